import 'server-only'
import { pause } from '@/lib/server/take-turns'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { FoundEntry } from './readers/found'

const AT_ONCE = 500

/** The found entries that the journal does not hold, nor an earlier line: the same day and words are the same entry. */
export async function newEntries(
  tx: Prisma.TransactionClient,
  userId: string,
  entries: readonly FoundEntry[],
): Promise<FoundEntry[]> {
  const known = new Set<string>()
  const dates = [...new Set(entries.map(({ date }) => date))]
  for (let from = 0; from < dates.length; from += AT_ONCE) {
    const where = { userId, date: { in: dates.slice(from, from + AT_ONCE) } }
    const rows = await tx.journalEntry.findMany({ where, select: { date: true, notes: true } })
    for (const { date, notes } of rows) known.add(`${date} ${notes.trim()}`)
    await pause()
  }
  return entries.filter(({ date, notes }) => {
    const key = `${date} ${notes}`
    return !known.has(key) && known.add(key)
  })
}
