import 'server-only'
import { gap, OTHERS, patternsOf } from './compose'
import { everyday } from './everyday'

const WELL =
  '(?:better(?: off)?|happier|freer|fine|ok|okay|alright|easier|lighter|calmer|simpler|relieved|glad|at peace|cope|manage|thrive|move on|get on|breathe|sleep better|rest|have (?:an? |it )?(?:easier|better|less|more|one less)|save (?:money|themselves)|be free|stop (?:worrying|suffering|hurting)|get over it|heal)'
/** The speaker gone from the lives of others. */
const WITHOUT_ME =
  "(?:without me(?! (?:at|on|in|for) (?:the|this|that|work|our|my)\\b)|without having me|with me (?:gone|dead|out of)|if i (?:just )?(?:wasn't|weren't|was|were|am|had|hadn't|disappeared|disappear|vanished|died|die|went away|ended|didn't|no longer|stopped|ceased)|when i(?:'m| am) (?:gone|dead|no longer)|once i(?:'m| am) (?:gone|dead|no longer|out)|after i(?:'m| am) (?:gone|dead)|me (?:being )?(?:gone|dead)|who (?:is not|isn't) me|me out of (?:the|their) (?:way|picture|lives|life|hair)|minus me)"
const LOAD =
  '(?:burden|drain|dead weight|weight|waste of (?:space|air|oxygen|skin)|nuisance|liability|deadweight|millstone|parasite|mistake|curse|poison|disappointment to (?:everyone|my family|all)|failure as a (?:mother|father|parent|person|human|son|daughter|wife|husband))'

/** Taking oneself for a load that others are better rid of. */
export const burdenPatterns = patternsOf('suicide', everyday.burden, [
  `${OTHERS}(?: (?:would|will|'d|'ll|might|could|deserve|deserves|probably|wouldn't|won't|can))${gap(7)}${WELL}${gap(6)}${WITHOUT_ME}`,
  `${OTHERS}(?:'d|'ll)${gap(7)}${WELL}${gap(6)}${WITHOUT_ME}`,
  `${WITHOUT_ME}${gap(6)}(?:would|will|might|could|they'd|everyone'd|they'll)${gap(4)}${WELL}`,
  `${OTHERS}${gap(2)}deserves?${gap(6)}(?:isn't me|is not me|not me|than me)`,
  `i(?:'m| feel(?: like)?|'ve become|'ve always been| have been| must be)${gap(4)}a(?: \\w+)? ${LOAD}(?: (?:to|on|for|around) (?:everyone|everybody|people|them|others|you|him|her|us|the (?:people|world|ones|family|nurses|staff)|those|my|all|society)|(?= and)|$)`,
  `i(?:'m| feel) (?:just |only |nothing but )*in (?:everyone|everybody|people|their)(?:'s)? way(?! (?:in|on|at) )`,
  `all i (?:ever )?(?:do|am) is${gap(3)}(?:hurt|drag|burden|ruin|cost|disappoint|let|make|a burden|trouble|cause)${gap(4)}(?:everyone|people|them|family|kids|others|down|pain|misery)`,
  `(?:no one|nobody|noone|not a soul|no-one|not one person|who|don't think anyone|doubt (?:anyone|anybody)|not sure anyone)(?: would| will|'d|'ll)?${gap(2)}(?:notice|miss|care|mind|bat an eye|remember|grieve|mourn|cry|be sad|look for me|even know)${gap(3)}(?:me(?: when| at all| once|$| anyway| if i (?:was|were|died|disappeared|vanished|never|wasn't|weren't))|if i(?:'m| was| were| am| died| die| disappearw*| vanishw*| wasn't| weren't| didn't (?:come (?:home|back)|wake)| stopped (?:existing|breathing|coming home)| never (?:came|woke)| just (?:left|went|stopped|died|disappearw*)| left for good| dropped dead)|i wasn't|when i(?:'m| am)|i(?:'d| was| were| am|'m) gone)`,
  `(?:wouldn't|won't|would never|will not) be missed`,
  `(?:the world|nobody|no one|they|my family|everyone)(?: really)? (?:doesn't|don't|wouldn't|needs?|wants?|would not) (?:need|want|miss|have) me(?: around| here| in it| anymore| anyway| alive)?$`,
  `it(?:'d| would| might| will|'ll)${gap(3)}(?:be )?(?:a relief|kinder|easier|better|best|cheaper|simpler|a favou?r)${gap(3)}(?:for|to) (?:everyone|everybody|them|you|all|my \\w+|the family)${gap(4)}(?:if i|without me|i'm gone|me gone|me dead|i died|i weren't|i wasn't)`,
  `(?:do|doing) (?:everyone|everybody|the world|them|you|my family|you all) a favou?r${gap(4)}(?:disappear\\w*|die|dying|end\\w*|go(?:ing)?|leav(?:e|ing)|gone|vanish\\w*)`,
  `(?:worth|worthy)${gap(1)}more${gap(3)}dead|life insurance${gap(8)}(?:without me|gone|worth more|than alive|if i died|better off)`,
  `i(?:'m| am) (?:only |just )?(?:taking up|wasting) (?:space|air|oxygen)(?: here)?`,
])
