import 'server-only'
import { ABUSER, gap, MEDICINE, OTHERS, patternsOf } from './compose'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'

const DEADLINE =
  '(?:after|past|beyond) (?:tonight|today|tomorrow|this week(?:end)?|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const GUN = '(?:gun|rifle|pistol|shotgun|revolver)'
const HIS_COMING =
  '(?:his|her|their) (?:keys?|car|footsteps|steps|voice|belt|fists?|eyes|mood)|(?:him|her) (?:come|coming|walk|drink|drinking)'
const DREAD =
  '(?:scared|afraid|terrified|frightened|freeze|flinch|hide|hides|go quiet|stomach (?:turns|drops|knots)|shake|shaking|check my face|tense|hold my breath|heart (?:races|stops|pounds))'

/** What people say and do around a cry without naming it: preparing, parting, searching, holding on for others. */
const suicideSigns = [
  ...patternsOf('suicide', everyday.task, [
    `(?:look(?:ed|ing)? up|read(?:ing)?(?: up)? (?:about|on)|google\\w*|googling|search\\w*|check(?:ed|ing)|ask(?:ed|ing) online|research\\w*)${gap(5)}(?:how (?:long|much|high|far|fast|quick(?:ly)?|deep|many)${gap(8)}(?:hurts?|painful|painless|feel|enough|to fall|to die|need to fall)|whether it (?:hurts|is painful|'s painful)|how people do it|which method|(?:surest|fastest|painless) (?:method|way))`,
    `(?:pictur\\w+|imagin\\w+|seeing|see myself)(?: myself)? (?:jump\\w*|step\\w*|hang\\w*|fall\\w*|driv\\w+|drown\\w*)${gap(1)}(?:in front of|off|from|into|under)`,
    `(?:at peace|calm\\w*|lighter|relie(?:f|ved)|peaceful|free)${gap(4)}(?:because|since|now(?: that)?) i(?:'ve| have)? (?:decided|made (?:the|my|a) decision|know when|set (?:a|the) date|chosen|picked)(?! (?:to|on|the|a|my|about|which|where)\\b)`,
    `${DEADLINE}${gap(3)}(?:there(?:'s|'ll| will| is)(?: be)? nothing|nothing (?:to|will)|i won't|no more me|it won't matter)`,
    `(?:won't|don't|no|needn't|stop)${gap(2)}(?:need (?:to )?)?(?:check(?:ing)? (?:in|up)|remind\\w*|worry|plan|planning)${gap(6)}${DEADLINE}`,
    `(?:delete|erase|remove|wipe|deleted)${gap(3)}(?:account|notes|data|diary|entries|messages|everything)${gap(9)}(?:${DEADLINE}|once i(?:'m| am)|when i(?:'m| am) (?:gone|not)|don't want${gap(4)}(?:read\\w*|see|seeing|find\\w*))`,
    `this (?:is|will be) (?:my|the) last (?:entry|message|note|thing i(?:'ll| will| ever|'m going to)?(?: ever)? (?:write|say|post))(?=$|,| here)`,
    `(?:don't|didn't) want to (?:die|kill myself),? (?:i |but |it's )*(?:just|only|but|also)${gap(4)}(?:don't want to|want (?:it|everything)|stop|not be)`,
    `(?:switch|turn|unplug|shut)${gap(1)}me(?: off)?(?=$|,)(?<=me off|unplug me)|off[- ](?:button|switch)${gap(3)}(?:i'd|i would|press|for me|on me)`,
    `(?:not|isn't|don't feel|never) safe (?:with|from|around) (?:myself|me)|shouldn't be (?:left )?alone (?:tonight|right now|this evening)`,
    `(?:only|all|one)${gap(3)}(?:reason|thing|person)${gap(3)}(?:i'm|i am|that|which|is)${gap(2)}(?:still here|still alive|alive|holds me (?:here|back)|keeps me (?:here|alive)|stops me)`,
    `(?:once|when|after|until|as soon as)${gap(3)}(?:dies|is gone|has gone|passes)${gap(4)}(?:nothing (?:is )?(?:holding|keeping|holds|keeps)|i can (?:finally )?go|i'll go too|i go too|i'm free to go)`,
    `(?:who would|whoever|who's going to|who will|someone|somebody|don't want${gap(4)}(?:to|who)|rather${gap(4)}didn't) (?:to |has to |have to )?finds? me(?=$|,| (?:like|first|in|there|after|and))`,
    `(?:finish|finishing|complete|completing) what i (?:started|tried|failed)|my (?:last |first |second )?attempt (?:failed|didn't work|wasn't enough)`,
    `(?:disappointed|sad|sorry|let down|gutted)${gap(8)}(?:benign|not cancer|wasn't cancer|nothing serious|survived|all clear)`,
    `(?:no|isn't a|not a)${gap(2)}(?:future|tomorrow|year|version|plan|christmas|summer)${gap(4)}(?:with me in it|that has me|i'm (?:in|part of))`,
    `(?:walk\\w*|swim\\w*|wade|keep walking|go)${gap(2)}(?:into|out into|out to) the (?:sea|lake|river|ocean|water)${gap(4)}(?:and (?:not|never|keep|stay)|until|forever|for good|not (?:come|turn))`,
    `(?:what|it) would (?:it |even )?matter if i|(?:meet my maker|wait(?:ing)? for god to take me|god (?:to )?take me)`,
    `(?:not|wasn't|isn't) planning (?:on|to) (?:check(?:ing)? out|com(?:e|ing) back|be(?:ing)? (?:here|around|alive)|surviv\\w+)`,
    `(?:last|final) (?:nice |good |happy |proper )?(?:memory|hug|meal|supper|day out)${gap(2)}(?:of me|with me|before i|together before)`,
    `(?:nearly|almost) (?:did it|went through with it|ended it)(?=$|,|${gap(6)}(?:scared|rang|stopped me|couldn't|chickened|phone))(?<=ended it|through with it|did it.{0,200}(?:scared|rang|stopped me|couldn't|chickened|phone))`,
    `(?:i'm|i am|feel like|i've) (?:just )?(?:marking|killing|serving|biding) (?:my )?time (?:until|till) (?:it's|it is|i(?:'m| can)|my)${gap(2)}(?:over|turn|gone|go|end)(?: for me)?`,
    `(?:want|need|ready|going|time|wish|longing|long)${gap(3)}(?:be|join|go|come|see|hold)${gap(2)}(?:with|to|where)?${gap(5)}(?:who (?:died|passed)|passed (?:away|in|last)|in heaven|up there|on the other side|in the grave)`,
    `(?:the |my |these )voices?${gap(4)}(?:do it|join (?:him|her|them|my)|die|jump|end (?:it|my)|kill|hurt (?:me|myself)|cut|go (?:be|and be) with|be with (?:my|him|her))`,
    `(?:dead|late|deceased) (?:mum|mom|mother|dad|father|husband|wife|son|daughter|brother|sister|baby)${gap(3)}(?:calling|calls|waiting for|wants) me`,
  ]),
  ...patternsOf('suicide', everyday.task, [
    `(?:do it|doing it|go through with it)(?=$|${gap(2)}(?:once|when|while|after|tonight|as soon as))(?<=(?:rope|noose|pills|gun|knife|bridge|note|plan|method)\\b.{0,60})`,
    `i(?:'m| am)? (?:going to|will|'ll) do it (?:once|when|while|as soon as|after)${gap(6)}(?:school|asleep|away|alone|out|gone|empty|leaves?|work|bed)`,
    `i think${gap(4)}how (?:peaceful|quiet|easy|calm|nice|still)${gap(3)}(?:would|must) be${gap(3)}(?:under|below|at the bottom|dead|gone|not|to (?:go|stop|drown|fall))`,
    `hop(?:e|ing)${gap(5)}(?:an(?:a)?esthetic|operation|surgery|plane|scan|tumou?r)${gap(4)}(?:doesn't|won't|never|goes|is|crashes|spreads)${gap(3)}(?:wear off|wrong|wake|bad|fatal|the end|crash)?`,
    `(?:no|isn't a|never be a) (?:tomorrow|next (?:week|month|year)|after|later) for me`,
    `(?:not|never) going to (?:see|reach|be there for|need) (?:it|20\\d\\d|that|next (?:year|week|month|summer))$`,
    `(?:bad|wrong|terrible|awful)${gap(1)}if i (?:just )?(?:stopped (?:being|existing)|weren't here|wasn't here|disappeared|was gone)`,
    `clock${gap(2)}(?:counting|ticking) down${gap(4)}(?:relieved|glad|relief|peace|calm)`,
    `(?:already|practically|basically|might as well be) (?:a ghost|dead)${gap(8)}(?:official|real|follow|finish)`,
    `(?:every (?:night|day|evening)|again)${gap(3)}(?:get|take|took|got)${gap(3)}out${gap(5)}(?:look|stare|hold)${gap(4)}put (?:it|them) back`,
    `(?:sooner|once|when) (?:i'm|i am|i get)${gap(1)}out of (?:the|everyone's|their) way|take me away and (?:they|everyone)(?:'d| would)`,
    `not (?:going to )?be a (?:problem|burden|bother|worry)${gap(3)}(?:much longer|anymore|soon|after)`,
    `if they(?:'d| would)? (?:only )?let me go,? i(?:'d| would)(?: \\w+)? go`,
    `(?:clos\\w+|nearer)${gap(3)}than i should|cross${gap(4)}(?:don't|without) look(?:ing)?(?=$|,)|whatever happens,? happens`,
    `(?:keep|kept) driving (?:past|to|by) the (?:cliffs?|bridge|river|tracks)`,
  ]),
  ...patternsOf('suicide', everyday.farewell, [
    `(?:you|they|people|everyone)(?:'ll| will| would)?(?: all)? understand${gap(3)}(?:when|once|after) (?:you|they)${gap(1)}(?:read|find|see)${gap(2)}(?:note|letter|this)`,
    `(?:won't|don't|no longer|not)(?: going to)? (?:be )?need(?:ing)? (?:them|it|'?em|any of it)(?: anymore)?$(?<=(?:gave|given|handed|give|giving|told|took)\\b.{0,90})`,
    `(?:make|making) sure${gap(2)}(?:dog|cat|kids|children|mum|plants|rabbit|fish)${gap(2)}(?:gets?|is|are) (?:fed|looked after|ok|okay|taken care of)`,
    `(?:tying|tied|tie) up (?:my |the |all )?loose ends`,
    `(?:asked|got|told)${gap(3)}(?:take|have|keep|adopt) the (?:cat|dog|rabbit|bird)${gap(6)}(?:doesn't|didn't|never) ask`,
    `(?:won't|not going to) be (?:around|here|there) to (?:answer|see|read|do|hear|open)(?: (?:it|them|that|this))?$`,
    `(?:wrote|written|left|record(?:ed|ing)|made|put|there(?:'s| are| is))${gap(4)}(?:letters?|notes?|envelopes?|videos?|recordings?)${gap(8)}(?:with the will|in the drawer|where (?:they|he|she)(?:'ll| will)|(?:they|he|she)(?:'ll| will) find|afterwards|insurance|account numbers|won't get to|each (?:child|of (?:the|my) (?:kids|children)))`,
    `(?:letters?|notes?)${gap(2)}(?:to|for) (?:each|every one|all) of (?:the|my|our) (?:kids|children|boys|girls|family)`,
    `(?:given|gave|giving|handed|left)${gap(2)}my${gap(1)}(?:\\w+ )?to \\w+${gap(3)}(?:and|,)${gap(1)}(?:the|my) (?:cat|dog|car|books|piano|plants|bike|records)(?:'s| is| goes| are| go)?${gap(2)}(?:going |go )?to`,
    `(?:given|gave|handed)${gap(3)}(?:my|all my)${gap(6)}don't need (?:it|them|any of it)${gap(2)}where i`,
  ]),
  ...patternsOf('suicide', everyday.burden, [
    `${OTHERS}(?:'d|'ll| would| will)?${gap(3)}(?:get over (?:it|me)|get used to it|forget me|be over it|be sad for|move on)${gap(4)}(?:quick\\w*|fast\\w*|soon\\w*|(?:a|one) (?:week|month|while|bit)|easily|too)`,
    `(?:insurance|payout|pension|inheritance)(?: money)?${gap(10)}(?:more than i(?:'m| am| could| can| ever| was)|instead of me|without me|better off|good for|ever earn|worth more)`,
    `worth more (?:to (?:them|her|him|my family) )?(?:as a payout|dead|gone|in the ground)`,
    `(?:deserves?|needs?) (?:a|someone|somebody)${gap(6)}(?:if i (?:left|went|died)|once i(?:'m| am)|after me|when i(?:'m| am) gone)`,
    `(?:they|everyone|everybody|people)(?: all)? (?:want|wants|would like|wish) me (?:gone|dead|to (?:disappear|die|not exist))|i(?:'m| am) (?:poison|toxic|rotten)${gap(4)}(?:everyone|them|people|world|gone|rid|out of)`,
  ]),
  ...patternsOf('suicide', everyday.means, [
    `(?:think|thinking|thought|thoughts|tempt\\w*|urge|wonder\\w*|want\\w*|imagin\\w*|how easy)${gap(5)}(?:let(?:ting)? go of|turn(?:ing)? of|turn(?:ing)?|tak(?:e|ing) my hands off|yank\\w*|jerk\\w*)${gap(1)}(?:the )?(?:steering )?wheel`,
    `(?:clos\\w+ my eyes|hands off the wheel|without (?:my |a )?seat ?belt|let(?:ting)? go of the wheel)${gap(8)}(?:motorway|highway|driving|car|see what|happens|why bother|don't care|wait)`,
    `(?:stopped|don't|no longer|never|not)${gap(1)}(?:look|looking|wear|wearing)${gap(4)}(?:cross\\w*|seat ?belt)${gap(5)}(?:decide|bother|care|whatever|let it|matter)`,
    `(?:dad|father|grandpa|grandad|grandfather|stepdad|uncle|husband|brother|his|my|the)(?:'?s)? (?:old |hunting )?${GUN}${gap(4)}(?:wardrobe|shed|attic|closet|cupboard|safe|drawer|not locked|unlocked|loaded|key|my head|on my lap)`,
    `(?:unlock\\w*|open\\w*|key to|code (?:to|for))${gap(3)}(?:${GUN}|gun (?:cabinet|safe))`,
    `(?:been |keep |kept |started |i )(?:stand\\w*|stood|sitt?ing|go(?:ing)?|stopp?(?:ing|ed)?|wait\\w*|hang\\w*)${gap(4)}(?:bridge|overpass|viaduct|tracks|platform|car park|roof|cliffs?|ledge|balcony)${gap(7)}(?:a lot|lately|every (?:day|night|evening)|fast trains?|on purpose|too close|looking (?:at the water|down)|look at the (?:water|lorries|trains)|just to stand)`,
    `(?:too|so|very|right) (?:close|near)${gap(2)}(?:to )?the (?:edge|tracks|platform|drop)${gap(4)}(?:on purpose|platform|bridge|roof|deliberately)`,
    `(?:keep|kept|saved?|put|putting|hide|hid|have)${gap(4)}(?:every|one|a few|leftover|all)${gap(2)}${MEDICINE}${gap(6)}(?:aside|jar|since|left ?over|enough|stash|tin)`,
    `(?:belt|rope|cord|scarf|cable)${gap(2)}(?:round|around) my neck(?! (?:warm|because of the cold))|measur\\w+${gap(2)}the drop`,
    `(?:drink|drinking|drank)${gap(5)}(?:till|until|so much|so that|hope)${gap(4)}(?:black ?out|pass out|(?:don't|won't|never) (?:come (?:to|round|back)|wake)|choke|not wake)(?! (?:at|on) (?:the )?(?:party|wedding))`,
    `hop(?:e|ing)${gap(6)}(?:don't|won't|never|not) (?:come (?:round|to|back)|wake)(?=$| again| up(?: again)?$)`,
  ]),
]

const MARK = '(?:bruis\\w+|black eye|split lip|handprints?|swollen (?:eye|lip))'
/** The lie that covers a blow names the game it blames, so games excuse nothing here. */
const PLAYED = /\b(?:i play|match|training|we won|we lost|hates that|practice|tackle)\b/

export const signPatterns: CrisisPattern[] = [
  ...suicideSigns,
  ...patternsOf('self-harm', everyday.injury, [
    `(?:i've|been|i'm|started)(?: been)? cutting(?: myself)?(?: again)?(?=,| (?:every|each|at night|since|to (?:feel|cope)|and it))(?<!cutting)`,
    `(?:keep|kept|have|had|hid\\w*|hiding|carry|carrying|there(?:'s| is)|always)${gap(3)}(?:blade|razor|razor blade|craft knife|stanley knife|scalpel)${gap(1)}(?:in|under|behind|inside)${gap(1)}(?:my |the )${gap(1)}?(?:pencil case|phone case|pocket|wallet|sock|shoe|mirror|pillow|bed|room|drawer|bag)(?! (?:for (?:work|art|class|shaving|models?)))`,
    `(?:thighs?|wrists?|arms?|hips?|legs?|skin)${gap(6)}(?:barcode|people would see|lines show|hide the lines)|(?:see|saw|seeing|watch\\w*)${gap(2)}(?:red|blood)${gap(3)}(?:skin|arm|wrist)${gap(4)}(?:quiet|calm|breathe|silent)`,
    `(?:arms?|legs?|thighs?|wrists?|skin) (?:look|looks|are|is) like a (?:zebra|barcode|map|ladder|grid|tally)`,
    `(?:story|excuse|lie|explanation|answer)${gap(2)}(?:ready )?(?:for|about) the (?:marks|cuts|scars|burns|scratches)`,
    `pain${gap(8)}(?:mine|own|real),? so i (?:make|cause|give)`,
    `(?:head|thoughts|noise|mind)${gap(3)}(?:silent|quiet|stops?|calm)${gap(3)}when (?:it|i) bleeds?`,
  ]),
  ...patternsOf('eating-disorder', everyday.eating, [
    `(?:tap|water|shower|music)${gap(6)}(?:no one|nobody|so they|they|my \\w+)${gap(3)}hears?${gap(6)}(?:bathroom|dinner|meals?|after|bring\\w*|sick|throw|eat\\w*)`,
    `(?:bathroom|after (?:dinner|lunch|meals?|eating|every meal))${gap(8)}(?:run|turn on|leave)${gap(2)}(?:tap|water|shower)|(?:run|turn on)${gap(2)}(?:tap|water)${gap(4)}(?:bathroom)${gap(2)}after (?:dinner|lunch|meals?|eating)`,
    `(?:every|each|whatever|everything|all|anything)${gap(1)}(?:single )?(?:bites?|meals?|i eat|i ate|i swallow)${gap(5)}(?:undo|undone|make up for|come (?:back )?(?:off|out|up)|earn(?:ed)?|cancel|get (?:it|rid)|pay for|punish)`,
    `(?:(?:[2-9]\\d|1\\d\\d|thirty|forty|fifty|sixty) hours|(?:[2-9]|two|three|four|five|six|seven) days?)${gap(2)}(?:without|of no|no|with nothing|fasted|fasting|on nothing)${gap(3)}(?:food|eating|eaten|water|anything|meals?)?${gap(7)}(?:in control|proud|clean|empty|powerful|light|strong|pure|winning)(?<!sugar.{0,200})(?<!plan.{0,200})`,
    `(?:proud|won|win|winning|powerful|strong|in control|clean|pure)${gap(5)}(?:stomach (?:growls|hurts|is empty)|dizzy from|from not eating|not eating|being empty|skip\\w* (?:dinner|lunch|meals?))`,
    `(?:drink|drank|drinking)${gap(4)}water${gap(4)}before (?:they|the (?:nurse|doctor|clinic)|being|i get) weigh`,
    `(?:purge|purging|throw up|vomit|make myself sick)${gap(2)}(?:\\d|two|three|four|five|several|many)${gap(3)}times`,
    `(?:stopped|skip\\w*|not|stop|without)${gap(2)}(?:tak\\w+ )?(?:my )?insulin${gap(6)}(?:thin|weight|lose|skinny)`,
    `(?:chew|chewed|chewing)${gap(3)}(?:and |then )?spit`,
  ]),
  ...patternsOf('overdose', everyday.overdose, [
    `(?:tak(?:e|ing)|took|been taking|doubl\\w+)${gap(3)}(?:extra|more|double|the dose|my dose)${gap(6)}(?:goes away|go away|shut (?:my|it)|numb|don't (?:feel|care)|feel nothing|stop (?:feeling|thinking)|switch off|my head off)`,
    `(?:plan\\w*|want\\w*|going|think\\w*|ready|tried|try\\w*) (?:to|of|about) (?:od|overdos\\w+|oding)`,
    `(?:took|taken|swallowed|downed) (?:them all|all of them|the lot|what was left|everything in)(?=$|,| (?:and|now|already|don't|an hour|in the))`,
    `(?:since|after) i (?:took|swallowed) (?:them|the (?:pills|tablets))${gap(6)}(?:ambulance|odd|weird|sleepy|dizzy|tingling|numb)|(?:odd|weird|sleepy|dizzy|tingl\\w+|numb)${gap(4)}(?:since|after) i (?:took|swallowed) (?:them|the|it)`,
  ]),
  ...patternsOf('abuse', everyday.violence, [
    `${DREAD}${gap(6)}(?:hear|see|when|know|hearing|at|of)${gap(3)}(?:${HIS_COMING})`,
    `(?:when|whenever|if|every time)${gap(4)}(?:${HIS_COMING})${gap(6)}${DREAD}`,
    `(?:squeez\\w+|grabb?\\w*|h[eo]ld|held|hands? (?:on|round|around))${gap(2)}my (?:neck|throat)`,
    `(?:he|she) (?:says|said|is|was)(?: always)? sorry${gap(5)}(?:flowers|gifts?|cries)${gap(10)}my fault|my fault for (?:winding|making|setting|provoking|upsetting|talking back)${gap(1)}(?:him|her|them)`,
    `(?:he|she) (?:grabs?|grabbed|squeezed?|held|pushed|shook) too hard|(?:before|so that|in case|don't want) (?:he|she|him|her)${gap(2)}(?:sees?|finds?|checks?|reads?)${gap(5)}(?:don't (?:email|call|text|write)|not (?:email|call|text|write)|delete)`,
    `(?:one wrong word|set (?:him|her) off|not to set (?:him|her) off|pay for it (?:if|when)|costs me a (?:slap|beating))`,
    `(?:said|says|told me|say)${gap(3)}(?:no ?one|nobody)(?: would| will|'d)? believe me`,
    `(?:when|after) i said (?:no|stop)${gap(4)}(?:he|she|they) (?:laughed|went on|didn't stop|kept|carried on)|(?:he|she|they) (?:didn't|wouldn't|won't) stop when i said`,
    `(?:woke up|wake up)${gap(3)}(?:and |to )(?:he|him|her|she|my \\w+)(?: was| were)? (?:on top of|inside|touching) me`,
    `(?:our|my|a|the|keep (?:it|our)|it's our) (?:little )?secret${gap(6)}(?:uncle|grandad|grandpa|stepdad|stepfather|priest|coach|teacher|touch\\w*|my room|alone)|(?:uncle|grandad|grandpa|stepdad|stepfather|stepbrother|priest)${gap(9)}(?:our (?:little )?secret|touches me|in(?:to)? my (?:bed|room))`,
    `${ABUSER}${gap(6)}(?:send|share|post|show)${gap(4)}(?:around|everyone|nudes|pictures|photos|online)${gap(3)}if i (?:leave|tell|go|break)`,
  ]),
  ...patternsOf('abuse', PLAYED, [
    `(?:told|said|tell|say|saying|lied|explain\\w*)${gap(5)}${MARK}(?: \\w+){0,2} (?:were|was|is|are|came|come)${gap(1)}(?:from|because)`,
    `(?:told|said|tell|lied)${gap(4)}i (?:walked|ran|fell|bumped) (?:into|down|off) (?:a|the|my) (?:door|cupboard|stairs|wall|table|bike)`,
  ]),
]
