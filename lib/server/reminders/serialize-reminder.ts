import 'server-only'
import type { Reminder } from '@/lib/contract/reminder'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ReminderRow = Prisma.ReminderGetPayload<object>

/** The reminder as the contract shows it. */
export function serializeReminder(row: Omit<ReminderRow, 'userId' | 'updatedAt'>): Reminder {
  return {
    id: row.id,
    title: row.title,
    scheduledFor: row.scheduledFor.toISOString(),
    goalId: row.goalId,
    isDone: row.isDone,
    repeat: row.repeat,
    repeatFrom: row.repeatFrom,
    missed: row.missed,
    createdAt: row.createdAt.toISOString(),
  }
}
