import 'server-only'
import { anyOf } from './short-patterns'
import { CLAUSE_END, telling, within } from './telling-pattern'

const KIN =
  '(?:mum|mom|mam|mummy|mother|dad|daddy|father|parents|wife|husband|partner|kids|children|son|daughter|boys|girls|sister|brother|gran|nan|grandma|grandad|family|girlfriend|boyfriend|friends|mates)'
const PET = '(?:cats?|dogs?|rabbits?|budgies?|parrot|hamsters?|horse|fish|tortoise|guinea pigs?|pets?|puppy|kitten)'
const SOMEONE_DEAR = `(?:no one|nobody|they|she|he|${KIN})`

const SEE_AGAIN = anyOf(
  [
    "holidays?|trips?|weekend|pre-?season|see you|back on|until|while (?:i'm|we're|i|we)|airport|flight|canada|australia|spain|abroad|uni\\b|moving|emigrat\\w*|classroom|job|colleagues?|team|class|leaving (?:do|drinks)|hospice|died|late|grave|deployment|exchange|surgery|retire\\w*|season|gig|tour",
    'camp|babysitter|dog ?sitter|house-?sitter|dinner party|next (?:week|month|term|year)|new job|shift|conference|photographer',
  ],
  { before: '\\b', after: '\\b' },
)
const PAPERS = anyOf(
  [
    "christmas|secret santa|jam|jars?|desks?|lockers?|bunks?|lunch|no claims|claims|party|seating|raffle|moving|the move|move out|landlord|checkout|inspection|holiday|trip|while (?:we're|i'm|we|i)|tenants?|guests?|retire\\w*|maternity|colleagues?|handover|hand-?over|newsletter|campaign|shift",
    "clients?|team|switch\\w*|new (?:gym|dentist|flat|house|job)|sold|selling|adviser|insisted|mum's|dad's|grandad's|gran's|late|plan pays|solicitor",
  ],
  { before: '\\b', after: '\\b' },
)
const FUNERAL =
  /\b(?:mum's|dad's|gran's|nan's|grandad's|uncle's|aunt's|friend's|died|passed|lol|haha|joke\w*|adviser|plan|policy|insisted|ninety|when i'm (?:old|ninety|\d\d)|would have (?:loved|laughed|danced)|hamster|linkedin|team page|passport|website|profile|badge|licen[cs]e)\b/
const TRIP = anyOf(
  [
    'holiday|beach|bali|spain|italy|lisbon|greece|hostel|camping|festival|sun\\b|suitcase|packing|flight|umbrella|heels|phone signal|retire\\w*|new (?:job|flat|house|office)|uniform|gap year|airport|abroad|shift|meeting|visa|ticket|contract (?:in|starts|ends)|transfer\\w*|relocat\\w*|posting',
    'semester|moving|train|conference|wedding anniversary|england|season|trophy|2100|century|mars|hs2',
  ],
  { before: '\\b', after: '\\b' },
)
const LATER =
  /\b(?:subscription|tradition|since|collect\w*|penpal|sale|bulk|shop|clearance|club|dog ?walker|babysit\w*|night out|shift|weekend|work trip|tortoise|parrot|boots|pans?|table|sofa|trees?|cast iron|garden|jumper)\b/
const BELIEVED = anyOf(
  [
    'book|series|films?|season|movie|show|novel|episode|story|podcast|game|finale|weddings?|vicar|church|registrar|engage\\w*|christening|garden|scan|c-section|holiday|launch|race|marathon|exams?|party|paint|venue|campsite|match|job|country|town|flat|company|hotel|dinner|uni|boxing|boxer|team',
    'goalkeeper|interview|move|festival|conference|surgery|operation|proposal|baptism|pub quiz|diet|relationship|marriage',
  ],
  { before: '\\b', after: '\\b' },
)
const CHEESE =
  /\b(?:christmas|cheese|baby|puppy|kitten|guests?|chickens|lol|haha|lodger|exchange student|goats?|foster|team|match|goal|coach|quiz|party|project|meeting|office|job|boss|choir|band|karaoke|restaurant|holiday|netflix)\b/

/** Leaving, told by what is said last, settled, given away or not planned for. */
export const tellingPartingPatterns = [
  telling('suicide', CHEESE, [
    '(?:deserves?|needs?) (?:a )?(?:different|better|proper|real|normal) (?:mother|mum|mom|father|dad|wife|husband|parent|daughter|son)(?: than (?:me|this)|[., ]+(?:and )?(?:i could|not me|i can|someone))',
    '(?:just |only |yet )?(?:another|one more|an extra|a useless) mouth to feed',
    `(?:they|she|he|everyone|the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have one less thing|have one (?:less|fewer) problem|be (?:free|rid) of me)${within(40)}(?:without me)`,
    `(?:they|she|he|everyone)(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have one less thing|have one (?:less|fewer) problem|be (?:free|rid) of me)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went|died|dead|disappeared|not here|slipped))`,
    `(?:the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have one less thing|have one (?:less|fewer) problem|be (?:free|rid) of me)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went))`,
    `(?:the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have one less thing|have one (?:less|fewer) problem|be (?:free|rid) of me)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:died|dead|disappeared|not here|slipped))`,
    `(?:they|she|he|everyone|the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:breathe (?:again|out|easier)|get (?:their|her|his) li(?:fe|ves) back|have (?:their|her|his) li(?:fe|ves) back|be relieved)${within(40)}(?:without me)`,
    `(?:they|she|he|everyone|the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:breathe (?:again|out|easier))${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went|died|dead|disappeared|not here|slipped))`,
    `(?:they|she|he|everyone)(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:get (?:their|her|his) li(?:fe|ves) back)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went|died|dead|disappeared|not here|slipped))`,
    `(?:the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:get (?:their|her|his) li(?:fe|ves) back)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went|died|dead|disappeared|not here|slipped))`,
    `(?:they|she|he|everyone)(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have (?:their|her|his) li(?:fe|ves) back|be relieved)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went|died|dead|disappeared|not here|slipped))`,
    `(?:the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have (?:their|her|his) li(?:fe|ves) back|be relieved)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:gone|wasn't|weren't|stopped|left|went))`,
    `(?:the (?:kids|children|family|house|others)|my (?:\\w+ )?${KIN})(?:'d|'ll| would| will| could| can)(?: \\w+)? (?:have (?:their|her|his) li(?:fe|ves) back|be relieved)${within(40)}(?:(?:if|once|when) i(?:'m| was| were)?(?: just)? (?:died|dead|disappeared|not here|slipped))`,
    `(?:if i (?:wasn't|weren't|stopped|slipped|disappeared|were(?:n't)?)|without me|take me away|i'm (?:gone|out of))${within(40)}(?:could|can|would|'d|finally)(?: \\w+)? (?:breathe|have (?:their|her|his) li(?:fe|ves)|be free|rest)(?= |$|[.,])`,
    `(?:if i (?:wasn't|weren't|stopped|slipped|disappeared|were(?:n't)?)|without me|take me away|i'm (?:gone|out of))${within(40)}(?:could|can|would|'d|finally)(?: \\w+)? (?:sleep at night|be relieved|move on|afford|marry|be happy again|be a family|works)(?= |$|[.,])`,
    `(?:better|easier|kinder|kindness|favou?r|relief)${within(30)}(?:no|without a|having no|a dead) (?:mum|mom|mother|dad|father|wife|husband|son|daughter|brother|sister)(?: at all)? than (?:this|me|one like|a \\w+ one)`,
    "(?:i'm|i am) (?:just )?the problem(?: in (?:this|our|the) (?:house|family|home))?[., ]+(?:and )?(?:take|remove|without|get rid of) me",
  ]),
  telling('suicide', SEE_AGAIN, [
    `(?:bye|goodbye|that's all|deserve\\w*|love (?:you|ya|u)(?: all)?|so sorry|i'm sorry|thank you|thanks for)${within(70)}(?:be (?:nice|kind|good|gentle) to|look after|take care of|feed|watch over) (?:my |our |the )?(?:${PET}|${KIN}|each other|one another)(?: for me| please)?(?=[.,]|$| for me| when i'm gone)`,
    `(?:be (?:nice|kind|good|gentle) to|look after|take care of|watch over) (?:my |our |the )?(?:${PET}|${KIN}|each other|one another)(?: for me| please)?[.,]${within(40)}(?:goodbye|i'm (?:so )?sorry|it's not your fault|i love you all|forgive me|when i'm gone)`,
    `(?:hug\\w*|kiss\\w*|held|cuddl\\w*)${within(60)}(?:won't get another|for the (?:very )?last time|didn't know it was|don't know it was|one he'll remember|one she'll remember|remember it by)`,
    `(?:told|tell|said to|kissed|hugged|called|rang|phoned) (?:my )?(?:\\w+ )?${KIN}${within(34)}(?:love\\w*|goodbye|sorry)${within(34)}(?:one last (?:look|time|hug|walk)|last look|for the last time|a final time)`,
    `(?:phoned|called|rang|visited|messaged|saw) (?:everyone|everybody|all of them|all my|each of)${within(40)}(?:didn't|don't|doesn't) (?:know|understand|realise|suspect) (?:why|what|it was|that it)`,
    "(?:this is|that's|here's|it's|so it's)(?: the)? (?:good)?bye(?: i guess| then| everyone| now| for good| forever| from me)*[., ]+(?:i )?(?:love (?:you|u|ya)|i'm sorry|sorry|be (?:nice|kind|good)|look after)",
    "(?:you|they|he|she|mum|everyone) (?:won't|will not|'ll not|will never|'ll never) (?:hear from|see) me (?:after (?:this|tonight|today|tomorrow)|again)[., ]+(?:and )?(?:it isn't|it's not|it wasn't|don't blame|i'm sorry|none of|please)",
    "if (?:anyone|someone|somebody|you|they) (?:finds?|is reading|reads?|(?:'re|are) reading) this[,. ]+(?:i (?:did|tried|love\\w*|didn't|never|couldn't|wanted|was)|know that i|please know|tell|it's not|it wasn't|i'm sorry|sorry)(?= |$|[.,])",
    "(?:want|wanted|hope|make|making|wish)(?: \\w+){0,3} (?:last|final|remaining) (?:weeks?|days?|evenings?|nights?|months?|hours?|summer|christmas)(?: \\w+){0,3} (?:with|for|to be)(?: \\w+){0,6}[., ]+(?:\\w+ ){0,5}(?:remember me|remember (?:it|us|that)|don't know|don't suspect|when i'm gone)",
  ]),
  telling('suicide', FUNERAL, [
    '(?:remember|know|never forget)(?: that)? (?:mummy|mum|mom|daddy|dad|i)(?: \\w+)? loved (?:them|him|her|you)(?=$|[.,]| (?:very|so|more|all))',
    '(?:planning|planned|chosen|picked|chose|choosing|writing|wrote|written|imagin\\w+|pictur\\w+|plan|come to|turn up to|cry at|speak at)(?: \\w+){0,4} (?:for |at |to )?my (?:own )?(?:funeral|eulogy|obituary|coffin|headstone|memorial)',
    '(?:paid|paying) (?:for|up for|off) (?:the|my|my own) funeral',
    `(?:don't want|no|please play|play|sing|want)${within(20)}(?:flowers|black|funeral|ashes|song|one|hymns?)${within(50)}tell (?:them|everyone|people|him|her|my \\w+) (?:that )?i (?:was|tried|loved|did|wasn't|didn't|am|'m)`,
    `(?:photo|picture|selfie|portrait|snap)${within(40)}(?:they'll|they can|they|everyone|mum|family|people)(?: will| would|'d)? (?:have|use|need|want|put|remember)${within(24)}(?:good one|nice one|to use|me (?:by|like|smiling|happy)|for the (?:funeral|order of service|paper|coffin)|after|when i'm gone)`,
    "(?:please )?tell (?:them|everyone|everybody|people|him|her) (?:that )?(?:i was happy once|i (?:really )?tried|it wasn't (?:their|his|her|anyone's) fault|i'm sorry i couldn't|i didn't suffer|i loved them|i went peacefully)",
  ]),
  telling('suicide', PAPERS, [
    `(?:label\\w*|list\\w*|wrote|written|sticker\\w*|tagged|marked|noted)${within(46)}who (?:should|gets|will|is to|is getting)(?: (?:have|get|take))? (?:it|what|which|everything|my|the|them)`,
    `(?:papers|passport|vaccination|collar|lead|bowl|blanket|vet)${within(50)}(?:${KIN}|neighbour)(?: will|'ll) (?:know what to do|take (?:him|her|it|them)|understand|find)`,
    `(?:schedul\\w+|timed|queued|set up|set)${within(16)}(?:emails?|messages?|texts?|posts?|letters?)${within(50)}(?:by then|too late|when i'm (?:gone|dead)|explain\\w*|goodbye|won't matter|after i'm|i'll be gone)`,
    `so (?:that )?${SOMEONE_DEAR}(?: will)? (?:has|have|needs?|won't have|doesn't have|don't have|wouldn't have)(?: to)? (?:do it|clean|clear|sort|deal with|go through|find|tidy|pay for)(?: \\w+){0,3} (?:after(?:wards)?|after me|later|once i(?:'m|'ve)|when i(?:'m|'ve)|when it's done)${CLAUSE_END}`,
    `(?:less|fewer things|nothing) (?:for|left for) (?:my )?${KIN} to (?:go through|sort(?: out| through)?|clear(?: out)?|deal with|tidy|throw)(?: (?:later|after\\w*|when i'm gone|once i'm gone|then))?${CLAUSE_END}`,
    `(?:so (?:that )?)?when it(?:'s| is) (?:done|over|all over) ${SOMEONE_DEAR}(?: (?:is|are|'s|'re))? (?:left|won't|will|doesn't|don't|has|have)`,
    `cancel\\w*${within(60)}(?:no point in any|won't be need\\w*|i won't need|no need (?:now|anymore|where)|won't be (?:here|there|around|alive))`,
    `(?:if|in case) (?:something|anything) (?:happens|should happen|happened|were to happen) to me[,. ]+(?:look in|open|read|check|it's|it was|the|my|please|know|everything|find|give|don't)`,
    `(?:policy|life insurance|life cover)(?= )${within(50)}(?:past two years|after two years|pays? (?:out )?(?:even|whatever|for (?:that|it|suicide))|suicide clause|two years (?:are|is) up|they (?:still )?pay)`,
    '(?:decent|good|better|nice|last|happy|proper) memor(?:y|ies) of me(?= |$|[.,])',
    `(?:wrote|written|sealed|finished|posted) (?:three|four|five|six|all the|the last|my last)(?: \\w+)? (?:letters|envelopes)(?= |[.,])${within(50)}(?:best day|calm|slept|peace|quiet|ready|lighter)`,
    `(?:pension|insurance|policy|payout|life cover|death benefit)${within(40)}(?:if (?:it|i)(?:'m| am)? (?:happens?|go|die|gone|dead)|before (?:i|it) (?:die|happens)|when it happens|the date i|still pays)`,
  ]),
  telling('suicide', TRIP, [
    `(?:don't|won't|not|no)(?: \\w+)? (?:need|use|have|want)(?:ed|ing)?(?: \\w+){0,3} where i(?:'m| am) going`,
    `i(?:'ll| will) be (?:gone|dead|out of (?:the|everyone's|your) (?:way|hair)) (?:before|by|when|long before|after)${within(30)}so (?:someone|somebody|you|give|no|there's|don't)`,
    "(?:i|that i|say i)(?: \\w+)? (?:won't|will not|'m not going to|don't think i'll) be alive(?= |$|[.,])(?! in (?:21|22)|  \\w)",
    `(?:book|buy|plan|arrang|put|reserv|schedul|hav)(?:ed|e|ing|ned)? (?:nothing|anything|something)?${within(12)}(?:past|after|beyond) (?:the |this |next )?\\w+[., ]+(?:there's )?(?:no (?:need|point)|i won't|won't (?:need|be)|nothing after)`,
    `(?:contract|lease|subscription|season ticket|passport|milk|voucher|warranty|membership|mot|calendar)${within(40)}(?:outlive|outlast)s? me`,
    "i (?:don't|do not|really don't) (?:think|believe|reckon) i(?:'ll| will) be (?:here|around|alive)(?: anymore)? (?:for|at|by|in|when|come|to see)(?: \\w+){0,3} (?:christmas|new year|birthday|easter|summer|spring|autumn|winter|graduation|wedding)",
    "i (?:don't|do not|really don't) (?:think|believe|reckon) i(?:'ll| will) be (?:here|around|alive)(?: anymore)? (?:for|at|by|in|when|come|to see)(?: \\w+){0,3} (?:results|january|february|march|april|june|july|august|september|october|november|december|born)",
    "(?:i|i'm)(?: \\w+)? (?:not going to|won't|don't plan to|not gonna|don't intend to) be (?:around|here|alive|there) (?:for|by|on|when) (?:results|graduation|the results|prom|my (?:birthday|\\w+tieth|eighteenth|twenty-first)|christmas|then)(?: day)?(?=$|[.,?]| (?:anyway|so|and))",
  ]),
  telling('suicide', LATER, [
    "(?:someone|somebody) else (?:will|would|'ll|should|is going to|gets to|will have to)(?: \\w+){0,2} (?:walk (?:her|him|my \\w+) (?:down|to school)|teach (?:him|her|my)|raise|bring (?:him|her|them) up)",
    "(?:someone|somebody) else (?:will|would|'ll|should|is going to|gets to|will have to)(?: \\w+){0,2} (?:hold (?:her|his|my) hand|be (?:her|his|their) (?:mum|mom|dad|father|mother)|tuck (?:her|him|them)|love (?:her|him|them))",
    `(?:birthday |christmas )?(?:cards?|letters?|videos?|presents?|gifts?)${within(40)}(?:(?:up|all the way) (?:to|until) (?:eighteen|twenty|twenty-one|\\d\\d))`,
    `(?:birthday |christmas )?(?:cards?|letters?|videos?|presents?|gifts?)${within(40)}(?:one (?:for|a|to open) (?:every|each) (?:year|birthday)|for (?:every|each) birthday(?! this year)|until (?:she|he|they)(?:'s| is|'re| are) (?:\\w+teen|\\w*ty|grown|\\d\\d))`,
    `(?:bought|wrapped|hid|labelled)${within(24)}(?:presents?|gifts?|cards?)${within(24)}early${within(40)}(?:won't be|not be|don't think i|case i|labelled them)`,
    `(?:won't|don't think i'll|not going to|may not) be here (?:for|by|at)${within(30)}(?:bought|wrapped|labelled|wrote)${within(24)}(?:presents?|gifts?|cards?|letters?)`,
    `(?:need|needs|deserve|deserves|want|wants)(?: \\w+){0,2} (?:someone|somebody|an owner|a \\w+)(?: who| that)?(?:'ll| will|'s| is| can)(?: \\w+)? (?:be|stay|going to be|stick|still be) (?:here|around|alive)(?= |$|[.,])`,
    `(?:took|taken|gave|brought|handed) (?:the|my|our) (?:\\w+ )?${PET} to (?:the|a|my) (?:\\w+ )?(?:shelter|rescue|neighbour|sister|friend|mum|brother)${within(50)}(?:with me like|when i'm|after me|without me|someone who'll be|won't be here|for good|forever)`,
  ]),
  telling('suicide', BELIEVED, [
    `know(?:ing)? (?:how|when|where) (?:it|this|everything|all of (?:it|this))(?:'ll| will|'s going to| is going to)? ?(?:ends?|stops?|be over)(?= |$|[.,])${within(50)}(?:soon|calm|peace|relief|light|not long|quiet|not (?:worried|scared))`,
    `(?:not (?:worried|scared|afraid)|calm\\w*|peace\\w*|light\\w*|quiet)${within(50)}know(?:ing)? (?:how|when|where) (?:it|this|everything|all of (?:it|this))(?:'ll| will|'s going to| is going to)? ?(?:ends?|stops?|be over)(?= |$|[.,])`,
    `(?:picked|chosen|chose|decided on|settled on|circled|set|got) (?:the|a|my) (?:day|date|night)(?= |[.,])${within(24)}(?:slept (?:through|better|well|like)|calm|peace\\w*|light(?:er)?|relie\\w*|quiet|easier|breathe|nobody knows|no one knows|eased|bearable)`,
    '(?:stop\\w*|no longer|given up|not|quit)(?: \\w+)? (?:planning|meaning|intending) (?:on |to )(?:stay(?:ing)?|surviv\\w+|be(?:ing)? (?:here|around|alive)|liv(?:e|ing))(?=$|[.,]| (?:here|alive|long|much|past|anymore))',
    "(?:the )?(?:fight|life)(?: \\w+)? (?:has |'s )?(?:gone|drained|leaked|seeped) out of me(?= |$|[.,])",
    "(?:all|everyone|people|they|mum|doctors?|friends) (?:\\w+ )?(?:say|says|think|thinks)(?: that)? i (?:seem|look|'m|am|sound|seemed)(?: so| much| a lot)* (?:better|happier|calmer|brighter|like myself)[\\w ,]{0,24}[., ]+(?:if only they knew|they don't know|little do they)",
    "(?:all|everyone|people|they|mum|doctors?|friends) (?:\\w+ )?(?:keep saying|tell me|reckon)(?: that)? i (?:seem|look|'m|am|sound|seemed)(?: so| much| a lot)* (?:better|happier|calmer|brighter|like myself)[\\w ,]{0,24}[., ]+(?:if only they knew|they don't know|little do they)",
    "(?:all|everyone|people|they|mum|doctors?|friends) (?:\\w+ )?(?:say|says|think|thinks)(?: that)? i (?:seem|look|'m|am|sound|seemed)(?: so| much| a lot)* (?:better|happier|calmer|brighter|like myself)[\\w ,]{0,24}[., ]+(?:it's because i(?:'ve)? (?:know|decided|chosen|made))",
    "(?:all|everyone|people|they|mum|doctors?|friends) (?:\\w+ )?(?:keep saying|tell me|reckon)(?: that)? i (?:seem|look|'m|am|sound|seemed)(?: so| much| a lot)* (?:better|happier|calmer|brighter|like myself)[\\w ,]{0,24}[., ]+(?:it's because i(?:'ve)? (?:know|decided|chosen|made))",
    "(?:all|everyone|people|they|mum|doctors?|friends) (?:\\w+ )?(?:say|says|think|thinks|keep saying|tell me|reckon)(?: that)? i (?:seem|look|'m|am|sound|seemed)(?: so| much| a lot)* (?:better|happier|calmer|brighter|like myself)[\\w ,]{0,24}[., ]+(?:it isn't the|it's not the)",
    "i(?:'m|'ve been)? (?:\\w+ ){0,3}(?:fading|slipping|drifting|sinking) (?:out|away|under)(?= |$|[.,])[\\w ,']{0,30}(?:let (?:it|go|myself)|want (?:it|to)|won't (?:fight|stop)|don't (?:mind|fight)|fine with)",
    "(?:feel(?:s|ing)? like )i(?:'m| am) (?:fading|slipping|drifting) (?:out|away|under)[\\w ,']{0,30}(?:let|want|don't mind|won't stop|fine)",
  ]),
]
