import 'server-only'
import { ABUSER, BODY, MEDICINE } from './compose'
import { motifs } from './motifs'
import { anyOf, type Words } from './short-patterns'

/**
 * What a sentence speaks of, in any order and wording: each notion with the words for it. Rules of two or three notions
 * reach what no list of phrases does.
 */
const lexicon = {
  self: "i|i'm|i've|i'd|i'll|me|my|myself",
  dear: 'everyone|everybody|everyone else|people|they|them|the world|nobody|no one|anyone|you|others|(?:my |the )?(?:kids|children|son|daughter|family|parents|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|friends|sister|brother)',
  relieved:
    "better|happier|relax|relieved|relief|easier|freer|free|lighter|over it|get over|move on|rid of|cope|breathe|peace|present|gift|favou?r|thrive|would stop|it'd stop",
  absent: [
    "i (?:was|were|went|am) (?:missing|gone|dead)|i'm missing|(?:someone|anyone|people|a person|somebody) like me|without me|rid of me|(?:didn't|don't|not) have me|not (?:be|being) (?:around|here|there|alive)|wasn't (?:around|here|there|alive)|weren't (?:around|here|there|alive)",
    "i (?:stopped|ceased|stop) existing|i (?:died|vanished|disappeared|went away|left for good)|when i(?:'m)? (?:go|gone|die|dead)|if i(?:'m)? (?:go|gone|die|dead|was gone|were gone)|me (?:gone|dead|not)|i'm (?:gone|dead|no longer|out of)",
    "(?:father|mother|mum|mom|dad|parent|wife|husband|partner|friend|son|daughter|sister|brother) (?:like|such as) me|(?:not|n't) having me|having me|a better (?:dad|mum|mom|mother|father|wife|husband|friend|person)|outlive|take my place|replace me",
  ],
  load: [
    'only (?:cause|bring|give|make)[^.]{0,12}(?:pain|trouble|grief|problems|misery|sorrow)|cause (?:everyone|everybody|them|people) (?:pain|trouble|grief)|burden\\w*|waste of \\w+|drag (?:people|them|everyone|everybody|others|you) down|(?:people|them|everyone) down|dead weight|my being here',
    "my existence|harder for (?:all|everyone|them|everybody)|poison|toxic to|ruin everyone\\w*|in (?:the|their|everyone's) way|not worth (?:the|their|anyone's)|a mistake that|takes? up space|(?:because|since|that|just by|by) (?:i exist|i'm alive|i'm here|existing|being alive)",
    'weight (?:around|on) \\w+|millstone|(?:life|lives|it|things) (?:so )?(?:much )?(?:harder|worse|miserable) for',
  ],
  mourn: 'miss me|miss|notice|tears?|cry|mourn|grieve|funeral|grave|come looking|remember me|look for me',
  fault: [
    "love you all|i love you|i love them|(?:none|not|n't|never|nobody's|no one's)[^.]{0,25}(?:your|their|anyone's|her|his|mum's|mom's|dad's) fault|blame (?:your|them|her|him)sel(?:f|ves)|forgive me|best thing (?:about|in) my life|(?:i|that i) (?:always )?loved (?:them|her|him|you)|remember me",
    'thanks for trying|i tried (?:my best|so hard)|hope you (?:can )?forgive',
  ],
  leaving: [
    "told [^.]{1,20} goodbye|kissed [^.]{1,20} goodbye|(?:in case|if|when|once) i'm (?:not here|gone|no longer)|i will miss|for after|when i'm (?:gone|not here|dead|no longer)|after i'm gone|once i'm gone|not here anymore|won't be (?:around|here|alive)|i've made my decision|my last entry",
    "last entry|my (?:final|last) (?:entry|message|letter|post)|(?:said|say|saying) goodbye without|it's decided|at peace now|before i go|when i go|once i go|after i go|after tonight|after today|by tomorrow|this is it for me",
    "(?:i )?(?:won't|not|never) be (?:here|around|needing|playing|coming back)|won't (?:need|be)[^.]{0,20}(?:again|anymore|any longer)|(?:the )?last time|one last time|will miss (?:it|them|her|his|him)|chosen the day|picked the day|the date is set|on my list|bother with me",
    'my (?:final|last) (?:day|days|night|hours?|evening|words)|goodbye\\w*|farewell',
  ],
  tidying: [
    '(?:giving|gave|given|give) (?:away )?(?:\\w+ ){0,2}my (?:\\w+ )?(?:things|stuff|favou?rite \\w+|belongings|books|clothes|records|jewell?ery|possessions|guitar|watch|ring|savings|money)|gets what|who gets|look after my|take care of my|deleted (?:all )?my|closed my (?:bank )?accounts?',
    'paid (?:off|up|for)|cleaned (?:the|my) (?:flat|house|room|apartment)|cleared (?:out )?my|tidied|sorted (?:my|out my)|passwords|paperwork|found a (?:good |new )?home for|gave my|given my|given away|giving away|gave away|wrapped up|written (?:each|every|to)|wrote (?:each|to)|letter|letters',
    'hugged|labell?ed (?:all )?my|instructions|funeral',
  ],
  sparing:
    "so (?:that )?(?:nobody|no one|they|my \\w+|the \\w+|it|you)[^.]{0,20}(?:has to|have to|won't|don't|doesn't|wouldn't|can find|finds|much to do|less)|won't have much|clean up after|easier (?:for|on) (?:them|my|everyone|whoever)",
  sleep:
    'sleep|asleep|sleeping|bed|wake|waking|woke|woken|opened? my eyes|opening my eyes|close my eyes|night|morning|alarm|get up',
  never:
    "(?:wouldn't|won't|didn't|never) (?:get up|wake|open)|never|not (?:get|wake|come|open)|n't (?:get|wake|come|open|have to)|eternal|eternity|forever|ever again|for good|up ever|for the last time|permanently",
  wish: [
    "want|wish|wished|hope|hoping|hoped|pray|praying|long for|longing|long|would be (?:so )?nice|ask\\w*|beg\\w*|keep asking|dream|dreaming|craving|crave|want out|need out|can't wait|if only|rather|wouldn't mind|be fine with|be ok with|be okay with|wouldn't care|so nice|yearn|ache for|waiting for",
    'looking forward',
  ],
  dismay: 'disappoint\\w*|hate|gutted|sorry|sad that|angry that|dread|devastated|cry because|curse',
  fate: 'god|lord|jesus|allah|universe|death|my heart|heart attack|plane|bus|car|truck|lorry|train|lightning|the earth|cancer|illness|tumou?r|stroke|run over|hit by|crash\\w*|asteroid|accident|aneurysm',
  taken: [
    'r[au]ns? me over|runs? over me|take me|takes me|took me|taken me|hit me|hits me|end me|ends me|kill me|kills me|get me|finish me|run over|go down with me|gives? out|give up on me|stops? beating|stop in|swallow me|call me home|bring me home|survived?|surviving|come for me|without looking',
    'not make it|wipe me out',
  ],
  future:
    'future|tomorrow|turning (?:\\d+|twenty|thirty|forty)|next (?:year|summer|christmas|birthday|month)|old age|growing old|grow old|years? ahead|ahead for me|ahead of me|getting older|in (?:five|ten|two) years',
  blank:
    "black|blank|dark|darkness|empty|nothing|nothingness|no me|not in it|don't see|can't see|can't imagine|can't picture|isn't one|doesn't exist|no future|gone|without me|wall|void|not there|don't plan|don't expect",
  drive: 'will|reasons?|strength|desire|point|purpose|energy|motivation|anything left|fight left',
  lacking:
    "lost|lose|no|none|run out|ran out|out of|without|nothing|not enough|hardly any|can't find|don't have|haven't got|gone|left|what is the|what's the|no more",
  living:
    'being alive|to be alive|stay(?:ing)? alive|be a person|being a person|being me|to live|living|existing|existence|to exist|(?:my|this|the) life|go on(?! (?:a|the|with|holiday|to|my))|going on|carry(?:ing)? on|keep going|to wake up|get up and|stay here|stick around|be here|being here|out of life',
  suffer:
    "hurts?|pain|painful|suffering|suffer|exhaust\\w*|tired|weary|unbearable|too much|agony|torture|torment|is over|can't keep|can't go|can't do|fighting|sick of|worn out|drained|no relief|misery",
  onlyWay:
    'only (?:one )?(?:way|thing|exit|door|option|answer|solution|cure|escape)|(?:one|no other) (?:way|exit|door|option|answer|cure)|way out',
  ending: 'ends?|ended|ending|stops?|out|over|escape|leave|quiet|go away',
  medicine: `${MEDICINE}|medicine cabinet|medicine drawer|medicine cupboard|medicines|tabs|opiates|sedatives|barbiturates`,
  atHand: [
    'lined up|line up|laid out|spread out|in front of me|on the (?:table|counter|floor|nightstand|bed)|in a pile|enough|in my (?:hand|hands|lap|palm)|staring at|looking at|next to me|beside me|ready|saved|saving|hidden|which|how many|fatal|lethal|deadly|stash|pile|emptied|poured|tipped',
    "sorted them|thinking about|can't stop thinking|keep thinking",
  ],
  weapon:
    'pistol|gun|handgun|rifle|shotgun|noose|rope|a belt|the belt|dressing gown cord|hosepipe|hose|exhaust|engine running|carbon monoxide|charcoal|plastic bag|helium|razor blades?|knife|beam|bullets?|bullet',
  dwelling:
    "can't stop (?:thinking|looking)|keep thinking|keep looking|strong enough|would hold|holds my weight|ready|hid|hidden|thinking of|thinking about|loaded|in the attic|tonight|door|beam|hook|garage|for a while|for hours|neck|mouth|temple|tested|tempt\\w*|calling|my way out|wonder\\w*|nobody knows",
  height:
    'railway|railroad|train line|quay|bridge|cliff|roof|rooftop|balcony|ledge|edge|tracks|platform|railing|railings|overpass|viaduct|window|top floor|tenth floor|multi-storey|weir|pier|train',
  brink: [
    "stepping (?:out|off|in front)|step (?:out|off|in front)|(?:couldn't|couldn't|could not|n't) decide|for a long time|for hours|for ages|until someone|until the police|talked me down|crying|cried|last night|again tonight|every (?:night|evening)|shaking|wanted to|ready to",
    "nearly (?:took|step\\w*|jump\\w*|did|let|went)|almost (?:took|step\\w*|jump\\w*|did|let|went)|took the step|one step|how high|how deep|how far down|jump\\w*|let(?:ting)? go|leaning over|leaned over|climbed over|below|look(?:ed|ing)? down|the drop|couldn't do it|thought about it",
    'over the (?:edge|railing|side)|end it|wonder\\w* if|what it would be like',
  ],
  wheel:
    'wheel|steering|oncoming|central reservation|crash barrier|into (?:a|the) (?:tree|wall|lorry|truck|bridge|river|barrier)|motorway',
  swerve:
    'let(?:ting)? go|swerv\\w*|easy|easier|urge|yank|jerk|turn into|drive into|steer|unbuckle\\w*|close my eyes|speed up',
  blade:
    'knife|knives|razors?|razor blades?|blades?|sharpener|scalpel|stanley knife|box cutter|craft knife|scissors|lighter|straightener|cigarettes?|compass point|safety pin|broken glass|shards?',
  limb: `my (?:\\w+ )?${BODY}|wrists?|forearms?|thighs?|skin`,
  wound: 'cuts?|scars?|lines|marks|burns?|gashes|slits|wounds?|deep ones|stitches|bruises?|scabs',
  blood: 'blood|bleed|bleeding|bleeds|bled',
  soothed:
    'real|calm\\w*|quiet|quieter|relief|release|alive|feel something|feel nothing|numb|peaceful|in control|better after|helps|soothes|stops the|cope|scream|silence',
  hide: "hide|hides|hiding|hid|hidden|cover|covers|covering|don't want (?:\\w+ )?(?:\\w+ )?(?:to (?:see|know|find))|nobody (?:sees|knows|can see)|no one (?:sees|knows|can see)|sleeves?|bracelets?|hoodie|bandages?|plasters|secret|secretly|bangles",
  hurting:
    'cut|cutting|burn|burned|burnt|burning|bite|biting|bit|scratch\\w*|pick|picking|press|pressed|pressing|punch\\w*|hit|hitting|dig|digging|dug|pinch\\w*|pull out|carve\\w*|slice\\w*|claw\\w*|bang|banging|hurt|harm|snap',
  selfHate:
    "disgusting|disgusted|hate myself|hate me|deserve\\w*|angry (?:at|with) myself|mad at myself|punish\\w*|worthless|stupid|failure|so i don't (?:scream|cry|feel)|because i'm|when i'm (?:angry|upset|stressed|bad)|until (?:i|it|they)|till (?:i|it|they)|bad person|bruise|on purpose",
  again:
    'did it again|done it again|doing it again|it happened again|started again|again tonight|again last night|relapsed?|slipped',
  secretPlace: 'shower|bathroom|three deep|deep|quiet|arms|legs|thighs|wrists?|blade|razor|sleeves|clean',
  food: 'eat|eats|ate|eating|eaten|food|meals?|lunch|dinner|breakfast|supper|snacks?|bites?|calories|carbs|binge\\w*|bread|swallowed',
  conceal: [
    "throw (?:my |it |the |them )?(?:\\w+ )?away|threw (?:my |it |the )?(?:\\w+ )?away|throwing (?:\\w+ )?(?:\\w+ )?away|tell them i|told them i|tell (?:my )?\\w+ i(?:'ve)? (?:already )?(?:ate|eaten)|pretend\\w*|spit (?:it )?out|spit|spat|napkin|hide|hiding|flush\\w*|doesn't count|down the toilet",
    'in the bin|to the dog|lie about|lying about|so they think|move it around|push it around',
  ],
  outOfMe:
    'finger|vomit|get it out|out of me|get rid|rid of|be sick|being sick|vomit\\w*|throw up|throwing up|threw up|bring it (?:back )?up|bring it all|fingers|toothbrush|purg\\w*|flush it|empty myself|come back up|comes back up|kept? (?:\\w+ )?down|laxatives?',
  compelled: [
    'then i|so that no one|so no one|so nobody|so that nobody|every time|every meal|each meal|after every|always|straight away|right after|straight after|have to|has to|must|silently|in secret|secretly|learned to|learnt to|if i eat|when i eat|make myself|made myself|force myself|on purpose',
    "so i don't gain|nobody hears|run the tap|three times|twice a day|daily|or else|by choice",
  ],
  burnOff:
    'run|running|km|miles|exercise|exercising|gym|treadmill|burn|squats|sit-?ups|star jumps|walk|steps|cycle|workout',
  unworthy:
    "(?:what|everything|all|whatever) i (?:ate|eat|have eaten|'ve eaten)|burn off|for (?:three|four|five|six|\\d) hours|for every (?:meal|bite|snack)|or i can't|can't look|deserve|earn|allowed|punish\\w*|make up for|undo|before i can|until i faint|until i collapse|every (?:bite|calorie)",
  starving: [
    "coffee and cigarettes|live on (?:coffee|water|gum|air|cigarettes)|living on (?:coffee|water|gum|air|cigarettes)|starv\\w*|not eating|not eaten|n't eaten|stopped eating|fasting|being empty|feeling empty|hungry|hunger|ice cubes|chewing gum|gum|only water|just water|nothing but",
    'skip\\w* (?:every|all)|under \\d{3}|one apple|an apple',
  ],
  prize:
    'under \\d\\d|below \\d\\d|powerful|proud|strong|stronger|pure|clean|control|my goal|goal weight|thin|thinner|skinny|light|safe|accomplish\\w*|winning|in charge|special|lovely|high|disappear|smaller|bones',
  weighing:
    'weigh|weighed|weighing|scales?|kilos|kg|lbs|pounds|stone|mirror|calories|bmi|collarbones?|ribs|hip ?bones|size zero|thigh gap',
  bodyHate:
    "guilty (?:for|about|after) (?:every|each|eating)|can't stop counting|guilt for|cow|pig|whale|fat|disgust\\w*|gross|huge|enormous|don't eat|not eat|won't eat|can't eat|stop eating|hate (?:my body|myself|what i see)|still too|not enough|times a day|obsess\\w*|not thin|never thin|lose more|cry",
  abuser: ABUSER,
  strikeMe: [
    'forc(?:es|ed|ing) (?:himself|herself|me|themselves)(?: on me)?|(?:hits?|hitting|beats?|beating|slaps?|slapped|punch\\w*|kick\\w*|chok\\w*|strangl\\w*|shov\\w*|pushed|pushes|rap(?:e|es|ed)|assault\\w*|molest\\w*|abus(?:e|es|ed|ing)) (?:me|us|my (?:arm|hair|neck|face|throat|wrist)s?)',
    '(?:burn(?:s|ed|t)?|spits? (?:on|at)|spat (?:on|at)|drag\\w*|slam\\w*|pins?|pinned|stab\\w*|hurt|hurts|hurting|grop\\w*|touch(?:es|ed|ing)|grabs|grabbed|threatens?|threatened) (?:me|us|my (?:arm|hair|neck|face|throat|wrist)s?)|(?:throws|threw|throwing|hurls?) [^.]{1,25}(?:at|towards) (?:me|us)',
    'deserve the belt|the belt|pulls my hair|twists? my|sleep with (?:his|her|other)|(?:broke|smash\\w*|breaks|snapped|destroyed) my (?:phone|laptop|things|glasses|arm|finger|rib|nose|jaw)|took the door off',
    '(?:hits?|beats?|hurts?) (?:my |the )?(?:mum|mom|mother|kids|children|brother|sister|little \\w+)|said i fell|told [^.]{1,25} i fell',
  ],
  confined: [
    "not allowed|isn't allowed|aren't allowed|never allowed|n't let me|won't let|doesn't let|not let me|forbids?|forbidden|locks?|locked|permission|without (?:him|her) (?:there|knowing)|leave the house|my own money|takes? my|took my|keeps? my|controls?|couldn't call|can't call|tracks",
    'every message|follows me|cut me off',
  ],
  confinedFrom:
    'leave|talk|see|friends?|sister|family|parents|money|phone|house|room|in again|work|outside|anyone|wages|card|passport|go out|sleep|eat|job|door|school',
  afraid: [
    "scared|afraid|terrified|frightened|petrified|hide|hides|hiding|barricad\\w*|wardrobe|closet|under the bed|lock my|lock myself|eggshells|flinch|freeze|bag packed|pretend (?:to|i'm) (?:sleep|asleep|be asleep)|brace|shaking|run to the|cover my (?:ears|head)|keep quiet|sleep in the car",
    'chair (?:against|under)|knife under',
  ],
  rage: 'drunk|drinking|drinks|drank|loses it|lost it|angry|rage|rages|temper|shouts|shouting|yells|yelling|screams|comes home|gets home|key in the|gets like that|like that|his moods?|her moods?|explodes?|snaps|violent|smashes|at night',
  atNight: '(?:into|in|to) my (?:bed|room|bedroom)',
  swallowed:
    'swallow\\w*|took|taken|washed (?:\\w+ ){0,5}down|downed|necked|popped|inside me|in my stomach|chased|gulped',
  plenty: [
    '(?:the |a )(?:whole|entire|full) (?:packet|bottle|box|strip|pack|tub|thing|lot)|lots of them|a lot of them|so many of them|loads of them|lost count|how many i|a (?:whole )?strip|the (?:whole|entire|rest)|all of (?:them|it)|everything in|handfuls?|double|then double|too many|too much',
    'more and more|until they were gone|till they were gone|the lot|one after another|half the (?:box|bottle|packet)',
  ],
  parting: [
    "(?:after|for after|when) (?:my death|i die)|don't (?:look|come looking|search|wait) for me[^.]{0,12}(?:sorry|please|it's|ever)|(?:told|kissed|hugged) (?:my |the |our )?\\w+ goodbye[^.]{0,30}(?:know|last|forever|tonight|never|idea|reali[sz]e)",
    "(?:cleaned|tidied|cleared|emptied|packed)[^.]{0,30}so (?:that )?(?:nobody|no one|they|my \\w+|you)[^.]{0,8}(?:has|have|won't|needs|will)|affairs (?:are|is|all) [^.]{0,8}in order|(?:it|they|she|he)[^.]{0,12}(?:don't|doesn't|didn't) know[^.]{0,12}(?:it was|it's|this is) (?:a )?goodbye",
    "last time you(?:'ll| will)? (?:hear|see|read)|giv(?:e|en|ing) away my (?:favou?rite|most|dearest|precious|prized)|who gets what|goodbye without (?:telling|saying|them|him|her)|(?:last|final) (?:entry|message|letter|post)[^.]{0,20}(?:peace|goodbye|sorry|thank)",
    "when i'm (?:gone|not here anymore|no longer here|dead)|(?:picked|chosen|set|have) (?:the|a|my) date and (?:the|a|my) (?:place|time|way|method)|(?:thought|thinking|think) (?:about|of|through) how i(?:'d| would|'ll| will) do it",
    "(?:none|not|n't|never|nobody's|no one's)[^.]{0,15} (?:your|their|anyone's|her|his) fault$|remember me (?:kindly|as|well|fondly|how|happy|smiling)|(?:tell|let) (?:my|her|him|them|everyone) [^.]{0,30}(?:was the best|i (?:always )?loved|i'm sorry|forgave|it wasn't)|before i go$",
    "after (?:tonight|today|tomorrow|this) (?:none|nobody|no one|you (?:won't|can)|they (?:won't|can)|everyone)|chosen (?:the|my) (?:day|date|night)|peace and (?:chosen|picked|decided)|thanks for trying",
  ],
  noFuture: [
    "don't (?:think|believe) i(?:'ll| will) (?:see|reach|make it to|be here|be alive|live)[^.]{0,8}(?:the )?(?:summer|christmas|spring|winter|new year|next|another|end of the year)|no future (?:for|with) (?:me|myself)|(?:see|have|is) no future$|no future ahead of me",
    "(?:can't|don't|cannot) (?:picture|imagine|see) my (?:life|future|self|own future)[^.]{0,20}(?:year|from now|month|tomorrow|ahead|anymore)",
    "(?:don't|can't|never) (?:see|imagine|picture|think|expect|plan on)[^.]{0,25}(?:turning|reaching|seeing|making it to|getting to|living to|past) (?:\\d\\d|twenty|thirty|forty|my \\w+ birthday|old|christmas|next \\w+)|(?:no|isn't a|without) (?:me|place for me) in (?:it|there|the future)",
    'future[^.]{0,20}(?:is|looks)[^.]{0,12}(?:black|blank|dark|empty|gone|a wall|nothing)',
  ],
  laidOut: [
    'know where [^.]{0,15}(?:keeps?|hides?|stores?) (?:his|her|the|their) (?:guns?|pistol|rifle|pills|insulin|tablets|medication)|(?:place|spot|courage|nerve|guts|right moment) to do it$|enough [^.]{0,12}(?:pills|tablets|meds) [^.]{0,6}(?:saved|hidden|stored|put|ready|stashed)',
    '(?:hide|hid|keep|kept|hiding|keeping) [^.]{0,8}(?:knives|blades|razors)[^.]{0,8}(?:in|under) my (?:room|bed|drawer|bag|pillow)|keep (?:standing|going|walking|driving|ending up|coming back|sitting)[^.]{0,20}(?:tracks|bridge|cliff|roof|rooftop|ledge|edge of)',
    '(?:keep|kept|have|carry|hide|hid|bought|store)[^.]{0,12}(?:a |the |some |my )(?:rope|noose|razor|razor blade|blade|knife|gun|pistol|bottle of pills|pills|belt)[^.]{0,12}(?:in my (?:car|bag|drawer|room|closet|wardrobe|desk|locker|pocket))',
    '(?:keep|kept|have|carry|hide|hid|bought|store)[^.]{0,12}(?:a |the |some |my )(?:rope|noose|razor|razor blade|blade|knife|gun|pistol|bottle of pills|pills|belt)[^.]{0,12}(?:under my (?:bed|pillow|mattress)|by my bed|behind|close|just in case|for when)',
    '(?:tablets|pills|meds|medicines?|capsules|insulin|painkillers)[^.]{0,30}(?:lined up|laid out|spread out|in front of me|in a pile|in my hand|in my palm|are ready|poured|tipped out|on the table|waiting for me)|(?:fatal|lethal|deadly)',
    '(?:count|counted|counting|stash|hoard)[^.]{0,20}(?:tablets|pills)',
  ],
  wakeDismay: [
    "(?:pray|hope|wish|hoping|praying|wishing|beg) for (?:a |an |the )?(?:heart attack|accident|stroke|cancer|death|fatal|terminal|car crash|aneurysm|tumou?r)|wish [^.]{0,15}(?:never had me|aborted me|hadn't had me|hadn't been born(?! (?:on|in|here)))",
    "if i could[^.]{0,25}(?:be gone|not exist|stop existing|be erased|erase myself|end it)|press a button and (?:be gone|not exist|die|end)|(?:only|wish) (?:i )?(?:had|i'd) (?:died|been killed|not survived|gone) (?:in|with|that|on|too)|if only i(?:'d| had) (?:died|not)",
    "(?:happy|glad|relieved|grateful|fine|ok|okay|good|better)[^.]{0,12}if i (?:just )?(?:didn't|never|don't) (?:wake|woke|open)",
    '(?:disappointed|gutted|sad|angry|cry|devastated|upset|hate it|sorry)[^.]{0,20}(?:that i|because i|when i|i)[^.]{0,15}(?:opened my eyes|open my eyes|woke up alive|wake up alive|am still here|still here|still alive|still breathing|woke up again|wake up again)',
  ],
  survivalRegret:
    "(?:shouldn't have|wish i (?:hadn't|had not)|should not have|why did i)[^.]{0,12}(?:survived?|been saved|been found|been rescued|woken up from|pulled through|lived through)|out of being alive|(?:cross|crossing|step|walk)[^.]{0,25}without looking[^.]{0,20}(?:hope|hoping|don't care|maybe)",
  coverUp: [
    '(?:have to|had to|need to|must) cut(?: myself)? (?:to|so|or)[^.]{0,12}(?:calm|feel|cope|sleep|breathe|quiet|stop|get through)|i (?:cut|burn|bleed)(?: myself)? (?:so|to|because|when)[^.]{0,12}(?:feel|cope|numb|calm|forget|quiet|breathe)',
    '(?:cuts|scars|burns|marks) [^.]{0,8}under my (?:sleeves?|clothes|jeans|shirt|hoodie)|(?:slam|hit|cut|burn|bang|smash|bruise|break|scald|hurt)\\w* my [^.]{0,20} on purpose',
    "(?:cuts?|gashes)[^.]{0,10} (?:on|along|across) my [^.]{0,8}(?:arms?|wrists?|thighs?|legs?|stomach|hips?)[^.]{0,12}(?:still|bleed|open|deep|fresh|won't|healing)|scratch(?:ed|ing)?[^.]{0,12}(?:arms?|legs?|wrists?|skin|myself)[^.]{0,8}(?:bloody|raw|open)",
    'my (?:arms|wrists|thighs)[^.]{0,12}(?:are|is) (?:bleeding|bloody|sliced|cut up)|(?:think|thinking|thought)[^.]{0,12}about (?:my wrists|cutting|the blade|my veins)',
    '(?:have|got|getting|are|new|fresh) [^.]{0,12}(?:cuts|scars|slashes|gashes)[^.]{0,6} (?:on|all over|up|down) my [^.]{0,8}(?:arms?|wrists?|legs?|thighs?|stomach)',
    '(?:cover|hide|hides?|covering|hiding)[^.]{0,12}(?:what i (?:did|do|have done)|my (?:cuts|scars|marks|burns|wounds)|the (?:cuts|scars|marks|burns|lines|wounds))',
  ],
  selfLoathing:
    'see a (?:cow|pig|whale|monster|fat \\w+)|(?:still|so|too|such a|feel) (?:\\w+ )?(?:fat|huge|disgusting|gross|enormous)|(?:scale|number)[^.]{0,20}(?:decides|tells me|hate|cry)',
  pretence:
    "(?:lie|lied|lying) (?:to|about)[^.]{0,20}(?:eat\\w*|food|lunch|dinner|meals)|i (?:already )?(?:ate|had eaten|had lunch|had dinner)|(?:doesn't|so it doesn't|won't) count|i've (?:already )?(?:eaten|had)",
  swallowCount:
    'lost count[^.]{0,25}(?:swallow\\w*|took|taken|pills|tablets)|(?:swallowed|took|taken)[^.]{0,15}(?:all|every(?:thing| single)?|the lot)[^.]{0,25}(?:cabinet|drawer|house|medicine)',
  standing:
    'stood|stand|standing|sat|sitting|went|walked|walk|drove|drive|climbed|go|going|was|been|ended up|found myself|looked|keep|waited|edge|nearly|almost|checked|how high',
  alcohol: 'vodka|whisky|whiskey|wine|gin|rum|beers?|alcohol|booze|spirits|drunk',
  drank: 'drank|drinking|drunk|drink|with|and|washed|mixed|took|swallowed|on top of',
  bruising:
    'bruises?|black eye|handprints?|finger ?marks|split lip|swollen (?:eye|lip)|marks on my (?:neck|arms?|face)',
  lying:
    "(?:lie|lied|lying|lies) (?:to|about)|pretend(?:ed|ing)? (?:to (?:eat|have eaten)|i (?:ate|have eaten))|say i(?:'ve)? (?:already )?(?:ate|eaten)",
  nothingHere:
    "what(?:'s| is) (?:left|there|even left) (?:for me )?to live for|(?:nothing|no one|nobody)(?:'s| is)? (?:left|here|keeping me)?[^.]{0,12}for me (?:here|anymore|in this (?:world|life))$|nothing (?:left )?(?:keeps|holds|ties|binds) me (?:here|to)|nothing left for me",
  refuse:
    "don't eat|won't eat|not eating|can't eat|stopped eating|skip (?:all|every)|refuse (?:food|to eat)|barely eat|hardly eat",
  watched:
    '(?:watches|monitors|checks|tracks|reads|controls|follows|knows|goes through)[^.]{0,20}(?:everything i (?:do|say|wear|eat|buy)|my every move|every move i make|my (?:phone|messages|location|texts|emails|whatsapp|bank))',
  packet: '(?:whole|entire|full|all of the|rest of the) (?:packet|bottle|box|strip|pack|tub)',
  deathThought:
    'my death (?:would|will|might|could)|when my death|(?:imagine|picture|plan|think about|dream of|dream about|fantasi[sz]e about)[^.]{0,10} my (?:own )?(?:funeral|death|grave|suicide|obituary)',
  whyLive:
    'why (?:should|would|do|must|am) i[^.]{0,12}(?:keep (?:on )?(?:living|existing|breathing|being alive)|go on living|stay alive|live on|living|alive)|giv(?:e|ing|en) up on (?:\\w+, ?on )?(?:life|living|myself)|on life$',
  unheard:
    'so (?:that )?(?:no one|nobody|they|my \\w+)[^.]{0,10}(?:hears?|knows?|notices?|finds? out)|silently|run the tap',
  endsNow:
    '(?:it|this|everything)(?: all)? ends (?:tonight|today|tomorrow|now|soon|here)|(?:it|this) will (?:all )?end (?:tonight|today|tomorrow|soon)',
  ...motifs,
} as const

export type Concept = keyof typeof lexicon

/** Every notion, in a fixed order. */
export const allConcepts = Object.keys(lexicon) as Concept[]

const finders = Object.fromEntries(
  Object.entries<string | readonly string[]>(lexicon).map(([concept, words]) => [
    concept,
    anyOf([words].flat(), { before: '\\b', after: "(?![\\w'])" }),
  ]),
) as Record<Concept, Words>

/** Whether a text in straight lower case speaks of a notion. */
export function speaksOf(text: string, concept: Concept): boolean {
  return finders[concept].test(text)
}
