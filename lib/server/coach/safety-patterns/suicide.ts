import 'server-only'
import type { CrisisPattern } from './crisis-pattern'
import { everyday } from './everyday'

const SELF = '(?:myself|my self|meself)'
const WANT =
  "(?:want(?:ing|ed)? to|wanna|going to|gonna|need to|about to|ready to|plan(?:ning)? (?:to|on)|thinking (?:about|of)|thoughts? (?:about|of)|think (?:about|of)|decided to|tempted to|urges? to|feel like|try(?:ing)? to|intend to|might|will|'ll|could just|should just|want)"
const DONT_WANT =
  "(?:don'?t|do not|no longer|never) (?:really |even )?(?:want|wanna|wish|care|see (?:a|any) (?:point|reason))"

/** Wanting to die, said outright or nearly so. */
export const suicidePatterns: CrisisPattern[] = [
  {
    kind: 'suicide',
    words: /\b(?:suicidal|unalive (?:me|myself)|kms|commit(?:ting)? suicide|sewerslide)\b/,
  },
  {
    kind: 'suicide',
    words: new RegExp(
      `\\b(?:i|i'm|day|night|always) (?:want|think|plan|try|wish)(?:ing)? (?:about |of )?(?:to )?kill(?:ing)? me\\b|\\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing) ${SELF}\\b`,
    ),
  },
  { kind: 'suicide', words: /\b(?:end|ending|take|taking|took|finish|ended) my (?:own )?life\b/ },
  { kind: 'suicide', words: /\b(?:end|ending) it all\b/ },
  {
    kind: 'suicide',
    words: new RegExp(
      `\\b${WANT} (?:just |simply |really )?(?:die|dying|be dead|suicide|be gone forever|stop existing|not exist|not be alive|not wake up|disappear forever|death)\\b`,
    ),
  },
  {
    kind: 'suicide',
    words:
      /\b(?:wish|wished) (?:that )?(?:i (?:was|were) (?:dead|gone|never born|not alive)|i(?:'d| had)? (?:never been|wasn'?t|weren'?t|was never) (?:born|alive|here)|i (?:could|would) (?:just )?(?:die|disappear(?! (?:when|whenever|into|for a|for the|from (?:this|the) (?:meeting|party|room)))|not wake up|never wake up|stop existing|cease to exist)|i (?:didn'?t|did not) exist)\b/,
  },
  {
    kind: 'suicide',
    words: new RegExp(
      `\\b${DONT_WANT} (?:to |in |of )?(?:live|living|be alive|being alive|exist|existing|wake up|be here|being here|go on|going on|keep living|continue living|be around(?! (?:people|him|her|them|others|my|the|anyone|smok))|be in this world)\\b`,
    ),
  },
  { kind: 'suicide', words: /\b(?:better off|rather be) dead\b/ },
  { kind: 'suicide', unless: everyday.burden, words: /\bbetter (?:off )?without me\b/ },
  {
    kind: 'suicide',
    words:
      /\b(?:no|not a|any|without a) (?:reason|point|purpose)(?: left)? (?:to|in|for) (?:live|living|me to live|keep living|being alive|be alive|stay alive|staying alive|go on living|going on(?! (?:with|about|to))|existing)\b/,
  },
  { kind: 'suicide', words: /\b(?:nothing|no one|nobody)(?: left)? (?:to|worth) liv(?:e|ing) for\b/ },
  {
    kind: 'suicide',
    words:
      /\b(?:life|living)(?: just)? (?:isn'?t|is not|is no longer|doesn'?t feel|does not feel|no longer feels|not) worth (?:living|it anymore|it any more|going on)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:tired|sick|exhausted|done) (?:of|with|from) (?:living|being alive|life(?! (?:admin|insurance|coach\w*|hacks?|drawing|science|lessons?))|existing|being here)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.task,
    words:
      /\bcan(?:'?t|not) (?:go on|keep going|live|live on|keep living|exist|carry on living)(?: like this| living| anymore| any more| any longer| with this pain)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.task,
    words:
      /\bcan(?:'?t|not) (?:take|stand|bear|handle|do|face|endure) (?:it|this|life|living|the pain|being alive|another day)(?: pain)? ?(?:anymore|any more|any longer|alive)?$/,
  },
  {
    kind: 'suicide',
    unless: everyday.away,
    words:
      /\b(?:won'?t|will not|not going to|not gonna|may not|might not|don'?t think i(?:'ll| will)) be (?:here|around|alive)(?: (?:much longer|anymore|any more|for long|next (?:week|month|year)|tomorrow|by (?:then|christmas|summer|monday)|to see).{0,200})?$/,
  },
  {
    kind: 'suicide',
    words: /\b(?:fall asleep|go to sleep|sleep|close my eyes) and (?:just )?(?:never|not) (?:wake|open|get)\b/,
  },
  {
    kind: 'suicide',
    words: /\bsleep forever\b|\bnever wak(?:e|ing) up(?: again)?\b(?! (?:with|late|at|before|early|in time|this))/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:nobody|no one|no-one|who) would (?:even )?(?:miss me(?! if i (?:left|quit|skip\w*|missed|didn't (?:go|come|show)))|notice if i (?:was|were) gone|care if i (?:died|was gone|were gone|disappeared|were dead|was dead))\b/,
  },
  {
    kind: 'suicide',
    words:
      /\bif i (?:was|were) (?:gone|dead|not here|no longer here)\b|\bif i (?:died|disappeared|weren'?t here|wasn'?t here)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:i'?m|i am|i'?ve become|i feel like|being|just) (?:such )?a burden (?:to|on|for) (?:everyone|everybody|my family|my kids|them|all)\b|\beveryone'?s burden\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.farewell,
    words:
      /\b(?:wrote|written|writing|write|finished) (?:my|a|the) (?:goodbye|suicide|farewell|last|final) (?:note|letters?|message)s?\b|\b(?:goodbye|suicide|farewell) (?:notes?|letters?)\b(?=.{0,200}\b(?:i|my)\b)|\b(?:i|i've|i'm)\b.{0,30}\b(?:goodbye|suicide|farewell) (?:notes?|letters?)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.farewell,
    words:
      /\b(?:say|saying|said) (?:my )?(?:final |last )?goodbyes? to (?:everyone|my family|my kids|the world|life|this world)\b|\bgoodbye,? (?:cruel )?world\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:giving|given|gave) away (?:all )?my (?:things|stuff|belongings|possessions)\b(?=.{0,200}\b(?:need|gone|anymore|goodbye|won'?t|soon)\b)/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:jump(?:ing)?|step(?:ping)?|throw(?:ing)? myself|walk(?:ing)?) (?:off|from|in front of|under|into) (?:a|the|that) (?:bridge|building|roof|train|cliff|balcony|bus|truck|traffic|tracks|subway|car|ledge)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:drive|driving|crash|steer|swerve|swerving) (?:my car |the car |myself )?(?:off|into) (?:a |the )?(?:road|bridge|tree|wall|cliff|oncoming|pole|traffic|river)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:bought|got|have|tied|found|hid|loaded)\b.{0,20}\b(?:rope|noose|gun|razor|blades?|pills)\b.{0,30}\b(?:end|do it|die|tonight|use it|for when|myself|ready)\b/,
  },
  {
    kind: 'suicide',
    words:
      /\b(?:have|made|got) a plan to (?:die|end (?:it|my life|everything|myself)|kill (?:myself|me)|do it)\b|\bhow (?:to|can i|do i|would i) (?:die|kill myself|end my life|end it(?! with))\b|\b(?:painless|easiest|quickest|best|fastest) ways? (?:to|of) (?:die|dying|end(?:ing)? (?:it|my life)|kill(?:ing)? myself|go)\b/,
  },
  {
    kind: 'suicide',
    unless: everyday.hopeless,
    words:
      /\b(?:no|see no|only|any|the only) (?:way out|future for me)\b(?=.{0,200}\b(?:death|dying|dead|die|pain|me|anymore|left|this)\b)/,
  },
  {
    kind: 'suicide',
    unless: everyday.task,
    words:
      /\b(?:want|need|wish|just want) (?:it|everything|all of it|the pain|this pain|this|all this)(?: all)? (?:to )?(?:be over|stop forever|end|to end|be over with|just stop)\b|\bwant (?:everything|it all) to (?:stop|end|be over)\b/,
  },
]
