import 'server-only'
import type { Memory } from '@/lib/contract/memory'
import { type Phrase, phrases } from '@/lib/server/language/phrases'

/** A way in which people state something worth keeping. */
export type FactPattern = {
  kind: Memory['kind']
  says: readonly Phrase[]
  /** What there can be one of: a home, an age. A newer one takes the place of the older. */
  slot?: string
  /** Whether it must also name a day ahead, and whether something of this moment ("today") still counts. */
  isDated?: boolean
  mayPass?: boolean
}

/** Whom people have in their lives. */
export const RELATIONS =
  'wife|husband|partner|girlfriend|boyfriend|fiancé|fiancée|spouse|ex|son|daughter|kid|kids|child|children|baby|twins|stepson|stepdaughter|mother|mum|mom|mam|father|dad|parents|mother-in-law|father-in-law|brother|sister|grandmother|grandfather|grandma|grandpa|aunt|uncle|cousin|niece|nephew|boss|manager|supervisor|mentor|trainer|therapist|teacher|tutor|colleague|flatmate|roommate|housemate|neighbour|neighbor|friend|buddy|dog|cat|editor|agent|doctor|physio|nanny|babysitter|assistant'
const JOBS =
  'nurse|doctor|teacher|student|engineer|developer|programmer|designer|lawyer|accountant|manager|writer|author|freelancer|founder|carpenter|chef|cook|pilot|driver|electrician|plumber|physio|researcher|scientist|mechanic|farmer|artist|musician|actor|photographer|journalist|consultant|paramedic|firefighter|officer|barista|waiter|waitress|cashier|librarian|architect|translator|midwife|dentist|vet|pharmacist|psychologist|therapist|analyst|banker|baker|builder|gardener|hairdresser|pensioner|carer|parent|widow|widower|tutor|professor|lecturer|soldier|surgeon|clerk|secretary|tailor|welder|runner'
const BODY =
  'knee|knees|back|shoulder|shoulders|ankle|ankles|hip|hips|wrist|wrists|elbow|elbows|neck|foot|feet|achilles|hamstring|stomach|hand|hands|eyes|lungs|calf|calves|spine|leg|arm'
const BAD =
  'bad|weak|sore|torn|injured|dodgy|chronic|arthritic|stiff|broken|slipped|herniated|unstable|sensitive|recurring'
const CONDITIONS =
  'asthma|diabetes|adhd|autism|dyslexia|arthritis|hayfever|coeliac|celiac|epilepsy|migraine|migraines|ibs|endometriosis|tinnitus|hernia|sciatica|scoliosis|tendinitis|tendonitis|anaemia|anemia|vertigo|fibromyalgia|allergy|disability|pacemaker|intolerance'
const EVENTS =
  'exam|exams|finals|interview|race|marathon|triathlon|wedding|appointment|presentation|recital|concert|surgery|operation|test|deadline|review|defence|defense|viva|flight|trip|holiday|vacation|audition|competition|tournament|match|submission|launch|performance|gig|show|check-up|scan|retreat|workshop|conference|graduation|thesis|birthday|anniversary|course|reunion|talk|speech|baby|hearing|job'
const DAYS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays'
const TIMES = `${DAYS}|weekend|weekends|weekday|weekdays|morning|mornings|evening|evenings|night|nights|afternoon|afternoons|lunch|winter|summer|noon|work|school|dinner|holidays`
const NOT_LIKED =
  'it|this|that|these|those|you|him|her|them|me|myself|everything|nothing|how|what|where|being|having|feeling|working|doing'

/**
 * In the order in which they are asked; of several facts in one text the one of most worth is kept. Under each heading:
 * its kind, what there can be one of, whether a day ahead must be named, and whether what passes counts.
 */
export const factPatterns: readonly FactPattern[] = `
= commitment dated passing
i|we have|got|need _? _? _? _? ${EVENTS}
my|our|the _? _? _? ${EVENTS} _? _? is|are|starts|ends|falls|will
my|our|the _? _? _? ${EVENTS} has|have|was|got been? moved|postponed
i|we have? booked|registered|enrolled|entered|reserved|signed _ _
i|we am|are|will? getting|get married|divorced
i|we am|are moving|due|expecting|starting|flying|graduating|running|presenting|hosting|having _
i have? promised _? _? _? to|that|i|we|a|the
i have|need to hand|submit|deliver|present|finish|file|renew|pay _
${RELATIONS} birthday|wedding|graduation|surgery|anniversary is
from|starting|as _? _? _? i|we will|am _
= commitment passing
i|we have? signed up for
i have? promised _ that|to i? _
i have? enrolled|registered in|for|on _
getting married
= commitment
i|we have|go|do|play|teach|train|attend|take|volunteer|sing|see|meet|call|visit _? _? _? _? every|each|on ${DAYS}
on|every|each ${DAYS} _? i|we have|go|do|play|teach|train|attend|volunteer|sing
i|we climb|run|swim|dance|hike|train every|each ${DAYS}
= constraint
i|i have|had|got|suffer|live|get _? _? ${CONDITIONS}
i have|got a|an _? ${BAD} _? ${BODY}
i have|got a|an? _? _? ${BODY}|back pain|injury|problem|problems|trouble|condition|injuries
chronic _? pain
my _? ${BODY} is|are ${BAD}
my _? ${BODY} hurts|hurt|aches|swells|flares when|if|after|sometimes
i am _? vegan|vegetarian|pescatarian|lactose|gluten-free|diabetic|asthmatic|dyslexic|autistic|deaf|colourblind|allergic|intolerant|breastfeeding
i am afraid|scared of _? heights|water|flying|dogs|needles|dark|driving
i do not|never eat|drink|have meat|fish|dairy|gluten|sugar|alcohol|coffee|eggs|nuts|pork|milk|caffeine
i am on _? medication
my doctor|physio|therapist|gp|surgeon|specialist|dentist said|says|told|wants|forbade|advised _ _
i am not allowed|supposed to _
i have? quit|stopped|gave|given up? smoking|drinking|alcohol|cigarettes|sugar|gambling in|for|years|two|three
i can not swim|drive|cook|ski
i can not ~ing|run|lift|train|practise|practice|jump|squat|kneel|sit|stand|climb|eat|drink|do|play|work|meet|exercise _? _? _? on|after|before|during|because|more|longer|without|at ${TIMES}|my|of|#|than|a|the
i|we do not have|own a|an|any car|gym|kitchen|bike|pool|treadmill|desk|piano|printer|licence|license|garden|laptop|computer
there is no gym|pool|park|track|library
i|we have|get|got|look|pick _? _? kids|children|son|daughter|grandchildren on|every|at|during|half
i commute|travel _? _? every|each|a|#
i share the|my|our|a car|flat|room|office|kitchen|desk
i wear hearing|glasses|contact
= constraint one:hours
i _? work|working _? _? nights|shifts|weekends|part-time|full-time|evenings
i _? work night|early|late shifts|shift
i _? work from home
i _? work until|till|# hours|#|_
= constraint one:time
i _? _? have about|around|only? #|half|an|a an?|minutes|hour|hours? _? _? a|per|each|every|on day|week|weekday|weekdays|${TIMES}
= constraint one:days
i can only _? _? do|make|manage|train|work|write|run|meet|${TIMES}
= constraint one:budget
i can put|save|spare|set aside|# about? at? most? # a|per|each|every month|week
i can put|set aside _? _? # a|per|each|every month|week
i can save|spare _? _? # a|per|each|every month|week
i can not|only afford|spend _? _? #
= constraint one:sleep
i _? _? _? get|wake|be|start|finish|go|leave up|work|to _? _? _? at|by|around|before #
= constraint dated passing
i am|will be? away|travelling|traveling|abroad|on|off|out
= constraint passing
i am away|abroad|on _? holiday|vacation|leave|crutches for|until
never|not coffee|alcohol|sugar|meat after|before|on|at
never drink|eat _? _? after|before
was|got|been diagnosed with
= person
i|we have|got _? _? _? kids|children|son|sons|daughter|daughters|twins|toddler|newborn|teenagers|dog|dogs|puppy|cat|cats|brothers|sisters|siblings
my|our _? ${RELATIONS} is|are a|an? _? ${JOBS}|autistic|disabled|deaf|retired|pregnant|expecting|#
my|our _? ${RELATIONS} has|have alzheimer|dementia|parkinson|diabetes|autism|adhd|asthma|cancer
my|our _? ${RELATIONS} who i live with
my|our _? ${RELATIONS} _? lives|live|works|work|travels|turns|starts|speaks _
my|our _? ${RELATIONS} lets|allows|expects|needs me _
i|we am|are _? married|divorced|separated|widowed|engaged|retired|self-employed|unemployed|pregnant
i am an only child
my english|german|french is|not|native
sundays|saturdays|weekends i have my kids|children
= person one:job
i am a|an _? _? ${JOBS} $
i am a|an _? _? ${JOBS} in|at|and|so|who|with|from
i work as|for|in a|an|the _
= person one:study
i am? study|studying medicine|law|history|physics|chemistry|biology|maths|mathematics|economics|psychology|engineering|languages|architecture|philosophy|nursing|computer
i am doing a|an|my _? phd|masters|master|bachelor|degree|apprenticeship|mba|internship|residency
= person one:age
i am now? # years old
i am now? # $
i turn|turned # _?
= person one:home passing
i|we am|are? live|living|based in|near|on|outside|alone|with _
i|we have? just|recently? moved to|back|in|into _
i am originally? from brazil|_
= preference
i would? much|really|usually|definitely? prefer|rather _ _
i am _? _? _? perfectionist|introvert|extrovert|planner
i am a slow|fast|visual|competitive reader|learner|person
i work|train|run|read|write|study|learn|focus|think|sleep|concentrate|swim|cook|plan _? best|better in|at|when|with|before|after|on|alone|under|to|early|late|if|without
i am most|at|more productive|my|focused|creative _? in|at|when|best|after|before
i _? _? hate|love|enjoy|dislike _? ~ing|yoga|jazz|music|coffee|tea|chess|football|tennis|poetry|history|nature
i _? _? hate|love|enjoy|dislike _? _? ~s $
i can not stand ~ing|~s
i do not _? like|enjoy ~ing|being _
i really? like to|~ing _ _
i need silence|music|coffee|quiet|deadlines|pressure|structure|company to|when|while|for
~ing|music|lists|deadlines|streaks|coffee|silence helps|help|works|calms me
what motivates|helps|calms me _? is|are _
my favourite|favorite _ _? _? is|are _
= preference one:day
i am _? _? _? morning|evening|night person|owl
i am _? _? early|late bird|riser
mornings|evenings|nights|afternoons|weekends work|works|suit best|better|me|for
mornings|evenings|nights|weekends do|does not work|suit
${DAYS}|weekends are for|sacred|out|off _?
= preference one:style passing
keep it|answers|replies|things|messages|your _? short|brief|simple|concise
be more|very? direct|blunt|gentle|honest|brief|strict|hard|kind|patient with|on|to|please? me
do not|never sugarcoat|sugar-coat|push|lecture|praise|pressure me|_
no emojis|bullet|exclamation|pep|small
i do not want|like|need to? be|being|pep|emojis pushed|lectured|praised|pressured|told|talks|_
i really? do not like being told
i like|want|need tough|straight|honest|hard love|talk|feedback|truths
`
  .split('\n= ')
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n')
    const [kind, ...flags] = heading.split(' ')
    return {
      kind: kind as Memory['kind'],
      says: phrases(lines.join('\n')),
      slot: flags.find((flag) => flag.startsWith('one:'))?.slice(4),
      isDated: flags.includes('dated'),
      mayPass: flags.includes('passing'),
    }
  })

/** What makes a statement iffy: wishes, doubts, stories, what others say, and tastes that point at nothing lasting. */
export const iffy = phrases(`
if|wish|imagine|suppose|pretend|might|maybe|perhaps|possibly|almost|kidding|joking|joke|lol|haha|hypothetically
what if
would be|have|like|love
could|should have
used to
feel|feels|look|looks|seems like
let us say
you forgot|said|think|told
says|thinks|said|claims|told i|me|that
do you think
want|try|trying|hope|hoping|thinking|going|plan|planning to|of|about
no idea|time|clue
am a|an really|very? good|bad|terrible|great|lousy|horrible|useless|lazy|awful|decent|poor|better
my goal|mission
`)
export const pointing = phrases(`
hate|love|like|enjoy|dislike|stand|prefer ${NOT_LIKED}
rather not|die|quit|stop
`)
/** Something of this moment, or over. */
export const passing = phrases(`
today|tonight|yesterday|now
right now
at the moment
this morning|evening|afternoon|week|weekend|minute
last night|week|month|year|time|${DAYS}
days|weeks|hours ago
again
`)
/** What takes back something true before: "my knee is fine now", "I don't work nights any more". */
export const changes = phrases(`
my|the _ _? is|are|feels|got fine|better|healed|ok|okay|good|recovered|cured|fixed|great|gone now|again? $
i am no longer _
i do|can|will not _? _? _? _? anymore
i do|can|will not _? _? _? _? any more
i no longer _
i have? stopped|quit being|working|eating|drinking|smoking|_
i can _? _? _? again
i eat|drink|run|work|train|live|walk|swim _? _? again
my|the|our _ _? is|was|has|got been? cancelled|canceled|postponed|moved|rescheduled|off|called
we|i broke|split up
i have? changed my mind
`)
