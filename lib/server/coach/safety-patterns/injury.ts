import 'server-only'
import { BODY, gap, MEDICINE, patternsOf } from './compose'
import { everyday } from './everyday'

const TOOL =
  '(?:blades?|razors?|razor blades?|lighter|cigarettes?|scissors|knife|needles?|pins?|safety pins?|compass|broken glass|shards?|glass|hot (?:iron|water|spoon|metal)|matches|candle|box cutter|sharpener|staples?|nails|fingernails)'
const MARKS = '(?:cuts|scars|burns|marks|wounds|gashes|slashes|scratches|lines|stitches)'
const HURT =
  '(?:cut|cutting|cuts|burn|burned|burnt|burning|scratch|scratched|scratching|scratches|hit|hitting|punch|punched|punching|bit|bite|biting|slice|sliced|slicing|slash|slashed|carve|carved|carving|stab|stabbed|stabbing|bang|banged|banging|pinch|pinched|pinching|dig|dug|digging|pick|picked|picking|claw|clawed|clawing|hurt|hurting|harm|harmed|scald|scalded|scalding|slap|slapped|slapping|bruise|bruised|bruising|smash|smashed|smashing|beat|beating|pull|pulled|pulling)'
const RELIEF =
  "(?:calms?|helps?|helped|relief|relieves?|release|numb|feel (?:something|better|alive|real|less|anything|nothing|it)|deserved?|punish\\w*|quiets?|shuts? (?:it|my head|everything) up|makes? (?:it|everything|the (?:noise|pain|thoughts)) (?:stop|quiet|go)|cope|coping|on purpose|deliberately|because i(?:'m| am) (?:so )?(?:stupid|worthless|bad|disgusting|useless)|when (?:it|things|everything) (?:gets|is|are) too much)"

/** Hurting one's own body: the act, the tool on the skin, the marks, what is done to hide them. */
export const injuryPatterns = patternsOf('self-harm', everyday.injury, [
  `(?:self[- ]?harm\\w*|sh'ing)`,
  `${HURT}${gap(1)}(?:my|up my|into my|at my|on my|the inside of my)(?: own| left| right| upper| inner)* ${BODY}(?=$| (?:again|with a|until|till|because|so|when|last night|tonight|today|yesterday|to (?:feel|cope|punish|calm|make)|instead|and (?:it|i|then|now|hid|cried)|at night|in the (?:bath|shower|bathroom)|every|open|up|for|on purpose))(?! (?:so that it|for (?:a|the|work)|with a (?:fork|friend|partner) in))`,
  `${HURT}${gap(1)}(?:my|the insides? of my)(?: own| left| right| upper| inner)* ${BODY}${gap(1)}(?:with|using|on)${gap(2)}${TOOL}`,
  `${HURT}${gap(4)}(?:till|until)${gap(2)}(?:i |it |they |my \\w+ )?(?:bleeds?|bled|bleeding|blood|bruises?|bruised|broke|breaks|passed out|felt (?:something|nothing|better|calm)|feel (?:something|nothing|better|calm)|numb|raw|stings)`,
  `${HURT} (?:myself|my ${BODY.slice(0)}|the wall|walls|my head)${gap(6)}${RELIEF}`,
  `${RELIEF}${gap(5)}(?:${HURT} (?:myself|my ${BODY})|when i (?:bleed|cut|burn)|seeing (?:the |my )?blood|the blade|the razor|the cutting|the blood)`,
  `${TOOL}${gap(4)}(?:on|against|to|into|across|over|along|through|out on|in)${gap(1)}(?:my |me)(?:own |left |right |inner |upper )*(?:${BODY})?(?! (?:phone|desk|car|kitchen|bag))(?<=me|arms?|wrists?|thighs?|legs?|skin|hips?|stomach|ankles?|hands?|chest|body|palms?|shoulders?|neck)`,
  `(?:my |the )(?:\\w+ )?${BODY}(?: \\w+)? (?:(?:is|are|full|covered|look|looks|'re)(?: \\w+)? )*(?:of|in|with|like)${gap(2)}${MARKS}`,
  `(?:fresh|new|more|deep|hide|hiding|cover|covering|see|saw|noticed|spotted|asked about|another)${gap(3)}(?:${MARKS})${gap(2)}(?:on|all over|up|down|along|across|from) (?:my|both)(?: \\w+)? ${BODY}`,
  `(?:hide|hiding|hid|cover(?:ing|ed)?(?: up)?)${gap(1)}(?:my |the )(?:fresh |new )?(?:cuts|scars|burns|wounds|arms|wrists|thighs)`,
  `(?:long sleeves|hoodies?|jumpers?|sweaters?|bracelets?|wristbands?|bandages?|plasters|jeans|long trousers|tights|makeup)${gap(7)}(?:nobody|no one|they|people|mum|mom|hide|cover|see|anyone|my (?:arms|scars|cuts|wrists|marks|thighs|legs))${gap(4)}(?:see|sees|ask|asks|arms|cuts|scars|wrists|marks|notice|notices|thighs|skin)`,
  `(?:the )?(?:blade|razor|cutting|bleeding|blood|scissors|lighter|hurting myself|burning myself|cuts)(?: \\w+)? (?:is|are|'s|was|feels like|seems)(?: \\w+){0,4} (?:only|one|thing|way|all)${gap(6)}(?:help|helps|works?|calm\\w*|feel|quiet\\w*|have|cope|control|keeps|relief|friend)`,
  `(?:only|one) (?:thing|way)${gap(6)}(?:is|was|'s) (?:the |to |my )?(?:blade|razor|cutting|cut|bleed|bleeding|blood|hurt(?:ing)? myself|burn(?:ing)? myself|pain on my)`,
  `(?:broke|lost|ruined|reset|ended)${gap(2)}(?:my )?(?:\\d+|\\w+)?(?: \\w+){0,3} (?:clean|without cutting|cut[- ]free|harm[- ]free|self[- ]harm[- ]free)${gap(3)}(?:cut|cutting|blade|razor|streak from cutting)?(?<=cutting|free|cut|blade|razor)`,
  `(?:clean|free)(?: \\w+){0,3} (?:from|of|off) (?:cutting|self[- ]?harm\\w*|hurting myself|burning myself)${gap(7)}(?:but|relaps\\w*|slipped|again|broke|failed|ruined|tonight|last night|until)`,
  `(?:relaps\\w+|slipped|gave in|started|went back|back|returned|urges?|craving|itching|tempted|need|want)(?: \\w+){0,3} (?:to |into |with |and |up )?(?:cut(?:ting)?|self[- ]?harm\\w*|burning|hurting myself)(?=$| (?:again|myself|last|tonight|today|after|because|when|so)| my ${BODY})(?! (?:sugar|carbs|weight|calories|back|down|out|hair|grass|wood|fabric|costs|after the bulk))`,
  `(?:i )?(?:did|done|doing) it again${gap(8)}(?:${TOOL}|${BODY}|bled|bleeding|blood|sleeves|bathroom floor)`,
  `(?:i'm|been|am) cutting again(?=$| and i| because| since| every| when| at night)`,
  `(?:hit|hitting|bang(?:ed|ing)?|smash(?:ed|ing)?|slam(?:med|ming)?)${gap(1)}my (?:head|face|fists?|hand|knuckles)${gap(1)}(?:against|on|into|off|with)${gap(6)}(?:wall|floor|door|tiles|until|again|over and over|punish|deserve|because)(?! (?:door frame by|by accident))`,
  `punch(?:ed|ing)?${gap(2)}(?:wall|walls|door|mirror|myself|thighs?|my legs?|my \\w+)${gap(8)}(?:deserve|hate myself|until|till|bled|broke|feel|punish|because i)`,
  `(?:i )?(?:need|needed|want|wanted|crave|like|love|just)(?: \\w+){0,2} (?:to )?(?:feel|see|watch)(?: \\w+)? (?:pain|blood|bleed|hurt)(?! (?:test|pressure|donation|in (?:my|the) (?:muscles|legs|quads)))`,
])

const TAKE =
  '(?:took|take|taken|taking|swallow(?:ed|ing)?|had|down(?:ed|ing)?|necked|popp(?:ed|ing)|ate|eaten|wash(?:ed)? down|gulp(?:ed)?|chug(?:ged)?|inject(?:ed)?|emptied|empty)'
const LOTS =
  '(?:all|the rest|rest of|too (?:many|much)|way (?:more|too)|(?:a lot |far |much )?more (?:\\w+ )?than|so many|loads|lots|whole|entire|full|handfuls?|a (?:lot|load|bunch|box|packet|pack|strip|bottle|blister)|everything|double|triple|every|the (?:bottle|box|packet|pack|strip|lot)|half (?:the|a|my)|(?:[2-9]\\d|1[2-9]|\\d{3})(?! ?(?:mg|mcg|g|ml|minutes|days|hours|iu))|(?:twelve|fifteen|twenty|thirty|forty|fifty|sixty)(?:[- ]\\w+)?|dozens?)'
const PACK = '(?:bottle|box|packet|pack|strip|blister|jar|tub)'

/** Taking too much, on purpose or past caring. */
export const overdosePatterns = patternsOf('overdose', everyday.overdose, [
  `${TAKE}${gap(3)}${LOTS}(?:${gap(4)}| )${MEDICINE}(?! (?:cabinet|for (?:the|a) (?:trip|journey)|to the (?:pharmacy|chemist)))`,
  `${TAKE}${gap(2)}${LOTS}${gap(4)}${PACK}(?! of (?:beer|water|milk|wine|champagne|prosecco|cola|coke|juice|cava|biscuits|crisps))${gap(8)}(?:sleepy|dizzy|numb|cold|drowsy|blurry|care|goodbye|sorry|tired|heavy|floaty|shaking|vomit\\w*|vodka|wine|whisk\\w+|wake|regret|die|over|ambulance|hospital|scared)(?! (?:of )?(?:beer|water|milk|wine|champagne|prosecco|cola|coke|juice|cava))`,
  `${TAKE}${gap(3)}${MEDICINE}${gap(5)}(?:more than i (?:should|was|am)|at once|in one go|all together|to (?:die|end|sleep forever|not wake|make it (?:all )?stop|never)|and (?:i )?(?:don't|didn't) care|on purpose|the lot|too many)`,
  `${TAKE}${gap(3)}${MEDICINE}${gap(3)}with${gap(3)}(?:vodka|whisk\\w+|wine|alcohol|gin|rum|beer|booze|drink)`,
  `mix(?:ed|ing)${gap(3)}(?:${MEDICINE}|them)${gap(3)}(?:with|and|in)${gap(3)}(?:vodka|whisk\\w+|wine|alcohol|gin|rum|beers?|booze|drink)`,
  `(?:how (?:many|much)|what (?:dose|amount))(?: \\w+)? ${MEDICINE}${gap(7)}(?:to (?:die|kill|not wake|end|be enough)|lethal|fatal|enough|kill (?:me|you|someone|a person)|never wake|before i die|too many|dangerous|overdose)`,
  `(?:drank|drink|drinking|swallow(?:ed|ing)?)${gap(2)}(?:bleach|antifreeze|drain cleaner|weed ?killer|pesticide|detergent|rat poison)`,
  `(?:lethal|fatal|deadly) (?:dose|amount)`,
  `(?:what|which) ${MEDICINE}${gap(5)}(?:to die|kill|to end|lethal|fatal|not wake|never wake)`,
  `(?:took|taken) (?:way |far )?(?:too many|too much|so many|all of them)(?=$| and| on purpose| again| because|,)(?! (?:on at work|on this))(?:${gap(6)}(?:dizzy|sleepy|care|sick|numb|hospital|purpose|die|scared|room|sorry|drowsy|shaking|wake)|$)(?<=sleepy|dizzy|care|sick|numb|hospital|purpose|die|scared|sorry|drowsy|shaking|wake|of them)`,
])
