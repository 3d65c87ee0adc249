import 'server-only'
import { addDays, dateIn } from '@/lib/server/calendar'
import type { JournalRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** No one writes more in a fortnight than a coach can be told at once. */
const MOST = 60

/** The entries of the user's last days, today included, newest first, at most so many. */
export function recentEntries(user: UserRow, days: number, now: Date, most = MOST): Promise<JournalRecord[]> {
  const from = addDays(dateIn(user.timeZone, now), 1 - days)
  return db.journalEntry.findMany({
    where: { userId: user.id, date: { gte: from } },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { id: true, date: true, mood: true, notes: true },
    take: most,
  })
}
