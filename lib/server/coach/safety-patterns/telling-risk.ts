import 'server-only'
import { MEDICINE } from './compose'
import { anyOf } from './short-patterns'
import { CLAUSE_END, telling, within } from './telling-pattern'

const CARELESS = "(?:n't|not|stopped|no longer|without|never)"
const SHRUG =
  "(?:(?:didn't|don't|doesn't|not|wasn't|couldn't) (?:\\w+ )?(?:care|bothered|bother|mind|matter|fussed)|can't see why|no (?:reason|point)|why (?:would|bother)|what's the point|what does it matter|whatever|if it happens|so be it|hop(?:e|ing|ed)|see what (?:happens|happened))"

const ROADS =
  /\b(?:carnival|parade|marathon|snow|closed|ducks|sheep|cows|street party|pilgrimage|kids|son|daughter|toddler|squirrel|pigeon|phone|beep\w*|forgot|bike lane|police|lesson|instructor|game|gta|mario|paintball|laser tag|nerf|dodgem\w*|bumper cars|rugby|tackle|sale|discount|offer|promotion)\b/
const TREATED =
  /\b(?:doctor|gp|nurse|consultant|hay ?fever|antihistamines?|season|finished the course|as advised|pharmacist|side effects?|switched|new (?:one|prescription|inhaler)|vet|dog|cat|engine|boiler|laptop|battery|half marathon|hill|run|football|transplant list)\b/
const SEA =
  /\b(?:buoys? and back|coach|triathlon|lesson|wetsuit|channel|race|lifeguard|holiday|dolphins|dry ?robe|club|glorious|bliss|chips|camp|tide tables)\b/
const GOOD_NEWS =
  /\b(?:house|offer|exam|marathon|match|stock|market|price|website|app|game|simulator|lego|kettle|boiler|printer|best news|relieved|celebrat\w*|champagne|hugged|bill|budget|wi-?fi|meeting|kids|baby|dog|cat|vegan|cake|pizza|laptop|phone|film|novel|movie star|celebrit\w*|lottery|rich|nap|holiday)\b/
const KNOTS = anyOf(
  [
    'clays?|listen\\w*|final|hunt\\w*|rabbits?|range|licen[cs]e|deer|museum|game|nerf|water pistol|paint ?ball|squirrels|films?|sail\\w*|climb\\w*|boat|fish\\w*|scouts?|knit\\w*|macram\\w*|bowline|tie|ties|swing|hammock|shelf|shelves|engineer\\w*|architect\\w*|punch ?bag|pull-?up|chandelier|plants?',
    'hanging basket|lights|bird|party|balloons?|birthday|photo\\w*|kingfisher|sunset|chips|sandwich\\w*|picnic|commut\\w*|minutes?|work|calpol|out of stock|flu jab|hay ?fever|radio|kids|heat|bbq|barbecue|diy|stamps?|snacks?|chocolate|savings|cigarettes|biscuits|gate|sheep|spec|quote|builder',
    'surveyor|toddler|childproof\\w*|fire door',
  ],
  { before: '\\b', after: '\\b' },
)

/** Dying hoped for, courted or tried out, told by what somebody no longer minds or goes to look at. */
export const tellingRiskPatterns = [
  telling('suicide', ROADS, [
    `(?:without|don't wear|not wearing|stopped wearing|stopped putting on|no|don't (?:bother|put on)|leave off|not bothering with)(?: \\w+){0,3} seat ?belt(?: on)?${within(50)}${SHRUG}`,
    `cross(?:ed|ing|es)?(?: \\w+){0,4} without (?:\\w+ )?looking${within(50)}${SHRUG}`,
    `${CARELESS}(?: \\w+){0,3} (?:look|looking|check|checking|stop|stopping)(?: \\w+){0,4} (?:cross\\w*|at the (?:lights|junction|kerb)|both ways)${within(50)}${SHRUG}`,
    `(?:walk\\w*|cycl\\w*|lie|lying|lay|sat|sitting|stand\\w*|stood|rode|riding)(?: \\w+)? (?:down|in|on|along) the middle of the (?:road|street|motorway|carriageway|line|tracks)${within(50)}(?:hop\\w*|wait\\w*|${SHRUG}|wonder\\w*|lights off|at night|dark)`,
    `hop(?:e|ing|ed)(?: that)? (?:someone|somebody|a (?:car|bus|lorry|truck|drunk driver)|they|one of them|he|something)(?: \\w+)? (?:would|will|'d|might)(?: just)? (?:do it for me|hit me|kill me|run me over|finish me|stab me|shoot me|knock me down|take me out|end it)`,
    `(?:lights off|at (?:ninety|a hundred|\\d{2,3})|no hands|eyes (?:shut|closed)|foot down)${within(60)}(?:decide for me|see (?:if|whether|what)|took the decision|let it (?:decide|happen)|didn't care|wouldn't have minded)`,
    `(?:picking|pick|start\\w*|looking for)(?: \\w+)? fights?(?= )${within(60)}(?:hop\\w*|one of them (?:will|might)|finish me|kill me|goes too far)`,
    '(?:drive|drove|driving|ride|rode|riding)(?: \\w+){0,6} with my eyes (?:shut|closed)(?<!(?:could|can|could have) (?:drive|ride)[^\\n]{0,60})',
    `(?:what's the worst|worst (?:case|that (?:can|could) happen)|so what if|big deal if|who cares if)[?,. ]+(?:\\w+ ){0,2}i (?:don't|never|won't|might not) (?:wake|come (?:back|round|home|down)|make it|survive)`,
  ]),
  telling('suicide', TREATED, [
    `(?:stopped|stop|quit|don't|no longer|skip\\w*|not|refus\\w*|came off)(?: \\w+){0,2} (?:tak\\w*|inject\\w*|carry\\w*|us\\w*|treat\\w*)(?: \\w+){0,4} (?:heart|insulin|blood pressure|thinners|epilepsy)${within(60)}(?:nature|what does it matter|whatever|if (?:my|it|i)|hop\\w*)`,
    `(?:stopped|stop|quit|don't|no longer|skip\\w*|not|refus\\w*|came off)(?: \\w+){0,2} (?:tak\\w*|inject\\w*|carry\\w*|us\\w*|treat\\w*)(?: \\w+){0,4} (?:inhaler|epipen|dialysis|chemo|warfarin|diabet\\w*|injections?)${within(60)}(?:nature|what does it matter|whatever|if (?:my|it|i)|hop\\w*)`,
    `(?:stopped|stop|quit|don't|no longer|skip\\w*|not|refus\\w*|came off)(?: \\w+){0,2} (?:tak\\w*|inject\\w*|carry\\w*|us\\w*|treat\\w*)(?: \\w+){0,4} (?:heart|insulin|blood pressure|thinners|epilepsy)${within(60)}(?:not bothered|why bother|slow|let it|get on with it|don't care|see what happens)`,
    `(?:stopped|stop|quit|don't|no longer|skip\\w*|not|refus\\w*|came off)(?: \\w+){0,2} (?:tak\\w*|inject\\w*|carry\\w*|us\\w*|treat\\w*)(?: \\w+){0,4} (?:inhaler|epipen|dialysis|chemo|warfarin|diabet\\w*|injections?)${within(60)}(?:not bothered|why bother|slow|let it|get on with it|don't care|see what happens)`,
    `(?:insulin|heart|dialysis|chemo|diabetes|inhaler|epipen)${within(50)}(?:stopped (?:tak|inject|us|go|carry)\\w*)${within(50)}(?:nature|slow|nobody will|no one will|call it|whatever|let it|natural)`,
    "if (?:my|the) (?:\\w+ )?(?:lungs?|heart|liver|body|kidneys?)(?: \\w+)? (?:quits?|stops?|gives? (?:out|up)|packs? (?:in|up)|fails?)[., ]+(?:then )?(?:it quits|they quit|it stops|so be it|fine|good|i'm fine|i won't|that's)",
    "if i (?:got|get|fell|fall|was|were|am)(?: \\w+){0,2} (?:ill|sick|cancer|a lump|diagnos\\w*|a tumou?r|hit)[\\w ,']{0,40}[., ]+(?:[\\w']+ ){0,4}(?:grateful|relieved|wouldn't (?:treat|fight|tell)|let it|refuse|glad|not (?:treat|fight)|thankful)",
  ]),
  telling('suicide', SEA, [
    `(?:swam|swim|swimming|walked|waded|rowed|drove|went|paddled)(?: \\w+){0,5} (?:out|past|far|until|till)${within(60)}(?:n't|not)(?: \\w+)? (?:bothered|care|caring|mind|sure i'd|planning|fussed|want\\w*|think\\w*)(?: about| to| on)? (?:com|get|turn|swim|mak|go)\\w*(?: it)? (?:back|home|round)`,
    `(?:ice|current|waves|tide|river)(?= )${within(40)}(?:thin|strong|cold|deep)${within(40)}i wanted it to(?: be| break| take)?`,
  ]),
  telling('suicide', GOOD_NEWS, [
    `(?:hop\\w*|wish\\w*|pray\\w*|want\\w*)(?: \\w+){0,3} (?:turbulence|the (?:plane|train|bus|car|lift|ferry|flight|engine|brakes|boat))(?: that)? (?:\\w+ )?(?:doesn't stop|crash\\w*|goes? down|falls?|fails?|never (?:land|stop)\\w*|derails?|drops?|sinks?)`,
    `(?:swap|trade|give|donate|exchange)(?: \\w+){0,3} (?:my life|places|the rest of my (?:life|years)|my years)${within(20)}(?:for|with|to) (?:a |the |some |any |someone )?(?:sick|dying|ill|who wants|kid|child|cancer|terminal\\w*|that (?:boy|girl|child|kid))`,
    `(?:env(?:y|ied|ious of)|jealous of) (?:the )?(?:people (?:in|who)|those (?:in|who)|everyone (?:in|who)|dead|her|him|anyone)${within(30)}(?:obituar\\w*|died(?! (?:their|her|his|my) hair)|dead|dying|cemetery|graves?|graveyard|coffins?|terminal\\w*|wake up|cancer)`,
    `(?:died|dead|passed|went) (?:\\w+ ){0,2}in (?:her|his|their) sleep${within(40)}(?:lucky (?:her|him|them|thing)|jealous|env(?:y|ied)|wish it was me)`,
    `(?:tumou?r|scan|biopsy|lump|results?|tests?|cancer|doctor|consultant|surgeon|ecg|mri)${within(50)}(?:shrinking|benign|all clear|remission|clear)${within(60)}(?:felt|feel|feeling|i was|i'm) (?:\\w+ )?(?:cheated|disappointed|robbed|let down|gutted|trapped)`,
    `(?:tumou?r|scan|biopsy|lump|results?|tests?|cancer|doctor|consultant|surgeon|ecg|mri)${within(50)}(?:nothing (?:wrong|serious)|healthy|operable|treatable|clean|fine)${within(60)}(?:felt|feel|feeling|i was|i'm) (?:\\w+ )?(?:cheated|disappointed|robbed|let down|gutted|trapped)`,
    "(?:easier|nicer?|kinder|fine|grateful|wouldn't mind|glad|convenient|better)(?: \\w+)?,? if (?:my (?:heart|lungs|body)|i|the (?:cancer|tumou?r|virus|plane))(?: just| simply)? (?:gave (?:out|up)|stopped|fail(?:ed|s)|quit|got (?:cancer|hit|run over))(?= |$|[.,])",
    "(?:easier|nicer?|kinder|fine|grateful|wouldn't mind|glad|convenient|better)(?: \\w+)?,? if (?:my (?:heart|lungs|body)|i|the (?:cancer|tumou?r|virus|plane))(?: just| simply)? (?:had a heart attack|went in my sleep|was hit|were hit|didn't wake|never woke|caught something)(?= |$|[.,])",
    '(?:hop(?:e|ing)|wish|pray\\w*)(?: that)? (?:the |my |this )?(?:scan|biopsy|lump|results?|tests?|doctors?|x-?ray|mri)(?: \\w+){0,2} (?:shows?|finds?|is|comes back|turns out)(?: to be)? (?:something )?(?:bad|terrible|serious|positive|cancer|wrong)(?=$|[.,]| (?:so|then|enough|and|because))',
    "when (?:he|she|mum|mom|dad|the dog|the cat|my \\w+) (?:goes|dies|is gone|has gone|passes)[, ]+(?:then )?i(?:'ll| will)? (?:go|follow|go too|am going|won't stay)(?= |$|[.,])(?! (?:home|to bed|on holiday|out|to (?!join)))",
    "(?:lads|ones|those|friends|mates|boys|men)(?: \\w+){0,2} (?:who|that) (?:didn't (?:come back|make it)|died|are (?:dead|gone))(?: \\w+){0,2} (?:had it easy|have it easy|are the lucky|were the lucky|got off lightly)",
    '(?:god|lord|universe|jesus)(?: \\w+){0,3} (?:call me home|take me(?: home| now| tonight| soon| in my sleep)?|let me go|bring me home)(?=$|[.,]| (?:tonight|now|soon|please|already))',
    "(?:wouldn't|won't|don't think i'd) (?:do it|do anything)(?: myself)?[,. ]+(?:but )?(?:i )?(?:wouldn't|won't) (?:fight|stop|resist|mind|struggle)",
    "(?:wish|if only)(?: \\w+)? (?:it (?:had been|was|were|could have been)|i(?:'d| had)? (?:been|taken)) (?:me|the one)(?: who (?:died|went))?(?:,| and| instead| in (?:that|the) (?:crash|accident|coffin|grave|car|fire)| not (?:her|him))[\\w ]{0,24}(?:not|instead|crash|died|coffin|grave|accident|place)",
  ]),
  telling('suicide', KNOTS, [
    `(?:revolver|pistol|shotgun|rifle|gun)(?= |[.,])${within(70)}(?:last night|every night|nobody (?:to|left)|no one (?:to|left)|gave (?:him|her|them) the (?:old|wrong)|know where (?:he|dad|grandad|the) keeps?|keys? (?:is|are) (?:in|under|on))`,
    `(?:vials?|stuff|bottles?|pills|tablets|rope|gun|knife|blades?)(?= )${within(80)}(?:check\\w*|look\\w*|see|make sure)(?: \\w+){0,2} (?:it's|they're|it is|they are|that they're) still (?:there|in)`,
    `(?:timed|worked out|know (?:when|what time|which)|looked up|wrote down|learned)(?: \\w+){0,3} (?:express|fast trains?|freight|non-?stop)${within(40)}(?:doesn't|don't|won't|never) (?:stop|slow)`,
    `(?:bought|buy|buying|got|getting)(?: \\w+){0,6} (?:two|three|four|five|six|different|several|every)(?: different| other| separate)? (?:chemists?|pharmac(?:y|ies)|shops|supermarkets|drug ?stores)(?= |$|[.,])(?:${within(30)}(?:limit|so (?:no one|nobody|they|that)|notic\\w*|counts?|ask\\w*))`,
    '(?:bought|buy|buying|got|getting)(?: \\w+){0,6} (?:two|three|four|five|six|different|several|every)(?: different| other| separate)? (?:chemists?|pharmac(?:y|ies)|shops|supermarkets|drug ?stores)(?= |$|[.,])(?:(?<=(?:tablets|pills|box(?:es)?|packs?)[^\\n]{0,60}))',
    '(?:bought|buy|buying|got|getting)(?: \\w+){0,6} (?:two|three|four|five|six|different|several|every)(?: different| other| separate)? (?:chemists?|pharmac(?:y|ies)|shops|supermarkets|drug ?stores)(?= |$|[.,])(?:(?<=(?:paracetamol|bandages|razors?|blades)[^\\n]{0,60}))',
    `(?:key|cabinet|pills|tablets|rope|gun|bridge|blade|box|stash|bottle|balcony)(?= |[.,])${within(60)}(?:like|comfort\\w*|helps?|calms?|calming|nice|soothing)(?: me)?(?: \\w+)? ?(?:to know |knowing |just knowing )?(?:that )?(?:i could|it's there|they're there|i can|i have (?:it|them))${CLAUSE_END}`,
    `(?:practi[sc]\\w*|learn\\w*|tied|tying|tie)(?: \\w+)? (?:the|a|that|hangman'?s?|slip)(?: \\w+)? (?:knot|noose)(?= |$|[.,])${within(40)}(?:without looking|until|in the dark|holds?|again|night|tight)`,
    '(?:which|what|find|found|test(?:ed|ing)?|see if|know|checked)(?: \\w+){0,2} (?:beams?|rafters?|hooks?|branch(?:es)?|pipes?)(?: \\w+){0,5} (?:would|will|could|can) (?:hold|take|bear|support)(?: (?:me|my weight|a (?:person|body)|someone|it|this))?(?=$|[.,])',
    '(?:which|what|find|found|test(?:ed|ing)?|see if|know|checked)(?: \\w+){0,2} (?:beams?|rafters?|hooks?|branch(?:es)?|pipes?)(?: \\w+){0,5} (?:strong enough to|enough to|is going to) (?:hold|take|bear|support)(?: (?:me|my weight|a (?:person|body)|someone|it|this))?(?=$|[.,])',
    '(?:which|what|find|found|test(?:ed|ing)?|see if|know|checked)(?: \\w+){0,2} (?:joists?|banisters?|curtain rails?|door ?handles?)(?: \\w+){0,5} (?:would|will|could|can) (?:hold|take|bear|support)(?: (?:me|my weight|a (?:person|body)|someone|it|this))?(?=$|[.,])',
    '(?:which|what|find|found|test(?:ed|ing)?|see if|know|checked)(?: \\w+){0,2} (?:joists?|banisters?|curtain rails?|door ?handles?)(?: \\w+){0,5} (?:strong enough to|enough to|is going to) (?:hold|take|bear|support)(?: (?:me|my weight|a (?:person|body)|someone|it|this))?(?=$|[.,])',
    `(?<!we )parked (?:up )?(?:at|by|near|on|above)(?: \\w+){0,3} (?:viewpoint|cliffs?|cliff edge|quarry|bridge|reservoir|tracks|drop)${within(50)}(?:handbrake|didn't get out|let go|thinking about (?:it|going)|thought about (?:it|driving|going)|cried|an hour|hours)`,
    `(?:bridge|roof|car park|cliffs?|station|viaduct)(?= )${within(40)}(?:whether|if) (?:there(?:'s| are| is| was| were)|they have|it has|it had) (?:any )?(?:cameras|cctv|a (?:fence|barrier|net)|guards?|patrols?|someone watching|people around)`,
    `(?:helium|nitrogen|charcoal|hosepipe|exit bag|hose)(?= )${within(50)}(?:told|lied|pretend\\w*) (?:\\w+ ){1,5}(?:it's|it was) for`,
    `(?:roof|rooftop|stairwell|top floor|fire escape|car park) (?:\\w+ )?(?:door|gate|stairs|access)?(?: is| was|'s)? ?(?:unlocked|open|not locked)(?: \\w+){0,4}[., ]+(?:\\w+ ){0,4}(?:know|checked|remember\\w*|nobody|no one|could|just in case)`,
    `(?:${MEDICINE}|rope|blade|razor|gun|noose|belt)(?= )${within(40)}(?:just to (?:see|look|hold|feel)|to see (?:how it feels|if i could|what it'?s like)|practi[sc]e run|dress rehearsal|trial run)`,
    `(?:dress rehearsal|practi[sc]e run|trial run|rehears\\w+) (?:for|of) (?:it|my (?:death|suicide|last)|the (?:end|real thing))(?=$|[.,]| (?:last|tonight|today|with))`,
  ]),
]
