import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { openSqlite } from '@/lib/server/db/open-sqlite'

/** Pages that are looked at, and cleared, in one go: whoever writes meanwhile waits for so long. */
const PAGES = 256
const LOCKED_AT_MOST_MS = 5_000

/** The first byte of a page that holds cells, and how long its header is: inner pages of an index and a table, leaves. */
const HEADER_BYTES = new Map([
  [2, 12],
  [5, 12],
  [10, 8],
  [13, 8],
])
/** The first page begins with the header of the file. */
const FILE_HEADER_BYTES = 100

/**
 * Overwrites with zeros what SQLite's `secure_delete` leaves behind: it zeroes a cell where it is deleted, but not where
 * it once was moved away from as a page was split, and there it stays in the gap between a page's pointers and its
 * cells. Gives the number of pages that were cleared. The file may be in use: a page that was changed meanwhile is
 * looked at again before it is written, under the lock.
 *
 * Source of the layout: "Database File Format", 1.6, https://www.sqlite.org/fileformat2.html#b_tree_pages. No other page
 * begins with such a byte: those of an overflow or of the list of free ones with a page's number, whose first byte is 0
 * under 137 GB, and pointer maps there are none of, since nothing is vacuumed by and by.
 */
export function clearGaps(database: SqliteDatabase): number {
  const connection = openSqlite(database, LOCKED_AT_MOST_MS)
  const value = (sql: string) => Number(Object.values(connection.prepare(sql).get() as object)[0])
  const read = connection.prepare('SELECT data FROM sqlite_dbpage WHERE pgno = ?')
  const write = connection.prepare('UPDATE sqlite_dbpage SET data = ? WHERE pgno = ?')
  const cleared = (page: number) => withoutGap((read.get(page) as { data: Buffer } | undefined)?.data, page)
  try {
    if (value('PRAGMA auto_vacuum') !== 0) return 0
    const pages = value('PRAGMA page_count')
    let count = 0
    for (let first = 1; first <= pages; first += PAGES) {
      const numbers = Array.from({ length: Math.min(PAGES, pages - first + 1) }, (_, at) => first + at)
      const dirty = numbers.filter(cleared)
      if (dirty.length === 0) continue
      connection.exec('BEGIN IMMEDIATE')
      for (const page of dirty) {
        const data = cleared(page)
        if (data) count += write.run(data, page).changes
      }
      connection.exec('COMMIT')
    }
    return count
  } finally {
    connection.close()
  }
}

/** The page with zeros in its gap; null where they stand there already, or where it has none. */
function withoutGap(data: Buffer | undefined, number: number): Buffer | null {
  const start = number === 1 ? FILE_HEADER_BYTES : 0
  const header = data && HEADER_BYTES.get(data.readUInt8(start))
  if (!header) return null
  const from = start + header + 2 * data.readUInt16BE(start + 3)
  // 0 stands for 65,536.
  const to = data.readUInt16BE(start + 5) || 65_536
  if (to > data.length || from >= to || !data.subarray(from, to).some((byte) => byte !== 0)) return null
  return Buffer.from(data).fill(0, from, to)
}
