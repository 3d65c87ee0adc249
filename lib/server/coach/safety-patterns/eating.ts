import 'server-only'
import { gap, patternsOf } from './compose'
import { everyday } from './everyday'

const MEAL =
  '(?:food|meals?|dinner|lunch|breakfast|supper|eat(?:ing|en)?|ate|snacks?|bites?|calories|bing(?:e|ing|ed)|cake|pizza)'
const VOMIT =
  '(?:throw(?:ing)? up|threw up|thrown up|vomit(?:ed|ing)?|puk(?:e|ed|ing)|be(?:ing)? sick|purg(?:e|ed|ing)|chuck up|heav(?:e|ing))'
const THIN =
  '(?:fat|thin|thinner|skinny|skinnier|weight|size|disgust\\w*|bones|ribs|collarbones?|smaller|tiny|huge|enormous|gross|ugly|deserve|guilt\\w*|hate (?:my body|myself|how i look)|thigh gap|scale|empty|control|goal weight|punish\\w*|earn(?:ed)?|proud|whale|cow)'
const LITTLE =
  '(?:[1-7]\\d{2}|[2-9]\\d|one hundred|two hundred|three hundred|four hundred|five hundred|six hundred|seven hundred|zero|no)'

/** Acts of disordered eating: bringing up, starving, hiding, paying for food. */
export const eatingPatterns = patternsOf('eating-disorder', everyday.eating, [
  `(?:fingers?|toothbrush|spoon)${gap(2)}down my (?:own )?throat`,
  `(?:mak(?:e|ing)|made|forc(?:e|ed|ing)|get(?:ting)?)${gap(1)}myself (?:to )?(?:${VOMIT}|sick)`,
  `(?:bring|brought|bringing|throw|threw|throwing|get|getting|got|cough|force|forcing|forced|puke|puked|vomit|vomited)(?: \\w+)? (?:it|them|that|everything|my (?:food|meals?|dinner|lunch|breakfast)|what i (?:ate|eat)|the (?:food|meal|cake|calories))(?: \\w+)? (?:back )?up(?=$| (?:again|after|on purpose|in the|every|before|because|so|and|straight))(?! (?:in (?:the|a) meeting|at the meeting))(?:(?<=throw\\w*.{0,30}|threw.{0,30}|puke\\w*.{0,30}|vomit\\w*.{0,30}|bring\\w*(?: \\w+)? (?:it|everything|my|what|the food).{0,30}|brought.{0,30}|forc\\w+.{0,30}))(?<=${MEAL}.{0,80}|back up.{0,20}|on purpose.{0,20}|puke.{0,30}|vomit.{0,30})`,
  `${MEAL}${gap(6)}(?:bring|brought|throw|threw|puke|vomit\\w*|forced?)(?: \\w+){0,2} (?:back )?up`,
  `${MEAL}${gap(8)}${VOMIT}(?= (?:it|everything|again|on purpose|after|so|because|all|in secret|every)|$)(?:(?<=(?:after|every|each|on purpose|always|then|and i|secretly|made|binge|binged)\\b.{0,70}))(?! (?:bug|of|and tired|with (?:flu|food)))`,
  `${VOMIT}${gap(3)}(?:after|on purpose|every|everything|four|three|five|six|twice|so (?:that )?i|what i|my (?:food|lunch|dinner|meals?|breakfast)|in secret|secretly)${gap(4)}(?:${MEAL}|purpose|today|day|time|weight|thin|lose|keep)(?! (?:race|marathon|run|flight|poison\\w*))`,
  `(?:bathroom|toilet|loo|shower|sink)${gap(3)}(?:after|following|once)${gap(4)}${MEAL}${gap(6)}(?:get rid|rid of|throw|bring|empty|sick|purge|undo|up|out)`,
  `(?:after|once)${gap(3)}${MEAL}${gap(6)}(?:bathroom|toilet|loo|sink|shower)${gap(6)}(?:get rid|rid of|throw|bring|empty|sick|purge|undo|run the tap|so no one)`,
  `${MEAL}${gap(6)}(?:bathroom|toilet|loo)${gap(6)}(?:get rid|rid of|bring|purge|undo|run the tap|hear)`,
  `(?:get|getting|got) rid of${gap(3)}(?:food|meal|dinner|lunch|calories|what i (?:ate|eat|had)|everything i (?:ate|eat))`,
  `(?:haven't|hasn't|not|can't|don't|won't|never)(?: \\w+)? (?:kept|keep(?:ing)?|let|held)${gap(2)}(?:food|anything|a meal|meals|dinner|it)(?: \\w+)? (?:down|in)${gap(5)}(?:on purpose|purpose|deliberately|by choice|choice|want to|myself|let myself)`,
  `(?:purg(?:e|ed|ing))(?: (?:again|today|tonight|twice|three|after|every|last night|this morning)|$)(?! (?:the|my) (?:list|inbox|closet))`,
  `(?:only|nothing but|just|been|liv(?:e|ing|ed) (?:on|off)|surviv\\w+ on|had)${gap(3)}(?:water|black coffee|coffee|gum|ice|diet coke|coke zero|lettuce|cucumber|apples?|an apple|rice cakes?|tea|celery|broth|carrots?)${gap(3)}(?:for|in|since|all|a|each|every)${gap(5)}(?:days?|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:${gap(9)}${THIN}|$)(?<!(?:surgery|op|colonoscopy|ramadan|doctor|flu|bug).{0,200})`,
  `(?:eat|eating|ate|on|under|allow(?:ing|ed)? myself|let(?:ting)? myself (?:have|eat)|having|have|limit(?:ing|ed)?|stick(?:ing)? to|keep(?:ing)? (?:it )?(?:to|under|below)|restrict\\w*)${gap(3)}${LITTLE} ?(?:k?cal(?:s|ories|orie)?)(?: \\w+)? ?(?:a|per|each|today|daily|in|for|every)?(?: day)?(?! (?:deficit|burned|less|fewer|more|per (?:serving|slice|hour)|workout|burn|snack|run|ride))(?:${gap(10)}${THIN}|${gap(6)}(?:still|too much|dizzy|faint\\w*|hair|cold all|not enough|pass(?:ed)? out|period)|$)`,
  `(?:so |too |terribly |really |just )*(?:scared|terrified|afraid|frightened|petrified|panic\\w*|phobia)${gap(2)}(?:to eat|of (?:eating|food|calories|carbs|gaining|getting fat|putting on)|when i eat|about eating|if i eat|to (?:swallow|gain|put on))(?! (?:too (?:late|much)|sushi|oysters|out|alone|spicy|gluten|muscle))`,
  `(?:hid(?:e|den|ing)?|flush(?:ed|ing)?|throw(?:ing)? away|threw away|bin(?:ned|ning)?|spit(?:ting)?|spat|chew(?:ing)? and|feed(?:ing)?|fed)${gap(1)}(?:out )?(?:my |the |all my )(?:food|meals?|lunch|dinner|breakfast|sandwich\\w*)${gap(6)}(?:so|think|thinks|thought|believ\\w+|pretend|mum|mom|mother|parents|no one|nobody|napkin|pretending|toilet|without)`,
  `(?:pretend(?:ed|ing)?|l(?:ie|ied|ying)|told (?:them|my \\w+|her|him|everyone)|tell (?:them|my \\w+|everyone)|say|said)${gap(3)}(?:i(?:'ve| have|'d| had)?|about|to have)(?: \\w+)? (?:eat(?:en|ing)?|ate|had (?:dinner|lunch|breakfast)|a (?:big|late) lunch|food)${gap(6)}(?:but|so|when|haven't|didn't|hadn't|they|again|nothing|really|i haven't|leave me)`,
  `(?:lost|down|dropped|shed)(?: \\w+)? (?:\\d+|\\w+) (?:kilos?|kg|pounds|lbs|stone)${gap(6)}(?:not enough|still (?:so |too )?(?:fat|huge|disgusting|big|gross)|want to (?:disappear|lose more)|hair|fainted|passing out)(?! (?:to (?:qualify|enter)))`,
  `(?:still|too|so)(?: \\w+)? (?:fat|huge|enormous|disgusting)${gap(6)}(?:eat|eating|food|fast|starv\\w*|skip\\w*|weigh)${gap(5)}(?:nothing|less|anymore|days?|again|tomorrow|\\d+ (?:kg|kilos|pounds|lbs))`,
  `(?:i(?:'ve| have)?|been|i'm) (?:starv(?:e|ed|ing)|restrict(?:ing|ed)?|fast(?:ing|ed))(?: myself)?${gap(6)}(?:because i(?:'m| am) (?:fat|disgusting|huge)|to (?:be|get) (?:thin|skinny|small)|${THIN})(?! (?:control for|training))`,
  `(?:haven't|have not|not|didn't|refus\\w+ to|stopped|won't|can't(?: let| bring| make)?|don't(?: let)?)(?: myself)?(?: really| properly| actually| to)* (?:eat(?:en|ing)?|swallow|had (?:food|a meal|anything))${gap(6)}(?:days|since (?:\\w+day|last \\w+)|this week|a week|until i(?:'m| am)|so (?:that )?i|because i(?:'m| am)? ?(?:feel |so |too )*(?:fat|disgusting|huge|don't deserve|deserve)|deserve|weigh(?:t|ed|s)?)(?! (?:meat|sugar|out|bread|carbs|chocolate|sweets|dairy|fast food|since (?:breakfast|lunch|noon|morning|this)))(?<!(?:meat|sugar|bread|carbs|chocolate|sweets|dairy|fast food|out|gluten|junk|appetite|alcohol|crisps)\\b.{0,200})(?<!(?:surgery|virus|flu|nause\\w+|stomach bug|chemo\\w*|dentist|exam nerves|tooth).{0,200})`,
  `(?:don't|didn't|haven't) (?:deserve|earn(?:ed)?) (?:to eat|(?:my )?(?:food|dinner|lunch|breakfast|calories|meals?))`,
  `(?:run|ran|running|exercis\\w+|work(?:ed|ing)? out|gym|walk(?:ed|ing)?|sit-?ups|star jumps|squats|treadmill)${gap(8)}(?:every (?:bite|calorie)|burn(?:ed|t)? (?:it|that|everything|all) (?:i (?:ate|eat)|off|the food)|until i (?:faint|pass(?:ed)? out|collapse|can't stand)|because i ate|to (?:make up|punish)(?: \\w+)? (?:for|myself)|earn (?:my )?(?:food|dinner|a meal)|to be allowed to eat)`,
  `(?:anorexia|bulimia|my eating disorder|(?:my ed|the ed|ana|mia)(?='s voice| voice| (?:tells|says|wants|won't)${gap(5)}(?:eat|eating|food|fat|starve|thin|purge)))(?:'s)?(?: voice)? (?:is|are|won't|'s|has|tells|says|won|wins|came|keeps|took|takes|wants|got)(?: \\w+){0,4}(?= |$)(?<!(?:awareness|research|book|film|talk|week).{0,200})`,
  `(?:i(?:'m| am| have| think i have|'ve got| suffer from| struggle with)|relaps\\w+ (?:into|with)|back into)(?: \\w+)? (?:anorexi[ac]|bulimi[ac]|an eating disorder|my eating disorder|binge[- ]purge)(?! (?:awareness|survivor|in the past))`,
  `(?:take|taking|took|abus\\w+|use|using|on|swallow\\w*|popping)${gap(3)}(?:laxatives?|diuretics|water pills|diet pills|slimming pills)(?! (?:for (?:my )?constipation|the doctor|before (?:the|my) colonoscopy|prescribed))`,
  `(?:see|feel|count|counting|love|want|touch)(?: \\w+)? (?:my |the )(?:ribs|bones|collarbones?|hip ?bones|spine)(?! (?:broth|density|scan|healing|heal|crack))(?= |$)(?:${gap(8)}(?:stick\\w*|show\\w*|proud|more|good|eat|thin|not enough|through|want|each))`,
  `(?:hair(?:'s| is)|periods?(?: has| have)?|nails)(?: \\w+){0,2} (?:falling out|stopped|thinning|gone|missing)${gap(8)}(?:eat|food|weight|starv\\w*|calories|thin|skinny)`,
  `(?:binge(?:d|s|ing)?|ate (?:everything|the whole fridge|until))${gap(8)}(?:bring|brought|throw|threw|purg\\w*|toilet|bathroom|starv\\w*|fast for|punish\\w*|laxatives?|make myself|made myself|get rid|sick on purpose|fingers)`,
])
