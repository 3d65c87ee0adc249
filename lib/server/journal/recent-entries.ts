import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { JournalRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** No one writes more in a fortnight than a coach can be told at once. */
const MOST = 60

/**
 * The entries of the user's last days, today included, newest first, at most so many. Those that are never sent take no
 * place among what `isSent`, and those after `until`, a day, are left out.
 */
export function recentEntries(
  user: UserRow,
  days: number,
  now: Date,
  { most = MOST, isSent = false, until }: { most?: number; isSent?: boolean; until?: string } = {},
): Promise<JournalRecord[]> {
  const from = addDays(dateIn(user.timeZone, now), 1 - days)
  return db.journalEntry.findMany({
    where: { userId: user.id, date: { gte: from, lte: until }, ...(isSent && { neverSend: false }) },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { id: true, date: true, mood: true, notes: true, neverSend: true },
    take: most,
  })
}
