import 'server-only'
import { headOf, phrases, says } from '@/lib/server/language/phrases'
import type { Said } from './said'

const I_AM =
  "am|feel|feeling|felt|was|been|being|get|got|just|so|is|it's so|very|really|just|a|bit|pretty|too|quite|completely|totally|like|utterly|all? so|bit|little|total|complete|such|a? "
const WHO = 'him|her|them|me|us|each|myself'
const KIN = 'mum|mom|mam|dad|wife|husband|partner|sister|brother|son|daughter|gran|nan|grandma|grandpa|friend'

/**
 * A hard moment, or a glad one, by what people say of it, and the one or two sentences that meet it: kind and plain, no
 * claim to understand, no saying, no mission; a question or a small step at the end. The first that fits is taken.
 */
const MOMENTS: readonly [said: string, answer: string][] = [
  [
    `relapse|relapsed, drank|smoked|gambled|vaped|drinking|smoking|vaping again, fell off the wagon, caved,
one|two|# became|turned into|to two|three|four|five|#, on the bottle,
had|took a|one|another drink|cigarette|smoke|puff|drag|hit, broke my streak, slipped up, back to zero`,
    'Thank you for saying it. It is a set-back, and the days before it still count. What would make the next few hours easier?',
  ],
  [
    `would have been|turned _? _? _? birthday|anniversary|wedding|#, anniversary of _ _? death|passing,
year|years|month|months since|without he|she|they|him|her|${KIN} died|passed|went?, since my? ${KIN} died|passed,
i miss him|her|${KIN}, miss him|her so|today|tonight, miss|missing my? _? so|today|tonight, he|she is|are not here,
first christmas|birthday|easter|summer without, ashes`,
    'I am sorry, that is a heavy day. There is nothing you have to do here; would it help to write down something you remember?',
  ],
  [
    `in|into|to|at the|a? hospital|hospice|icu|a&e, intensive care, in surgery|theatre,
biopsy|scan|lump|poorly|sectioned|stroke, hit by a, at the vet, ambulance, collapsed,
had a|an bad|nasty? fall|seizure|operation|accident|surgery|crash, heart attack,
broke|broken|fractured his|her|their hip|leg|arm|wrist|ankle|back`,
    'I am sorry, that is a fright. Everything here can wait; is somebody with them, and with you?',
  ],
  [
    `left me|us, walked|moved|storming|stormed out, wants|wanted|asked|filed for? a? divorce|separation, getting divorced,
broke|split up, broke up with|yesterday|today|last, dumped me, got dumped, ended it|things, time|space apart|from,
needs|wants space|time|a, met|seeing someone|somebody else?, does not love me, divorce papers, over between,
called off the wedding|engagement, cheated|cheating on`,
    'I am sorry, that is a lot to take in. Nothing here needs you today; who could be with you?',
  ],
  [
    `a|an|another|huge|big|massive|horrible|awful|terrible|bad|stupid|nasty|blazing row|fight|argument|falling-out,
row|rowed|argued|arguing|fought with, fell|fallen|fall out with, not speaking|talking to me,
are not speaking|talking, hung up on, slammed the, lost my temper|rag, had it out with|about,
keep|kept arguing|fighting, things got heated|ugly, hates me, lay|laid|tore into me, won't speak|talk to me,
screamed|shouted|yelled|snapped at ${WHO}|my|the, got|been|was screamed|shouted|yelled at, told off, had words`,
    'I am sorry, a row like that is hard to sit with. It need not be settled today; what would help you through the next hours?',
  ],
  [
    `hate|hated|loathe|despise myself, ashamed|disgusted|disappointed of|with|at|in myself,
let the _? team|side|family|kids down, forgive myself, embarrassed|humiliated, disgust myself,
let everyone|everybody|them|him|her|myself down, what is wrong with me, can not do anything right, ${I_AM}the worst,
${I_AM}a|an|such? total|complete|terrible|awful|bad|lousy|rubbish|horrible|useless? mother|father|mum|mom|dad|parent|friend|partner|husband|wife|person|teacher|nurse|boss|fraud|failure|burden|disgrace|idiot|joke|mess|disappointment|imposter|impostor,
${I_AM}stupid|pathetic|disgusting|ashamed|useless|worthless|guilty, not good enough`,
    'I am sorry that it feels so today. Is there somebody who knows you well whom you could talk to?',
  ],
  [
    `lost my job, did not pass|make, said no, refused|declined|denied, came last, going|went under, cut my hours|pay,
not being renewed|extended, knocked out, chose|picked someone|somebody else, to someone|somebody else,
went really? badly, fired|sacked|redundant|redundancy, laid off, let me|us|him|her go, turned|passed me? down|over,
let go, reject|rejected|rejection, fail|failed|failing|flunked|bombed, messed|screwed|cocked up, blew it,
did not get the|it|in|that, did not make it, missed it`,
    'I am sorry, that is a hard blow. Is there somebody you can tell about it today?',
  ],
  [
    `missed days|training|practice|again, skipped`,
    'That happens, and the days before it still count. What is the smallest step you could take next?',
  ],
  [
    `stuck|blocked, not get|make|motivate myself, not seem to, round in circles, hit a wall,
lost all? my momentum|drive|mojo, nothing comes, not focus|concentrate, can not start|begin|move|continue,
going|getting nowhere, no idea where|how to start|begin, keep putting it off,
procrastinating|procrastinate|procrastinated, no motivation, unmotivated, can not be bothered`,
    'That is a hard place to be. What is one part of it that would take ten minutes?',
  ],
  [
    `${I_AM}overwhelmed|drowning|swamped|stretched|overloaded, all|just|everything|is too much? for? me?, can not keep up,
can not cope, can not do this|it|any, at my limit, breaking point, eating me, nothing left to give,
landing|piling on|up, spinning|juggling, it never stops, burnt|burned|burning out, burnout, on top of me,
falling apart, running on empty|fumes`,
    'I am sorry, that is a lot at once. What is the one thing that cannot wait until tomorrow?',
  ],
  [
    `${I_AM}lonely|alone|isolated|invisible,
nobody|no-one|noone cares|calls|likes|came|called|rang|showed|turned|remembered|texted|asked,
no one cares|calls|likes|came|called|rang|showed|turned|remembered|texted|asked, no friends, no one|nobody to,
on my own again, left|feel out, not fit in, everyone is busy, stopped inviting, forgot my birthday`,
    'I am sorry, that is hard. Is there one person you could write to today?',
  ],
  [
    `${I_AM}anxious|scared|afraid|nervous|worried|terrified|stressed|panicking|dreading|petrified,
anxiety|dread|dreading|terrified|panicking, stressing me? out, heart is? racing|pounding, can not breathe|calm,
worried sick, worry|worrying|worries, on edge, in knots, freaking out, shaking|trembling, mind will not stop|settle,
lying|lie awake, scared|frightened|afraid of|i`,
    'I am sorry, that is hard to sit with. Breathe out slowly a few times first; then, what is the next thing that really happens, and when?',
  ],
  [
    `${I_AM}sad|low|down|depressed|miserable|unhappy|heartbroken|hopeless|empty|numb|flat|lost|gutted|devastated|broken|grey|blue,
crying|cried|cry|sobbing, in|to tears, into tears|pieces, in bits|pieces, not enjoy anything, nothing makes me,
gutted|devastated|heartbroken`,
    'I am sorry that it is so hard right now. Is there somebody you would like to call or see today?',
  ],
  [
    `${I_AM}tired|exhausted|knackered|ill|sick|shattered|drained|unwell|wrecked|wiped|dead,
exhausted|knackered|shattered|insomnia, could|can not sleep, slept badly|terribly|awfully, have|had not slept,
up all night, sleepless, slept _ hours, sleep for a week, dead on my feet, in bed with, no energy at, run down,
did not sleep, no|hardly|barely any? sleep|slept, have|got|caught a|the? cold|flu|fever|migraine|headache|bug`,
    'I am sorry to hear it. What could be left until tomorrow, so that you get some rest?',
  ],
  [
    `${I_AM}angry|furious|annoyed|frustrated|irritated|fuming|livid|fed|pissed|sick|raging up|off|of?, so|just done with, tired|sick of,
drives|drive|makes|making me so? mad|angry, so unfair, lied to, could scream, took credit,
hate this|my|it|everything, fuming|livid|furious`,
    'I am sorry, that is a lot of anger for one day. What set it off?',
  ],
  [
    `bad|terrible|awful|horrible|rough|hard|rotten|shitty|crap|crappy|rubbish|horrid|hell day|week|night|time|morning|month|shift,
worst day|week|night, nothing works|helps|worked|goes, everything _? _? is|went|goes|going wrong,
everything is|feels pointless|awful|shit, i give up, giving up, want to give up|quit|stop,
failure|loser|hopeless|nightmare, what is the point`,
    'I am sorry, that sounds rough. What would make the rest of the day a little easier?',
  ],
]

/** A hospital that is a place of work, or that somebody has left; crying with laughter. */
const OTHERWISE = phrases(`
work|works|worked|working|shift|volunteer|volunteered|job|interview _? _? _? hospital|hospice|icu|a&e,
hospital shift|job|work|interview|radio, out of hospital, home|back from the? hospital, laughing|laughter,
phone|laptop|battery|car|bike|plant|engine|boiler|tv|computer has|is? died|dead|gone|dying,
not tired|sad|worried|scared|stuck|anxious|lonely|bad|ill|sick, nobody|never|without crying|cried|cry, no one crying|cried, no tears|crying
`)
/** What looks the record up, whatever it is about: "the last time I was anxious". */
const LOOKUP = phrases(`
show|find|list|search|count, entries|entry|notes|days|times|weeks about|where|when|with|of|on|i, last|first time,
when i was|am|felt|feel|last|first, how often|many|much|long
`)
const ASKING = phrases(
  'what is|was|did|do|does|were|have|makes|made, which|who|where|how|compare, did|do|does|is|are i|my|we|there',
)
const GLAD = phrases(`
i did it, nailed|smashed|aced it|that|the, passed my|the|with,
got the|that|a|my job|promotion|offer|place|visa|flat|house, best day|week,
great|good|lovely|wonderful|fantastic|amazing|brilliant day|week|run|session,
day|today|it was lovely|great|brilliant|wonderful, best _? _? ever|yet,
${I_AM}happy|proud|glad|excited|thrilled|chuffed|buzzing|delighted, personal best, new pb, over the moon,
woohoo|yay|hooray, got in $, said yes, having a baby, accepted my, we won, celebrate, got promoted|engaged|married,
so pleased|proud
`)
const GLAD_WORDS = 'That is good to read. Who else would be glad to hear it?'

/** Words that by themselves say that it is hard, in whatever sentence; they meet it where no row above does. */
const HEAVY = phrases(
  'died|dead|death|buried|funeral|cemetery|grief|grieving|divorce|cheated|ghosted|dumped|screamed|yelled|ashamed|embarrassed|humiliated|guilty|pathetic|worthless|failure|sacked|redundant|rejected|overwhelmed|swamped|drowning|exhausted|shattered|knackered|drained|migraine|lonely|scared|terrified|anxious|panic|panicking|dread|dreading|stressed|crying|tears|miserable|numb|hopeless|heartbroken|gutted|furious|fuming|livid|nightmare|hurting|struggling',
)
/** Words that may be said of anything: they count where a message is about nothing else that can be answered. */
const PERHAPS_HEAVY = phrases(`
hospital|argued|useless|idiot|thick|failed|sad|angry|unfair|disaster|hell|awful|horrible|terrible|worst|shit|ruined|ugh|nervous|afraid|cope|rotten|rubbish|brutal|mess|gone|confused|wrong|worse|cancelled|sleepless|hurts,
lost her|him|them|it|my, fed up, miss|missing|without him|her, can not do it|this, to pieces|bits,
hard|tough|rough one|time|day|week, no one|person to
`)
const HEAVY_WORDS = 'I am sorry, that sounds hard. Is there somebody you could tell about it today?'

const moments = [
  ...MOMENTS.map(([said, answer]) => ({ said: phrases(said), answer })),
  { said: HEAVY, answer: HEAVY_WORDS },
]

/** What is longer tells of more than a moment. */
const MOST_WORDS = 20
const [relapse] = moments

/** One or two kind sentences for a hard moment, or a glad one; null where the message is about something else. */
export function momentAnswer(said: Said): string | null {
  const told = toldIn(said)
  const hard = hardMoment(told)
  if (hard) return hard.answer
  if (told.some(({ words }) => says(words, GLAD))) return GLAD_WORDS
  return told.some(isPerhapsHeavy) ? HEAVY_WORDS : null
}

/** "That was wrong, it was 90.3" puts a figure right. */
function isPerhapsHeavy({ sentence, words }: Said['sentences'][number]): boolean {
  const hasFigure = sentence.tokens.some(({ kind }) => kind === 'number')
  return words.length <= MOST_WORDS && !hasFigure && says(words, PERHAPS_HEAVY)
}

/** Whether a message tells of a moment beside which no figure is asked for. A relapse is told of a mission. */
export function isHard(said: Said): boolean {
  const moment = hardMoment(toldIn(said))
  return moment !== undefined && moment !== relapse
}

function toldIn({ sentences }: Said) {
  return sentences.filter(({ sentence, words }) => {
    return !sentence.isQuestion && headOf(words, ASKING) === 0 && !says(words, LOOKUP) && !says(words, OTHERWISE)
  })
}

function hardMoment(told: Said['sentences']) {
  return moments.find(({ said }) => told.some(({ words }) => says(words, said)))
}
