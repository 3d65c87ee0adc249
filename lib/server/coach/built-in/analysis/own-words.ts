import 'server-only'
import type { InsightGoal } from '../../context'
import { calendarDay } from '../../dates'
import { quoteFrom, tellingQuote } from '../../quote'
import { checkCrisis } from '../../safety'
import { sentencesOf } from '../../stated-numbers'

/** What the user said of a goal: a piece of it verbatim, the rest of it, and the user's day. */
export type OwnWords = { quote: string; text: string; day: string | null }

const ENTRY = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] /
const LATEST = 8_000

/** The newest note on a goal that can be quoted. Notes are `[timestamp] text` entries parted by a blank line. */
export function latestOwnWords(goal: InsightGoal, timeZone: string): OwnWords | null {
  const notes = (goal.isCompleted && goal.completionNotes) || goal.progressNotes
  const entries = notes.slice(-LATEST).split(/\n\n(?=\[\d{4}-)/)
  for (const entry of entries.reverse()) {
    const at = ENTRY.exec(entry)?.[1]
    const text = entry.replace(ENTRY, '')
    if (checkCrisis(text)) continue
    const quote = quoteFrom(text, isTelling)
    const isWorthIt = quote !== null && quote.split(/\s+/).length >= 2
    if (isWorthIt) return { quote, text, day: at ? calendarDay(new Date(at), timeZone) : null }
  }
  return null
}

/** What is a success by its name, and what is one only on a good day. */
const TRIUMPH =
  /\b(?:finished|completed|manag(?:ed|ing) to|passed|reached|won|proud|happy|delighted|(?:for the|my|a) first time|made it|nailed|personal best|longest|signed|enjoyed|loved|felt (?:great|good|strong|better)|great (?:run|day|session|talk|lesson|week)|is live|went live|well done|no pain)\b/i
const DEED =
  /\b(?:done|did (?:it|all|the|my)|ran|wrote|read|booked|called|sent|kept|practi[sc]ed|played|talked|walked|swam|saved|learned|learnt|cancelled|met|live|easy run|kilomet(?:re|er)s)\b/i
/** What was undone in the same breath, or was not the user's to win. */
const UNDONE =
  /\b(?:deleted|undid|undone|threw|lost|forgot(?:ten)?|from scratch|start(?:ed)? over|cancelled on|wanted to|should have|would have|wish)\b/i
/** What is still to come is no deed. */
const PLANNED =
  /\b(?:tonight|tomorrow|later today|next (?:week|month|time)|(?:i['’]?ll|will|going to|plan(?:ning)? to|want to|hope to|need to|have to|must|should))\b/i
const GOOD_ENERGY = 4
const HARD =
  /\b(?:tired|stuck|miss(?:ed)? (?:my|the|it|a|another)|skipp\w+|fail\w*|(?<!work(?:ed|ing)? |train(?:ed|ing)? |tr(?:y|ied) )hard|stress\w*|worr(?:y|ied)|anxious|sick|ill|no time|overwhelm\w*|too (?:busy|late|much)|exhausted|slept badly|bad(?:ly)? (?:night|day|week|sleep)|argu\w+|(?:fell|falling|am|i['’]m) behind|hurts?|pain|sore|injur\w*|gave up|procrastinat\w*|distract\w*|(?:could|can)(?: ?not|n['’]?t)|(?:did|have|has)(?: not|n['’]?t) (?:\w+ )?(?:get|got|gotten|go|make|made|finish\w*|do|done|manage\w*|sleep|slept|run|read|write|start\w*|feel|find|found|focus|keep|work\w*|move\w*|train|practi[sc]e|eat|call))\b/i
const DENIAL = /\b(?:not|never|nothing|nobody|no)\b|n['’]t\b/i

/** Whether a piece speaks of something in the way. */
export function isHard(piece: string): boolean {
  return HARD.test(piece)
}

/**
 * Whether a piece speaks of something that went well, without a denial and with nothing in the way. A plain deed counts
 * on a day of good energy alone, 4 of 5 or more.
 */
export function isWon(piece: string, energy: number | null): boolean {
  if (HARD.test(piece) || DENIAL.test(piece) || UNDONE.test(piece)) return false
  if (PLANNED.test(piece)) return false
  return TRIUMPH.test(piece) || (DEED.test(piece) && energy !== null && energy >= GOOD_ENERGY)
}

/** The first piece of a text that speaks of something in the way, as it may be quoted; null when none does. */
export function hardWordsOf(text: string): string | null {
  return tellingQuote(text, isHard)
}

/** The first piece of a text that speaks of something that went well; null when none does. */
export function wonWordsOf(text: string, energy: number | null): string | null {
  // "Wrote the first line, deleted the first line": what is undone later in the sentence is no success.
  const won = sentencesOf(text).filter((sentence) => !UNDONE.test(sentence))
  return tellingQuote(won.join('\n'), (piece) => isWon(piece, energy))
}

/** A note on a goal is about what was done: the deed is worth quoting whatever the day was like. */
function isTelling(piece: string): boolean {
  return isHard(piece) || isWon(piece, GOOD_ENERGY)
}
