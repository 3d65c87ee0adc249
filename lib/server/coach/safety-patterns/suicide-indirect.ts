import 'server-only'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'

/** Wanting to die, said around it. */
export const indirectSuicidePatterns: CrisisPattern[] = [
  {
    kind: 'suicide',
    words:
      /\b(?:what'?s|is there|don'?t see|see) (?:even )?(?:the|a|any) point (?:of|in|to) (?:living|being alive|going on(?! (?:a|the|with|about|holiday|to)\b)|life|staying alive|any of it anymore|waking up|being here)\b|\bwhy (?:i'?m|am i) (?:even |still )*alive\b(?! at (?:\d|this|six|five))|\bwhy (?:bother|keep) (?:living|being alive|staying alive)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:hate|regret|sorry for) (?:being alive|that i(?:'m| am| was)(?: still)? (?:alive|born)|waking up(?: every (?:day|morning))?(?= alive| anymore|$))/,
  },
  {
    kind: 'suicide',
    words:
      /\bshould(?:n'?t| not) (?:be alive|have been born|exist|be here anymore)\b|\bdon'?t deserve to (?:live|be alive|exist|be here)\b|\bi deserve to (?:die|be dead)\b|\bshould (?:be dead(?! (?:after|tired|by|on my))|just die)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:given up|giving up|give up|gave up) on (?:life(?! (?:hacks?|insurance|admin|coach\w*))|living|being alive)\b|\bready to (?:go(?= for good| forever)|leave this world|leave this life|die)(?: for good| forever)?$|\bleave this world\b|\b(?:disappear|vanish|be gone|stop existing) (?:for good|forever|and never|from this (?:world|earth)|completely)\b|\b(?:cease to|way to not|ways? not to|to no longer) exist\b|\bno want (?:to )?live\b|\bnever been born\b(?=.{0,200}\b(?:better|easier|happier)\b)|\b(?:better|easier|happier)\b.{0,200}\bnever been born\b|\bto be alive (?:tbh|honestly|anymore)\b|\b(?:no|the) energy (?:left )?to (?:be alive|live|exist)\b|\b(?:i|to) (?:just )?(?:want to |wanna )?stop existing\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.suicideOfOthers,
    words:
      /(?<!\b(?:never|not|no|without|don'?t|isn'?t)\b.{0,200})\bsuicide\b(?:(?<=\b(?:i|my|me)\b.{0,200})|(?=.{0,200}\b(?:i|my|me)\b))/,
  },
  {
    kind: 'suicide',
    unless: everyday.hopeless,
    words:
      /\b(?:don'?t|do not|can'?t|cannot|no longer) see (?:a|any|my) (?:future|way forward|tomorrow)(?: for (?:me|myself))?(?! (?:for|in|at|with|of)\b)\b|\bno future for me\b|\bi have no future\b|\bnothing (?:left )?(?:ahead|here) for me\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:made|making|at) (?:my )?peace with (?:leaving(?! (?:the|my|this|a|our) \w)|dying|death|going|it ending|the end|not being)\b|\bready to (?:go|leave|die),? (?:for good|forever)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.away,
    words:
      /\bdon'?t (?:think|believe|know if) i(?:'ll| will| can)? (?:make it|be here|be around|be alive|survive|last|live)(?: to see| to| until| till| through| past)? (?:christmas|new year|spring|summer|winter|my (?:next )?birthday|the (?:night|year|winter)|next (?:year|month)|tonight|tomorrow|much longer)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:look|looking|stare|staring|stared|looked) at (?:the|my|those|that) (?:\w+ )?(?:pills|knife|knives|razor|blades?|rope|bridge|noose|gun)\b|\bthe (?:bridge|pills|knife|rope|train tracks) (?:is|are|keeps?|looks?|look) (?:calling|so easy|tempting|call)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:i'?m|i am) done (?:living|existing|with (?:living|this life|my life|being alive))\b|\bcan(?:'?t|not) (?:keep )?(?:living|live|go on|exist|exist(?:ing)) (?:like this|this way)\b|\bcan(?:'?t|not) do (?:life|this life)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:hope|hoping|hoped|pray|praying|wish|wishing) (?:that )?(?:i|to) (?:won'?t|don'?t|do not|will not|never|didn'?t|not|just don'?t) (?:wake|have to wake)\b|\bnever (?:have to )?wake up again\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:letters?|notes?|video|message)\b.{0,40}\bwhen i(?:'m| am) (?:gone|dead|no longer here)\b|\bwhen i(?:'m| am) (?:gone|dead),? (?:they|everyone|people|nobody|maybe|you)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:think|thinking|thought|thoughts|fantasi[sz]e|fantasi[sz]ing|dream|dreaming|imagine|imagining|obsess\w*)(?: a lot| often| constantly| all the time| every day)? (?:about|of) (?:not (?:being (?:here|alive|around)|existing|waking)|death|dying|how to die|my (?:own )?(?:death|funeral|suicide)|ending (?:it|things|everything|my)|being (?:dead|gone)|disappearing for(?:ever| good)|jumping|crashing)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:it|things|life|everything|everyone'?s life|the world) (?:would|will|might) be (?:so much |much |a lot )?(?:easier|better|simpler|happier)(?: off)? (?:if i (?:wasn'?t|weren'?t|was not|were not|were gone|was gone|was dead|were dead|didn'?t|disappeared|died|had never)|without me)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:nothing|no one|nobody) (?:can|could|will|would) (?:save|help|fix|stop) me(?: now| anymore| any more)?$|\bbeyond (?:saving|help)\b|\b(?:this is|so this is) (?:my )?goodbye(?=$|,? (?:everyone|everybody|all|forever|for good|world|mum|mom|dad|my))|\bwanted (?:you|someone) to know (?:before i go|goodbye)\b|\bit'?s too late for me\b|\bi'?m (?:just )?(?:waiting|ready) to die\b|\b(?:just|simply) want(?: it)? to (?:be|all be) (?:gone|over)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:i|i'm|i'd|i've|me)\b.{0,60}?\b(?:want|wish|hope|hoping|wishing|wanna|rather|tired of|sick of|ready|long(?:ing)?|need|tempted|dream of|looking forward to|fantasi[sz]e|wonder(?:ing)?|afraid i(?:'ll| will)?|love)\b.{0,60}?\b(?:stop(?:ped)? (?:being alive|living|existing|breathing)|be dead|being dead|(?:car|bus|truck|train|lorry) (?:would|to|could|might) (?:just )?(?:hit|run over|kill) me|(?:get|had|have|got) (?:cancer|hit by a|a heart attack|killed|run over)|my (?:own )?(?:funeral|death|grave|suicide)|not (?:be )?(?:alive|breathing)|someone (?:would|to) (?:kill|shoot|end) me|kill me|(?:be|join|reunited?) with my (?:late|dead|deceased)|join (?:him|her|them) in (?:death|heaven)|to be alive|never (?:be )?born|not wake up|never wake up)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:no|lost (?:the|my|all)|without (?:the|any)|lacking the) (?:will|wish|desire|strength|reason) to (?:live|go on living|stay alive|be alive|keep living)\b|\b(?:nothing|no one|nobody|no reason|one thing)(?: is| left)?(?: that(?:'s| is))? keep(?:s|ing) me (?:here|alive|going on)\b|\b(?:hurts?|painful|exhausting|too (?:much|hard|painful)) (?:too much |so much )?(?:just )?to (?:be alive|live|exist|stay alive|keep living)\b|\b(?:fighting|trying|struggling) to (?:stay|be|keep) alive\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:nobody|no one|noone|not one person) (?:needs|wants|loves|would miss|will miss|misses|cares (?:about|if)|would cry for|would come to my funeral)\b(?: me\b| i\b|$)|\bcome to my funeral\b|\b(?:nobody|no one) (?:needs|wants) me\b|\bdon'?t belong (?:in this world|on this earth|here anymore|anywhere anymore)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.task,
    words:
      /\b(?:don'?t|do not|can'?t|cannot) trust myself (?:with|around|near|alone|tonight|right now|anymore|to be alone|to stay safe)\b|\b(?:unsafe|not safe|scared|afraid) (?:around|with|of|alone with) (?:my own |my |these )(?:thoughts|mind|head)\b|\b(?:afraid|scared) (?:of )?(?:what i(?:'ll| will| might| could) do(?: to myself)?|i(?:'ll| will| might| could) (?:do something (?:to myself|stupid|bad)|hurt myself))\b|\bmight do something (?:stupid|to myself|i can'?t take back|permanent)\b|\b(?:keep|stay|keeping|staying) (?:myself )?safe tonight\b/,
  },
  {
    kind: 'suicide',
    words:
      /\bdead inside\b.{0,200}\b(?:end|over|stop|gone)\b|\b(?:kids|children|family|husband|wife|partner|mother|parents|friends|everyone|they|people)(?:'d| would| will|'ll)? (?:all )?(?:be|are) (?:so much |much |a lot )?(?:better|happier|freer) (?:off )?(?:without|if i|when i)\b|\bdeserve (?:a|someone) .{0,30}(?:who )?isn'?t me\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:better|easier|nicer) (?:to|if i could|for everyone if i could) (?:just )?(?:not be (?:here|alive|around)|stop being|be dead|not exist)\b|\b(?:relieved|happier|glad|better off) if i (?:were|was|am) (?:gone|dead)\b|\b(?:think|thinking|thought)(?: a lot)? about the (?:rope|pills|gun|knife|razor|blades?|noose)\b|\bdon'?t want to see (?:another|the next) (?:day|morning|year|sunrise)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\bno hope (?:left )?for me\b|\b(?:let|want|have|make) it all (?:to )?end\b|\b(?:won'?t|will not) need (?:this|my|it|them|any of (?:this|it)) (?:\w+ )?(?:anymore|any more|much longer|where i)\b.{0,200}\b(?:take care|goodbye|sorry|love you|everyone)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:going to|gonna|want to|about to|ready to|will) end it(?: all)?(?: tonight| today| now| soon| tomorrow)?$|\b(?:and|then|just) die$|\b(?:might|may) as well (?:be dead|die|not (?:be here|exist))\b|\b(?:never|don'?t want to|not) feel anything (?:ever )?again\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:no|any|without) reason\b.{0,20}\bto live\b|\b(?:waste of (?:space|air|oxygen|a life))\b|\bdon'?t matter to (?:anyone|anybody)\b|\b(?:cope|manage|do|be|get by) (?:just )?(?:fine|okay|better) without me\b(?! (?:at|in) (?:the|work)\b)|\bcan(?:'?t|not) see (?:a|any) way out\b(?! (?:of (?:the|my) (?:contract|debt|lease|maze|meeting|deal|job)))/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:rather|sooner) (?:be dead|die)(?! than (?!live|living|go on|going on|keep|continue|stay|exist|carry|face|feel|spend|wake))\b|\bdying (?:seems|feels|sounds|looks|is) (?:like )?(?:the only|easier|better|peaceful|good|like)\b|\b(?:death|being dead) (?:seems|feels|sounds|would be|is) (?:like )?(?:a relief|the only|easier|better|peaceful|good|the answer)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:part of|in|on|leave|leaving|tired of|done with) this (?:world|earth|planet|life)(?: anymore| any more| any longer| for good)?$|\bclose my eyes (?:forever|for good|and never)\b|\bgo to sleep forever\b|\brest forever\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:ways?|methods?|how|plans?|websites?|googl\w+|research\w*|looked up|looking up|search\w*)\b.{0,30}\b(?:to (?:die|end it|end my (?:life|pain|suffering|existence)|end things|kill myself|hang (?:myself|yourself)|overdose|disappear for)|of (?:dying|ending it|ending my (?:life|pain)|killing myself))/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:balcony|bridge|roof|ledge|edge|cliff|platform|tracks|window)\b.{0,40}\b(?:letting go|let go|jump\w*|falling|fall|step off|end it|over the edge)\b(?!.{0,200}\b(?:water|pool|parachute|bungee|climb\w*)\b)/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:no|any|a|one) (?:good |real )?(?:reason|point)(?: left)?(?: for me)? (?:to|in) (?:stick|stay|be|keep|sticking|staying|being|keeping|going)(?:ing)? (?:around|here|alive|going|on|in this world)\b|\bcan(?:'?t|not) (?:see|picture|imagine) myself (?:being )?(?:alive|here|living|around|existing)\b|\bi (?:won'?t|will not) be (?:around|here|alive) (?:anyway|anymore|any more|much longer|by then)\b|\bbecause i(?:'ll be| will be| won'?t be) (?:gone|dead|around|here)\b/,
  },
]
