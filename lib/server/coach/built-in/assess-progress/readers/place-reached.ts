import 'server-only'
import type { GoalSize } from '../goal/size'
import { isStretch } from '../goal/units'
import type { Place } from './places-in-text'

/** In it, or at its beginning. */
export const NOT_THROUGH =
  /\b(?:on|at|in|into) (?:the |my |now )*(?:[a-z]+ \d|\d+th)|\b(?:started|starting|start|began|begun|begin|beginning|reading|writing|working on|currently|in the middle|midway|almost|nearly|partway|part of|got to|reached|made it to|arrived at|opened|picked up|cracked open|dived into|dove into|moved on(?:to| to)?|onto|kicked off|embarked|starts|begins|up next|stuck (?:at|on|in|with)|some of|a bit of|most of|watching|doing|outlined?|outlining|drafting|draft of|trying|still(?!:))\b/
/** Through with it. */
export const THROUGH =
  /\b(?:(?:the (?:very )?end|the (?:very )?(?:last|final) (?:page|line|word|bar|scene|minute|row|stitch|note|exercise|verse)) of|polished off|put to bed|crossed the (?:finish |finishing )?line|finished|completed|done|complete|wrapped up|through|got through|ended|behind me|in the books|in the bag|under my belt|off the|off my (?:list|plate)|out of the way|checked|ticked|mastered|handed in|submitted|closed|(?:is|are) (?:all )?(?:ready|full|signed|framed|published|framed)|ticked off|checked off|finalized|finalised|over(?= ?$)|down(?= ?$))\b/
/** "The first 50 pages of the 6th": a part of it, and not it. */
const PIECE_OF =
  /(?<!\b(?:all|last|final|end)\b.{0,12})\b(?:\d+|some|few|couple|most|part|bit|bits|several|opening|first) (?:more |of the )?(?:pages?|chapters?|minutes?|hours?|scenes?|lines?|rows?|sections?|paragraphs?|exercises|bars)? ?(?:of|into|from|in) (?:the |my |our )?\d+th\b(?! (?:week|month|year|day|session))/
/** A place with a day gone by is one that was reached then. */
const WHEN =
  /\b(?:yesterday|today|last (?:night|week|weekend)|this (?:morning|afternoon|evening)|tonight|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|✓|✔/
const DEED =
  /\b(?:[a-z]{3,}ed|read|wrote|written|did|ran|swam|made|sent|built|drew|went|got|took|met|gave|taught|sang|saw|had|bought|found|held|came|gone|cast|thrown|hung|laid|won|sown|planted|landed|arrived|went|passed|rode|drove|flew|ate|cut|hit|won|taken|seen|sewn|knit|closed|sold|paid|wore|drank|threw|shot|spent|brought|caught|told|spoke|thought|served|laid|dug|grew|broke|learnt|woven|sung|spun|bound|known|worn|ridden|driven|flown|swum|beaten|lit|fed|shorn|mown|strung|wound|rebuilt|redone|put down)\b/

/** How many pieces a place stands for: the third is two when only begun, three when done. */
export function amountAt(place: Place, text: string, size: GoalSize): number {
  if (place.part !== null) return place.n - 1 + place.part
  if (PIECE_OF.test(text) && !isStretch(size.family)) return place.n - 1
  if (
    /\b(?:in|into|start\w*|beginning|began|begun) (?:of )?(?:the |my )?(?:(?:week|month) \d|\d+th (?:week|month))/.test(
      text,
    )
  )
    return place.n - 1
  if (isStretch(size.family) || THROUGH.test(text)) return isUnfinished(text) ? place.n - 1 : place.n
  if (NOT_THROUGH.test(text)) return place.n - 1
  const isNamedAlone =
    /^(?:that's |it's |that was |this was |it was |today was |and |so |my )*(?:[a-z]+ (?:no\. |number |#)?\d+|\d+th(?: [a-z]+)?)(?: (?:of|out of|from) (?:the )?\d+)?(?: ?:.*)?$/.test(
      text,
    ) ||
    /\b(?:(?:back|home|returned) from (?:the |our |my )?\d+th|out of the (?:oven|way|kiln|mould)|off the (?:needles|easel|hook|press|list)|on the (?:wall|shelf|board)|in the (?:can|bank|ground|bag|post|freezer|jar|books))\b/.test(
      text,
    )
  const isThere =
    /\b(?:number \d+|no\.? \d+|#\d+|(?:session|class|lesson|lecture|workshop|rehearsal|seminar|visit|appointment|meeting|game|match|race|shift|evening|peak|loaf|hike|castle|museum|recipe|call|talk|run|ride|swim|walk|climb) \d+|\d+th(?: [a-z]+)?) (?:was (?!next|supposed|meant|going)|is (?:up|out|live|hung|there|clear|clean|empty|tidy|perfect|solid|sorted|safe|won|known|smooth|in\b(?! (?:progress|draft|the (?:works|pipeline|oven)|editing|review))|on (?:the|its|my) (?!list|go|way)))/.test(
      text,
    )
  const wasSo =
    /\b(?:[a-z]+ \d+|\d+th(?: [a-z]+)?) was (?:(?:so|too|very|really|quite|pretty|rather|such|absolutely|a bit) )?(?:an? (?:bit )?(?:[a-z]+ )?(?:slog|joy|pain|struggle|breeze|beast|challenge|nightmare|delight|pleasure|doddle|killer|bore|treat)|hard|tough|boring|difficult|fun|great|easy|awful|horrible|brilliant|tricky|long|short|good|lovely|amazing|dull|brutal|painful)\b/.test(
      text,
    )
  const isInPlace =
    /\b[a-z]+ \d+(?: of \d+)? is (?:now |finally |all )*(?:up|hung|laid|standing|in place|in my (?:fingers|head)|under my (?:fingers|belt)|on (?:the wall|its hook)|clean|empty|tidy|sorted|in the bag)\b/.test(
      text,
    )
  const works =
    /\b(?:number \d+|no\.? \d+|#\d+|\d+th(?: [a-z]+)?) (?:now |finally )?(?:works|sits|clicks|holds|flows|stands)\b/.test(
      text,
    )
  return isThere || wasSo || isInPlace || works || DEED.test(text) || place.isList || isNamedAlone || WHEN.test(text)
    ? place.n
    : place.n - 1
}

function isUnfinished(text: string): boolean {
  return /\b(?:almost|nearly|not quite|about to|half|close to|near|getting to|towards|coming (?:up )?to|before)(?: at| to| by)? (?:\w+ )?(?:done|finished|through|complete|end\b|last)/.test(
    text,
  )
}
