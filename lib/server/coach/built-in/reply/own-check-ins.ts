import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type RecordAnswer, type RecordQuery, recordQuery } from '@/lib/contract/record'
import { quantitiesIn } from '@/lib/server/language/quantities'
import { agoWords, dayWords } from '@/lib/server/language/questions/day-words'
import { alikeOf } from '@/lib/server/language/questions/goals'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import { stemsIn } from '@/lib/server/language/stem'
import { readText } from '@/lib/server/language/text'
import { isMeasured, isTime } from '@/lib/server/language/units'
import type { ChatContext } from '../../context'
import { quoted } from '../analysis/claim'
import { type Answer, lookedAt } from './answer'

const MOST_GOALS = 3

/**
 * The last time that something was done, by the check-ins on the goals that it is done for: they tell of it by its figure
 * ("seventeen kilometres"). Null where the entries tell of a later time, or more is asked.
 */
export async function lastByCheckIns(
  { of, give, about, when, where, without }: RecordQuery,
  entries: RecordAnswer,
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
      const answer = await context.record.ask(
        recordQuery.parse({ of: 'checkIns', give: 'list', goal: goal.id, limit: 50 }),
      )
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
