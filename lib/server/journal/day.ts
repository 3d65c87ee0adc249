import 'server-only'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import type { JournalDay } from '@/lib/contract/journal-day'
import { db } from '@/lib/server/db/client'
import { standing } from '@/lib/server/goals/take-back'
import { lookBackOn } from '@/lib/server/insights/look-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { onThisDay } from './on-this-day'

/** More is said of goals in a day by nobody. */
const MOST_SAID = 40

/** A day of the user's, today where none is named: what happened beside its entries, and its neighbours. */
export async function journalDay(user: UserRow, asked: string | undefined): Promise<JournalDay> {
  const { id: userId, timeZone } = user
  const today = dateIn(timeZone, new Date())
  const date = asked ?? today
  const span = { start: startOfDay(timeZone, date), end: startOfDay(timeZone, addDays(date, 1)) }
  const [{ goals, milestones }, responses, earlier, before, after] = await Promise.all([
    lookBackOn(user, date, date),
    db.insightResponse.findMany({
      where: { userId, createdAt: { gte: span.start, lt: span.end }, ...standing },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { goalId: true, response: true },
      take: MOST_SAID,
    }),
    onThisDay(user, date),
    nearest(user, 'before', date, span),
    nearest(user, 'after', date, span),
  ])
  const said = (goalId: string) => responses.flatMap((one) => (one.goalId === goalId ? one.response : []))
  return {
    date,
    before,
    after: after ?? (date < today ? today : null),
    goals: goals.map((goal) => ({ ...goal, said: said(goal.goalId) })),
    milestones,
    earlier,
  }
}

/** The nearest day on one side of a day that holds an entry, a move of a goal or a value. */
async function nearest(
  { id: userId, timeZone }: UserRow,
  side: 'before' | 'after',
  day: string,
  { start, end }: { start: Date; end: Date },
): Promise<string | null> {
  const isBefore = side === 'before'
  const way = isBefore ? ('desc' as const) : ('asc' as const)
  const dated = {
    where: { userId, date: isBefore ? { lt: day } : { gt: day } },
    orderBy: [{ date: way }, { id: way }],
    select: { date: true },
  }
  const [entry, value, move] = await Promise.all([
    db.journalEntry.findFirst(dated),
    db.datapoint.findFirst(dated),
    db.progressEvent.findFirst({
      where: { userId, at: isBefore ? { lt: start } : { gte: end }, source: { not: 'import' }, ...standing },
      orderBy: [{ at: way }, { id: way }],
      select: { at: true },
    }),
  ])
  const days = [entry?.date, value?.date, move && dateIn(timeZone, move.at)].filter((one) => typeof one === 'string')
  return days.toSorted().at(isBefore ? -1 : 0) ?? null
}
