import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/errors'
import { type ReminderRow, serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { moved } from './moved'
import type { Act, StoredAct } from './verb'

/** How often it came again is kept where an act changed that. */
const before = z.object({ scheduledFor: z.string(), isDone: z.boolean(), repeat: z.string().nullish() })
const after = z.object({ updatedAt: z.string() })

/** @throws AppError `not_found` */
export async function getReminder(user: UserRow, id: string): Promise<ReminderRow> {
  const row = await findReminder(user, id)
  if (!row) throw notFound()
  return row
}

function findReminder(user: UserRow, id: string): Promise<ReminderRow | null> {
  return db.reminder.findFirst({ where: { id, userId: user.id } })
}

/** What a change of a reminder's did. */
export function reminderAct(was: ReminderRow | null, is: ReminderRow): Act {
  return {
    result: { kind: 'reminder', id: is.id },
    before: was && { scheduledFor: was.scheduledFor.toISOString(), isDone: was.isDone },
    after: { updatedAt: is.updatedAt.toISOString() },
  }
}

/**
 * The reminder that an act left, and how it was before.
 *
 * @throws AppError `conflict` where it was changed since, or is gone
 */
export async function unchangedReminder(user: UserRow, act: StoredAct) {
  const row = await findReminder(user, act.result.id)
  const { updatedAt } = after.parse(act.after)
  if (row?.updatedAt.toISOString() !== updatedAt) throw moved(row && serializeReminder(row))
  return { row, before: before.nullable().parse(act.before) }
}

/** The reminder as the contract shows it, null where it is gone. */
export async function currentReminder(user: UserRow, id: string | undefined): Promise<unknown> {
  const row = id === undefined ? null : await findReminder(user, id)
  return row && serializeReminder(row)
}
