import 'server-only'
import { datesIn } from '@/lib/server/language/dates'
import { type Phrase, wordsIn } from '@/lib/server/language/phrases'
import { kindsOf } from '@/lib/server/language/questions/features'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { slateOf } from '@/lib/server/language/questions/slate'
import { isTelling, stemsOfGoal } from '@/lib/server/language/questions/unread'
import { stemsIn } from '@/lib/server/language/stem'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import type { Said } from './said'

/**
 * The words of what a message asks that an answer would pass over: they tell something, and are neither of the phrases
 * that it was known by, nor of the goal that it is about, nor days. Such an answer is one to another question.
 */
export function leftOver(
  { sentences }: Said,
  { phrases, goal }: { phrases: readonly Phrase[]; goal: GoalRecord | null },
  { now, timeZone }: Pick<ChatContext, 'now' | 'timeZone'>,
): string[] {
  const asking = sentences.filter(({ sentence }) => sentence.isQuestion)
  const known = wordsIn(phrases)
  const own = new Set(goal ? [...stemsOfGoal(goal as AskedGoal), ...stemsIn(goal.description.toLowerCase())] : [])
  return (asking.length > 0 ? asking : sentences).flatMap(({ sentence }) => {
    const dates = datesIn(sentence, { now, timeZone, towards: 'future' })
    return slateOf(sentence).tokens.flatMap((token) => {
      const isDay = dates.some(({ start, end }) => token.start >= start && token.end <= end)
      const isKnown = token.kind !== 'word' || isDay || known.has(token.word) || own.has(token.stem)
      return isKnown || !(isTelling(token) || isOfEntries(token.word)) ? [] : [token.raw]
    })
  })
}

/** Words by which the entries are asked, and no goal and no day: "my longest streak", "the average", "what I wrote". */
function isOfEntries(word: string): boolean {
  const kinds = kindsOf(word)
  return kinds.length > 0 && kinds.every((kind) => OF_ENTRIES.has(kind))
}
const OF_ENTRIES = wordSet('STREAK GAP LONGEST MEAN ENTRY MENTION')
