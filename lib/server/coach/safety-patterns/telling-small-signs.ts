import 'server-only'
import { anyOf } from './short-patterns'
import { telling, within } from './telling-pattern'

const HE = '(?:he|she|my (?:husband|wife|partner|boyfriend|bf|girlfriend|gf|fianc[eé]e?|spouse|ex))'
const LIMB = '(?:thighs?|arms?|legs?|wrists?|hips?|skin|stomach|forearms?)'
const BITE =
  '(?:half an?|an apple|a banana|a grape|an egg|a cracker|a biscuit|a yogh?urt|a slice|one slice|a carrot|a bowl of soup|toast|a rice cake|a bite|some soup|a sandwich|a salad)'

const ENGAGED = anyOf(
  [
    'heron|boots|skiing|simulator|shopping|groceries|babysitter|uber|football|office|bank holiday|holidays?|weekend off|day off|retire\\w*|on leave|moving|new (?:one|job|car|flat|gym)|exams?|course|wedding|crutches|cast|antibiotics|builders?|renovat\\w*|bathroom|audit|trial|divorce|treatment',
    'chemo\\w*|projects?|chapter|season|term|marathon|tunnel|sentence|book|series|film|game|level|goals?|date|quiz|karaoke|maths|guitars?|shopping|shoes|yarn|fashion|dj|smoking|vaping|biting|procrastinat\\w*|drinking|sugar|job|violin|spanish|french|angel|kids|sauna|beach|cabin|newborn|sofa|spain',
    "bali|church|choir|sunday|carols?|streaming|customer|mum's|gran's|dad's|uncle's|nan's|streak|trainer|bus|train|call|bed",
  ],
  { before: '\\b', after: '\\b' },
)
const OTHER_HABITS = anyOf(
  [
    'cigarettes?|smok\\w*|vap\\w*|sugar|alcohol|wine|beers?|chocolate|crisps|takeaways?|gambl\\w*|bets?|biscuits?|phone|social media|instagram|streak|duolingo|gym|coffee|caffeine|meat|porn|nails|surgery|operation|acne|stretch|chickenpox|cat|dog|football|knee|c-section|sprain\\w*|physio|rash|vaccine',
    'tennis|cooking|onions|haircut|tattoos?|shoes|boxing|bag work|goal|grass|hedge|hair|wood|garden\\w*|kebab|texting|ex\\b',
  ],
  { before: '\\b', after: '\\b' },
)
const HEARTY =
  /\b(?:whole cake|delicious|buffet|christmas|burger|pizza|takeaway|seconds|sprouts|liver|pregnan\w*|builders|kitchen|newborn|baby|moved|hospital food|boat|zoo|tour|sanctuary|safari|triathlon|marathon|training plan|ramadan|lent|blood test|flu|bug|virus|was off|rotten|mouldy|undercooked|raw)\b/
const FAIR = anyOf(
  [
    'last word|garlic|snor\\w*|mud|santa|kids|toddler|dog|cat|treat|stickers?|class|nan gives|boss|work sends|school|mum|mom|driver|deliver\\w*|lone worker|engine|oven|sourdough|baby|melons?|coffee|horror|fireworks|scary|film|game|pub quiz|surprise|bank still|estate agent|landlord|thunder|win',
    "wins|son|he's six",
  ],
  { before: '\\b', after: '\\b' },
)
const FEAST = anyOf(
  [
    'biscuits?|cakes?|sweets|exams?|lessons?|chocolates?|photos|penalties|chips|crisps|pizza|pancakes|beers?|wine (?:tasting|gums)|party|tequila|suitcase|squats|curry|vaccine|dentist|an(?:a)?esthetic|rides?|roller ?coaster|chilli|mince pies|flavou?rs?|ice cream|salt|sugar|recipe|baking|flour',
    'steps|samples|needed|doughnuts?|tast\\w*|jabs?|classes|bends|wallpaper|trainers|shoes|antibiotics|prescribed|yoga|massage|sauna|bath bombs?',
  ],
  { before: '\\b', after: '\\b' },
)

/** Small things said in passing that have one meaning only: what is not planned for, let go on, owned up to. */
export const tellingSmallSigns = [
  telling('suicide', ENGAGED, [
    "(?:there's |there is )?nothing (?:left )?for me (?:on the other side of|after|past|beyond) (?:this|tonight|today|that|friday|sunday|the)(?= |$|[.,])",
    "(?:stopped|no longer|don't bother) (?:making|make) (?:any )?(?:appointments|plans)(?: for (?:later|next \\w+|after))?(?=$|[.,]| (?:because|since) i)",
    "if (?:you|they) don't hear from me(?: again| tomorrow| after \\w+)?[, ]+(?:it isn't|it's not|please|know|don't feel|i'm sorry|thank|it wasn't)(?= )",
    "(?:don't|haven't|not)(?: \\w+){0,2} (?:have|got) another (?:winter|year|summer|christmas|week|day|month|night|round|birthday) (?:left )?in me(?=$|[.,])",
    '(?:lost|is gone,?|gone is|no longer have) the part of me that (?:wants?|wanted|cares?|cared)(?: \\w+)? (?:be (?:here|alive)|live|stay|exist|about (?:living|anything))',
    "(?:no one|nobody|not one person|hardly anyone)(?:'d| would)(?: even)? (?:cry|grieve|mourn|shed a tear)(?=$|[.,]| (?:for me|if i|at my|over me))",
    "i(?:'ll| will) be gone (?:soon|before long)(?: anyway)?(?=$|[.,])(?! (?:my|the) (?:shift|train|bus|contract))",
    `bridge(?= )${within(50)}(?:every|each) (?:day|time|evening|night)${within(24)}(?:slow down|slower|a (?:bit|little) (?:more|longer|closer)|longer|closer)(?= |$|[.,])`,
    `(?:left|leave|put|written|wrote)(?: \\w+){0,4} (?:pin|bank card and \\w+|passwords?|card and pin|safe code)(?: \\w+){0,4} for (?:my |the )?(?:wife|husband|kids|family|mum|mom|dad|daughter|son|sister|brother|children)(?=$|[.,])`,
    `(?:wall|barrier|lorry|tree|edge|oncoming|bend|verge)(?= |[.,])${within(30)}i let (?:it|the car|the bike|the wheel) (?:drift|go|slide|roll)(?=$|[.,])`,
    'no (?:reason|need|point) (?:to|in) set(?:ting)? (?:an|my|the) alarm(?: for (?:monday|tomorrow|the morning))?(?=$|[.,])',
    "(?:won't|don't|no longer)(?: be)? need(?:ing)?(?: \\w+){1,4} after (?:this week|tonight|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the weekend)(?= |$|[.,])",
    "stopped (?:buying|planning|booking|making|cooking|saving)[\\w ]{0,30}(?:more than|ahead|next|future)[\\w ]{0,20}[., ]+[\\w' ]{0,20}(?:no (?:need|point)|need|what for|doesn't seem)",
    '(?:who|how many|no one|nobody|anyone)(?: \\w+){0,3} (?:come to|be at|cry at|turn up (?:to|at|for)|show up (?:to|at)|speak at|miss me at) my funeral',
    '(?:playlist|songs?|readings?|hymns?|music|photos?|poem|flowers) for (?:the|my) (?:own )?(?:service|funeral|wake|coffin)(?! (?:of|for))(?= |$|[.,])',
    "won't be (?:coming|there|here|around)(?: \\w+)?[, ]+or anywhere",
    `(?:years|life|disappoint\\w*|burden|failure|exhaust\\w*|so tired|fighting)(?=[ .,])${within(40)}i(?:'d| would)(?: just| really)? like (?:it )?to stop(?=$|[.,]| now)`,
    "(?:peace|calm|relief|comfort\\w*|lighter)[\\w ,']{0,40}(?:it'll|it will|this will|everything will|it's going to|all)(?: all)? be (?:over|finished|done|behind me)(?=$|[.,]| (?:by|on|after|soon|then))",
    "(?:the end|death|dying|my end)(?: is)?(?: \\w+){0,2},? (?:and|but) i(?:'m| am) (?:not (?:scared|afraid|frightened)|at peace|ready|excited|glad|fine with)",
    "(?:someone|somebody|people|those) (?:who|that) can (?:still )?be (?:saved|helped|fixed)|i(?:'m| am) (?:beyond|past) (?:help|saving|repair|hope|fixing|helping)(?=$|[.,])",
    "(?:not one|no|nobody|not a single|no one)(?: \\w+){0,3} (?:i could|to|i can|i'd) (?:ring|call|text|phone|tell|talk to|message)[\\w ,']{0,20}[., ]+(?:so |and )?(?:that (?:settles|decides|says|proves)|i might as well|it's time|says it all)",
    "(?:lie|lay|sit|curl up) down? ?in the (?:snow|road|sea|river|woods|cold|water|dark)[\\w ,']{0,20}(?:let it|never|not get|and wait|freeze|until i|and stay|have me|take me)",
    'let (?:tonight|this|today|it) be (?:the (?:one|last|night|end)|my last)(?=$|[.,])',
    '(?:sleep|asleep|awake|gone|disappear|away)[\\w ,]{0,30}[., ]+(?:or|maybe|preferably|possibly) (?:for ?)?ever(?=$|[.,])',
    '(?:waiting|hanging on|holding on|only here|staying|still here) (?:for|until|till) (?:my |the )?(?:mum|mom|dad|nan|gran|dog|cat|mother|father|parents|kids|children)(?: \\w+)? (?:to go|to die|goes|dies|is gone|is dead|are (?:grown|gone|old enough|eighteen))',
    "(?:there's|there is|got|have) (?:really )?nothing (?:left )?(?:for me to do|to do|keeping me|to keep me|to stay for|holding me)(?: \\w+)? here(?=$|[.,])",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:whoever|the person|the one|the driver)(?: (?:who|that))?[\\w ',]{0,20}(?:finds?|find me)(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:whoever|the person|the one|the driver)(?: (?:who|that))?[\\w ',]{0,20}(?:has to (?:find|see|clean|deal))(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:whoever|the person|the one|the driver)(?: (?:who|that))?[\\w ',]{0,20}(?:have to (?:find|see|clean|deal))(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:the cleaner|the police\\w*|the train driver)(?: (?:who|that))?[\\w ',]{0,20}(?:finds?|find me)(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:the cleaner|the police\\w*|the train driver)(?: (?:who|that))?[\\w ',]{0,20}(?:has to (?:find|see|clean|deal))(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    "(?:sorry|feel bad|feel sorry|awful|guilty)(?: \\w+){0,2} (?:for|about) (?:the cleaner|the police\\w*|the train driver)(?: (?:who|that))?[\\w ',]{0,20}(?:have to (?:find|see|clean|deal))(?= me| it| up|$|[.,])(?! (?:the|that) (?:kitchen|fridge|mess|oven|toilet|bathroom))",
    '(?:i )?(?:googled|looked up|searched|read up on|asked) (?:whether|if|how much|how long) (?:it|drowning|hanging|falling|freezing|dying)(?: would| will)? (?:hurts?|takes?|is painful)(?=$|[.,])',
    "(?:keep|kept|been) (?:writing|drafting|starting|rewriting) (?:the|my|that) (?:letter|note|message)[\\w ',]{0,30}[., ]+[\\w ',]{0,20}(?:tonight|today|this time)[\\w ',]{0,20}(?:didn't (?:delete|tear|stop)|finished it|kept it|left it)",
  ]),
  telling(
    'suicide',
    /\b(?:climb\w*|swing|dogs?|kids|hammock|tow\w*|boat|camp\w*|scouts|film|game|hunt\w*|deer|clays?|insulat\w*|lights|tree ?house|decorations|boxes)\b/,
    [
      '(?:took|take|taking|carried|brought|packed|put|keep|kept) (?:a|the|my) (?:rope|noose|gun|pistol|pills)(?: \\w+)? (?:to|into|in|up|out to) the (?:woods?|forest|park|attic|garage|barn|shed|bathroom|car|loft|hills?|boot)(?= |$|[.,])',
    ],
  ),
  telling('self-harm', OTHER_HABITS, [
    `(?:plasters?|bandages?|tissues?|kitchen roll|toilet (?:paper|roll)|gauze|towel)(?= |[.,])[\\w ,.']{0,50}(?:under|inside|up|beneath) (?:the|my) (?:sleeves?|jumper|jeans|leggings|hoodie|tights)`,
    "(?:days|weeks|months) (?:since (?:the last|i last|my last)|clean|without)(?: \\w+)?[., ]+[\\w ,.']{0,24}(?:gave in|slipped|did it again|tonight happened|relaps\\w*|back to (?:zero|day)|couldn't (?:stop|hold)|broke it|ruined it)",
    `(?:counted|count|counting|added|adding|making|made)(?: \\w+){0,3} (?:scars?|cuts|lines|marks) (?:on|up|down|across|along) (?:the|my) (?:left|right|inside|${LIMB})`,
    "(?:punch|hit|kick|headbutt)\\w* (?:the|a|my) (?:\\w+ )?(?:walls?(?! of)|doors?|mirrors?|lockers?)[\\w ,']{0,24}(?:til|till|until|so hard)[\\w ,']{0,24}(?:split|bled|blood\\w*|broke|bleeding|swollen|swelled|numb|raw)",
    `doing (?:that|the|my) thing again[\\w ,']{0,40}(?:bathroom|${LIMB}|blade|sleeves?|razor|lighter)|(?:that|the) thing with (?:my (?:${LIMB})|the (?:blade|razor|lighter|scissors))`,
    "(?:i have|got|there are) (?:some )?(?:new|fresh) (?:ones|marks|lines)[., ]+[\\w ,']{0,30}(?:notice\\w*|see|seen|sleeves?|winter|hid\\w*)",
    "(?:noise|head|mind|thoughts?|brain|screaming|voices?)(?: \\w+){0,3} (?:shuts? up|stops?|goes quiet|is quiet|quiets?)(?: \\w+){0,4} (?:when|with|if|until|once)[\\w ,']{0,24}(?:sharp|blade|razor|lighter|blood|bleed\\w*|cut\\w*|burn\\w*|sting\\w*)",
  ]),
  telling('eating-disorder', HEARTY, [
    `(?:ate|eaten|had) (?:only |just )?${BITE}(?: \\w+){0,4}(?:,)? (?:and|then|so)(?: now)? (?:i )?(?:feel|felt|hate|hated|want to|can't stop|cried|ran|spent)(?: \\w+){0,4} (?:crime|failed|failure|disgust\\w*|dirty|filthy|fat|huge|myself|whale|ashamed|out of control|ruined|undo|crying|guilty)(?= |$|[.,])`,
    "(?:run|ran|workout|gym|swim|session|walk)(?: \\w+){0,3} because (?:of|i (?:ate|had))(?: \\w+){0,3} (?:lunch|dinner|breakfast|toast|cake|biscuit|food|bread|meal|ate)[\\w ,.']{0,30}(?:third|another one|again if|if dinner|earn|cancel|undo|until)",
    '(?:still|all i|i only) see (?:a |the |my )?(?:whale|pig|cow|fat|elephant|blob|monster)(?=$|[.,]| (?:in the|when|every|girl|person))',
    "(?:said|say|told|tell|pretend\\w*|claim\\w*|lied)(?: \\w+){0,4} i(?:'d| had|'ve)? ?(?:already )?(?:had|ate|eaten)(?: \\w+){0,4} so (?:that )?(?:they|she|he|mum|mom|dad|nobody|no one)(?: \\w+)? (?:let me|don't|won't|didn't|wouldn't|leave|stop|thinks?)(?= )",
    '(?:ate|eaten|eat|had) nothing(?: all day| today| again)?,? (?:and|but) (?:nobody|no one|they|mum|mom)(?: \\w+)? (?:notic\\w*|asked|said|knew|cared|saw)',
    'rather (?:faint|starve|pass out|be ill|collapse|die) than (?:go up|gain|put on|be (?:fat|big)|see (?:the|that) number|get (?:fat|big))(?= |$|[.,])',
    "(?:haven't|hadn't|not)(?: \\w+)? (?:had|eaten) a (?:proper|real|full|whole|single) meal (?:since|in|for)[\\w ,.']{0,50}(?:compliment\\w*|proud|thin\\w*|weight|kilos|number|clothes|skinny|size|goal|control)",
  ]),
  telling('abuse', FAIR, [
    `${HE}(?: really)? (?:doesn't|don't|didn't|won't|hates it when i) ?(?:like )?me (?:having|wearing|seeing|talking|going|working|using|speaking|laughing|being)(?: \\w+){0,6},? so i (?:don't|stopped|gave|deleted|quit|no longer|can't|stay|just don't)`,
    "(?:gives?|lets?|allow\\w*|get|we'll see|have it back|see)[\\w ,']{0,40}(?:if i(?:'ve| have)? (?:been good|behaved?|earned it)|how (?:you|i) behaved?|when i(?:'ve)? (?:behaved?|been good|learned my lesson))(?=$|[.,])",
    "(?:guess\\w*|tell|know|predict\\w*)[\\w ]{0,16}(?:from|by) the (?:sound|way|noise|look|smell)(?: of| he| she)[\\w ,']{0,30}(?:what (?:the night|kind|sort|mood|tonight)|how (?:bad|drunk|tonight)|which mood)",
    `(?:have to|must|got to|makes me|had to) (?:send|text|share|show)(?: \\w+){0,3} (?:photos?|pictures?|selfies?|pin|location|proof)(?= )[\\w ,']{0,34}(?:every|each|where i am|who i'm with)[\\w ,']{0,34}(?:or (?:there|he|she|else|i)|trouble|angry|otherwise)`,
    `(?:moved|changed (?:my )?(?:number|address|name|jobs?|phone))[\\w ,]{0,20}(?:and|but|,) ?(?:he|she|my ex)(?:'s| has)?(?: \\w+)? (?:found me|finds me|tracked|turned up|knows where)`,
    '(?:jump|flinch|freeze|cower|duck)(?: \\w+)? (?:when|if|whenever|every time)(?: \\w+){1,3} (?:raises? (?:a|his|her|their) (?:hand|voice)|lifts? (?:a|his|her) (?:hand|arm)|slams?|closes|moves (?:too )?(?:fast|quick\\w*|suddenly)|shouts?|walks? past me)(?= |$|[.,])',
    `(?:can't (?:talk|write|type|be)(?: for)? long|have to be quick|deleting this|will delete this|must delete this)(?=[ .,])${within(50)}(?:he|she)(?:'ll| will|'s)?(?: be)? (?:back|home|checks?|reads?|sees|finds|goes through)`,
    `(?:dad|mum|mom|stepdad|stepmum|he|she)(?= |')${within(50)}(?:sober|drunk|drinking|drinks)(?= |[.,])${within(50)}(?:hiding place|i hide|we hide|under the bed|lock my(?:self| door)|keep (?:quiet|out of))(?= |$|[.,])`,
    "i let (?:him|her|them)(?: \\w+){0,3} because it(?:'s| is) (?:worse|easier|safer|quicker|over faster)",
    "(?:i'm|i am|i was|been|being|i get)(?: being| still)? (?:hit|beaten|slapped|punched|kicked|choked|hurt) (?:at home|every (?:day|night)|when i get home|for (?:crying|talking|being late|answering)|if i)(?= |$|[.,])",
    "(?:calls?|says|said)(?: it(?:'s)?)? (?:just )?(?:play ?fighting|a joke|messing about|a game)[\\w ,']{0,24}(?:can't breathe|bruis\\w*|hurts|doesn't stop|won't stop|crying|begg\\w*)",
    "(?:watch(?:es)?|films?|looks at) me (?:shower|undress|change|in the (?:shower|bath)|get dressed|sleep)(?= |$|[.,])[\\w ,']{0,40}(?:lock|door|he|stepdad|partner|uncle|says|scared|hate|stop)",
    "(?:only |always )(?:squeezes?|grips?|pinch\\w*|hits?|grabs?|hurts?|twists?)(?: \\w+){0,3} where (?:the sleeve|it (?:doesn't|won't)|no one|nobody|clothes|people (?:can't|won't)|my clothes)",
  ]),
  telling('overdose', FEAST, [
    "(?:i've |i )(?:had|taken|took|swallowed) (?:all of them|the lot|the rest of (?:them|it|the \\w+)|every (?:last )?one|the last of them)(?: now)?[.,]?[\\w ,.']{0,50}(?:peaceful|quiet|sleepy|drowsy|calm|warm|fuzzy|dizzy|strange|weird|floaty|numb|heavy)(?= |$|[.,])",
    "(?:too many|the lot|all of (?:them|it)|(?:blue|white|little|pink|yellow) ones|pills|tablets|packet|strips? gone|handful)(?= |[.,])[\\w ,.']{0,50}(?:my (?:hands|face|legs|lips|eyes|tongue|vision|heart)(?: \\w+)? (?:look|looks|feel|feels|gone|funny|numb|slow))",
    "(?:too many|the lot|all of (?:them|it)|(?:blue|white|little|pink|yellow) ones|pills|tablets|packet|strips? gone|handful)(?= |[.,])[\\w ,.']{0,50}(?:can't (?:read|see|feel|focus|stand|keep my eyes)|room(?:'s| is) (?:spinning|moving)|ears are ringing|is spinning)",
    "(?:keep )?(?:upping|doubling|increasing|pushing) (?:the|my) dose[\\w ,.']{0,40}(?:too much|if (?:one|it|i)|whatever|hop\\w*|don't care|no one|so be it)",
    "(?:took|had|taken)(?: \\w+){0,3} more than (?:it (?:said|says)|the (?:box|label|packet|leaflet) (?:said|says)|i (?:should|was meant|'m meant|was supposed))(?=$|[.,]| (?:and|to|because|on purpose))",
    '(?:take|taken|took|swallow|swallowed)(?: \\w+)? enough(?: \\w+){0,3} to (?:sleep (?:through|for|until)|not wake|never wake|stop (?:feeling|everything|it all))',
    'took an? od(?= |$|[.,])',
  ]),
]
