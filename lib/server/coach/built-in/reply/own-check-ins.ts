import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordQuery, recordQuery } from '@/lib/contract/record'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { agoWords, dayWords } from '@/lib/server/language/questions/day-words'
import { alikeOf, goalMeant } from '@/lib/server/language/questions/goals'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { slateOf } from '@/lib/server/language/questions/slate'
import { dated } from '@/lib/server/language/questions/word-answer'
import { stemsIn } from '@/lib/server/language/stem'
import { readText, type Sentence } from '@/lib/server/language/text'
import { isMeasured, isTime } from '@/lib/server/language/units'
import type { ChatContext } from '../../context'
import { quoted } from '../analysis/claim'
import { type Answer, lookedAt } from './answer'

const MOST_GOALS = 3
/** A smaller figure may be anything. */
const LEAST = 6

type Rows = Awaited<ReturnType<ChatContext['record']['ask']>>

async function checkInsOf(goal: AskedGoal, { record }: ChatContext): Promise<Rows> {
  return record.ask(recordQuery.parse({ of: 'checkIns', give: 'list', goal: goal.id, limit: 50 }))
}

/**
 * The last time that something was done, by the check-ins on the goals that it is done for: they tell of it by its figure
 * ("seventeen kilometres"). Null where the entries tell of a later time, or more is asked.
 */
export async function lastByCheckIns(
  { of, give, about, when, where, without }: RecordQuery,
  entries: Rows,
  goals: readonly AskedGoal[],
  context: ChatContext,
): Promise<Answer | null> {
  const isPlain = of === 'entries' && give === 'last' && where?.happened && !when && !without && !where.energy
  const words = [about ?? []].flat().map((one) => stemsIn(one.toLowerCase()))
  if (!isPlain || words.length === 0 || words.some((stems) => stems.length !== 1)) return null
  const own = goals.filter((goal) => {
    // What is done for a goal stands first in its title: "Run five kilometres again after the calf strain".
    const deed = new Set([...alikeOf(goal), ...stemsIn(goal.title.toLowerCase()).slice(0, 1)])
    return !goal.often && !goal.measure && words.some(([stem = '']) => deed.has(stem))
  })
  const found = await Promise.all(
    own.slice(0, MOST_GOALS).map(async (goal) => {
      const answer = await checkInsOf(goal, context)
      return { goal, answer, row: answer.rows.find(({ quote }) => tellsLength(quote)) }
    }),
  )
  const [last] = found
    .flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : []))
    .sort((one, other) => (one.row.date < other.row.date ? 1 : -1))
  if (!last || last.row.date <= (entries.rows[0]?.date ?? '')) return null
  const today = dateIn(context.timeZone, context.now)
  const day = `${dayWords(last.row.date, today)}, ${agoWords(last.row.date, today)}`
  return {
    text: `Your last check-in on ${quoted(last.goal.title)} is from ${day}: ${quoted(last.row.quote)}`,
    looked: [lookedAt(last.answer)],
  }
}

function tellsLength(quote: string): boolean {
  return readText(quote).sentences.some((sentence) =>
    quantitiesIn(sentence).some(({ unit, of }) => unit !== null && of === null && isMeasured(unit) && !isTime(unit)),
  )
}

/** "Which book was number 23?": the check-ins on the goal that is named which tell that figure. */
export async function checkInsWithFigure(sentence: Sentence, context: ChatContext): Promise<Answer | null> {
  const at = sentence.tokens.findIndex(({ word }) => word === 'number' || word === 'no' || word === '#')
  const value = at < 0 ? null : sentence.tokens[at + 1]?.value
  const goal = value && value >= LEAST ? goalMeant(slateOf(sentence), context.goals)?.goal : undefined
  if (!goal) return null
  const answer = await checkInsOf(goal, context)
  const rows = answer.rows.filter(({ quote }) =>
    readText(quote).sentences.some(({ tokens }) => tokens.some((token) => token.value === value)),
  )
  if (rows.length === 0) return null
  const today = dateIn(context.timeZone, context.now)
  const lines = rows.map((row) => `- ${dated(row, today)}`)
  return {
    text: [`What you told of ${quoted(goal.title)} with ${value}:`, ...lines].join('\n'),
    looked: [lookedAt({ ...answer, rows })],
  }
}
