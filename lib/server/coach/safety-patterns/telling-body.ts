import 'server-only'
import { anyOf } from './short-patterns'
import { CLAUSE_END, telling, within } from './telling-pattern'

const HEAT = '(?:june|july|august|summer|heat ?wave|(?:thirty|\\d\\d) degrees|this heat|hottest|boiling)'
const SLEEVES = '(?:long[- ]sleeve[sd]?|hoodies?|jumpers?|cardigans?)'
const HIDDEN =
  "(?:again|don't ask|(?:no one|nobody|they|she|he|mum|mom|anyone|people)(?:'ll| will| can| to|'d)? (?:see|sees|ask|asks|notice|notices|know)|hid(?:e|es|ing)|questions|won't take|can't take|wouldn't take|cover(?:s|ing)?)"
const PARTNER =
  "(?<!(?:friend's|sister's|brother's|mum's|mom's|cousin's|neighbou?r's|colleague's|her|his|their) )(?:he|she|my (?:husband|hubby|wife|partner|boyfriend|girlfriend|fianc[eé]e?|spouse|ex|man|bloke|in-laws|mother-in-law|father))"
const EVER = '(?: (?:just|always|still|now|even|also|sometimes|often|already))*'
const MEAL = '(?:lunch|dinner|breakfast|tea|meals?|supper|food|eating|i eat|i ate)'

const OUTDOORS = anyOf(
  [
    'sunburn\\w*|sun\\b|tan\\b|sun ?cream|sunscreen|uv\\b|mosquito\\w*|midges?|dress code|uniform|office|air ?con\\w*|a/c|cold|chilly|freezing|garden\\w*|bees?|beekeep\\w*|gym|run(?:s|ning)?|factor|ticks?|hik\\w*|cyc\\w*|eczema|psoriasis|tattoos?|shav(?:e|ed|ing)|belly|knit\\w*|bought|sale|interview',
    'wedding|wool|fashion\\w*|pale|rain\\w*|winter|football|rugby',
  ],
  { before: '\\b', after: '\\b' },
)
const BLOOD_CAUSES =
  /\b(?:periods?|cramps|tampon|nosebleeds? (?:every|since|all|again last)|shav(?:e|ed|ing)|surgery|stitches|tooth|teeth|dentist|gums|birth|midwife|dog|cat|puppy|fell|football|rugby|match|blister\w*|donat\w*|mosquito\w*|horror|halloween|had a nosebleed|my (?:son|daughter|toddler|baby))\b/
const KINDLY = anyOf(
  [
    "by mistake|by accident|expenses|accidentally|birth certificate|teen\\w*|parental|homework|lent|borrow\\w*|i asked|joke|jok(?:es|ing|ed)|for safe ?keeping|so (?:that )?i don't|screen ?time|exams?|detox|concert|spare|i forgot|pockets?|charg(?:e|es|ing)|cleans?|lovely|kindly|sweet|surprise",
    'tennis|chess|game|budget together|joint|we agreed|we both|puppy|toddler|dog|cat|cheat day|diet|driving licen[cs]e|marathon|finish line|photos? of|playlist|spotify|netflix|weather|map|strava|to the airport|pin up|before bed|because of the (?:dog|cat|kids)',
  ],
  { before: '\\b', after: '\\b' },
)
const HEALTHY = anyOf(
  [
    "lol|haha|laps?|wrestl\\w*|box(?:ing|er)|weigh-?in|jockey|lab|flour|luggage|suitcase|parcel|puppy|dog|cat|baby|newborn|doctor(?:'s)? (?:asked|told|wants)|dietician|allerg\\w*|intoleran\\w*|norovirus|food poisoning|stomach (?:bug|flu)|pregnan\\w*|morning sickness|hungover|hangover|dentist",
    'toothache|recover(?:y|ed)|meeting|boss|topic|subject|agenda|spicy|mushrooms|british|airport|toddler|my (?:son|daughter|kid)|drunk|curry|chicken|seafood',
  ],
  { before: '\\b', after: '\\b' },
)

const NO_HARM = anyOf(
  [
    'kids?|toddler|child|baby|diy|clumsy|salad|thumb|chopping|cooking|kitchen|danc\\w*|cake|cheese|chilli|lemon|cheddar|acupunctur\\w*|physio\\w*|massage|yoga|pray(?:er|ed|ing)?|bless\\w*|heal(?:er|ing)|shoulder|cat|dog|tennis|wrestling|judo|sparring|referee|joke|dyed|haircut|fringe|tattoo',
    'with questions|about the (?:report|budget|project)',
  ],
  { before: '\\b', after: '\\b' },
)

/** Harm to the own body, food turned enemy, and a home under somebody's rule, told by what is hidden, counted or kept. */
export const tellingBodyPatterns = [
  telling('self-harm', OUTDOORS, [
    `${SLEEVES}${within(30)}${HEAT}${within(40)}${HIDDEN}`,
    `${SLEEVES}${within(24)}${HIDDEN}${within(24)}${HEAT}`,
    `${HEAT}${within(40)}${SLEEVES}${within(40)}${HIDDEN}`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:wear(?:ing)?|go(?:ing)?)${within(14)}(?:short sleeves|t-?shirts?|shorts)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:see(?: (?:them|my (?:arms?|legs|thighs|wrists|scars|cuts|skin)|what))))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:do(?:ing)?|roll(?:ing)? up|take off)${within(14)}(?:short sleeves|t-?shirts?|shorts)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:see(?: (?:them|my (?:arms?|legs|thighs|wrists|scars|cuts|skin)|what))))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:wear(?:ing)?|go(?:ing)?)${within(14)}(?:sleeves|swim\\w*|pe\\b|hoodie|changing)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:see(?: (?:them|my (?:arms?|legs|thighs|wrists|scars|cuts|skin)|what))))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:do(?:ing)?|roll(?:ing)? up|take off)${within(14)}(?:sleeves|swim\\w*|pe\\b|hoodie|changing)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:see(?: (?:them|my (?:arms?|legs|thighs|wrists|scars|cuts|skin)|what))))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:wear(?:ing)?|go(?:ing)?|do(?:ing)?|roll(?:ing)? up|take off)${within(14)}(?:short sleeves|t-?shirts?|shorts|sleeves|swim\\w*|pe\\b|hoodie|changing)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:see(?:$|[.,])))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:wear(?:ing)?|go(?:ing)?|do(?:ing)?|roll(?:ing)? up|take off)${within(14)}(?:short sleeves|t-?shirts?|shorts|sleeves|swim\\w*|pe\\b|hoodie|changing)${within(30)}(?:(?:they|people|everyone|someone|she|he|mum|mom|dad)(?:'d| would|'ll| might| will)? (?:notice))`,
    `(?:can't|won't|don't|never|not)(?: \\w+){0,3} (?:wear(?:ing)?|go(?:ing)?|do(?:ing)?|roll(?:ing)? up|take off)${within(14)}(?:short sleeves|t-?shirts?|shorts|sleeves|swim\\w*|pe\\b|hoodie|changing)${within(30)}(?:because of (?:my|the) (?:arms|thighs|marks|scars|cuts|lines))`,
    `(?:keep|keeping|kept|hide|hiding|hid) my (?:arms|wrists|thighs|forearms)(?: \\w+)? (?:covered|hidden|under|away|out of sight)(?= |$|[.,])${within(30)}(?:see|ask|notice|know|mum|mom|everyone|no one|nobody)`,
  ]),
  telling('self-harm', BLOOD_CAUSES, [
    `blood${within(20)}(?:sheets?|sleeves?|towels?|bedding|pyjamas|bathroom floor|tissues|duvet|cuffs?)${within(40)}(?:i (?:\\w+ )?(?:said|told|blamed)|told (?:her|him|them|mum|mom)|lied|a lie|excuse|made up|blamed|before (?:anyone|they|mum|mom|he|she))`,
    `(?:hid|hide|hiding|wash(?:ed|ing)?|rins(?:ed|ing)|scrubb(?:ed|ing))${within(20)}(?:blood(?:y|ied)?|stain(?:s|ed)?)${within(24)}(?:sheets?|sleeves?|towels?|bedding|out)${within(24)}before (?:anyone|they|mum|mom|dad|he|she|everyone)`,
  ]),
  telling('self-harm', NO_HARM, [
    `(?:bandag\\w+|patch(?:ed|ing)? up|stitch\\w*|plasters?|scars?|burns?|cuts?|marks|wounds?)${within(50)}i (?:did|do|keep doing) (?:it|this|that|them) to myself`,
    '(?:need|want|crave|longing) to feel (?:something |anything )?(?:sharp|the (?:blade|razor)|my skin (?:open|burn))',
    "(?:can't|shouldn't|don't|not to|not)(?: be)? (?:trust|trusted|safe)(?: myself| me)?(?: to be)?(?: left)? (?:alone )?(?:with|near|around) (?:sharp|knives|pills|blades|razors|scissors|my (?:meds|pills|medication)|anything sharp|the balcony)",
    'new scars?(?: on (?:my|the) \\w+| again| today)?(?=$|[.,])(?! (?:from|after))',
  ]),
  telling('abuse', NO_HARM, [
    `(?:he|she|my (?:dad|husband|wife|mum|mom|boyfriend|girlfriend|partner)) only (?:ever )?(?:uses|hits|slaps|pushes|shoves|grabs|does it)${within(24)}(?:open hand|when (?:he|she)(?:'s| is| has|'d)|where (?:it|no one|nobody)|on me|if i|me)`,
    '(?:puts?|putting|put|lays|laid) (?:his|her) hands on me(?! (?:and|to) (?:pray|bless|heal))',
  ]),
  telling('eating-disorder', HEALTHY, [
    `(?:weigh(?:ed|ing)? myself|(?:step(?:ped|ping)?|got|get|been|stood|stand(?:ing)?) (?:back )?on the scales?|on the scales?)${within(24)}(?:(?:[4-9]|\\d\\d|four|five|six|seven|eight|nine|ten|eleven|a dozen|twelve|fifteen|twenty) times)`,
    `(?:weigh(?:ed|ing)? myself|(?:step(?:ped|ping)?|got|get|been|stood|stand(?:ing)?) (?:back )?on the scales?|on the scales?)${within(24)}(?:every (?:hour|time i (?:eat|drink|swallow|pee))|after (?:every|each) (?:meal|bite|sip|mouthful|glass)|before and after (?:every|each|${MEAL}))`,
    `(?:i'm|i've become|i am|become|getting|so|been) (?:\\w+ )?(?:afraid|scared|terrified|frightened) of (?:food|eating|bread|rice|pasta|dinner|lunch|calories|the fridge|being full|meals|swallowing|my own plate|an apple|a sandwich)(?: itself| again| now| anymore)?${CLAUSE_END}`,
    `(?:fingers?|toothbrush|spoon)(?: \\w+)? down (?:my|the back of my) throat`,
    `(?:brought|bring|bringing|got|getting) (?:it|dinner|lunch|it all|everything|breakfast|the cake|my \\w+) (?:all )?(?:back )?up (?:again )?(?:after (?:${MEAL})|in the (?:toilet|shower|bathroom|sink)|like (?:always|usual|every)|on purpose|so it doesn't)`,
    `(?:hid|hide|hiding|fed|feed|slip(?:ped|ping)?|scrap(?:ed|e|ing)|wrap(?:ped|ping)?)${within(12)}(?:food|dinner|lunch|breakfast|meal|tea)${within(16)}(?:napkin|tissues?|sleeve|pocket|bag|dog|bin)${within(30)}(?:think i(?:'ve)? (?:ate|eaten|had|'m eating)|i (?:already )?ate|again|no one|nobody|so they|notices?)`,
    `(?:not|isn't|never|still not|won't be|i'm not) (?:thin|sick|small|light|skinny|ill) enough (?:to (?:eat|stop|deserve|need help|get help|be (?:helped|ill|anorexic))|yet to (?:eat|stop))`,
    `(?:no matter (?:what|how) (?:i|little i|low)|however (?:little|low))${within(24)}(?:scale|number|weigh\\w*|mirror)${within(30)}(?:never|still|not|isn't) (?:\\w+ )?(?:enough|fat|too (?:big|much|high))`,
  ]),
  telling('abuse', KINDLY, [
    `${PARTNER}${EVER} (?:keeps?|holds?|has|took|takes|hid(?:es)?|confiscat\\w+) (?:all )?(?:of )?(?:my|the) (?:\\w+ )?(?:bank cards?|cards?|passport|wages|pay|id|papers|debit card|phone|car keys|keys)(?: and)?${within(30)}(?:so (?:that )?i (?:can't|don't|won't)|if i|when(?:ever)? (?:i|he|she)|won't|not allowed)`,
    `${PARTNER}${EVER} (?:keeps?|holds?|has|took|takes|hid(?:es)?|confiscat\\w+) (?:all )?(?:of )?(?:my|the) (?:\\w+ )?(?:bank cards?|cards?|passport|wages|pay|id|papers|debit card|phone|car keys|keys)(?: and)?${within(30)}(?:i (?:can't|have to ask)|gives? me|until i|ask for)`,
    `${PARTNER}${EVER} (?:keeps?|holds?|has|took|takes|hid(?:es)?|confiscat\\w+) (?:all )?(?:of )?(?:my|the) (?:\\w+ )?(?:bank cards?|cards?|passport|wages|pay|id|papers|debit card|phone|car keys|keys)(?: and)?${within(30)}(?:and (?:my|the) (?:phone|money|keys|passport)|leave|where i)`,
    `${PARTNER}${EVER} lock(?:s|ed)? (?:me (?:in|out|inside|up)|the (?:front |bedroom )?doors?${within(24)}(?:so (?:that )?i|from (?:the )?outside|takes the key|when (?:he|she) (?:leaves|goes)|on me|with me))`,
    `${PARTNER}${EVER} (?:checks?|reads?|goes through|tracks?|counts?|times|monitors?|looks through) (?:all )?(?:my|how) (?:\\w+ )?(?:phone|messages|texts|mileage|receipts?|location|emails|long)${within(24)}(?:every (?:night|day|evening|time|hour)|each)`,
    `${PARTNER}${EVER} (?:checks?|reads?|goes through|tracks?|counts?|times|monitors?|looks through) (?:all )?(?:my|how) (?:\\w+ )?(?:phone|messages|texts|mileage|receipts?|location|emails|long)${within(24)}(?:before (?:bed|i)|when i (?:get|come)|if i|and if|or else|i'm (?:gone|out|at))`,
    `my (?:wages?|salary|pay|money|benefits?|card) (?:all )?(?:goes|go|gets paid|is paid|is) (?:straight )?(?:in|into|to|on|in to) (?:his|her) (?:account|pocket|wallet|name)`,
    `(?:i have to|i must|makes me|i've got to|i need to|i had to) (?:account for|show (?:him|her)|justify|explain) (?:every|each|all my|all the|my) (?:penny|cent|pound|euro|receipts?|minute|call|phone|messages)`,
    `i(?:'m| am) not allowed (?:out|to (?:see|call|phone|work|leave|have|talk|go|drive|speak))${within(40)}(?:unless|without|if) (?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend))`,
    `${PARTNER}${EVER} (?:gives|allows|hands) me${within(16)}(?:a week|for food|allowance|to live on|pocket money)${within(40)}(?:receipt|account for|every (?:penny|cent)|wants it back|i (?:can't|have to)|not allowed)`,
  ]),
]
