import 'server-only'
import { MEDICINE } from './compose'
import { anyOf, oneOf } from './short-patterns'
import { CLAUSE_END, telling, within } from './telling-pattern'

const KIN =
  '(?:mum|mom|mam|mummy|mother|dad|daddy|father|parents|wife|husband|partner|kids|children|son|daughter|boys|girls|sister|brother|gran|nan|family|girlfriend|boyfriend|friends|everyone)'
const PET = '(?:cats?|dogs?|rabbits?|budgies?|parrot|hamsters?|horse|fish|tortoise|guinea pigs?|pets?|puppy|kitten)'
const TREASURE = `(?:${PET}|guitar|piano|violin|cello|records?|record collection|vinyl|watch|rings?|jewell?e?ry|necklace|camera|tools|paintings|console|bike|motorbike|car|books|plants|collection|medals|things|stuff|belongings)`
const GIVEN =
  '(?:gave|given|giving|handed|passed|left|found|finding|rehomed|re-homed|rehoming|signed over|promised|sorted out)'
const SETTLED = oneOf([
  "everything(?:'s| is| feels)? (?:finally |all )?(?:sorted|settled|in order|taken care of|arranged|tidied up)|have everything (?:sorted|settled|done|arranged)|(?:all|it's all) (?:sorted|settled|in order)",
  "(?:so|oddly|strangely|very|feels?|feeling|weirdly|at|quite) (?:peace(?:ful)?|calm|settled|serene)|nothing (?:is )?left (?:to (?:do|sort|settle|worry)|on the list)|no loose ends|(?:won't|not) (?:be needing|need)(?:ing)? (?:it|them|him|her)(?: anymore)?",
])
const RELATIVE = `(?:she|he|they|my ${KIN}|the ${KIN}|no one|nobody|${KIN})`
const CARE_WORKER =
  '(?:therapist|counsell?or|psychiatrist|psychologist|doctor|gp|nurse|crisis (?:team|line|worker)|helpline|social worker|key ?worker|support worker|mum|mom|wife|husband|sister|brother|friend)'
const VEHICLE = '(?:car|bus|truck|lorry|van|train|tram)'
const EDGE =
  '(?:balcony|bridge|roof(?:top)?|cliffs?|cliff ?top|viaduct|ledge|edge|drop|platform|tracks|rails|weir|overpass|multi-?storey|window|railing)'
const WATER = '(?:sea|river|lake|water|canal|waves|tide|reservoir|ocean)'
const DEAD =
  "(?:passed(?= (?:away|on|in|last|two|three|i)|[.,]|$)|died|dead|late|funeral|buried|lost (?:her|him|them)|heaven|grave|widow\\w*|(?:she|he|they)(?:'s| is| are|'re) gone)"

const TASKS = anyOf(
  [
    'clients?|boss|meetings?|software|homework|maths?|exams?|essay|algebra|recipe|reports?|projects?|paperwork|forms?|stand-?up|traffic|tax(?:es)?|laundry|chores|chapter|course|training|diets?|dating|apps?|social media|drama|packing|cleaning|list for|to-?do|inbox|emails?|dinner|shower|tea\\b',
    'weekend|decorating|revision|vote|politics|game|match|season|episode|warranty|subscription to|renovation|dishes|ironing|errands|gym|workouts?',
  ],
  { before: '\\b', after: '\\b' },
)
const CLEAR_OUT = anyOf(
  [
    "charity|the move|my old|declutter\\w*|clear(?:ed|ing)? out|clear-?out|mov(?:e|ed|ing) (?:house|abroad|to|flat|in)|wardrobe|attic|too small|outgrown|spring clean\\w*|downsiz\\w*|allerg\\w*|landlord|baby|upgraded|new (?:one|guitar|bike|car|flat|job|house)|holiday|trip|while (?:i'm|we're|we|i)",
    'weekend|sitter|borrow\\w*|lent|birthday|christmas|kittens|litter|ebay|sold|studio|school|for (?:the|a) (?:week|day)|vet',
  ],
  { before: '\\b', after: '\\b' },
)
const HANDOVER = anyOf(
  [
    "holiday|while (?:i'm|we're|i|we) (?:away|off|in|on)|trip|house-?sitter|sitter|when we're away|guests?|tenants?|colleagues?|hand-?over|leave (?:starts|begins)|babysitter|shift|new starter|team|airbnb|lodger|maternity|mortgage|solicitor said|adviser|just being (?:organi[sz]ed|sensible)",
    'new baby|newborn|divorce|married|wedding|weekend|abroad|work(?:shop)? trip|retirement',
  ],
  { before: '\\b', after: '\\b' },
)
const OTHER_BOOK = anyOf(
  [
    'new (?:notebook|journal|diary|book|app|year)|another app|export\\w*|switch\\w*|holiday|end of (?:the|this) (?:book|year|month|notebook|week|term)|december|31st|moving (?:to|my)|busy|episode|chapter|season|series|job|term|semester|biscuits?|beers?|cake|meeting|sprint|thesis',
    'before (?:bed|the (?:trip|holiday|race|exam))|for (?:a while|now|today|tonight|this (?:week|month|year)|the (?:day|week|month|year))|until|till|tomorrow|assignment|essay|exam',
  ],
  { before: '\\b', after: '\\b' },
)
const PLANS = anyOf(
  [
    'weddings?|launch\\w*|projects?|marathon|training|study|revision|sav(?:e|ing)|business|trip|holiday|mov(?:e|ing)|budget|meals?|clients?|exams?|team|boss|meeting|party|goals?|missions?|gym|race|presentation|proposal|propose|book(?:ed)?|restaurant|dinner|surgery|operation|move in|renovat\\w*',
    'kitchen|garden|quit (?:smoking|my job)|resign\\w*|launch|dentist|interview|trial|deadline|visit|festival|stadium|concert|gig|diet|pitch|shoot',
  ],
  { before: '\\b', after: '\\b' },
)
const OFFICIAL_LETTER = anyOf(
  [
    'landlord|council|bank|teacher|clients?|complain\\w*|cover letter|boss|resign\\w*|notice|santa|thank-?you|thank you|neighbou?rs?|school|mp\\b|application|editor|insurance|reference|post ?office|posted|stamp|milk(?:man)?|birthday|love letter|solicitor|lawyer|company|hr\\b|appeal|lecture|class',
    'meeting|penpal|pen pal|shopping|chords?|song',
  ],
  { before: '\\b', after: '\\b' },
)
const CARE_OF_ILLNESS = anyOf(
  [
    "fever|cold|flu|headaches?|migraines?|back ?pain|period|toddler|baby|child|son's|daughter's|dogs?|cats?|puppy|vitamins?|creatine|caffeine|pharmacology|fertili[sz]er|magnesium|melatonin|iron|protein|label|leaflet says|pharmacist (?:said|says)|arthritis|hay ?fever|toothache",
    'my (?:son|daughter|mum|dad|kid)',
  ],
  { before: '\\b', after: '\\b' },
)
const JOLLY = anyOf(
  [
    'alarm|hangover|sore|stiff|snor\\w*|baby|cat\\b|toilet|hungry|late for|early|with a|snow|rain|exams?|raid|boss fight|level|dungeon|campaign|guild|d&d|dnd|league|match|game|season|team|playoffs?|blue devils|innings|snooze|daylight|clocks|evenings are|winter tyres|doughnut|cake|chocolate',
    'biscuits?|diet',
  ],
  { before: '\\b', after: '\\b' },
)
const BODILY =
  /\b(?:baby|newborn|toddler|thyroid|iron|ana?emi\w*|vitamin|marathon|virus|flu\b|covid|chemo\w*|blood test|shifts?|workouts?|jet ?lag\w*|legs|gym|pregnan\w*|hungry)\b/
const VIEW =
  /\b(?:view|coffee|sunsets?|sunrise|swim\w*|div(?:e|ing)|surf\w*|plants|read(?:ing)?|breakfast|tea|climb\w*|photo\w*|holiday|picnic|sail\w*|paddl\w*|kayak\w*|fish(?:ing)?|crew|card|guitar|furniture|cushions?|heat|hot day|walk (?:with|the dog)|hik\w*|noise of|sound of)\b/
const GROUPS =
  /\b(?:therapy|support group|club|choir|grief group|memorial|cemetery|to visit|grave ?stone|dream|dinner|lunch|party|on the (?:trip|walk|call)|team|table|exam|test|driving|in (?:spain|france|town))\b/
const LEAVING = anyOf(
  [
    'leaving (?:the|my|this|in)|new (?:job|flat|house|place)|resign\\w*|notice period|retir\\w*|mov(?:e|es|ed|ing)|transfer\\w*|quit(?:ting)?|switch\\w*|sold|selling|redundan\\w*|last day at|handed (?:it|in|over)|holiday|away|abroad|travel\\w*|uni|contract|team|manager|department|colleague',
    'paid (?:it )?off|mortgage',
  ],
  { before: '\\b', after: '\\b' },
)

/** Wanting to die, told by what somebody does, leaves behind or no longer minds. */
export const tellingSuicidePatterns = [
  telling('suicide', TASKS, [
    `(?:what(?:'s| is| was| would be)|don't (?:even )?(?:see|know|get))(?: even| really)?(?: what)?(?: the)? point (?:of|in|to|is of|is in) (?:any of (?:this|it)|anything|it all|all (?:of )?(?:this|it)|everything|going on|carrying on|keeping going|waking up)${CLAUSE_END}`,
    `(?:can't see|(?:there's|is there|there is)(?: even)? (?:no|any)|see no|no)(?: even| really)?(?: what)?(?: the)? point (?:of|in|to|is of|is in) (?:any of (?:this|it)|anything|it all|all (?:of )?(?:this|it)|everything|going on|carrying on|keeping going|waking up)${CLAUSE_END}`,
    `(?:what(?:'s| is) (?:any of (?:it|this)|it all|all this) (?:even )?for|why (?:do i )?(?:even )?bother with (?:any of (?:it|this)|anything|life)|(?:none of (?:it|this)|nothing) (?:means|meant) anything(?: to me)? anymore)${CLAUSE_END}`,
    `i'm (?:(?:so|just|really|completely|truly) ){0,2}(?:done|finished|through)(?: [^\\n]{0,50}?)?[.,]? with (?:all of (?:it|this)|it all|the whole (?:thing|lot)|every single thing)${CLAUSE_END}`,
    `i'm (?:done|finished)[.,] (?:just )?not (?:just )?(?:with|for) (?:the |to)?(?:day|night|today|week)[.,]? ?(?:but )?(?:done|with (?:everything|life|all))`,
  ]),
  telling(
    'suicide',
    /\b(?:laugh\w*|leg day|lol|haha|burpees|squats?|homework|exams?|editor|printer|seat|money|energy|battery|save (?:me|you) a)\b/,
    [
      'feel(?:ing)? like (?:killing|hanging|drowning|shooting|ending|finishing) (?:myself|my life|it all)(?=$|[.,]| (?:and|tonight|again|today|now|most|every))',
      "(?:don't|do not|didn't|never|not)(?: even)? (?:want(?:ed)?|wish|need)(?:ing)? (?:to be |them to |anyone to |you to )(?:saved?|rescued?|found|find me|save me|revived?|resuscitated?)(?: this time| again| anymore| next time)?(?=$|[.,])",
    ],
  ),
  telling('suicide', CLEAR_OUT, [
    `${GIVEN}${within(30)}(?:my|our|the) (?:\\w+ ){0,2}${TREASURE}(?= |[.,]|$)${within(110)}${SETTLED}`,
    `(?:found|finding|need|looking for|arranged|sorted)${within(20)}(?:homes?|someone)${within(14)}(?:for|to take) (?:my|our|the|both) (?:\\w+ )?${PET}${within(70)}(?:everything|peace\\w*|calm|after me|without me|nothing left|when i(?:'m| am))`,
  ]),
  telling('suicide', HANDOVER, [
    `(?:updated|made|wrote|signed|finished|sorted|redid|redone|changed|written|checked) (?:out )?(?:my|the) will(?=[ .,])${within(110)}(?:history|subscriptions|passwords|nothing left|letters?|no loose ends|goodbye|in order|funeral|won't (?:have|need)|peace|ready)`,
    `(?:cleared|wiped|deleted) (?:my|the|all) (?:\\w+ )?(?:history|accounts?|profiles|laptop|phone|messages)${within(60)}(?:cancell?ed|closed|gave|letters?|will\\b)${within(60)}(?:nothing left|everything|ready|no one|nobody|done)`,
    `(?:left|leaving|wrote|written|writing|made|put|printed)${within(24)}(?:instructions|passwords?|pin|bank details)${within(70)}(?:so (?:that )?${RELATIVE}${within(14)}(?:won't|don't|doesn't|never|can)${within(12)}(?:struggle|worry|search|cope|manage|lost|hunt|look for|chase|burden\\w*|sort))`,
    `(?:left|leaving|wrote|written|writing|made|put|printed)${within(24)}(?:list of (?:the |my )?(?:bills|accounts)|account details|paperwork|folder)${within(70)}(?:so (?:that )?${RELATIVE}${within(14)}(?:won't|don't|doesn't|never|can)${within(12)}(?:struggle|worry|search|cope|manage|lost|hunt|look for|chase|burden\\w*|sort))`,
    `(?:left|leaving|wrote|written|writing|made|put|printed)${within(24)}(?:instructions|passwords?|pin|bank details|list of (?:the |my )?(?:bills|accounts)|account details|paperwork|folder)${within(70)}(?:easier for ${RELATIVE} (?:after|afterwards|later|when)|when i'm (?:gone|not here)|without me|after i'm)`,
  ]),
  telling('suicide', OTHER_BOOK, [
    `(?:this|it)(?:'s| is| may be| might be| will be|'ll be| could be)(?: \\w+)? (?:the|my) (?:very )?(?:last|final) (?:entry|page|message|post|diary entry|journal entry|thing i(?:'ll)? (?:ever )?(?:write|say|post)|time (?:i(?:'ll)? (?:ever )?write|i'm writing|you(?:'ll)? (?:hear|read)))${CLAUSE_END}`,
    // “When was the last time?” asks of the journal.
    `(?:diary|journal)${within(40)}(?<!\\b(?:when|what|which) (?:was|is|were) (?:the|my) )(?:last|final) (?:one|page|entry|time)${CLAUSE_END}`,
    `(?:last|final) (?:one|entry|page|time i(?:'ll)? write)${within(40)}(?:be (?:good|kind|nice) to (?:each other|one another|yourselves)|look after (?:each other|one another)|forgive me|goodbye|love you all|take care of (?:each other|them|her|him))`,
    `(?:last|final) time i(?:'ll| will|'m going to)? (?:ever )?(?:write|be writing|writing)(?: (?:here|in (?:here|this|you)|to you|this|anything|any of this))?${CLAUSE_END}`,
    `(?:won't|not going to) be (?:anymore|any more|any other|another|more) (?:entries|entry|pages)(?: after this| from me)?${CLAUSE_END}`,
  ]),
  telling(
    'suicide',
    /\b(?:goals?|missions?|habit|to-?do|reminder|resolution|task|today(?=,)|today i|i want to|i need to|remember to|birthday|mother's day|father's day|card|flowers|cake)\b/,
    [
      `(?<=^|[.,;] |please |someone |just |\\bcould you |can you |somebody )tell (?:my |our )?(?:little |baby |big )?${KIN} (?:that )?(?:i (?:love|loved|always loved|will always love)|i'm (?:so )?sorry|it (?:wasn't|isn't|was never) (?:her|his|their)|i tried)(?! (?:more|every|each))`,
    ],
  ),
  telling('suicide', PLANS, [
    `i(?:'ve| have)?(?: got| have| made)? a plan[.,]?(?: and| with)?(?: i(?:'ve| have)?(?: got| have)?| now)? (?:a|the|my) (?:date|day|time|place|means|night|method|pills|rope|note)${CLAUSE_END}`,
    `i(?:'ve| have)?(?: got| have| made)? a plan[.,]?(?: and)? i know (?:the|which|what) (?:date|day|time|night|place)${CLAUSE_END}`,
    `i (?:know|have decided|'ve decided|decided|have worked out) (?:exactly )?(?:how|when|where)[.,]? and (?:i know )?(?:how|when|where)${CLAUSE_END}`,
    "(?:the|my) (?:date|day)(?:'s| is| has been) (?:set|picked|chosen)[.,]? (?:and )?(?:no one|nobody|i'm (?:calm|at peace|not scared)|the note|it'll be over)",
    "(?:i(?:'ve| have)|put|got|bought|hidden?|keep|with) (?:put |got )?the means (?:by|ready|at hand|in|under|here|beside|now|close|and)",
  ]),
  telling('suicide', OFFICIAL_LETTER, [
    `(?:wrote|written|finished|sealed|signed) (?:the|my|a) (?:note|letter)s?(?=[ .,])${within(45)}(?:drawer|pillow|envelopes?|where (?:he|she|they)|under the|i'll do it|do it (?:after|when|once|tonight)|when they find|they'll find|ready (?:to go|now)|after they)`,
    `(?:the|my) (?:note|letter)s?(?:'s| is| are|'re| has been) (?:already |all |finally )?(?:written|finished|in the drawer|on the (?:table|desk|pillow|bed)|sealed|done|ready)(?=[ .,]|$)${within(70)}(?:do it|tonight|find (?:it|me|them)|goodbye|pills|friday)`,
    `(?:the|my) (?:note|letter)s?(?:'s| is| are|'re| has been) (?:already |all |finally )?(?:written|finished|in the drawer|on the (?:table|desk|pillow|bed)|sealed|done|ready)(?=[ .,]|$)${within(70)}(?:ready|when (?:they|he|she|everyone)|only (?:thing|the))`,
    "i(?:'ll| think i'll|'m going to) do it (?:when|once|after|while|as soon as) (?:the kids|everyone|they|he|she|mum|mom|dad|my \\w+|the house|the children)(?:'s|'re| is| are)? (?:(?:at|to) (?:their|his|her)|asleep|out\\b|away|gone|leaves?|go(?:es)? to (?:sleep|bed|school))",
  ]),
  telling('suicide', /\b(?:gluten|lactose|helmet|driving|at the airport|customs|homework|my turn)\b/, [
    `(?:ask(?:ed|s|ing)?|wanted to know|check(?:ed|ing))${within(24)}(?:if|whether|am i|are you|was i) ?(?:i(?:'m| was|'d| had| have|'ve| felt| feel))?${within(16)}(?:safe(?! (?:distance|space|driver|pair|bet)))${within(50)}(?:i lied|lied(?=$|[.,])|wasn't true|isn't true|was a lie|wanted to hear|lying)`,
    `(?:ask(?:ed|s|ing)?|wanted to know|check(?:ed|ing))${within(24)}(?:if|whether|am i|are you|was i) ?(?:i(?:'m| was|'d| had| have|'ve| felt| feel))?${within(16)}(?:suicidal|thoughts|hurt(?:ing)? myself|a plan|any plans)${within(50)}(?:i lied|lied(?=$|[.,])|wasn't true|isn't true|was a lie|wanted to hear|lying)`,
    `(?:told|tell) (?:my |the |him|her|them)(?: ?${CARE_WORKER})? (?:that )?(?:i'm|i was|i am|i'd be|i feel|i felt) (?:\\w+ )?safe${within(40)}(?:i lied|lied(?=$|[.,])|wasn't true|isn't true|was a lie|i'm not)`,
    `lied to (?:my |the )?(?:new )?${CARE_WORKER} (?:again )?(?:about (?:being safe|the (?:thoughts|pills|plan|urges)|how bad|wanting)|when (?:she|he|they) asked (?:if|whether) i(?:'m| was) (?:safe|suicidal))`,
  ]),
  telling('suicide', CARE_OF_ILLNESS, [
    `(?:what|which|how (?:big|high|large)|at what)(?:'s| is| a| size)*(?: \\w+)? dose(?: of)?${within(26)}(?:is |would be |be |counts as )?(?:too (?:much|many|high)|enough|dangerous|fatal|stop my heart)${within(50)}(?:curious|no one|nobody|alone|asking for|no reason|wondering|home)`,
    `(?:what|which) dose of (?:these|this|them|my (?:\\w+ )?${MEDICINE}|${MEDICINE})${within(14)}(?:too much|enough|never wake|kill|not come back)`,
    `how (?:much|many)(?: of)? (?:these|them|my (?:\\w+ )?${MEDICINE}|${MEDICINE})(?: \\w+)? (?:would be|is|are|would it take to be|counts as|does it take to be)(?: \\w+)? (?:too (?:much|many)|enough)(?=$|[.,?]| to (?:not|never|stop|sleep|end|make))`,
  ]),
  telling('suicide', /\b(?:waiting for|stop for me|ticket|parking|game|simulator|hit the brakes)\b/, [
    `if (?:a|the|that|an|one|some) (?:\\w+ )?${VEHICLE}${within(40)}i(?:'d| would|'m| don't think i'd| doubt i'd|'m not sure i'd)?${within(16)}(?:(?:wouldn't|not|don't think i'd|doubt i'd|n't sure i'd)(?: \\w+)? (?:move|jump|step|get out of|run|dodge|flinch|brake))(?=$|[.,])`,
    `if (?:a|the|that|an|one|some) (?:\\w+ )?${VEHICLE}${within(40)}i(?:'d| would|'m| don't think i'd| doubt i'd|'m not sure i'd)?${within(16)}(?:(?:wouldn't|not|don't think i'd|doubt i'd|n't sure i'd)(?: \\w+)? (?:move|jump|step|get out of|run|dodge|flinch|brake))(?= (?:out|away|aside|back|an inch|there|hit|i am|anymore|off))`,
    `if (?:a|the|that|an|one|some) (?:\\w+ )?${VEHICLE}${within(40)}i(?:'d| would|'m| don't think i'd| doubt i'd|'m not sure i'd)?${within(16)}(?:(?:stand|stay|be standing|keep walking) (?:there|still|where|right)|let it)(?=$|[.,]| (?:out|away|aside|back|an inch|there|hit|i am|anymore|off))`,
    `(?:wouldn't|don't think i'd|doubt i'd|not sure i'd)(?: \\w+)? (?:move|jump back|step back|get out of the way|jump out of the way|dodge)(?: out of the way| aside)? if (?:a|the|that|some) (?:\\w+ )?${VEHICLE}`,
  ]),
  telling('suicide', JOLLY, [
    `(?:hop(?:e|ing|ed)|wish(?:ing)?|pray(?:ing)?|want)(?![^\\n.]{0,50}(?:n't|not|nothing|never|isnt| no ))${within(12)}(?:doctors?|scan|tests?|results|biopsy)${within(12)}(?:finds?|shows?|turns? out|comes? back|spots?|is|be|says?)${within(16)}(?:(?:something|cancer|bad|it)${within(14)}(?:quick|fast)|fatal)`,
    `(?:hop(?:e|ing|ed)|wish(?:ing)?|pray(?:ing)?|want)(?![^\\n.]{0,50}(?:n't|not|nothing|never|isnt| no ))${within(12)}(?:lump|mri|chest pain|blood tests?|cough|it)${within(12)}(?:finds?|shows?|turns? out|comes? back|spots?|is|be|says?)${within(16)}(?:(?:something|cancer|bad|it)${within(14)}(?:quick|fast)|fatal)`,
    `(?:hop(?:e|ing|ed)|wish(?:ing)?|pray(?:ing)?|want)(?![^\\n.]{0,50}(?:n't|not|nothing|never|isnt| no ))${within(12)}(?:doctors?|scan|tests?|results|biopsy)${within(12)}(?:finds?|shows?|turns? out|comes? back|spots?|is|be|says?)${within(16)}(?:terminal|malignant|incurable|untreatable|inoperable|too late)`,
    `(?:hop(?:e|ing|ed)|wish(?:ing)?|pray(?:ing)?|want)(?![^\\n.]{0,50}(?:n't|not|nothing|never|isnt| no ))${within(12)}(?:lump|mri|chest pain|blood tests?|cough|it)${within(12)}(?:finds?|shows?|turns? out|comes? back|spots?|is|be|says?)${within(16)}(?:terminal|malignant|incurable|untreatable|inoperable|too late)`,
    `(?:hop(?:e|ing)|wish|pray(?:ing)?|wouldn't mind|fine with|ok with|(?:ok|okay|fine|relieved|nice|grateful|happy|best) if)(?: \\w+){0,3} (?:don't|didn't|never|not|won't)(?: have)?(?: to)? (?:wak(?:e|ing)(?: up)?)${'(?=$|[.,]| (?:again|tomorrow|from|in the morning|one day|at all|this time))'}`,
    "(?:my |the |these )?(?:demons?|voices|darkness|depression|black dog|monsters? in my head)(?: in my head)?(?: is|'s| are|'re| have| has|'ve)?(?: \\w+)? (?:winning|won|win|beaten me|got me|beating me|taken over)(?=$|[.,]| (?:again|tonight|this time|and|now|today|me|because))",
    'too (?:\\w+ )?(?:worn out|tired|weak|exhausted|weary|broken) to (?:fight|stop|resist|hold|keep)(?: \\w+)? (?:them|it|this|the (?:voices|thoughts|darkness|demons|urge))(?: off| back)?(?: this time| anymore| any longer| now| tonight)',
  ]),
  telling('suicide', BODILY, [
    `tired${within(24)}(?:not|isn't|wasn't|and not)(?: in)?(?: the| a| that)? (?:(?:kind|sort|way)(?: of(?: tired)?)?(?: that| where| which)?(?: a| any)? (?:sleep|nap|night|rest|holiday|weekend)|sleep(?:y|ing|-deprived)?(?:[- ](?:kind|sort|way)| tired)|need(?:ing)?[- ]sleep|in (?:a|the) sleep)`,
    `(?:tired|exhausted|weary|tiredness)${within(30)}(?:(?:no amount of |that |which )?(?:sleep|rest|a nap) (?:doesn't|won't|can't|wouldn't|will ever|can|could) (?:fix|touch|cure|help|reach|mend|solve|ever)|no (?:amount of )?(?:sleep|rest)(?: \\w+)? (?:fix|touch|cure|help|mend)\\w*)`,
  ]),
  telling('suicide', VIEW, [
    `(?:${EDGE}|${WATER})(?=[ .,])${within(30)}(?:comfort\\w*|sooth\\w*|inviting|tempting|appealing|beautiful|looking|interesting|friendly|peaceful|good)${within(10)}(?:more|than) (?:than )?(?:i|it|they|is|one)(?: \\w+)? (?:should|ought|healthy|admit)`,
    `(?:${EDGE}|${WATER}) (?:looks?|is|are|feels?|seems?|sounds?) (?:friendlier|kinder|softer|gentler|nicer|safer|sweeter|easier|more (?:inviting|peaceful|comforting|tempting|welcoming|beautiful|appealing)) than (?:it|they) should(?: be| to me| lately)?${CLAUSE_END}`,
    `(?:stood|sat|standing|sitting|been)(?: \\w+){0,2} (?:on|at|by|over) (?:the|a|that) (?:\\w+ ){0,2}(?:roof|bridge|ledge|edge|railing|balcony|overpass|viaduct|cliffs?|car park)(?= |,)${within(40)}(?:look(?:ing|ed)|star(?:ing|ed)) down(?=$|[.,])`,
    `(?:stood|sat|standing|sitting|been)(?: \\w+){0,2} (?:on|at|by|over) (?:the|a|that) (?:\\w+ ){0,2}(?:roof|bridge|ledge|edge|railing|balcony|overpass|viaduct|cliffs?|car park)(?= |,)${within(40)}(?:look(?:ing|ed)|star(?:ing|ed)) down(?= (?:again))`,
    `(?:stood|sat|standing|sitting|been)(?: \\w+){0,2} (?:on|at|by|over) (?:the|a|that) (?:\\w+ ){0,2}(?:roof|bridge|ledge|edge|railing|balcony|overpass|viaduct|cliffs?|car park)(?= |,)${within(40)}(?:look(?:ing|ed)|star(?:ing|ed)) down(?= (?:at (?:the (?:water|ground|road|tracks|cars)|it)))`,
    `(?:stood|sat|standing|sitting|been)(?: \\w+){0,2} (?:on|at|by|over) (?:the|a|that) (?:\\w+ ){0,2}(?:roof|bridge|ledge|edge|railing|balcony|overpass|viaduct|cliffs?|car park)(?= |,)${within(40)}(?:look(?:ing|ed)|star(?:ing|ed)) down(?= (?:for|and (?:think|wonder|cry)))`,
    `(?:the|that|this) (?:\\w+ )?${EDGE}(?: \\w+){0,2} (?:is|looks|feels|seems|keeps|was)? ?(?:comforting|soothing|inviting|calling (?:me|to me|my name)|tempting|whisper\\w*|pulling (?:at )?me|calls (?:to )?me|has been calling)${CLAUSE_END}`,
    `(?:the|that|this) (?:\\w+ )?${WATER}(?: \\w+){0,3} (?:is|looks|feels|seems|keeps|was)? ?(?:calling (?:me|my name|to me)|calls (?:me|my name|to me)|pulling (?:at )?me|wants me|waiting for me|would (?:take|hold|have) me|so easy to (?:walk|slip) into)${CLAUSE_END}`,
  ]),
  telling('suicide', GROUPS, [
    `${DEAD}${within(80)}(?:intend(?:ing)? to|intention of|want(?:ing)? to|plan(?:ning)? (?:to|on)|ready to)(?: \\w+)? (?:join(?:ing)?|follow(?:ing)?|be(?:ing)? (?:back |reunited )?with|go(?:ing)? (?:to(?: be with)?|where)) (?:her|him|them|she|he|they|my \\w+)${'(?! (?:at|for|in (?:the|my) (?:garden|memory)|footsteps|advice|lead|recipe|example))'}`,
    `${DEAD}${within(80)}(?:going to|wish to|time to|long(?:ing)? to|i'll(?: soon)?|i will|soon|like to|mean to|hope to|about)(?: \\w+)? (?:join(?:ing)?|follow(?:ing)?|be(?:ing)? (?:back |reunited )?with|go(?:ing)? (?:to(?: be with)?|where)) (?:her|him|them|she|he|they|my \\w+)${'(?! (?:at|for|in (?:the|my) (?:garden|memory)|footsteps|advice|lead|recipe|example))'}`,
    `(?:joining|join|be with|follow|reunited with) (?:my )?(?:late |dead )(?:husband|wife|mum|mom|mother|dad|father|son|daughter|brother|sister|partner)(?= |$|[.,])(?!'s)`,
  ]),
  telling('suicide', LEAVING, [
    `(?:it|that|this|none of (?:it|this|that))(?: really)? (?:won't|will not|isn't going to|will no longer|will soon not)(?: really| even)? (?:concern me|be my (?:problem|concern|worry)|matter to me|affect me)(?: anymore| soon| by then| then| much longer| for long)?${CLAUSE_END}`,
    `(?:they|rent|bills?|christmas|any of (?:it|this))(?: really)? (?:won't|will not|isn't going to|will no longer|will soon not)(?: really| even)? (?:concern me|be my (?:problem|concern|worry)|matter to me|affect me)(?: anymore| soon| by then| then| much longer| for long)?${CLAUSE_END}`,
    `(?:didn't|don't|haven't|not|no point|why|no need|stopped|won't)${within(14)}(?:renew|book|buy|plan|sav|order|replac|worry)\\w*${within(40)}i (?:won't|don't think i'll|'m not going to) be (?:here|around|alive)${CLAUSE_END}`,
  ]),
]
