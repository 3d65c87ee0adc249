import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Reminders that are of no goal, or of one that is neither paused nor dropped on the user's day: a rest stops alerts, too. */
export function ofActiveGoals({ timeZone }: { timeZone: string }, now: Date): Prisma.ReminderWhereInput[] {
  const goes = [{ pausedAt: null }, { pausedUntil: { lte: dateIn(timeZone, now) } }]
  return [{ goalId: null }, { goal: { droppedAt: null, OR: goes } }]
}
