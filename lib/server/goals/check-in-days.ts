import 'server-only'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import { OPENING } from '@/lib/contract/measure-reading'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { standing } from './take-back'

type CheckIn = { goalId: string; date: string }

const MOST_ANSWERS = 2_000
/** A value is written down within this time of its day, or counts as an answer of the day of its writing, too. */
const WRITTEN_WITHIN_DAYS = 60

/** The user's days from `from` to `to` on which any goal was checked in on, oldest first, each once; see `checkInsBetween`. */
export async function checkInDays(...asked: Parameters<typeof checkInsBetween>): Promise<string[]> {
  return [...new Set((await checkInsBetween(...asked)).map(({ date }) => date))].sort()
}

/**
 * Each goal's check-ins on the user's days from `from` to `to`: by the rule of `checkInsOf`, over all goals or those that
 * `goal` names, whatever became of them since.
 */
export async function checkInsBetween(
  { id: userId, timeZone }: UserRow,
  from: string,
  to: string,
  goal?: { neverSend: false },
): Promise<CheckIn[]> {
  const within = { gte: startOfDay(timeZone, from), lt: startOfDay(timeZone, addDays(to, 1)) }
  const notOpening = { NOT: { source: 'coach', note: OPENING } }
  const [answers, values] = await Promise.all([
    db.progressEvent.findMany({
      where: { userId, goal, at: within, source: { notIn: ['import', 'value'] }, ...standing },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: MOST_ANSWERS,
      select: { goalId: true, at: true },
    }),
    db.datapoint.findMany({
      where: { userId, goal, date: { gte: from, lte: to }, ...notOpening },
      distinct: ['goalId', 'date'],
      select: { goalId: true, date: true },
    }),
  ])
  const dayOf = (goalId: string, at: Date) => `${goalId} ${dateIn(timeZone, at)}`
  // An answer that left a value counts on the day of that.
  const written =
    answers.length === 0 || values.length === 0
      ? []
      : await db.datapoint.findMany({
          where: { userId, date: { gte: addDays(from, -WRITTEN_WITHIN_DAYS), lte: to }, createdAt: within },
          select: { goalId: true, createdAt: true },
        })
  const left = new Set(written.map(({ goalId, createdAt }) => dayOf(goalId, createdAt)))
  const told = answers.filter(({ goalId, at }) => !left.has(dayOf(goalId, at)))
  return [...told.map(({ goalId, at }) => ({ goalId, date: dateIn(timeZone, at) })), ...values]
}
