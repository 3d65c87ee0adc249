import 'server-only'
import type { JournalEntry } from '@/lib/contract/journal'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { serializeEntry } from './serialize-entry'

const YEARS = 10
const MOST_ENTRIES = 5

/** The entries of the same calendar day a month ago and in earlier years, newest first; a day that a month lacks has none. */
export async function onThisDay(user: UserRow, today: string): Promise<JournalEntry[]> {
  const rows = await db.journalEntry.findMany({
    where: { userId: user.id, date: { in: sameDays(today) } },
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: MOST_ENTRIES,
  })
  return rows.map(serializeEntry)
}

/** The day a month ago and in each of the last years, where the calendar has it. */
export function sameDays(today: string): string[] {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const monthAgo = month === 1 ? [year - 1, 12] : [year, month - 1]
  const days = [monthAgo, ...Array.from({ length: YEARS }, (_, at) => [year - 1 - at, month])]
  return days.flatMap(([y = 0, m = 0]) => {
    const at = new Date(Date.UTC(y, m - 1, day))
    return at.getUTCMonth() === m - 1 ? [at.toISOString().slice(0, 10)] : []
  })
}
