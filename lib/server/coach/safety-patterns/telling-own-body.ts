import 'server-only'
import { anyOf, oneOf } from './short-patterns'
import { telling, within } from './telling-pattern'

const FAST_FOOD_OUT = '(?:dinner|lunch|breakfast|food|it|everything|meal|tea|supper)'
const THIN_FARE =
  '(?:gum|diet coke|coke zero|black coffee|coffee|ice|water|celery|cucumber|pickles|cigarettes|broth|tea)'
const FAINT = oneOf([
  "dizz\\w*|faint\\w*|black(?:ed|ing)? out|black spots|see(?:ing)? (?:stars|spots)|hair(?: \\w+){0,3} (?:falling|coming|falls|comes|fell|came) out|periods?(?: \\w+)? (?:stopped|gone)|no period|stopped having periods|haven't had (?:a|my) period|passed out|legs (?:gave|went)|nearly fell",
  'cold all the time|heart (?:skips|races|flutters|is slow|so slow)',
])
const THINNER =
  "(?:the number|number (?:is|was|went|went down)|scales?|weight|kilos?|\\d\\d(?:[.,]\\d)? ?kg|thin\\w*|skinn\\w*|worth it|so (?:pleased|proud)|don't mind|can't stop now|lower|goal weight|lighter|calories|not eat\\w*|haven't eaten|hunger|empty)"
const LIMB = '(?:thighs?|arms?|legs?|wrists?|hips?|skin|stomach|forearms?|ankles?)'
const MARKS = '(?:marks?|scratch(?:es)?|cuts?|lines|scars?|burns?|bruis\\w*|scabs?)'

const WELL_FED = anyOf(
  [
    '16:8|fasting window|blood test|gave blood|blood donat\\w*|half marathon|marathon|ramadan|lent|yom kippur|backpack|pack|footprint|meat|sugar|screen|charity|challenge|crossfit|training for|coach|prawns|oysters|curry|stomach bug|norovirus|food poisoning|seasick|baby|toddler|dog|cat|pregnan\\w*',
    'menopaus\\w*|perimenopaus\\w*|chemo\\w*|thyroid|ana?emi\\w*|flu|covid|needle|implant|altitude|heat ?wave|squats?|deadlifts?|postpartum|breastfeeding|contracepti\\w*|coil|roller ?coaster|quit(?:ting)? smoking|nicotine|patch|colonoscopy|surgery|hangover|hungover|road trip|slow and steady|nurse is',
    'physio|x-?ray|fractured|museum|bbq|barbecue|glaze|sauce|rack of|anatomy|tattoo|boxing|slimming world|wrestl\\w*|luggage|suitcase|tobacco|wine|seeds|gristle|olives?|blood pressure|ear infection|vertigo|new glasses|tide|ice bath|lake swim|sea swim',
  ],
  { before: '\\b', after: '\\b' },
)
const STAINS = anyOf(
  [
    'wine|curry|coffee|ink|dye|paint|hair ?dye|mud|muddy|grass|ketchup|period|dog|puppy|kitten|chocolate|pizza|present|surprise|tattoo (?:of|design)|bracelet charm|charms?|beads?|goals?|scored|boxing|climb\\w*|wash(?:ing)? up|winter|gloves|dishes|garden\\w*|rowing|saniti[sz]er|football|rugby',
    'surgery|appendix|eczema|psoriasis|chickenpox|first[- ]aid|expired|spots|acne|passport|wedding|interview|carrier|hates|brambles|hedge|stray',
  ],
  { before: '\\b', after: '\\b' },
)

/** Food turned enemy and wounds of the own making, told by their pride, their tricks and their cover stories. */
export const tellingOwnBodyPatterns = [
  telling('eating-disorder', WELL_FED, [
    `(?:hunger|hungry|empty|emptiness|growl\\w*|starv\\w*|dizz\\w*|faint\\w*)(?= |[.,])${within(40)}(?:feels? (?:\\w+ )?(?:like )?(?:winning|control|power\\w*|strength|success|safe\\w*|clean|pure|good|amazing|achiev\\w*|victory|virtue))`,
    `(?:light-?headed|skipp\\w+ (?:meals?|lunch|dinner|breakfast|tea)|not eating|no food)(?= |[.,])${within(40)}(?:feels? (?:\\w+ )?(?:like )?(?:winning|control|power\\w*|strength|success|safe\\w*|clean|pure|good|amazing|achiev\\w*|victory|virtue))`,
    `(?:hunger|hungry|empty|emptiness|growl\\w*|starv\\w*|dizz\\w*|faint\\w*|light-?headed|skipp\\w+ (?:meals?|lunch|dinner|breakfast|tea)|not eating|no food)(?= |[.,])${within(40)}(?:(?:so |felt |feel |was )?proud|so pleased|makes me feel (?:strong|clean|pure|safe|light|in control)|in control)`,
    '(?:the )(?:smaller|lighter|thinner|less|emptier) i (?:get|am|weigh|eat|become|feel)[., ]+the (?:safer|better|cleaner|happier|more in control|calmer|stronger|purer|prouder)',
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:sit-?ups|squats|star jumps|jumping jacks|crunches|burpees|push-?ups|on the (?:treadmill|bike|cross-?trainer)|running|stairs|laps|skipping)(?= )${within(40)}(?:because (?:of|i (?:ate|had)))`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:sit-?ups|squats|star jumps|jumping jacks|crunches|burpees|push-?ups)(?= )${within(40)}(?:for (?:the|that|one|a) (?:toast|biscuit|bread|cookie|sandwich|slice|bite|meal|dinner|lunch|cake|crisp|grape))`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:on the (?:treadmill|bike|cross-?trainer)|running|stairs|laps|skipping)(?= )${within(40)}(?:for (?:the|that|one|a) (?:toast|biscuit|bread|cookie|sandwich|slice|bite|meal|dinner|lunch|cake|crisp|grape))`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:sit-?ups|squats|star jumps|jumping jacks|crunches|burpees|push-?ups)(?= )${within(40)}(?:until i (?:couldn't|can't|nearly|blacked|fainted|collapsed|was sick))`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:on the (?:treadmill|bike|cross-?trainer)|running|stairs|laps|skipping)(?= )${within(40)}(?:until i (?:couldn't|can't|nearly|blacked|fainted|collapsed|was sick))`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:sit-?ups|squats|star jumps|jumping jacks|crunches|burpees|push-?ups)(?= )${within(40)}(?:to (?:cancel|undo|make up for|pay for)|couldn't see straight|punish\\w*)`,
    `(?:\\d{3,4}|hundreds?|a thousand|five hundred|(?:two|three|four) hours?|hours)(?: of)?(?: \\w+)? (?:on the (?:treadmill|bike|cross-?trainer)|running|stairs|laps|skipping)(?= )${within(40)}(?:to (?:cancel|undo|make up for|pay for)|couldn't see straight|punish\\w*)`,
    `(?:ate|eat|had|eaten)(?: \\w+){1,4}[., ]+(?:and |so |then )*(?:i )?(?:spent|ran|run|did|have to (?:run|do))(?: \\w+){0,8} (?:until|till) i (?:couldn't|can't|nearly|blacked|fainted|collapse\\w*|was sick|throw|threw)`,
    `(?:can't|won't|don't|not allowed to|couldn't)(?: let myself)? (?:sit(?: down)?|stop|rest|sleep|eat)(?: \\w+){0,2} (?:until|till|unless|before) i(?:'ve| have)?(?: \\w+)? (?:done|run|walked|burn\\w*|hit|earned|reached|purged|thrown)(?= )${within(40)}(?:fracture|injur\\w*|calories|bleed\\w*)`,
    `(?:can't|won't|don't|not allowed to|couldn't)(?: let myself)? (?:sit(?: down)?|stop|rest|sleep|eat)(?: \\w+){0,2} (?:until|till|unless|before) i(?:'ve| have)?(?: \\w+)? (?:done|run|walked|burn\\w*|hit|earned|reached|purged|thrown)(?= )${within(40)}(?:faint\\w*|dizz\\w*|even (?:with|when|if|though))`,
    `${FAST_FOOD_OUT} (?:came|comes|come|always comes|has to come|is coming|went)(?: \\w+)? (?:back )?up[., ]+(?:it |i )?(?:always does|make sure|made sure|on purpose|that's the rule|has to|made it|like (?:always|usual|every))`,
    `${FAINT}(?= |[.,])${within(90)}${THINNER}(?=[ .,]|$)${within(40)}(?:worth|down|lower|proud|pleased|can't stop|don't mind|good|nearly|less|enough|goal|happy|win|never been)`,
    `(?:number|scales?|weight|kilos?|kg|calories|haven't eaten|not eaten|gum|coffee)(?= |[.,])${within(70)}(?:pleased|proud|happy|worth it|lower|down|working|diet|plan|day \\d|good)(?= |[.,])${within(50)}${FAINT}`,
    `(?:only|just|nothing but|living on)(?: \\w+)? ${THIN_FARE}(?: and (?:\\w+ )?${THIN_FARE})?(?: again| today)?(?: again)? (?:until|till|since|for (?:two|three|four|five|six|\\d|the whole))(?= )${within(70)}(?:number|scales?|weight|proud|clean|worth|control|${FAINT}|light(?:er)?|thin\\w*|empty)`,
    `(?:${THIN_FARE})(?:,| and| &)+ (?:\\w+ )?${THIN_FARE}(?: \\w+)? (?:plan|diet|instead of|for (?:dinner|lunch|breakfast|every meal)|is all i|all i (?:have|eat))(?= |$|[.,])`,
    `(?:periods?|hair|heart)(?= )[\\w ,']{0,40}(?:don't (?:even )?(?:mind|care)|worth it|means it's working|proof|proud|good sign)(?= |$|[.,])`,
    `(?:see|seeing|feel|feeling|count|counting|photos? of|pictures? of|touch|love|like|liking|folder of)(?: (?!in\\b)\\w+){0,3} (?:my |the )?(?:ribs|bones|collar ?bones?|hip ?bones?|thigh gap)(?=$|[.,]| (?:through|showing|stick\\w*|in the|poke|now|every|and|before|more|again))`,
    `(?:coins|weights?|stones|batteries|layers|two jumpers|a litre of water|litres of water|rocks)(?= )[\\w ,]{0,40}(?:weigh-?in|weighed|pockets before|before the scales?|for the (?:nurse|clinic))|(?:weigh-?in|weighed)(?= )[\\w ,]{0,40}(?:coins|stones|batteries|rocks)`,
    'laxatives?(?: \\w+)? (?:at night|every (?:night|day)|after (?:dinner|meals|i eat|eating)|before (?:bed|a show|weigh)|for the (?:costume|show|dress))',
    'sick(?: \\w+){0,2},? on purpose|on purpose(?: \\w+)? (?:sick|vomit\\w*|threw up|throw up)',
    '(?:chuck|throw|threw|bring|brought|puke)(?:ed|s|ing)? it (?:all )?(?:back )?up (?:before|after|every|again|on purpose|so (?:that )?i)',
    "(?:don't|won't|can't|not|didn't) (?:let|allow)(?:ed)? myself (?:to )?(?:have |eat )?(?:dinner|lunch|breakfast|food|tea|a meal|supper)(?=$|[.,]| (?:if|unless|until|because|when|after|today))",
    "(?:[1-5]?\\d0|[1-5]\\d\\d|(?:one|two|three|four|five) hundred) (?:calories|cals|kcal)(?: a day| per day| max)?(?= |[.,])[\\w ,']{0,50}(?:passing out|pass out|passed out|faint\\w*|dizzy|collaps\\w*|still (?:fat|too|feel|huge)|go lower|too much)(?= |$|[.,])",
    `(?:lied|lie|lying|trick\\w*|fool\\w*)(?: \\w+){0,4} (?:nurse|doctor|clinic|dietician|dietitian|mum|mom|therapist)(?= )${within(30)}(?:weight|weigh\\w*|scales?|eaten|meals)(?= |$|[.,])`,
    'chew(?:ed|ing|s)?(?: (?:it|my food|food|everything|them))?(?: up)? and (?:then )?spit(?:ting|s)?(?= |$|[.,])',
    `(?:cut out|cut|given up|gave up|dropped)(?= )[\\w ,]{0,40}then[\\w ,]{0,40}then[\\w ,]{0,40}(?:anything|nothing|almost|nearly|everything|all)(?= )[\\w ,.']{0,40}(?:nothing|good at|proud|clean|control|left)`,
    `(?:only eat|don't eat|never eat|can't eat)(?: \\w+){0,4} (?:when|unless|if|where) (?:no one|nobody|someone|somebody|they)(?: \\w+){0,3} (?:see|sees|watch\\w*|believe\\w*|make|makes|look\\w*)`,
    `(?:why )?i (?:never|don't) eat with (?:them|the (?:kids|family|others)|everyone|him|her)[., ]+(?:i )?(?:told|tell|say|said)(?: \\w+){0,4} (?:hungry|eaten|ate|later)`,
    `knuckles(?: \\w+){0,2} (?:raw|scarred|cut|scabbed|callus\\w*|bleeding)(?= |[.,])[\\w ,]{0,24}(?:(?:tell\\w*|told|say\\w*) (?:[\\w']+ ){0,4}(?:cold|eczema|wall|door|gym|washing)|teeth|throat)`,
    "(?:can't|couldn't|unable to|not able to) (?:make|bring|get|force) myself (?:to )?(?:swallow|eat|chew)(?: anything| food| more| a bite| it| dinner| lunch| normally)?(?=$|[.,]| (?:the fear|because|even|anymore|no matter|and))",
    "(?:terrified|scared|afraid|frightened|fear) of (?:swallow\\w*|eating|chewing|food)(?: \\w+){0,3}[., ]+(?:[\\w']+,? ){0,7}(?:fat|weight|calories|scales?|gain)(?= |$|[.,])",
    '(?:ate|eaten|eat|had)(?: \\w+){0,4}[., ]+(?:so )?(?:now )?(?:i )?(?:have to|must|got to|need to|had to) (?:get rid of (?:it|them)|get it out|undo it|bring it (?:back )?up|make it right|purge)(?= |$|[.,])',
  ]),
  telling('self-harm', STAINS, [
    `(?:one|a (?:line|cut|mark|notch|scratch|stripe))(?: \\w+)? (?:for|per) (?:each|every)(?= )[\\w ]{0,24}(?:day|mistake|time|fight|failure|kilo|row|lie|thing)(?= |$|[.,])(?:(?<=${LIMB}[^\\n]{0,90})|[\\w ,.]{0,24}${LIMB})`,
    "(?:throw|threw|bin|binned|hide|hid|hiding|burn)(?: \\w+){0,3} (?:towels?|sheets?|tissues|trousers|leggings|shirt|sleeves?|bandages?|top|hoodie)(?= )[\\w ,']{0,30}(?:mum|mom|dad|she|he|they|no one|nobody|anyone|my \\w+)(?: \\w+)? (?:see|notice|find|ask|know|sees|finds|notices)(?= |$|[.,])",
    "(?:burned|got rid of|chuck\\w*|wash\\w*|soak\\w*)(?: \\w+){0,3} (?:towels?|sheets?|tissues|trousers|leggings|shirt|sleeves?|bandages?|top|hoodie)(?= )[\\w ,']{0,30}(?:mum|mom|dad|she|he|they|no one|nobody|anyone|my \\w+)(?: \\w+)? (?:see|notice|find|ask|know|sees|finds|notices)(?= |$|[.,])",
    `(?:told|tell|telling|said|say|blam\\w*)(?: \\w+){1,4} ${MARKS}(?: \\w+){0,4} (?:cat|dog|bushes|oven|iron|fence|gym|kitten|rabbit)[., ]+(?:\\w+ ){0,3}(?:don't (?:have|own)|haven't got|no|never had|isn't|wasn't|lie|lied|believe[sd]? me)(?= |$|[.,])`,
    `(?:told|tell|telling|said)(?: \\w+){1,4} (?:it|they|that) (?:was|were|is|'s) (?:from )?(?:the|a|my) (?:cat|dog|oven|iron|brambles|bushes|fence|door|stairs)[., ]+(?:it|they|that) (?:wasn't|weren't|isn't|was a lie)`,
    'back to (?:day (?:zero|one)|zero|the start)[,. ]+(?:and )?(?:back to )?(?:hiding|covering|long sleeves|lying)(?= |$|[.,])',
    `(?:watch|bracelets?|wristbands?|sweatbands?|concealer|foundation|scarf|sunglasses|sleeves?|plasters?|tights)(?= )[\\w ,']{0,24}(?:cover\\w*|hid\\w*)(?: \\w+){0,2} (?:${MARKS}|more|what i (?:did|do)|the ones)(?= |$|[.,])`,
    `(?:can't|won't|don't|not)(?: \\w+){0,2} (?:do|doing|go(?:ing)?|wear(?:ing)?|change|changing)(?: \\w+){0,3} (?:pe|swimming|shorts|gym|for pe|games|the pool)(?= |[.,])[\\w ,']{0,24}(?:they'd|they'll|they would) (?:see|notice|ask about)(?: \\w+)? (?:my |the )?(?:${LIMB}|${MARKS}|them)`,
    `(?:can't|won't|don't|not)(?: \\w+){0,2} (?:do|doing|go(?:ing)?|wear(?:ing)?|change|changing)(?: \\w+){0,3} (?:pe|swimming|shorts|gym|for pe|games|the pool)(?= |[.,])[\\w ,']{0,24}(?:everyone|people|someone|teacher|would|'d) (?:see|notice|ask about)(?: \\w+)? (?:my |the )?(?:${LIMB}|${MARKS}|them)`,
    `(?:flinch\\w*|pull away|wince\\w*|hurts)(?= )[\\w ,']{0,30}(?:hug\\w*|touch\\w*|grab\\w*|sleeve)(?= )[\\w ,']{0,30}(?:${MARKS}|open|under my)(?= |$|[.,])`,
    `(?:lighter|blade|razor|sharpener|compass|needle|pin|glass|penknife)(?:'s| is| lives| in| stays)?(?: \\w+){0,2} (?:sock|shoe|bra|phone case|pencil case|sleeve|pocket)(?= |[.,])[\\w ,.']{0,40}(?:second|minute|toilets?|loo|cubicle|then i can|in case|bathroom|break)`,
    `(?:the )?(?:bathroom|shower|bedroom|toilet|pain|blade)(?:'s| is)? (?:the )?only (?:place|thing|way)(?: \\w+){0,3} (?:let it out|bleed|feel (?:anything|something|real)|breathe|release)`,
    '(?:press\\w*|push\\w*|dig\\w*|pinch\\w*|bit\\w*|pull\\w*|pluck\\w*|yank\\w*)(?: \\w+)? (?:on |at |into |out )?(?:the |my |a )?(?:bruis\\w*|scabs?|nails into|cuts?|wounds?|hair|skin|eyelashes)(?: \\w+){0,4}[., ]*(?:\\w+ ){0,6}(?:only thing (?:i|that)|feel (?:something|anything|real))',
    '(?:press\\w*|push\\w*|dig\\w*|pinch\\w*|bit\\w*|pull\\w*|pluck\\w*|yank\\w*)(?: \\w+)? (?:on |at |into |out )?(?:the |my |a )?(?:bruis\\w*|scabs?|nails into|cuts?|wounds?|hair|skin|eyelashes)(?: \\w+){0,4}[., ]*(?:\\w+ ){0,6}(?:because i deserve|deserved)',
    "(?:press\\w*|push\\w*|dig\\w*|pinch\\w*|bit\\w*|pull\\w*|pluck\\w*|yank\\w*)(?: \\w+)? (?:on |at |into |out )?(?:the |my |a )?(?:bruis\\w*|scabs?|nails into|cuts?|wounds?|hair|skin|eyelashes)(?: \\w+){0,4}[., ]*(?:\\w+ ){0,6}(?:when i'm (?:ashamed|angry|bad|upset|sad)|punish\\w*|handfuls)",
    "(?:scratch(?:es)?|marks|cuts|burns|bruises) (?:are|were) (?:mine|my own(?: doing)?|not (?:from )?(?:the|a) (?:cat|dog|oven|bush)\\w*(?:'s)?)(?=$|[.,])",
    '(?:helps?|calms?|need|like|love|relief)(?: \\w+){0,3} (?:see|watch|make|feel|seeing|watching)(?:ing)? (?:it|myself|them|my \\w+) bleed(?= |$|[.,])',
    `(?:bandages?|plasters|gauze|steri-?strips|dressings)(?= )[\\w ,']{0,30}(?:different|other|another) (?:shops?|chemists?|pharmac\\w*|supermarkets?|place)(?= |$|[.,])`,
    `(?:picked|picking|dug|digging|clawed|scratched)(?= )[\\w ,']{0,40}(?:deserved|deserve|punish\\w*|until it (?:bled|bleeds)|to feel|bled again|make it bleed)(?= |$|[.,])`,
  ]),
]
