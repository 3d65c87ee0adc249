import 'server-only'
import type { InsightGoal } from '../../context'
import { calendarDay } from '../../dates'
import { quoteFrom, tellingQuote } from '../../quote'
import { checkCrisis } from '../../safety'

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

const WON =
  /\b(?:finish\w*|done|did|manag\w+|complet\w+|ran|wrote|read|passed|reach\w*|won|proud|happy|first time|made it|booked|called|sent|signed|kept|practi[sc]ed|played|talked|walked|swam|saved|learned|learnt|great|better|enjoy\w*|loved)\b/i
const HARD =
  /\b(?:tired|stuck|miss(?:ed)? (?:my|the|it|a|another)|skipp\w+|fail\w*|(?<!work(?:ed|ing)? |train(?:ed|ing)? |tr(?:y|ied) )hard|stress\w*|worr(?:y|ied)|anxious|sick|ill|no time|overwhelm\w*|too (?:busy|late|much)|exhausted|slept badly|bad(?:ly)? (?:night|day|week|sleep)|argu\w+|(?:fell|falling|am|i['’]m) behind|hurts?|pain|sore|injur\w*|gave up|procrastinat\w*|distract\w*|(?:could|can)(?: ?not|n['’]?t)|(?:did|have|has)(?: not|n['’]?t) (?:\w+ )?(?:get|got|gotten|go|make|made|finish\w*|do|done|manage\w*|sleep|slept|run|read|write|start\w*|feel|find|found|focus|keep|work\w*|move\w*|train|practi[sc]e|eat|call))\b/i
const DENIAL = /\b(?:not|never|nothing|nobody|no)\b|n['’]t\b/i

/** Whether a piece speaks of something in the way. */
export function isHard(piece: string): boolean {
  return HARD.test(piece)
}

/** Whether a piece speaks of something that went well, without a denial and with nothing in the way. */
export function isWon(piece: string): boolean {
  return WON.test(piece) && !HARD.test(piece) && !DENIAL.test(piece)
}

/** The first piece of a text that speaks of something in the way, as it may be quoted; null when none does. */
export function hardWordsOf(text: string): string | null {
  return tellingQuote(text, isHard)
}

/** The first piece of a text that speaks of something that went well; null when none does. */
export function wonWordsOf(text: string): string | null {
  return tellingQuote(text, isWon)
}

function isTelling(piece: string): boolean {
  return isHard(piece) || isWon(piece)
}
