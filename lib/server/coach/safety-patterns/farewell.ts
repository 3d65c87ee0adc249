import 'server-only'
import { gap, patternsOf } from './compose'
import { everyday } from './everyday'

const GONE =
  "(?:i(?:'m| am|'ll be) (?:gone(?!,? (?:for (?:a|an|the|two|three|ten|\\d)|next|this|on|until|till|in|by|over|abroad|to))|dead|no longer here|not here|not around|no longer around|out of here for good)|i(?:'ve| have) gone|i (?:won't|don't) need|i won't be (?:needing|around|here|there|back|alive)|i(?:'m| am) not (?:here|around) (?:anymore|any longer)|my death|i die|i go (?:for good|forever))"
const BELONGINGS =
  '(?:things|stuff|belongings|possessions|jewell?ery|clothes|books|records|guitars?|bike|savings|money|tools|everything|collection|dog|cat|pets?|ring|watch|car)'

/** Taking leave for good, and setting things in order for it. */
export const farewellPatterns = patternsOf('suicide', everyday.farewell, [
  `(?:say|said|saying|saying)(?: all)?(?: of)? my (?:final |last )?(?:goodbyes|good-byes|farewells)`,
  `(?:want(?:ed)?|wanna|need(?:ed)?|here|writing|messag\\w+|texting|calling)${gap(2)}to say (?:my |a |one last |a last )*(?:good-?bye|farewell)(?! to (?:sugar|smoking|my (?:old|job|desk|car|apartment|flat|house|comfort)|bad|procrastinat\\w+|the (?:old|year|summer|team)|caffeine|alcohol))`,
  `(?:last|final) (?:message|text|post|entry|note|letter|thing|words|email|journal entry|chat|time)${gap(6)}(?:i(?:'ll|'m| will| am| ever)?|you(?:'ll| will| ever)?|anyone|from me)(?! (?:of|this|at) (?:the|this) (?:day|week|year))${gap(2)}(?:send|write|hear|see|ever|say|get|going to|talk|writing|sending|be here|from me|read)`,
  `by the time (?:you|anyone|someone|they)(?:'re| are)? (?:read|reads|reading|get|gets|see|sees|find|finds) this`,
  `(?:won't|don't|wouldn't|soon|never|no one will|nobody will)${gap(2)}have to${gap(2)}(?:worry about|deal with|put up with|look after|take care of|see|hear from|carry|suffer|bother with|think about|pay for) me(?: (?:much longer|anymore|after|again|soon|any longer|ever)|$)`,
  `(?:won't|never) (?:bother|burden|disappoint|hurt|trouble|annoy|be a (?:problem|burden|bother|worry) (?:to|for)?) ?(?:anyone|anybody|you|them|my family|everyone)?(?: all| ever)? ?(?:anymore|again|much longer|any longer|after (?:today|tonight|this|tomorrow|\\w+day))`,
  `(?:put|putting|got|getting|have|had|set|sorted|sorting|all)${gap(3)}(?:affairs|papers|paperwork|passwords|accounts|will)${gap(3)}(?:in order|sorted|ready|written (?:down|out)|together)${gap(8)}(?:soon|over|gone|no one has|nobody has|for when|find|so (?:that )?(?:they|my|it|no)|afterwards|won't be|before i (?:go|leave))|(?:put|getting|got|have) (?:all )?my affairs in order`,
  `(?:chang|writ|wrot|written|updat|mak|made)\\w* (?:out )?(?:my|a) (?:last )?will${gap(10)}(?:won't be|not be|over|soon|ready to go|goodbye|end|gone|nobody|tonight)`,
  `(?:giving|gave|given|give)${gap(1)}(?:away )?(?:all |most |half )?(?:of )?(?:my|the) ${BELONGINGS}(?: (?:and|,) (?:my )?${BELONGINGS})?(?: away)?${gap(8)}(?:won't|will not|not going to|no longer|don't)${gap(1)}(?:be )?need`,
  `(?:been|started|keep|begun|i'm) (?:giving|handing) (?:away )?(?:all |most )?(?:of )?my ${BELONGINGS}(?: away)?`,
  `(?:gave|given) away (?:all|everything|most)(?: of)?(?: my)?(?: ${BELONGINGS})?(?: i (?:own|owned|loved|have))?(?= |$)`,
  `won't be (?:needing|wanting|using|wearing) (?:it|him|her|them|this|that|any|my|these|those)\\b(?: \\w+){0,3}? ?(?:anymore|any longer|where|soon|after|much longer|$)`,
  `(?:letters?|notes?|videos?|cards?|messages?|instructions|recordings?)${gap(5)}(?:for|to (?:be )?(?:read|open(?:ed)?|find|found|watch)|to)${gap(4)}(?:after(?:wards)?$|when ${GONE}|after ${GONE}|once ${GONE}|every birthday (?:i|that i) (?:will|won't|'ll) miss|for after|each of (?:them|my|the)${gap(3)}(?:goodbye|sorry))`,
  `(?:when|after|once|until|before|if) ${GONE}${gap(5)}(?:who(?:'ll| will)?|please|they(?:'ll| will| can)|you(?:'ll| can| will)|everyone|take care|look after|feed|find|tell|read|remember|keep|have|sorry|don't|nobody|it'll|it will|things|maybe)`,
  `(?:who(?:'ll| will| is going to|'s going to| would)|someone to|somebody to|a (?:new )?home for|asked (?:my )?\\w+ to)${gap(2)}(?:look after|take|feed|raise|walk|care for|adopt|my)${gap(4)}(?:when|after|once|if|because|for when) ${GONE}`,
  `(?:planned|planning|written|wrote|picked|chose|chosen|choosing|paid for|arranged)${gap(3)}(?:my (?:own )?(?:funeral|obituary|eulogy|gravestone|grave|headstone))`,
  `(?:forgive me|i'm (?:so )?sorry|sorry)${gap(3)}(?:for )?what i(?:'m| am|'ll| will|'ve)${gap(1)}(?:about to|going to|gonna|have to|planning to|do)(?! (?:ask|say|tell|eat|write|post))`,
  `(?:it|this|everything|all of (?:it|this)|my (?:pain|suffering|story)|the pain)(?:'ll| will|'s going to| is going to)${gap(2)}be (?:all )?over (?:soon|tonight|tomorrow|by (?:then|tomorrow|tonight|morning|\\w+day))`,
  `(?:goodbye|good-bye|farewell)(?:,? (?:everyone|everybody|all|world|my (?:friends|loves|dears|babies|family)|mum|mom|dad|guys|forever|and (?:thank you|thanks|sorry|i'm sorry|i love you|take care)))${gap(12)}(?:sorry|love|forgive|thank|i tried|take care|forever|it's time|no more|end)`,
  `(?:thank you|thanks|love you|i love you)${gap(4)}(?:for everything|all|everyone|always)${gap(4)}(?:good-?bye|farewell|i have to go now|i won't be|this is (?:it|the end)|it ends)`,
  `(?:good-?bye|farewell)${gap(3)}(?:thank you|thanks) for everything`,
  `(?:i(?:'ve| have)? (?:made|am at|found|'m at)|'m finally at|feel(?:ing)? (?:strangely |finally )?at|made) (?:my )?peace with${gap(3)}(?:it|leaving|dying|death|going|ending|the end|not being|what i(?:'m| am|'ve)|this being)${gap(2)}(?:to do|tonight|the end|soon|now|end|decid\\w+|over|coming)`,
  `(?:tell|please tell|let) (?:my|them|everyone|her|him)${gap(5)}(?:i loved (?:them|her|him|you)|i tried|i'm sorry|it wasn't (?:their|her|his) fault|know i tried)`,
  `(?:tonight(?:'s| is)|today(?:'s| is)|tomorrow(?:'s| is)|this (?:week|weekend|friday|sunday)(?:'s| is)?|this is) (?:going to be |gonna be )?(?:my |the )?last (?:night|day|sunset|sunrise|christmas|birthday|evening)(?! (?:with|in \\w+|of (?:the )?(?:term|work|holiday|vacation|school|uni|class|summer|trip|my|this|our)|at (?:the|my|work|school)|in (?:the|this|my|our)|on the|before))`,
  `i(?:'ve| have)? (?:decided|chosen|picked|set)${gap(3)}(?:date|day|time|night|place|when|it)${gap(3)}(?:to (?:die|go|do it|end|leave)|i(?:'ll| will) (?:die|do it|go|end)|it(?:'ll| will) (?:all )?(?:end|be over|happen))`,
  `(?:i|you) (?:won't|will never|'ll never|don't think i(?:'ll| will)) (?:see|hear from|hold|meet) (?:me|you|them|her|him|my \\w+) (?:again|anymore)$`,
  `(?:remember me|don't (?:forget me|be sad|cry|blame yourself|come looking|look for me)|it's (?:no ?one|nobody)'s fault)${gap(6)}(?:gone|when i|over|goodbye|anymore|for what|after|i just|i can't|dead|it was me)`,
])
