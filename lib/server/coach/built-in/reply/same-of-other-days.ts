import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { monthSpan, moved } from '@/lib/server/language/calendar-spans'
import { grammarStems } from '@/lib/server/language/common-words'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { readQuestion } from '@/lib/server/language/questions/read-question'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import type { Sentence } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext } from '../../context'

type Days = { from: string; to: string }

const MOST_TOKENS = 8
const BESIDE = /\b(day|week|month|year) (before|after)\b(?! (?:last|next|yesterday|tomorrow))/
/** What only leads to other days. */
const AROUND = wordSet(
  'and what how about so then of in on for same but or day week month year before after that this was it',
)

/** "And the month before?", after a question of some days: the same question of those; null for any other. */
export function sameOfOtherDays(
  question: Sentence,
  goals: readonly AskedGoal[],
  { turns, now, timeZone }: ChatContext,
): RecordQuery | null {
  const before = turns.findLast(({ isFromUser }) => isFromUser)
  if (!before || question.tokens.length > MOST_TOKENS) return null
  const read = readQuestion(before.text, { goals, now, timeZone })
  if (!('query' in read) || read.query.against || read.query.when?.from === undefined) return null
  const { query } = read
  const today = dateIn(timeZone, now)
  const was = { from: read.query.when.from, to: read.query.when.to ?? today }
  const slate = slateOf(question)
  const words = slate.tokens.map(({ word }) => word).join(' ')
  const [, unit, side] = BESIDE.exec(words) ?? []
  const { when } = unit ? { when: undefined } : timeOf(slate, { now, timeZone, towards: 'past', isGeneral: false })
  const isBare = slate.tokens.every(
    ({ kind, word, stem }, at) => slate.taken[at] || kind === 'mark' || AROUND.has(word) || grammarStems.has(stem),
  )
  if (!isBare) return null
  const days = unit ? besideOf(was, unit, side === 'before' ? -1 : 1) : when
  return days?.from === undefined || days.from > today ? null : { ...query, when: days }
}

/** The day, week, month or year beside some days of that length; null where they are of another. */
function besideOf({ from, to }: Days, unit: string, step: 1 | -1): Days | null {
  if (unit === 'day') return from === to ? { from: addDays(from, step), to: addDays(to, step) } : null
  if (unit === 'week') return { from: addDays(from, 7 * step), to: addDays(addDays(from, 6), 7 * step) }
  const next = moved(`${from.slice(0, 7)}-01`, unit === 'month' ? 'month' : 'year', step)
  if (unit === 'year') return { from: `${next.slice(0, 4)}-01-01`, to: `${next.slice(0, 4)}-12-31` }
  return from.slice(0, 7) === to.slice(0, 7) ? monthSpan(Number(next.slice(0, 4)), Number(next.slice(5, 7))) : null
}
