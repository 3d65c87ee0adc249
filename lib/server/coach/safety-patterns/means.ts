import 'server-only'
import { BODY, gap, MEDICINE, patternsOf } from './compose'
import { everyday } from './everyday'

const WEAPON = '(?:gun|pistol|rifle|shotgun|revolver|noose|rope|razors?|blades?|knife|knives|razor blades?)'
const HEIGHT =
  '(?:bridge|cliffs?|roof(?:top)?|balcony|ledge|edge|tracks|rails|railway|railroad|train station|platform|overpass|viaduct|parking (?:garage|deck)|multi-?storey|car park roof|window ledge|level crossing|quay|river ?bank|water)'
const THERE = `(?:dr(?:ove|ive|iving)|walk(?:ed|ing)?|went|go(?:ing)?|st(?:ood|and|anding)|sat|sitting|sit|climb(?:ed|ing)?|wander(?:ed|ing)?|parked|ended up|been|found myself|was)`

/** Means at hand: kept, counted, tried out, or a place sought out. */
export const meansPatterns = patternsOf('suicide', everyday.means, [
  `(?:keep|kept|keeping|have|got|hid|hide|hiding|stash(?:ed|ing)?|put|leave|left|store[ds]?)${gap(4)}${MEDICINE}${gap(5)}(?:by (?:the|my) bed(?:side)?|beside (?:the|my) bed|under (?:the|my) (?:bed|pillow|mattress)|just in case|in case (?:i|it|things) (?:need|get|want|decide|can't)|for when|ready|for (?:the|that|one) (?:day|night)|hidden|for later|where (?:no one|nobody)|next to me|in my (?:hand|lap|drawer))`,
  `(?:sav(?:e|ed|ing)|collect(?:ed|ing)?|hoard(?:ed|ing)?|stockpil(?:e|ed|ing)|stor(?:ed|ing)|squirrel\\w* away|put(?:ting)? aside|skipping my doses to save)(?: up)?${gap(4)}${MEDICINE}`,
  `count(?:ed|ing)?${gap(4)}${MEDICINE}(?:${gap(6)}(?:enough|again|how many|tonight|over and over|every night|whether|would)|$)`,
  `(?:have|got|there are|there is|is|are)${gap(3)}enough${gap(3)}${MEDICINE}${gap(6)}(?:to|do it|die|end|for|not wake|never|finish|if i)`,
  `(?:i )?(?:know|decided|worked out|figured out|chosen|picked|chose)(?: exactly| already)* (?:which|what(?= (?:pills|tablets|dose|method))|how many|where|how)${gap(2)}(?:${HEIGHT}|${MEDICINE}|tree|train|building|knife|spot|place|way|method|it|i)?(?: \\w+)? ?(?:it would be|it'll be|i would|i'd (?:do|use|go|jump|take|need)|i'll (?:do|use)|would be enough|it would take|it takes|to do it|would do it|would kill)(?! (?:with|differently|next|for|if i won|small|better))`,
  `(?:bought|ordered|got|found|borrowed|picked up)${gap(2)}(?:a|some|the|my \\w+)(?: \\w+)? ${WEAPON}(?:${gap(4)}(?:today|yesterday|tonight|last night|online|and (?:i )?(?:don't|won't|know|i|hid|put)|for myself|just in case|i know)|$)`,
  `(?:load(?:ed|ing)?|cleaned|took out|held|hold(?:ing)?|had|put|pointed|press(?:ed)?|sat with|sit with|sitting with|slept with)${gap(2)}(?:the |a |my |dad's |his |our )?${WEAPON}${gap(4)}(?:put it back|to my (?:head|temple|chest|throat|wrists?|neck)|in my (?:mouth|lap|hand)|against my (?:head|${BODY})|around my neck|under my chin|for (?:an hour|hours)|thinking|couldn't|all night|last night|and (?:cried|thought))`,
  `(?:load(?:ed|ing)?) (?:the|my|a|dad's|his) (?:gun|pistol|rifle|shotgun|revolver)(?! (?:for|at) (?:the )?(?:range|hunt\\w*|competition|clays))`,
  `(?:tied|tying|made|practi[sc](?:ed|ing)|learn(?:ed|ing|t)) (?:to tie )?(?:a |the )?(?:noose|knot)(?:${gap(4)}(?:neck|beam|myself|garage|attic|ceiling|balcony|tonight|shower))?(?<=noose|neck|beam|myself|attic|ceiling|shower)`,
  `${THERE}${gap(5)}${HEIGHT}${gap(7)}(?:thinking (?:about|of|how|whether)?|wonder\\w*|going over|jump\\w*|let(?:ting)? go|over the (?:edge|railing|rail)|couldn't do it|climb over|nearly did|almost did|how easy|for the last|one step|step(?:ping)? off|hard not to|fall(?:ing)?|end it|look(?:ing|ed) down|how (?:high|far|deep|cold))`,
  `(?:keep|kept|always|find myself|been|start(?:ed)?)(?: \\w+)? (?:looking|staring|glancing|eyeing|thinking|drawn|going back|look|stare|think)(?: \\w+)? (?:at|about|of|to)${gap(3)}(?:${WEAPON}|${MEDICINE}|${HEIGHT}|(?:medicine|gun) (?:cabinet|safe|cupboard)|oncoming (?:traffic|cars))(?! (?:photos?|picture|view|i need|that i))(?:$|${gap(5)}(?:thinking|and (?:think|wonder)|how|what if|wonder\\w*|imagin\\w+|jump\\w*|it would|enough|there|end|every (?:day|night)|at night|tonight))`,
  `(?:swerve|swerving|steer(?:ing)?|driv(?:e|ing)|crash(?:ing)?|turn(?:ing)? the wheel|veer(?:ing)?|walk(?:ing)?|step(?:ping)?|let go of the wheel)${gap(4)}(?:into|in front of|off|under|onto)${gap(2)}(?:a |the |an )?(?:oncoming\\w*|traffic|tree|wall|bridge|barrier|truck|lorry|train|bus|cliff|river|lake|sea|road|tracks|lorries|trucks|cars|pylon|motorway|highway|freeway)(?! (?:tour|station stop|photo))(?= |$)(?:(?:${gap(6)}(?:die|end|over|easy|easier|stop|thought|so i|wouldn't|wonder|urge|tempted|all it would|no one would|an accident))|(?<=(?:think|thought|thinking|urge|tempted|want|wanted|imagine|imagining|could just|might just|feel like|easy to|almost|going to|gonna|fantasi[sz]\\w+|consider\\w*|visions? of|picture|picturing)\\b.{0,60}))`,
  `(?:googl\\w+|search\\w*|look(?:ed|ing) up|research\\w*|read(?:ing)? up on|asked|reading about)${gap(4)}(?:(?:how|ways?|methods?|where|which|what)${gap(4)}(?:painless\\w*|without pain|quick\\w* (?:way|death)|die|end (?:it|my|things)|kill|hang|overdos\\w+|lethal|fatal|drop|drown)|suicide methods?|lethal|painless (?:way|death|method))`,
  `i(?:'ve| have)(?: \\w+)? (?:got )?(?:a|the|my|everything|it all)(?: \\w+)? (?:plan(?:ned)?|ready|method|prepared)(?: \\w+){0,3} (?:to (?:die|end|go|do it|kill)|if (?:it|things) (?:doesn't|don't|get)|for (?:tonight|when i go)|how i(?:'d|'ll| would| will))`,
  `i know (?:exactly |just )?how i(?:'d|'ll| would| will| am going to|'m going to) (?:do it|go|die|end it)$`,
  `(?:the )?(?:${WEAPON}|${MEDICINE}|${HEIGHT})(?: \\w+){0,2} (?:is|are|keeps?|looks?|seems?|feels?)(?: \\w+)? (?:calling|tempting|inviting|so (?:close|easy|near)|right there|like an answer|my (?:way out|exit|only)|within reach|whispering)`,
  `(?:a|one|my|little|small) (?:stash|supply|collection) of ${MEDICINE}`,
])
