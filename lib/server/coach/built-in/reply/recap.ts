import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { amountWords } from '@/lib/contract/measure-words'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { phrases, says } from '@/lib/server/language/phrases'
import { whenWords } from '@/lib/server/language/questions/day-words'
import type { Overview } from '@/lib/server/language/questions/overview'
import { numberOf, numeral } from '@/lib/server/language/questions/side-words'
import { slateOf } from '@/lib/server/language/questions/slate'
import { timeOf } from '@/lib/server/language/questions/times'
import { dated } from '@/lib/server/language/questions/word-answer'
import { counted } from '@/lib/server/language/record-nouns'
import type { ChatContext } from '../../context'
import { quoted } from '../analysis/claim'
import { type Answer, lookedAt } from './answer'
import type { Said } from './said'

/** Of energy alone its figure is asked. */
const ofEnergy = phrases('energy|mood|sleep|average')
const SHORTEST_DAYS = 2
const MOST_SENTENCES = 2
const MOST_LINES = 8

/**
 * Some weeks or months that are over or running, told from all of the record: how many entries, their energy with the
 * best and the hardest day, what goals counted, what was ticked and completed. Null where a message asks for no such
 * stretch of days, or names anything beside it.
 */
export async function recapAnswer(said: Said, context: ChatContext, overview: Overview | null): Promise<Answer | null> {
  if (overview !== 'recap') return null
  const { now, timeZone, record } = context
  const today = dateIn(timeZone, now)
  if (said.sentences.length > MOST_SENTENCES || says(said.words, ofEnergy)) return null
  // "My January was awful. What was going on?"
  const [span, other] = said.sentences.flatMap(({ sentence }) => {
    return timeOf(slateOf(sentence), { now, timeZone, towards: 'past', isGeneral: false }).when ?? []
  })
  if (other) return null
  if (!span?.from || span.weekdays || span.months || span.from > today) return null
  if (daysBetween(span.from, span.to ?? today) < SHORTEST_DAYS) return null
  const when = span.to === undefined || span.to >= today ? { from: span.from } : { from: span.from, to: span.to }
  const ask = (query: Omit<RecordQuery, 'limit' | 'when'>) => record.ask({ ...query, when, limit: 20 })
  const [energy, best, hardest, ticked, completed] = await Promise.all([
    ask({ of: 'entries', give: 'mean', what: 'energy' }),
    ask({ of: 'entries', give: 'max', what: 'energy' }),
    ask({ of: 'entries', give: 'min', what: 'energy' }),
    ask({ of: 'milestones', give: 'list', where: { status: 'done' } }),
    ask({ of: 'goals', give: 'list', where: { status: 'completed' } }),
  ])
  const measured = context.goals.filter(({ measure }) => measure?.kind === 'total')
  const sums = await Promise.all(
    measured.map(async ({ id }) => ask({ of: 'values', give: 'sum', what: 'value', goal: id })),
  )
  const values = measured.flatMap((goal, at) => {
    const sum = sums[at] && numberOf(sums[at].figures, 'sum')
    return sum && goal.measure ? [`${quoted(goal.title)}: ${amountWords(goal.measure, sum)}`] : []
  })
  const looked = [energy, ...sums, ticked, completed].filter(({ rows }) => rows.length > 0).map(lookedAt)
  const lines = [
    ...pointLines(best, hardest, today),
    ...values,
    ...completed.rows.map(({ quote }) => `Completed: ${quoted(quote)}`),
    ...ticked.rows.map(({ quote }) => `Ticked: ${quoted(quote)}`),
  ]
  const days = whenWords(when, today)
  const entries = numberOf(energy.figures, 'count')
  if (!entries && lines.length === 0) return null
  const mean = entries ? `, and your energy was ${numeral(numberOf(energy.figures, 'mean'))} of 5 on average` : ''
  const head = `You wrote ${entries ? counted('entries', entries) : 'no entry'} ${days}${mean}.`
  const shown = lines.slice(0, MOST_LINES).map((line) => `- ${line}`)
  const unread = [ticked, completed].reduce((n, { figures, rows }) => n + numberOf(figures, 'count') - rows.length, 0)
  const more = lines.length - shown.length + unread
  return { text: [head, ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n'), looked }
}

/** The newest of the best days, and of the hardest where it was harder. */
function pointLines(best: RecordAnswer, hardest: RecordAnswer, today: string): string[] {
  const [high, low] = [best.rows[0], hardest.rows[0]]
  if (!high || !low) return []
  const [most, least] = [numberOf(best.figures, 'max'), numberOf(hardest.figures, 'min')]
  if (most === least) return best.rows.slice(0, 3).map((row) => dated(row, today))
  return [`Best, ${most} of 5: ${dated(high, today)}`, `Hardest, ${least} of 5: ${dated(low, today)}`]
}
