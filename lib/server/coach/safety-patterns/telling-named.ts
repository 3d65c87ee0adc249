import 'server-only'
import { MEDICINE } from './compose'
import { anyOf } from './short-patterns'
import { CLAUSE_END, telling, within } from './telling-pattern'

const LIMB =
  '(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|ankles?|hands?|chest|feet|fingers?|palms?|face|head)'
const DRUG =
  '(?:\\w*-?codamol|co-?dydramol|\\w+(?:triptyline|zepam|zolam|apine|oxetine|alopram|raline|profen|azine|pregabalin|gabalin)|lithium|beta ?blockers?|quetiapine|fentanyl|warfarin|nytol|sominex|benadryl|piriton|anadin|heart pills|blood thinners)'
const MANY =
  '(?:(?:about|around|like|some|over|nearly|at least|maybe) )?(?:[1-9]\\d+|ten|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|a hundred|a hundred and \\w+|dozens)(?! ?(?:mg|ml|mcg|milligrams?|%))'
const HARM_WORD =
  '(?:self[- ]?harm(?:ing)?|self[- ]?injur(?:y|ing)|cutting(?: myself)?|purging|urges? to (?:cut|hurt myself))'

const CUTTINGS = anyOf(
  [
    'grass|hay|silage|hedges?|film|scenes?|edit|budget|costs?|jobs?|fabric|dress|sewing|pattern|plants?|paper|wood|tiles|cake|carbs|sugar|hair|fringe|coffee|calories|words?|class(?:es)?|corners|ties|losses',
    "(?:daughter|son|friend|sister|brother|niece|nephew|cousin|student|patient|client|pupil)(?:'s)?|volunteer\\w*|training|helpline",
  ],
  { before: '\\b', after: '\\b' },
)
const CLUMSY = anyOf(
  [
    'accident\\w*|by mistake|cook\\w*|kitchen|tea|noodles|pasta|diy|toddler|kids|cat|dog|printer|code|coding|boss|clients?|customers?|homework|spreadsheets?|maths?|metaphor\\w*|football|rugby|climb\\w*|shelf|cupboard|lol|haha|hike|surgery|surgeon|nurse|hospital said|physio|boxing|gloves|argument',
    'forgiv\\w*',
  ],
  { before: '\\b', after: '\\b' },
)
const JOKES = anyOf(
  [
    'lol|haha|laugh\\w*|cringe\\w*|embarrass\\w*|blush\\w*|awkward|hangover|hungover|flu|covid|food poisoning|norovirus|cramps|workout|leg day|burpees|gym|run(?:ning)?|race|heat|cold|stairs|hill|bill|karaoke|exams?|presentation|chilli|curry|hot sauce|game|level|raid|boss fight|ski\\w*|kitchen|diy',
    'drill|knives|bike|driving test|school starts|spreadsheets?|printer|emails?|meetings?|ground floor|reports?|software|term|diet|wedding|monday|season|finale|team|results|win|trophy|world cup|league|essay|lecture|research|prevention|patients?|students|novel|film|training|trombone|drums',
    'neighbou?rs?',
  ],
  { before: '\\b', after: '\\b' },
)
const PASTIMES =
  /\b(?:summit|level|exam|recipe|driving|lift|record|deadlift|boss|password|route|climb|crossword|sourdough|call|delivery|bungee|swim\w*|photo\w*|picnic|view|selfie|fishing|kids|coffee|sandwich|lunch|commut\w*|delayed|replacement|london|at work|clean|tea|paint)\b/
const HYPERBOLE = anyOf(
  [
    'lol|haha|laugh\\w*|spoil\\w*|netflix|carpet|hoodie|cake|late for|burpees|workout|puns?|jokes|cooking|driving|snor\\w*|chilli|coach|trainer|chess|game|fifa|mario|paintball|laser|squash|kids|toddler|dog|cat|puppy|fox|wasps?|goose|with kindness|when (?:he|she|they) (?:sees?|finds? out|hears?)',
    'by accident|accidentally|elbow\\w*|header|sparring|boxing|rugby|football|judo|tackle|hug\\w*|plates?|scratch',
  ],
  { before: '\\b', after: '\\b' },
)
const DOSES = anyOf(
  [
    'dishwasher|descal\\w*|caramel|chocolates?|fudge|prescri\\w+|as directed|course|antibiotics?|vitamins?|magnesium|probiotics?|supplements?|calpol|mints|sweets|(?:years|months|weeks) ago|over (?:the|a|two|three)|a day|daily|per day|dog|cat|throat|hay ?fever|antihistamines?|for the week',
    'pill ?box|organi[sz]er|pharmacist|holiday|trip|photos?|in total|this year',
  ],
  { before: '\\b', after: '\\b' },
)
const FED = anyOf(
  [
    "doctor|keeps|snack\\w*|plus|as well|deadlifts?|squats?|bench|press|dumbbells?|kettlebells?|luggage|suitcase|dog|baby|son|daughter|flour|puppy|norovirus|stomach bug|food poisoning|pregnan\\w+|hangover|hungover|party|prawns|oysters|curry|cut (?:back|down)|healthy|fruit|friend's|sister's",
    "brother's|flu|rollercoaster|netflix|series|boxset",
  ],
  { before: '\\b', after: '\\b' },
)

/** What is named without a verb of wanting: the harm itself, how much was taken, who threatens whom. */
export const tellingNamedPatterns = [
  telling('self-harm', CUTTINGS, [
    `${HARM_WORD}(?:'s| has| have| is)?(?: (?:been|now|really|slowly|just))* (?:started|begun|back|returned|come back|crept back|got(?:ten)? worse|getting (?:worse|deeper)|worse|daily|out of (?:hand|control)|every (?:day|night))(?= |$|[.,])`,
    `(?:back|gone back|returned|turned) to (?:${HARM_WORD}|the (?:blade|razor))${CLAUSE_END}`,
    "i sh(?:'d|-ed)(?= |$|[.,])",
    `(?:struggling|trying(?: so)?(?: hard)?|fighting|battling|doing everything) not to (?:cut(?: myself)?|self[- ]?harm|hurt myself|burn myself|relapse|use the (?:blade|razor)|pick up the (?:blade|razor)|kill myself|purge)${CLAUSE_END.replace('now', 'now|rn|tonight')}`,
    `(?:struggling|trying|fighting) not to (?:cut|self[- ]?harm|hurt myself) (?:rn|again|right)`,
    `(?:need|want|have|ache|aching) to (?:cut|bleed|cut deeper|cut again)(?=[.,]|$| (?:rn|so i can|until|or i))`,
    '(?<=^|[.,] )(?:i (?:just )?)?cut (?:again|tonight|last night|today|this morning|yesterday)(?=$|[.,])',
    '(?:starve|burn|purge|binge|scratch|self[- ]?harm|drink)(?: myself)? (?:and|&|or) (?:i )?cut(?: myself)?(?=$|[.,])',
    "(?:going to|gonna|about to|will|i'll|need to|have to) cut (?:as soon as|when|once|after|tonight|again|deep\\w*)(?: \\w+){0,4}(?: (?:asleep|home|bed|gone|out|alone|tonight|time))?(?=$|[.,])",
    `(?:third|second|fourth|\\w+th|another) time since \\w+${within(20)}(?:cut|blade|razor|self[- ]?harm)`,
  ]),
  telling('self-harm', CLUMSY, [
    `(?:re-?)?open(?:ed|ing)(?: up)? (?:the|my|an|some)(?: \\w+){0,2} (?:cuts?|wounds?|scars?|stitches)(?: up)?(?: again)? (?:with|on purpose|myself|because|so|to feel|last|tonight)`,
    `(?:pour\\w*|held|hold(?:ing)?|put(?:ting)?|press\\w*|stub\\w*|drip\\w*|keep|kept|stuck)${within(34)}(?:boiling|scalding|hot|candle|wax|iron|cigarettes?|lighter|stove|hob|kettle|flame|ice|stubs?)${within(24)}my (?:\\w+ )?${LIMB}${within(20)}(?:when|because|on purpose|until|til|so (?:that )?i)`,
    `(?:pour\\w*|held|hold(?:ing)?|put(?:ting)?|press\\w*|stub\\w*|drip\\w*|keep|kept|stuck)${within(34)}(?:boiling|scalding|hot|candle|wax|iron|cigarettes?|lighter|stove|hob|kettle|flame|ice|stubs?)${within(24)}my (?:\\w+ )?${LIMB}${within(20)}(?:to (?:feel|punish|stop|calm)|deserve|every time)`,
    `(?:keep|hold|held|put|kept) my (?:hand|arm|wrist|finger)s? (?:under|in|on|over|against) (?:the )?(?:hot|boiling|scalding|candle|flame|iron|hob|stove|radiator|ice)(?: \\w+)? ?(?:until|till|til|because|on purpose|so (?:that )?i|to (?:feel|stop))`,
    `(?:bang|bash|smash|slam|smack)(?:ed|ing|s|es)? my (?:own )?(?:head|forehead|fists?|hand) (?:against|on|off|into) (?:the |a )?(?:\\w+ )?(?:walls?|tiles?|floor|door|sink|bath|bricks?)${within(24)}(?:until|til|on purpose|over and over|again and again)`,
    `(?:bang|bash|smash|slam|smack)(?:ed|ing|s|es)? my (?:own )?(?:head|forehead|fists?|hand) (?:against|on|off|into) (?:the |a )?(?:\\w+ )?(?:walls?|tiles?|floor|door|sink|bath|bricks?)${within(24)}(?:most days|every|to (?:feel|stop|make)|so (?:hard|that)|because)`,
  ]),
  telling('suicide', JOKES, [
    '(?:everything|all)(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?|is begging|is desperate|aches?) (?:to|it to) (?:die|be dead|end|be over)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:everything|all)(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?|is begging|is desperate|aches?) (?:to|it to) (?:not (?:be here|exist)|stop existing)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:every (?:bit|part|cell|fibre|inch|bone))(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?|is begging|is desperate|aches?) (?:to|it to) (?:die|be dead|end|be over)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:part|half|most)(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?|is begging|is desperate|aches?) (?:to|it to) (?:die|be dead|end|be over)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:every (?:bit|part|cell|fibre|inch|bone))(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?) (?:to|it to) (?:not (?:be here|exist)|stop existing)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:every (?:bit|part|cell|fibre|inch|bone))(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:is begging|is desperate|aches?) (?:to|it to) (?:not (?:be here|exist)|stop existing)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    '(?:part|half|most)(?: \\w+)? (?:of|in|inside) (?:me|my body|my head|my brain|my mind) (?:just |only |really )?(?:wants?|longs?|needs?|is begging|is desperate|aches?) (?:to|it to) (?:not (?:be here|exist)|stop existing)(?=$|[.,]| (?:and|today|tonight|now|anymore|again))',
    `i (?:won't|don't (?:intend|plan|want|expect|mean) to|am not going to|'m not going to|will not) (?:live|be alive|stay alive|be living) (?:past|beyond|to see|until|till|through|after|for|by|when)(?= )`,
    '(?:want|going|about|tempted|ready|need|urge) to (?:jump|throw myself|step|climb) (?:out of|off) (?:the|a|my|this) (?:\\w+ )?(?:window|ledge|balcony|roof|ninth floor|building)',
    `(?:my|the) (?:last|final) (?:day|night|week|hours?|month|christmas|birthday|summer|sunday|weekend)(?: \\w+)? (?:alive|on earth|on this (?:earth|planet)|of living)(?= |$|[.,])`,
    '(?:feel|feeling|felt) like dying(?=$|[.,]| (?:tonight|again|every|most|all the time|today|and no|inside|really))',
    "(?:i|constantly|always|just|still|been|keep|can't stop|i'm) (?:(?!never|don't|rarely|didn't|no\\b)[\\w']+ )?think(?:ing)? (?:a lot |so much )?(?:about|of) (?:my own )?(?:suicide|killing myself|ending my life|hanging myself|drowning myself|my own death)(?=$|[.,])",
    "(?:i|constantly|always|just|still|been|keep|can't stop|i'm) (?:(?!never|don't|rarely|didn't|no\\b)[\\w']+ )?think(?:ing)? (?:a lot |so much )?(?:about|of) (?:my own )?(?:suicide|killing myself|ending my life)(?= (?:constantly|all|every|most|at|daily|again|a lot|while|when|and|more|too))",
    "(?:i|constantly|always|just|still|been|keep|can't stop|i'm) (?:(?!never|don't|rarely|didn't|no\\b)[\\w']+ )?think(?:ing)? (?:a lot |so much )?(?:about|of) (?:my own )?(?:hanging myself|drowning myself|my own death)(?= (?:constantly|all|every|most|at))",
    "(?:i|constantly|always|just|still|been|keep|can't stop|i'm) (?:(?!never|don't|rarely|didn't|no\\b)[\\w']+ )?think(?:ing)? (?:a lot |so much )?(?:about|of) (?:my own )?(?:hanging myself|drowning myself|my own death)(?= (?:daily|again|a lot|while|when|and|more|too))",
    '(?:my life|my story|my time here) (?:ends|is ending|will end|is going to end|stops)(?: here)?(?: on \\w+day| tonight| tomorrow| this (?:week\\w*|month)| today)',
    "(?:i'm|i feel like|i've become|am i) (?:\\w+ )?(?:a )?(?:danger|risk) to (?:myself|my own life)(?=$|[.,]| (?:tonight|right|now|and|at))",
    '(?:suicide|death|dying)(?: \\w+)? (?:feels|seems|looks|is|sounds)(?: \\w+)? (?:like )?(?:the only|my only|the best|the right|the answer|an answer|inevitable|the way|a relief|so inviting|welcom\\w*)',
    "(?:made (?:up )?my mind(?: up)?|decided|determined|resolved|chosen|choosing) (?:that )?(?:to|i'm going to|i'll|i will) (?:die|be dead|end (?:my life|everything)|leave this (?:world|life))(?=$|[.,]| (?:tonight|on|before|this|and|because|soon))",
    "suicid(?:e|al) (?:ideations?|thoughts?|urges?|feelings|impulses?)(?: \\w+)? (?:is|are|keep|came|come|have|has|through|back|bad|worse|again|strong|loud|every|today|tonight|all|won't)(?= |$|[.,])",
    `(?:killed (?:him|her|them)self)${within(50)}(?:want|going|plan|might|will|wish|thinking)(?: \\w+){0,2} (?:the same(?: thing)?|it too|follow|what (?:he|she) did|go (?:the same way|too))(?=$|[.,]| (?:him|her|and|soon|tonight))`,
    `(?:took (?:his|her|their) (?:own )?life|overdosed|hanged (?:him|her|them)self|suicide|died)${within(50)}(?:want|going|plan|might|will|wish|thinking)(?: \\w+){0,2} (?:the same(?: thing)?|it too|follow|what (?:he|she) did|go (?:the same way|too))(?=$|[.,]| (?:him|her|and|soon|tonight))`,
    `(?:told|tell|said to)(?: \\w+){1,3} (?:that )?i(?:'m| was|'d never)(?: not|n't)? (?:suicidal|a risk|going to (?:do|hurt|kill))${within(30)}(?:a lie|lied|isn't true|wasn't true|not true)`,
    '(?:set|chosen|picked|fixed|know|decided on) (?:the|a|my) (?:date|day|hour|time)(?: \\w+)? (?:of|for) my (?:own )?(?:death|suicide|exit)',
  ]),
  telling(
    'suicide',
    /\b(?:lol|haha|homework|exams?|essay|run|ran|walk\w*|cycl\w*|drive|drove|per|limit|speed|\d ?kms|car|route|printer|maths|meeting|monday|cringe|spoiler\w*|game|boss)\b/,
    [
      "(?:want to|going to|might|should|could|will|i'll|let me|about to|gotta|rather|need to|ima|finna) kms(?= |$|[.,])",
      'kms (?:fr|for real|tonight|rn|right now|already|bye|today|not even joking|no joke|soon)(?= |$|[.,])',
    ],
  ),
  telling('suicide', PASTIMES, [
    `(?:i'm|i am|here|sat|sitting|stood|standing|been)(?: \\w+)? (?:on|over) (?:the|a) (?:ledge|wrong side of (?:the|a) \\w+|other side of the (?:railings?|barrier|fence|parapet))(?= |$|[.,])`,
    `(?:sat|sitting|stood|standing|i'm)(?: \\w+)? (?:on|at) (?:the|a) (?:\\w+ )?(?:bridge|viaduct|roof|ledge|car park|parapet)${within(24)}(?:legs? (?:over|dangling|hanging)|over the (?:edge|side|railings?)|nobody (?:can see|knows))`,
    `(?:at|by|on|near|beside) the (?:train |railway )?(?:tracks?|rails|line|platform|level crossing)${within(30)}(?:to end (?:this|it|me)|and then it's over|until one hits|for the next one to (?:end|take|hit|finish))`,
    `(?:stop|not|refus\\w*|nothing|no (?:food|water)|starv\\w*|keep (?:taking|drinking))${within(40)}until i(?:'m| am)? (?:die|dead|waste away|fade away)(?=$|[.,])`,
    '(?:in|sitting in|sat in) the (?:car|garage|van) with the (?:hose|engine running and|exhaust|charcoal)|(?:hose|pipe) (?:attached|connected|taped|fixed|running)(?: \\w+){0,2} (?:exhaust|window)',
    `(?:attempt\\w*|sectioned|overdose|discharged|ward|crisis team|hospital)(?= |[.,])${within(50)}(?:i'll|i will|going to|gonna|then i) do it (?:properly|right|again|better)(?= |$|[.,])`,
    `(?:was|were) (?:about|going|ready) to (?:jump|step off|let go|do it)${within(60)}(?:wish(?:ed)? (?:she|he|they) hadn't|talked me down|pulled me back|wish i had)`,
    "(?:i (?:have|got)|i've got|have got) the means(?=$|[.,]| (?:and|ready|now|here|at))(?! to)",
    '(?:drawn|drew|drawing) up (?:the|an|my) (?:injection|syringe|dose)(?=$|[.,]| (?:for myself|and))',
    '(?:attempted|tried to die|tried to do it|tried to end it) (?:it )?again(?: (?:last night|yesterday|this morning|today|on \\w+day|last week|in \\w+))',
    '(?:angry|furious|disappointed|gutted|devastated|upset|cried|crying|sorry|hated|regret\\w*|annoyed)(?: that| because| to find)? (?:i )?(?:came (?:round|to|back round)|survived|pulled through|was (?:found|saved|revived|resuscitated))',
    "(?:angry|furious|disappointed|gutted|devastated|upset|cried|crying|sorry|hated|regret\\w*|annoyed)(?: that| because| to find)? (?:i )?(?:(?:they|he|she|someone) (?:found|saved|revived|resuscitated) me|it didn't work|i'd survived|woke up (?:again|alive|in (?:hospital|a&e|intensive)))",
  ]),
  telling('abuse', HYPERBOLE, [
    '(?:his|her|their) address and (?:a |the |my )?(?:weapon|gun|knife|bat|hammer|pistol|petrol)(?= |$|[.,])',
    `my ex(?:[- ]\\w+)?(?= )${within(60)}(?:kill|murder|stab|shoot|strangle|hurt|slit my throat|break my \\w+)(?: me)?(?=$|[.,]| (?:if|and|when i|tonight|because|next|or|one|with a))`,
    `(?:outside|at (?:the|my) door|in (?:the|my) garden|downstairs|parked|on (?:his|her) way|coming over|banging|knows where i)${within(60)}(?:(?:kill|hurt|stab|shoot|murder|strangle) me|i'm dead)`,
    `(?:kill|murder|stab|shoot|strangle) me${within(40)}(?:outside (?:my|the)|at (?:the|my) door|on (?:his|her) way|knows where i|followed me|was outside|parked)`,
    `(?:texted|texts?|messaged|messages?|voicemails?|emailed|letters?)${within(40)}(?:he|she|they|someone|ex)(?:'s| is|'ll| will|'d| would|'re)? ?(?:going to |coming to |gonna |wants? to |coming (?:over|round) to )?(?:kill|murder|stab|shoot|strangle|bury|hurt|find) (?:me|us)`,
    `(?:dms?|note|threat\\w*|wrote|keeps (?:saying|telling me|messaging))${within(40)}(?:he|she|they|someone|ex)(?:'s| is|'ll| will|'d| would|'re)? ?(?:going to |coming to |gonna |wants? to |coming (?:over|round) to )?(?:kill|murder|stab|shoot|strangle|bury|hurt|find) (?:me|us)`,
    `(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|ex|son|brother|mum|mother))(?:'ll| will|'s going to| is going to| might| could)(?: \\w+)? kill me (?:one day|one of these days|next time|someday|eventually|in the end|sooner or later|this time)`,
    "(?:family|brothers?|father|dad|uncles?|cousins?|husband|in-laws|parents)(?: \\w+)? (?:wants?|will|'ll|is going|are going|going|try|trying|threaten\\w*)(?: to)? (?:to )?(?:kill|murder|hurt|beat) me (?:for (?:leaving|loving|dating|refusing|shaming|the shame|being))",
    "(?:family|brothers?|father|dad)(?: \\w+)? (?:wants?|will|'ll|is going|are going|going|try|trying|threaten\\w*)(?: to)? (?:to )?(?:kill|murder|hurt|beat) me (?:because i(?:'m| am|'ve| have)? (?:gay|with|not|refuse\\w*|left|marry|love|have a|dating|seeing))",
    "(?:uncles?|cousins?|husband|in-laws|parents)(?: \\w+)? (?:wants?|will|'ll|is going|are going|going|try|trying|threaten\\w*)(?: to)? (?:to )?(?:kill|murder|hurt|beat) me (?:because i(?:'m| am|'ve| have)? (?:gay|with|not|refuse\\w*|left|marry|love|have a|dating|seeing))",
    "(?:family|brothers?|father|dad|uncles?|cousins?|husband|in-laws|parents)(?: \\w+)? (?:wants?|will|'ll|is going|are going|going|try|trying|threaten\\w*)(?: to)? (?:to )?(?:kill|murder|hurt|beat) me (?:if i (?:leave|left|refuse|run|ran|don't marry|come out|talk|tell|go back))",
    `(?:black and blue|covered in bruises|can't (?:see out of|open) my eye)${within(40)}(?:he|she) (?:says|said|did|blames|promis\\w*|cried|swears)`,
    '(?:says|said|tells me|told me|thinks)(?: \\w+)? (?:that )?i (?:made|make|drive|drove) (?:him|her) (?:do (?:it|this|that)|hit|to it|like this|hurt|violent)(?= |$|[.,])',
    '(?:broke|fractured|cracked|dislocated|knocked out) (?:one|two|three|four|some|both|several|a few) of my (?:ribs|fingers|teeth|bones|toes)',
    '(?<!(?:door|ball|elbow|branch|cupboard|goalkeeper|defender) )(?:he|she) (?:\\w+ )?(?:gave me|left me with) (?:a |another |two |an? \\w+ )?(?:black eyes?|split lip|bloody nose|broken (?:nose|arm|jaw|rib|wrist|finger)s?|bruises|fat lip|concussion)(?= |$|[.,])',
    '(?<!(?:door|ball|elbow|branch|cupboard|goalkeeper|defender) )(?:my (?:husband|wife|partner|boyfriend|girlfriend|dad)) (?:\\w+ )?(?:gave me|left me with) (?:a |another |two |an? \\w+ )?(?:black eyes?|split lip|bloody nose)(?= |$|[.,])',
    '(?<!(?:door|ball|elbow|branch|cupboard|goalkeeper|defender) )(?:my (?:husband|wife|partner|boyfriend|girlfriend|dad)) (?:\\w+ )?(?:gave me|left me with) (?:a |another |two |an? \\w+ )?(?:broken (?:nose|arm|jaw|rib|wrist|finger)s?|bruises|fat lip|concussion)(?= |$|[.,])',
    '(?<!(?:door|ball|elbow|branch|cupboard|goalkeeper|defender) )(?:my (?:father|stepdad|ex|son|brother|mum|mother|bf|gf|fianc[eé]e?)) (?:\\w+ )?(?:gave me|left me with) (?:a |another |two |an? \\w+ )?(?:black eyes?|split lip|bloody nose)(?= |$|[.,])',
    '(?<!(?:door|ball|elbow|branch|cupboard|goalkeeper|defender) )(?:my (?:father|stepdad|ex|son|brother|mum|mother|bf|gf|fianc[eé]e?)) (?:\\w+ )?(?:gave me|left me with) (?:a |another |two |an? \\w+ )?(?:broken (?:nose|arm|jaw|rib|wrist|finger)s?|bruises|fat lip|concussion)(?= |$|[.,])',
    '(?:lip|nose|eye|ribs?|arm|wrist|cheek|jaw|tooth)(?: \\w+){0,2} (?:split|broken|black|swollen|cracked|bruised|bleeding)[.,]? (?:and )?(?:he|she|my \\w+) did (?:it|this|that)',
  ]),
  telling('overdose', DOSES, [
    `(?:downed|necked|swallowed|emptied|took|taken|popped|gulped)(?: \\w+)? (?:a|an|the|\\d+|two|three|four|five|half a|my|the whole)(?: \\w+)? (?:box(?:es)?|loads?|lot|bunch|ton|packs?|packets?|strips?|blisters?|bottles?|jar|handfuls?|fistfuls?|tub|drawer) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:chewed|knocked back|scoffed|swallowing|finished|washed down)(?: \\w+)? (?:a|an|the|\\d+|two|three|four|five|half a|my|the whole)(?: \\w+)? (?:box(?:es)?|loads?|lot|bunch|ton|packs?|packets?|strips?|blisters?|bottles?|jar|handfuls?|fistfuls?|tub|drawer) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:downed|necked|swallowed|emptied|took|taken|popped|gulped)(?: \\w+)? (?:the rest of (?:the|a|my)|a whole|another|every|most of (?:the|a|my))(?: \\w+)? (?:box(?:es)?|loads?|lot|bunch|ton|packs?|packets?) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:downed|necked|swallowed|emptied|took|taken|popped|gulped)(?: \\w+)? (?:the rest of (?:the|a|my)|a whole|another|every|most of (?:the|a|my))(?: \\w+)? (?:strips?|blisters?|bottles?|jar|handfuls?|fistfuls?|tub|drawer) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:chewed|knocked back|scoffed|swallowing|finished|washed down)(?: \\w+)? (?:the rest of (?:the|a|my)|a whole|another|every|most of (?:the|a|my))(?: \\w+)? (?:box(?:es)?|loads?|lot|bunch|ton|packs?|packets?) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:chewed|knocked back|scoffed|swallowing|finished|washed down)(?: \\w+)? (?:the rest of (?:the|a|my)|a whole|another|every|most of (?:the|a|my))(?: \\w+)? (?:strips?|blisters?|bottles?|jar|handfuls?|fistfuls?|tub|drawer) of (?:\\w+ )?(?:${MEDICINE}|${DRUG}|them)(?= |$|[.,])`,
    `(?:had|took|taken|swallowed|ate|eaten|popped|necked|downed|swallowing|i've done) ${MANY} (?:of )?(?:(?:my|his|her|the|\\w+'s|these|those) )?(?:\\w+ )?(?:${MEDICINE}|${DRUG})(?= |$|[.,])`,
    `(?:took|taken|swallowed|had|necked|downed)(?: \\w+)? (?:\\w+) (?:days?|weeks?|months?)(?:'s|'|s)? (?:worth|supply)(?: of)?${within(24)}(?:at once|in one go|in one night|tonight|this evening|just now|together|all at)`,
    `(?:took|taken|swallowed|had) (?:\\w+'s|his|her|their|the other) (?:ones|pills|tablets|meds|medication|sleepers)(?: \\w+)? (?:as well as|on top of|plus|along with) (?:mine|my|all)`,
    `(?:gave myself|injected|injecting|dialled|shot)(?: myself)?(?: \\w+)? (?:all|the whole|the entire|every|the rest of|twice|double|triple|ten times|three times)(?: \\w+){0,3} (?:units|insulin|pen|vial|syringe|cartridge)(?= |$|[.,])`,
    `(?:dose|overdose|pills|tablets|last time|didn't (?:do it|work))(?= |[.,])${within(40)}next time(?: \\w+)? i'll (?:take|have|swallow|use) (?:them all|all of (?:them|it)|the (?:lot|whole|rest)|more|twice|enough)`,
    `(?:don't|doesn't|stopped|lost|not)(?: \\w+)? (?:care|caring|count|counting|matter)(?: \\w+)? how many (?:(?:${MEDICINE}|of (?:them|these))(?= i\\b| it takes|$|[.,])|i(?:'m|'ve)? (?:swallow|take|took|taken|taking)(?:ed)?(?=$|[.,]| (?:anymore|now|as long|any|so|if|tonight)))`,
    '(?:took|taken|swallowed) (?:too many|way too many|a load|loads|far too many|all)(?: \\w+)? (?:of )?(?:them|those|these|the (?:white|blue|little|pink) ones)(?= |$|[.,])',
  ]),
  telling('overdose', /\b(?:dog|cat|puppy|toddler|baby|horse|plants?|vet)\b/, [
    '(?:ate|eaten|drank|drunk|swallowed|took|taken|drinking)(?: \\w+){0,4} (?:rat poison|bleach|antifreeze|weed ?killer|drain cleaner|slug pellets|pesticide|toilet cleaner)(?= |$|[.,])',
    `(?:don't|didn't)(?: even)? know what (?:half of )?(?:they|them|those|it) (?:were|was)${within(40)}(?:sleepy|tired|warm|numb|floaty|fuzzy|heavy|spinning|drowsy)`,
    'the more (?:of them )?i (?:take|took|swallow)[\\w ]{0,16},? the (?:less|quieter|further|softer|calmer)',
    'easier than being (?:awake|alive|conscious)(?=$|[.,])',
  ]),
  telling('eating-disorder', FED, [
    '(?:only|just|all i) (?:\\w+ )?(?:eat|have|allow myself|let myself (?:have|eat)|live on|survive on)(?: is)? (?:an|one|half an|two|a) (?:apple|egg|yogh?urt|rice cake|banana|cracker|carrot|tomato)s? (?:a|per|every|all) day',
    'i eat (?:only |just )?(?:one|half an) (?:apple|egg|yogh?urt|rice cake|banana|cracker)s? (?:a|per|every) day',
    "my (?:ed|anorexia|bulimia|eating disorder|ana|anorexic (?:voice|brain))(?: \\w+)? (?:is |has |'s )?(?:winning|won|taking over|taken over|louder|so loud|in control|in charge|screaming)",
    `(?:i weigh|i'm|down to|weight|weighed|am|at)(?: \\w+){0,2} (?:2\\d|3\\d|4[0-4])(?:[.,]\\d)? ?(?:kg|kilos?|kgs|kilograms)(?= |[.,])${within(30)}(?:(?:want|need|going|have|aim\\w*|try\\w*) to (?:lose|be (?:lower|under|less|thinner)|get (?:down|under|to|lower)))`,
    `(?:i weigh|i'm|down to|weight|weighed|am|at)(?: \\w+){0,2} (?:2\\d|3\\d|4[0-4])(?:[.,]\\d)? ?(?:kg|kilos?|kgs|kilograms)(?= |[.,])${within(30)}(?:still (?:fat|too|feel|not)|not (?:low )?enough|(?:kilos?|kg|more) to go|can't (?:stop|make myself eat))`,
    '(?:binge\\w*|eat|ate|stuff\\w*)(?: \\w+)?(?:,| and|\\.| then)+ ?(?:then )?(?:puk\\w+|purg\\w+|vomit\\w*|throw(?:ing)? up|threw up|chuck(?:ed)? (?:it )?up|ma(?:ke|de) (?:myself sick|it come up))(?:,| and|\\.)? ?(?:repeat|again|every|sleep|on purpose|each|start again|over and over)',
    `(?:tell|told|say|said|telling|saying|pretend\\w*)(?: \\w+){0,3} (?:that )?i(?:'ve|'d| have| had)? ?(?:already )?(?:had|eaten|ate)(?: \\w+)?[., ]${within(24)}(?:been (?:days|weeks)|haven't (?:eaten|had)|hadn't|it's a lie|isn't true|wasn't true|nothing since|always a lie)`,
  ]),
]
