import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { db, isPostgres } from '@/lib/server/db/client'

/** Pages of the index that are written anew in one go; everyone else waits for so long. */
const PAGES = 256
/** More than the largest index has parts. */
const MOST_STEPS = 10_000

/**
 * Takes the words of deleted rows out of the file. SQLite's index only marks a row as deleted and keeps its words until
 * its parts are merged; each step is a transaction of its own. Postgres lets go of them with the rows.
 */
export async function forgetDeletedWords(): Promise<void> {
  if (isPostgres()) return
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(await mergeSome())) return
    await setImmediate()
  }
}

/** Whether there was something left to merge: SQLite tells by what was changed. */
async function mergeSome(): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const changes = async () => {
      const [row] = await tx.$queryRaw<{ count: number | bigint }[]>`SELECT total_changes() AS "count"`
      return Number(row?.count ?? 0)
    }
    const before = await changes()
    await tx.$executeRaw`INSERT INTO "record_fts" ("record_fts", "rank") VALUES ('merge', CAST(${-PAGES} AS INTEGER))`
    // The command itself counts as one.
    return (await changes()) - before > 1
  })
}
