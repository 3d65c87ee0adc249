import 'server-only'
import { gap, MEDICINE } from './compose'
import { anyOf } from './short-patterns'
import { telling, within } from './telling-pattern'

const LIMB = '(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|veins?|chest|hand)'
const DEAR =
  '(?:kids|children|mum|mom|mother|dad|father|wife|husband|partner|son|daughter|sister|brother|grandchildren|family|girls|boys)'
const CLOSE =
  '(?:he|she|they|my (?:husband|hubby|wife|partner|boyfriend|bf|girlfriend|gf|fianc[eé]e?|dad|father|stepdad|mum|mom|mother|stepmother|ex|son|brother|uncle|flatmate|carer))'

const HANDIWORK = anyOf(
  [
    'accident\\w*|by mistake|fence|barbed|climb\\w*|garden\\w*|glass broke|cook\\w*|kitchen|diy|roses?|brambles?|cat|kitten|dog|mosquito\\w*|nettles?|wasps?|bees?|ice pack|muscles?|workout|chilli|eczema|shav\\w*|pumpkins?|wood|soap|turkey|budget|films?|words? count|price|cheese|grass|project',
    'tattoo\\w*|surgeon|surgery|toddler|kids|burglars?|camp\\w*|odd socks|cold|needles? while|hem\\w*|sew\\w*|knit\\w*|tan lines',
  ],
  { before: '\\b', after: '\\b' },
)
const BANTER = anyOf(
  [
    'lol|haha|laugh\\w*|puns?|jokes|cook\\w*|curry|chilli|squats?|burpees|workouts?|gym|trainer|coach|class|spin|game|level|fifa|mario|paintball|chess|films?|series|book|novel|documentary|toddler|kids|baby|puppy|dog|cat|goose|duck|pigeons?|seagulls?|sunburn\\w*|mosquito\\w*|hug\\w*|tickl\\w*|sparring',
    "judo|wrestl\\w*|with kindness|roller ?coaster|driving|sister's|friend's|by accident|accidentally|snowball|race|legged|escape room|charades|playlist|singing|lego",
  ],
  { before: '\\b', after: '\\b' },
)
const NO_CRISIS = anyOf(
  [
    'booked|work|lunch|trampoline|parachut\\w*|class|bungee|skydiv\\w*|pool|horse|lesson|lol|haha|tattoo\\w*|buy|bought|haircut|fringe|shopping|text|drunk|bid|renovat\\w*|holiday|paint\\w*|view|sale|fishing|moving|allerg\\w*|landlord|away|weekend|baby|vet|trips?|sitter|hide and seek|present|surprise',
    'game|pizza|order\\w*|taxi|party|meetings?|lifts?|shift|nursery|maternity|uni|job|abroad|move|laughter|embarrass\\w*|cringe|exams?|homework|burpees|karaoke|gym|trying|workouts?|project|deadlines?|marathon',
  ],
  { before: '\\b', after: '\\b' },
)
const NOURISHED = anyOf(
  [
    'constipat\\w*|colonoscopy|prescribed|doctor said|flu|virus|bug|norovirus|pregnan\\w*|chemo\\w*|food poisoning|hangover|brownies?|dog|cat|puppy|baby|newborn|premature|gain\\w*|eating more|screen|salt|sodium|access|lawn|sugar|luggage|burn(?:ed|t) \\d+|treadmill|deficit|per slice|snack|steps',
    'spend\\w*|budget|words',
  ],
  { before: '\\b', after: '\\b' },
)

/** What one does to oneself and means to do, whatever it is done with. */
const HURT =
  "(?<!(?:not|never|n't|he|she|they|it|who) )(?:cut(?:ting)?|slic(?:ed|ing)|stab(?:bed|bing)|burn(?:ed|t|ing)?|scald(?:ed|ing)?|scratch(?:ed|ing)?|punch(?:ed|ing)?|hit(?:ting)?|bruis(?:ed|ing)|hurt(?:ing)?|bang(?:ed|ing)?|smash(?:ed|ing)?)"
const OWN =
  '(?:myself|my (?:own |left |right |inner |upper )?(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|stomach|belly|ankles?|hands?|head|face|knuckles|fingers?|feet|foot))'
const UNMEANT = anyOf(
  [
    "n't (?:\\w+ )?(?:on purpose|deliberately)|accident\\w*|by mistake|cold water|ice bath|films?|movie|novel|game|tattoo\\w*|gloves|weights?|squats?|deadlifts?|sparring|boxing|goal|ball|gym|workouts?|training|bike|cycl\\w*|climb\\w*|chalk|allerg\\w*|hurt myself less",
  ],
  { before: '\\b', after: '\\b' },
)

/** What is said plainly in one breath, with the harm for its verb. */
export const tellingPlainlyPatterns = [
  telling('suicide', UNMEANT, [
    "i'm (?:(?!not\\b|never\\b|hardly\\b)\\w+ )?suicidal(?=$|[.,]| (?:and|again|but|so|tonight|today|now|rn|right now|because)(?= |$|[.,]))",
  ]),
  telling('self-harm', UNMEANT, [
    `${HURT} ${OWN}${gap(8)}(?:deliberately|on purpose|intentionally)(?=$|[.,]| )`,
    `(?:deliberately|intentionally|purposely) ${HURT} ${OWN}`,
    `${HURT} ${OWN}${gap(14)}i (?:just |only )?(?:need(?:ed)?|want(?:ed)?|deserve[ds]?|crave[ds]?) (?:to feel )?(?:the|that|some|this) (?:pain|sting|hurt)`,
  ]),
  telling('self-harm', HANDIWORK, [
    '(?:new|fresh|more) (?:cuts?|burns?|wounds?) (?:on|over|across|on top of|next to|beside|between) (?:the |my )?old(?: ones?| cuts| scars)?(?=$|[.,])',
    'cut (?:so|really|very|pretty|way too) deep(?=$|[.,]| (?:that|i|it|this|again|tonight))',
    `(?:beat|hit|hitting|punch|punched|punching|slap|slapped|smack|thump)(?: my(?:self)?)?(?: own)? (?:myself|head|face|thighs|legs|stomach)(?: \\w+){0,8} (?:until|til|till) (?:i|it|my)(?= )`,
    'addicted to (?:cutting|hurting myself|self[- ]?harm\\w*|burning myself|the blade|bleeding)(?= |$|[.,])',
    `carv(?:e|ed|ing)(?: \\w+){0,4} (?:in|into|on|onto) my (?:\\w+ )?${LIMB}(?= |$|[.,])`,
    '(?:bruis|scratch|claw|bit|whip|beat|chok|strangl|stab)(?:e|ed|ten|ing|s|es|bed|bing|p|ped)? myself(?: (?:bloody|until|til|black|raw|on purpose|again|every|whenever|because)(?= |$|[.,])|$|[.,])',
    '(?:slit|slic(?:e|ed|ing)|slash(?:ed|ing)?|gash(?:ed)?|hack(?:ed)?|cut(?:ting)?|open(?:ed)?) (?:up |open )?my (?:own )?(?:left |right )?(?:wrists?|arms?|thighs?|veins?|forearms?)(?: open| up)?(?=$|[.,])',
    '(?:slit|slic(?:e|ed|ing)|slash(?:ed|ing)?|gash(?:ed)?|hack(?:ed)?|cut(?:ting)?|open(?:ed)?) (?:up |open )?my (?:own )?(?:left |right )?(?:wrists?|arms?|thighs?|veins?|forearms?)(?: open| up)?(?= (?:again|open|tonight|last))',
    '(?:slit|slic(?:e|ed|ing)|slash(?:ed|ing)?|gash(?:ed)?|hack(?:ed)?|cut(?:ting)?|open(?:ed)?) (?:up |open )?my (?:own )?(?:left |right )?(?:wrists?|arms?|thighs?|veins?|forearms?)(?: open| up)?(?= (?:with a (?:blade|razor)|because|when i|today|yesterday|on purpose|every))',
    `(?:keep|kept|hid|hide|hiding|got|have)(?: \\w+){0,5} (?:sharp\\w*|blades?|razors?|scissors|knife|glass|lighter|pills|tablets|rope)(?: \\w+){0,6} (?:under (?:my|the) (?:mattress|pillow|bed)|in my (?:sock|bra|shoe)|behind my (?:books|bed|drawers))(?= |$|[.,])`,
    `(?:no one|nobody)(?: \\w+)? asks? why(?= )${within(24)}(?:sleeves?|bracelets?|bandages?|plasters?|jumper|hoodie|limp\\w*|bruis\\w*|cover\\w*)(?= |$|[.,])`,
    '(?:relief|calm|peace|rush|comfort)(?: \\w+){0,3} (?:from|of|in) the (?:sting|burn|pain|blade|cut|blood)(?=$|[.,])',
  ]),
  telling('abuse', BANTER, [
    `${CLOSE} (?:\\w+ )?(?:tried|tries|is trying|was trying|attempted) to (?:kill|strangle|stab|choke|drown|poison|smother|suffocate|shoot|rape|run over|burn) me`,
    `${CLOSE}(?:'s| is| gets| has been| can be|'s been) (?:\\w+ )?(?:abusive|violent|physically abusive|hitting me|beating me|raping me|hurting me)(?=$|[.,]| (?:again|to me|towards|when|and i|with me|at (?:home|night)|every|since|tonight))`,
    `i'm (?:being|getting) (?:stalked|beaten|abused|threatened|blackmailed|groomed|drugged|followed home)(?= |$|[.,])`,
    `${CLOSE} (?:\\w+ )?(?:drugged|drugs|ties|tied|starves|whipped|whips|scalded|burned) me(?=$|[.,]| (?:up|with|by|in|on|when|because|again|until|last|and|down|so|to))(?! (?:to (?!the (?:floor|ground|bed|room|car))|on(?:to)? (?:a|the) (?:dance|walk|hike|stage)))`,
    `${CLOSE} (?:\\w+ )?(?:burnt|burns|headbutted|stamped on|spat on|spits on|dragged|smothered) me(?=$|[.,]| (?:up|with|by|in|on|when|because|again|until|last|and|down|so|to))(?! (?:to (?!the (?:floor|ground|bed|room|car))|on(?:to)? (?:a|the) (?:dance|walk|hike|stage)))`,
    `${CLOSE}(?: \\w+)? (?:smells?|sniffs?|inspects?|searches) my (?:clothes|underwear|knickers|bag|pockets|sheets|body)(?= |$|[.,])`,
  ]),
  telling('overdose', NO_CRISIS, [
    "(?:took|taken|swallowed|ate|downed|necked)(?: \\w+)? (?:my|the|his|her|mum's|dad's) (?:whole|entire|full) (?:prescription|supply|stash)(?= |$|[.,])",
    '(?:drank|drunk|swallowed|took|taken|injected|snorted|shot up)(?: \\w+){0,4} (?:methadone|morphine|fentanyl|heroin|oxy\\w*|ketamine)(?:[., ]+(?:\\w+ ){0,2}(?:to die|on purpose|all of it|hoping|the (?:whole|lot))(?= |$|[.,])|(?<=(?:bottle|whole \\w+|pack) of \\w{4,12})(?=$|[.,]))',
    `(?:took|taken|swallowed|downed|necked|had)(?: \\w+)? (?:my|the|a|his|her) (?:whole|entire|full) (?:bottle|box|packet|pack|strip) of (?:${MEDICINE}|zoloft|lexapro|seroquel|ativan|klonopin|adderall|ritalin|percocet|vicodin|trazodone|effexor|wellbutrin|propranolol|gabapentin|lamictal)(?= |$|[.,])`,
  ]),
  telling('eating-disorder', NOURISHED, [
    'addicted to (?:throwing up|purging|starving|laxatives|vomiting|not eating|being (?:empty|hungry))(?= |$|[.,])',
    'i (?:always )?(?:puke|throw|bring|vomit|chuck)(?: up)? (?:everything|all my food|it all|what i eat|my (?:food|meals|dinner))(?: back)?(?: up)?(?=$|[.,]| (?:i eat|again|on purpose|every))',
    '(?:\\d+|two|three|four|five|ten|twenty|thirty|packs? of|box(?:es)? of|handfuls? of|loads of) laxatives?(?= |$|[.,])',
    `(?:underweight|bmi (?:is |of )?1[0-7]|skin and bones?)(?= |[.,])${within(40)}(?:restrict\\w*|not eat\\w*|starv\\w*|los(?:e|ing)|calories|fast(?:ing)?|can't eat|refus\\w*|still (?:feel|fat))(?= |$|[.,])`,
    '(?:restricting|restricted|restrict)(?: \\w+){0,2} (?:again|hard|food|my (?:food|intake)|to (?:\\d{2,3}|[a-z]+ hundred))(?= |$|[.,])',
    "(?:over|above|more than|past) (?:[1-9]\\d0|[1-9]00|five hundred|three hundred)(?: calories)?[, ]+i (?:don't (?:sleep|eat|sit)|have to|run|purge|punish)(?= |$|[.,])",
  ]),
  telling('suicide', NO_CRISIS, [
    'i (?:have to|need to|deserve to|ought to|must|should) (?:die|be dead)(?=$|[.,]| (?:now|tonight|soon|today|for what))',
    "(?<=^|[.,] )(?:i'll|i will|i'm going to) jump (?:tonight|tomorrow|now|today|soon)(?=$|[.,])",
    '(?:rather be|should be|want to be|wish i (?:was|were)|belong) six feet under|(?:was|they|he|she|mum|someone) found (?:me )?hanging(?! (?:out|around|upside|there|on|from a (?:tree|branch)))',
    '(?:by|of|about|than|before|just|then|stop me|keep from|towards|end up) killing myself(?=$|[.,]| (?:and|because|soon|tonight|this|again|one day|if|when|before))',
    "(?:going to|might|about to|scared i'll|afraid i'll|afraid i might|scared i might) do something (?:stupid|terrible|drastic|to myself|permanent)(?=$|[.,]| (?:tonight|to myself))",
    '(?:thinking|think|thought)(?: \\w+){0,2} about the (?:garage|rope|bridge|river|tracks|pills|knife|blade|gun|balcony|roof|cliffs?|drop)(?: \\w+){0,3} (?:a lot|all the time|all day|again|constantly|every night|too much|at night)(?=$|[.,])',
    "(?:cat|dog|rabbit|hamster|horse|parrot|pet)s? (?:will|'ll|is going to|are going to) (?:need|want) (?:a (?:new )?home|somebody|someone|a new owner)(?= |$|[.,])",
    `(?:don't want|not|never)(?: \\w+){0,3} (?:to be found by|to be the (?:ones?|person) (?:who|to) finds? me|to find me)(?: \\w+){0,2}(?: ${DEAR})?(?=$|[.,]| (?:like|in|there|first))`,
    '(?:saving|save|spare|sparing) (?:everyone|everybody|them all|you all|my family|them)(?: all)? (?:the (?:trouble|bother|pain)|from me)(?=$|[.,]| (?:of me|by))',
    `(?:hardest|worst|only (?:hard|sad)) (?:part|thing|bit) is leaving (?:the |my )?(?:${DEAR}|dog|cat)(?= |$|[.,])`,
    "(?:feel|feels|i'm)(?: \\w+)? like a (?:ghost|corpse) already|i(?:'m| feel)(?: like i'm)? already (?:a ghost|a corpse)(?=$|[.,])",
    'stop(?:ped)?(?: \\w+){0,3}[, ]+or (?:just )?stop(?:ped)? (?:altogether|for good|existing|being|living|breathing)(?= |$|[.,])',
  ]),
]
