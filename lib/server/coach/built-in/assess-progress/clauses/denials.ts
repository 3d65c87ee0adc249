import 'server-only'
import { DEED } from './moods-and-tenses'

/** Denials in form alone: "not bad", "didn't miss a day", "30 days without". */
export const NOT_IDIOMS =
  /\b(?:not (?:yet )?quite|can(?:'?t| ?not) (?:believe|wait|complain|stop)|not (?:bad|easy|only|just|too bad|that bad|a single day off)|no (?:problem|doubt|excuses|big deal|regrets|kidding|matter|joke|sweat|small feat|easy)|nothing (?:could|can|will) stop|never felt|never (?:been )?(?:better|happier)|didn'?t (?:stop until|give up|quit|miss|skip|even stop)|haven'?t (?:missed|skipped)|hasn'?t been easy|wasn'?t easy|without (?:missing|skipping|stopping|pausing|resting|walking|help|fail|a (?:break|stop|pause|rest|hitch|fault|mistake))|not stopping|why not|if not more|believe it or not|not to mention|never missed|\d+ (?:more |whole |full )?(?:days?|weeks?|months?|nights?)(?: \w+)? (?:without|no|not)|without (?:\w+ ){1,3}for \d+|\bday \d+ (?:without|no|not|off)|no \w+ for \d+ |not (?:touched|smoked|had|eaten|drunk) .* (?:for|in) \d+ |no longer owe|don'?t owe)\b/g
/** Denied, skipped, put off or turned down. */
export const NOT_DONE =
  /\b(?:number|no\.?|#) ?\d+ (?:was|is) (?:closed|shut)\b|\b(?:mixed up|muddled(?: up)?|confused|messed up) \d|\bgot (?:about )?\d+(?: [a-z]+)? wrong\b|\bfailed (?:the|my|it|at|on|again|that|this|an?)\b|\b(?:was|were|is|are) (?:closed (?:to|for|when|until|on|today|all)|shut(?! down)|fully booked|off limits|unavailable|out of stock)\b|\b(?:not|never|n't|didn'?t|don'?t|doesn'?t|haven'?t|hasn'?t|hadn'?t|couldn'?t|can'?t|cannot|wasn'?t|weren'?t|isn'?t|aren'?t|won'?t|ain'?t|nothing|none|no progress|no luck|zero|failed to|unable to|skipped|missed|neglected|forgot|without|barely|hardly|no time|neither|nor|far from|didnt|havent|hasnt|couldnt|wasnt|dont|isnt|cant|instead of|rather than|gave up before|nobody|no one|avoided|postponed|abandoned|ditched|gave up on|(?:was|were|got) (?:rejected|refused|declined|turned down|cancelled|canceled)|stopped (?:reading|writing|running) ?(?:it|halfway)?|procrastinat\w+|^(?:i |we |and |but )*(?:burnt|burned|ruined|spoiled|smashed|cracked) (?:the |my )?\d|cancell?ed|called off|bounced back|exploded|rained off|(?:have|has|had|'ve|'s) yet to [a-z]+|too (?:\w+ ){1,2}to (?!count)[a-z]+|needs? redoing|refuses?|declined to|no-shows?|no (?:new )?(?:\w+ )?(?:today|this week|yet|so far|books?|chapters?|pages?|runs?|sessions?|workouts?|words?|money|savings))\b|n't\b|\b0 (?:of|out of|\/|%|chapters|books|pages|km|words|euros|sessions)/
const SHARE_OR_END =
  '(?:half\\w*|\\d+(?:/\\d+)?|a (?:third|quarter)|the (?:end|finish)|done|finished|complete|through|there)'
/** "Nowhere near halfway", "a long way off 80%": a share that was not reached. */
export const OUT_OF_REACH = new RegExp(
  `\\b(?:nowhere (?:near|close)|(?:(?:a|some) (?:(?:long|fair|good) )?way|(?<!\\d )miles) (?:off|from|short of)|have yet to (?:reach|get|be|hit|make))(?: to| even| being| the| at)* ${SHARE_OR_END}\\b`,
)
/** Given up on: "put one aside". */
export const PUT_DOWN =
  /\b(?:put|set|laid) (?:aside|down) (?:1|one|it|this|that)\b|\b(?:put|set|laid) (?:1|one|it|this|that|the \w+) (?:aside|down)\b|\bdnf\b/

/** "(not wobbling)", "half of it without looking": what a thing done was done without takes nothing from it. */
export function withoutAsides(words: string): string {
  const text = words.replace(
    /\((?:not|no|never|without|didn't|don't|haven't)\b(?! (?:yet|done|finished|complete|really|quite|started|by me|mine))[^)]*\)/g,
    ' ',
  )
  const at = text.search(/\bwithout\b/)
  const before = text.slice(0, Math.max(0, at))
  const isOfDeed =
    (DEED.test(before) || /\b(?:know|can|half|\d\/\d|\d+%)\b|\d/.test(before)) &&
    !/\b(?:go|goes|went|gone|going|days?|weeks?|months?|weekends?|evenings?|time|was|been|is)(?: \w+){0,2} $/.test(
      before,
    )
  return at > 0 && isOfDeed ? before : text
}

/** "Did nothing but finish chapter 3", "not only …": rare, and safe to leave; "3 done, none missed" is not. */
export function isDoneDespite(words: string): boolean {
  return /\b(?:none|nothing) (?:left|missed|skipped|remaining|to go)\b|\bnot (?:yet )?\d+ but \d/.test(words)
}
