import 'server-only'
import { isLapse } from './lapses'

/** What of a goal decides whether something is a set-back to it. */
export type SetBackAim = {
  isLosing: boolean
  isSaving: boolean
  owes: boolean
  abstains: boolean
  gathers: boolean
  verb?: string
  title?: string
  /** Words that tell of a deed where getting rid of things is the aim. */
  clears?: RegExp | null
}

/** Things of one's own that came to grief, counted: "six of the saplings did not make it", "the last 3000 words are gone". */
const CAME_TO_GRIEF =
  /\b\d+ (?:[a-z]+ )?(?:unsubscribes|unfollows|cancellations|drop-?outs|refunds|withdrawals)\b|\b\d+ (?:(?!(?:and|but|before|when|while|as|until|after|then|so|because|till|which|that)\b)[\w'-]+ ){0,4}?(?:died|dead|smashed|shattered|spilt|spilled|leaked|tipped over|toppled|spoiled|went (?:off|bad|mouldy|moldy|rotten|missing)|warped|split|tore|peeled(?: off)?|bubbled|flaked(?: off)?|sagged|sank|drowned|escaped|flew away|ran away|vanished|disappeared|crumbled|came un(?:stuck|done|glued|stitched|ravelled)|washed (?:away|off|out)|got (?:wet|soaked|stained|mouldy|scratched|bent)|dried (?:out|up)|withered|wilted|rotted|rotten|broke|broken|cracked|snapped|burnt|burned|melted|unsubscribed|unfollowed|withdrew|dropped out|pulled out|resigned|cancelled their|fell (?:through|over|off|down|apart)|(?:did(?:n't| not)) (?:make it|survive|take)|(?:is|are|was|were|got) (?:crushed|squashed|trampled|smashed|torn|chewed|gone|lost|stolen|nicked|ruined|deleted|wiped|damaged|eaten|killed|rejected|missing|destroyed)|went missing|expired|blew away|(?:came|had to come) (?:back out|out(?= ?$)|back down|down|off|undone|loose|apart))\b/
/** Something that took a number of them away. */
const TAKEN =
  /\b(?:took|ate|swallowed|killed|destroyed|claimed|devoured|wiped out|ruined|swiped|stole|nicked|(?:cost|set) (?:me|us)(?: back)?(?! [€$£])|knocked off) (?:about |another |the |my |out )?[€$£]?\d[\d.]*(?! (?:hours?|hrs?|minutes?|mins?|seconds|days?|weeks?|months?|years?|tries|attempts|goes|ages)\b)(?: [a-z]+)?(?: of (?:it|them|mine|ours|my|our|the)\b| (?:away|from|out|back)\b|$)|\btook a (?:hit|dent|knock) of\b|^(?:and |but |then )*(?:some |the |my |our |a )?(?:slugs?|snails?|rabbits?|deer|birds?|pigeons?|squirrels?|frost|blight|moths?|mice|cats?|dogs?|fox(?:es)?|mould|rust|rain|wind|heat|hail|pests|aphids|caterpillars|wasps?|bees|hornets|badgers?|crows?|hares?|boars?|ants|voles|moles|storms?|thieves|kids|goats?|hens) (?:have |has )?(?:got|had|took) (?:at )?\d+(?: (?!more\b)[a-z]+)?(?: of (?:them|my|the|mine|ours)\b|$)/
/** Something else did away with a number of them, or with all: "dog chewed one hat", "slugs ate the lot". */
const DESTROYED =
  /^(?:and |but |then |so )*(?!i\b|we\b|i've\b|we've\b)(?:(?:the|my|our|a|some|his|her) )?(?!(?:\w+ )?(?:work|job|life|meetings?|school|uni|commute|family|deadlines?|travel) )(?:[a-z-]+ ){1,3}(?:chewed|ate|dug up|pulled (?:up|out)|uprooted|knocked off|broke|crushed|tore|ripped|smashed|burnt|burned|stained|trampled|nibbled|shredded|ruined|wrecked|stole|swallowed|killed|flooded|snapped|devoured|wiped out|destroyed|knocked (?:over|down)|blew (?:over|down|away)) (?:up |out |through |off |down |apart |away )?(?:\d+(?! times)|all|every\w*|the (?:lot|whole|\d+th)|half|most|my|our|them)\b/
const CASHED_IN =
  /\b(?:had to|needed to|was forced to|forced to) (?:sell|cash in|liquidate|withdraw|pull|use|spend|take|break into|empty|pay) (?:out )?(?:about )?[€$£]?\d/
/** By whom: rain and repairs take away, "I took 3 lessons" does not. */
const BY_ME =
  /^(?:and |but |then |so |also |today |yesterday |just |well )*(?:i|we)\b(?!.*\b(?:but|and|because|as|when) (?:the|my|our|a) [a-z]+ (?:took|ate|swallowed|killed|destroyed|stole|ruined))|\b(?:i|we)(?:'ve| have| had)? (?:\w+ )?(?:took|ate|killed|destroyed|ruined)\b|^(?:took|ate)\b/
const TAKEN_OUT =
  /\b(?:dipped into|broke into|raided|emptied|drained|eaten into)\b|\b(?:pull|take|took|taken|draw|drew|use|used|borrow|borrowed|withdraw|withdrew)(?: out)? [€$£]?\d[\d.]*(?: [a-z]+)? (?:out |back )?(?:of|from|for)\b/
/** All of what was put by went, or a named part of it. */
const SAVINGS_GONE =
  /\b(?:spent|blew|used(?: up)?|spend|use(?: up)?|splurged|burned through|burnt through|went through|lost) (?:about |nearly |almost )?(?:all|every (?:penny|cent|last)|everything|the (?:lot|whole|entire)|(?:the|my|our) (?:savings|fund|account|pot|jar|money)|it all)\b(?! (?:day|morning|evening|afternoon|week|weekend|night|of (?:the |my |our |this |last |(?:mon|tues|wednes|thurs|fri|satur|sun)day)|sunday|saturday|friday|monday))|\b(?:emptied|drained|cleared out|cleaned out|raided|empty|drain|clear out|clean out) (?:the|my|our|all my) (?:whole |entire )?(?:savings|fund|account|pot|jar|piggy bank|kitty)\b|\b(?:all|every (?:penny|cent)|everything|the lot)(?: of (?:it|(?:the|my|our) (?:savings?|fund|money|pot|cash)))? (?:went|has gone|had to go|got spent|was spent) (?:on|to the (?:vet|dentist|garage|taxman|plumber|hospital|landlord))\b|\b(?:savings?|fund|money|pot|account|cash|nest egg|kitty|it)(?:'s| is| are| has| have| was| were| got| been| all| now| completely)+ (?:gone(?= ?$| (?:again|now|already|on|after|because))|empty|spent|wiped out|used up|drained)\b|^(?:and |but |so |now |there's |there is )*(?:nothing|0|not a (?:penny|cent)|no money) (?:is )?left(?: (?:in|of) (?:it|the \w+|my \w+))?$|\b(?:dentist|vet|boiler|car|repairs?|taxman|landlord|hospital|bills?|rent|garage|plumber) (?:took|ate|swallowed|cost me) (?:it|everything|the lot|all)\b/
const SAVINGS_EATEN =
  /\b(?:spent|spend|blew|used(?: up)?|splurged|burned through|burnt through|went through|lost) (?:about |nearly |almost )?(?:half|most|a (?:third|quarter|fifth|chunk|lot)|\d\/\d) of (?:it|that|them|the (?:fund|savings?|money|pot)|my (?:fund|savings?|money))\b|\b(?:half|most|\d\/\d)(?: of (?:it|(?:the|my|our) (?:savings?|fund|money|pot|cash)))? (?:went|has gone|had to go|got spent|was spent) on\b|\b(?:blew|splurged|frittered(?: away)?) (?:about |another )?[€$£]?\d/
/** "Lent my brother 200 from the pot". */
const FROM_POT =
  /\d[\d.]*(?: [a-z]+)?(?: back)? (?:from|out of) (?:it|the (?:pot|fund|savings?|account|jar|kitty|money|stash)|my (?:savings?|fund|pot|account))\b/
const INTO_POT = /\b(?:came|come|got|received|earned|interest|bonus|added|put|saved|made|paid in)\b/
/** Whether words say that all of what was put by is spent. */
export function isAllSpent(words: string): boolean {
  return SAVINGS_GONE.test(words)
}
const LITTLE_LEFT =
  /\b(?:only|just|down to|barely)\b.{0,14}\d[\d.]*(?: [a-z]+)? (?:is |are )?(?:left|remaining|remains?) (?:(?:in|on) (?:the|my|our|it)|after|since|thanks to)\b|\b(?:can |could |do )?(?:only|just|barely) (?:remember|recall|recognise|recognize|know|have|kept|keep) (?:about |around |roughly |maybe )?\d/
const WORK_AGAIN =
  /\b(?:have|had|having|has|need|needs|made (?:me|us)|makes? (?:me|us)|forced (?:me|us)) (?:to )?(?:re-?do|re-?write|re-?start|re-?build|rip|tear|pull|take|knock|unpick|undo|dismantle|scrap|throw|frog|start) (?:\w+ ){0,3}?(?:out|down|up|apart|again|over|off|part|half|most|bit|section|of|it|the|everything|all|\d+)\b|\bwill start (?:it|them|that|this) again\b/
const LEFT_BEHIND =
  /\bleft (?:the |my )?\d+ \w+ (?:on the (?:bus|train|plane|tram|tube|ferry)|in (?:a|the) (?:taxi|cab|hotel|cafe|café)|behind)\b/
const HAD_TO_REDO =
  /\b(?:had to|having to|have to) (?:re(?:pack|paint|write|do|build|make|record|film|shoot|sew|knit|plant|take|type|cut|lay|hang|fit|cord|start|code|bake|print)|un(?:pack|pick|do|ravel|stitch|install)) (?:\w+ )?\d/
/** Doing again what was done, by any verb: "need to re-knit 2", "have to remake one of them". */
const DO_AGAIN =
  /\b(?:have|has|had|having|need|needs|needed|forced|got|going|'ll have|will have) to (?:be )?(?:re-(?!read|pay|start|new)[a-z]+|re(?:do|make|build|write|paint|pack|sew|knit|hang|lay|fit|cut|bake|cast|dig|plant|glue|film|shoot|record|print|type|code|tile|plaster|sand|wire|hem|stitch|pot|fire|glaze|draw|design|string|order|edit|assemble|install|varnish|wax|weave|thread|mark|sort|label|wash|mould|wrap)|remade|redone|rebuilt) (?:about )?\d|\b\d+ (?:of (?:the |them|my |our )?)?(?:\w+ )?(?:needs?|has to be|have to be|will have to be|must be) (?:redoing|redone|remade|remaking|rebuilding|rebuilt|rewritten|rewriting|repainted|repainting|re-?[a-z]+ed)\b/
const BACK_AT_START =
  /\b(?:count|counter|streak|clock|challenge|it|everything|all) (?:re)?starts? (?:anew|afresh|again|over|from)\b|\bday (?:count )?back (?:to|at) (?:0|1|zero|one)\b|\bday (?:0|1|zero) again\b|\b(?:begin|beginning|start|starting|begun|started) (?:again |over )?(?:at|from|with) (?:day |number )?(?:0|1|zero|scratch|nothing)\b(?! (?:km|book|chapter|lesson))|\bfrom (?:zero|0|scratch|the (?:start|beginning)) again\b|\bresets? (?:my|the|to|it)\b(?: \w+)?(?: (?:counter|clock|streak|tracker|count|day))?|\bcounter (?:is )?(?:back|reset)\b|\b(?:so|now|then|i'm|am|we're) (?:re)?start(?:ing|ed) (?:it |all )?(?:again|over|afresh)(?= ?$)|\bback to (?:bare|the drawing board|the (?:very )?(?:start|beginning)|square|day (?:0|1|one|zero)|nothing|stage (?:1|one))\b|\b(?:all of it|it all|it's all|all the weight) (?:is |came |went |has come )?back on\b/
const WORSE =
  /(?<![\d%] ?\w*) (?:less|worse|weaker|slower|rustier) (?:\w+ )?than (?:a|an|last|before|when|i was|at the start|ever|in)\b|\b(?:gone|went|going) (?:downhill|backwards?)\b|\bdeteriorated\b|\bregressed\b|\b(?:big|huge|massive|major|real|serious|a|giant) (?:step|steps|leap) back(?:wards?)?\b|\bfallen (?:behind where|apart|back)\b|\b(?:storm|wind|rain|flood|fire|frost|gale|dog|cat|kids|mice)\b.{0,20}\b(?:blew|tore|knocked|washed|ripped|took|broke|damaged) (?:the|my|our)\b|\b(?:burst|flood|leak|storm|fire|rain|wind|frost|dog|cat|kids?|child|toddler|damp|mould|rats?|mice)\b.{0,25}\b(?:ruined|destroyed|wrecked|damaged|spoiled|ate|broke|flattened|undid)\b/
const RUINED =
  /^(?:and |it |which )?(?:ruined|destroyed|wrecked|flooded|damaged|spoiled|undid|erased|wiped out) (?:the|my|our|half|all|most|everything)\b/
const WEIGHT_BACK =
  /\b(?:up|gained|regained) (?:by |about |another |around )?\d[\d.]* ?(?:kg|kilos?|lbs?|pounds?|stone)\b|\b\d[\d.]* ?(?:kg|kilos?|lbs?|pounds?|stone) (?:\w+ )?(?:(?:crept|came|are|is|went|gone|have gone) (?:back )?on\b|back on\b|on(?= ?$| (?:again|since|over)\b))|\ba (?:kg|kilo|pound|stone|few (?:kilos|pounds)) (?:is |has |have |are |crept |came |come |went |gone )*back(?: on)?\b|\bregained a (?:kg|kilo|pound|stone)\b|\b\d[\d.]* ?(?:kg|kilos?|lbs?|pounds?|stone) (?:crept|came|are|is|have come|went) back\b|\b(?:kg|kilos?|lbs?|pounds?) (?:back|heavier|up)\b/
const PARTED =
  /\b(?:sold|gave|given|donated|lost|traded|swapped|threw|returned) (?:away )?\d+(?: [a-z]+)?(?: (?:of mine|away|to|back|out)\b|$)/
const OWES_MORE = /\b(?:up|back up|climbed|crept|risen|rose|grown|grew|higher)\b.{0,12}\d/

/** What goes down or begins again and is no goal: "my confidence is back to zero", "square one with the landlord". */
export const NOT_THE_GOAL =
  /\b(?:my|the|our) (?:confidence|motivation|energy|mood|patience|appetite|enthusiasm|faith|hope|trust|social life|love life|relationship)\b|\bwith (?:the|my|our|a) (?:new )?(?:landlord|therapist|doctor|boss|job|partner|girlfriend|boyfriend|plumber|builder|bank|insurance|school|neighbou?rs?|council|ex|tenant|team|manager|employer)\b/

/**
 * Whether a clause in lower case, numbers in digits, tells of ground lost on a goal, by grammar rather than by a phrase:
 * what was gained came to grief, was taken, must be done again, or stands lower than before.
 */
export function isSetBack(words: string, aim: SetBackAim): boolean {
  if (NOT_THE_GOAL.test(words)) return false
  if (/\b(?:almost|nearly|would|could|might|if|worried|afraid|hope|hopefully|won't|feels?|felt)\b/.test(words))
    return false
  if (aim.abstains && isLapse(words, aim.title ?? '')) return true
  if (aim.isLosing && WEIGHT_BACK.test(words) && !/\bmuscle\b/.test(words)) return true
  if (aim.owes && OWES_MORE.test(words) && /\b(?:again|back|balance|debt|owe|loan|card)\b/.test(words)) return true
  if (aim.isSaving && !aim.owes && FROM_POT.test(words) && !INTO_POT.test(words)) return true
  if (aim.isSaving && !aim.owes && (SAVINGS_GONE.test(words) || SAVINGS_EATEN.test(words))) return true
  if (aim.isSaving && (TAKEN_OUT.test(words) || LITTLE_LEFT.test(words))) return true
  if (!aim.owes && !aim.isLosing && LITTLE_LEFT.test(words) && !/\bleft\b/.test(words)) return true
  if (aim.gathers && PARTED.test(words)) return true
  if (!aim.owes && !aim.isLosing && CAME_TO_GRIEF.test(words)) return true
  if (TAKEN.test(words) && !BY_ME.test(words)) return true
  if (aim.isSaving && /\b(?:cost|set) (?:me|us)(?: back)? (?:about |another )?[€$£]\d/.test(words)) return true
  if (DESTROYED.test(words)) return true
  if (aim.isSaving && CASHED_IN.test(words)) return true
  if (aim.owes && /\b\d[\d.]* (?:\w+ )?(?:deeper|further) in(?:to)?\b|\b(?:deeper|further) in(?:to)? .*\d/.test(words))
    return true
  if (/\b(?:is|are|came|crept|has come|have come) back (?:in|on) \d+ [a-z]+\b/.test(words)) return true
  if (
    /\b\d+ (?:people|persons|users|members|subscribers|guests|customers|clients|readers|backers|donors|of them) (?:have |has )?(?:cancell?ed|quit|backed out|signed off|opted out)\b/.test(
      words,
    )
  )
    return true
  if (aim.clears && /\b(?:brought|put|carried|moved) \d+(?: [a-z]+)? back\b/.test(words)) return true
  if (
    aim.verb === 'sell' &&
    /\b(?:returned|sent back|brought back|refunded|wanted (?:his|her|their) money back) (?:for )?(?:the |my )?\d/.test(
      words,
    )
  )
    return true
  if (LEFT_BEHIND.test(words)) return true
  if (HAD_TO_REDO.test(words)) return true
  if (DO_AGAIN.test(words) && !/^re/.test(aim.verb ?? '')) return true
  return WORK_AGAIN.test(words) || BACK_AT_START.test(words) || WORSE.test(words) || RUINED.test(words)
}
