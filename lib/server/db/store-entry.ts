import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { EntryRow } from '@/lib/server/journal/serialize-entry'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { db, isPostgres } from './client'
import { doneForKey, runningKey } from './once'

/** As many as commit together at most: one that cannot be stored sends the others on their way one by one. */
const MOST = 32

type Waiting = {
  entry: EntryRow
  /** The claim of its request's `Idempotency-Key`. */
  key: string | undefined
  resolve: () => void
  reject: (error: unknown) => void
}

let waiting: Waiting[] = []
let isWriting = false

/**
 * Stores an entry, counts it on its user's row and notes its request's key as used up, in one transaction, and returns
 * once it is on disk. It is the most frequent write of all. SQLite has one writer and waits for the disk at each commit,
 * so what arrives while another commit is under way shares the next one; Postgres does as much by itself, and a
 * transaction there must not wait for another user's row.
 *
 * @throws AppError `conflict` where the key is another request's by now; whatever the database says, such as a foreign
 * key's violation where the account is gone
 */
export async function storeEntry(entry: EntryRow): Promise<void> {
  const key = runningKey.getStore()
  if (isPostgres()) {
    if (key !== undefined) return write([{ entry, key }])
    await db.$executeRaw`
      WITH counted AS (UPDATE "User" SET "entryCount" = "entryCount" + 1 WHERE "id" = ${entry.userId})
      ${insertInto([entry])}`
    return
  }
  await new Promise<void>((resolve, reject) => {
    waiting.push({ entry, key, resolve, reject })
    if (!isWriting) void writeAll()
  })
}

async function writeAll(): Promise<void> {
  isWriting = true
  while (waiting.length > 0) {
    // Requests that have arrived already come along.
    await setImmediate()
    const group = nextGroup()
    try {
      await write(group)
      for (const { resolve } of group) resolve()
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error)
      else for (const one of group) await write([one]).then(one.resolve, one.reject)
    }
  }
  isWriting = false
}

/** The next ones that wait, one of each user: so each user counts one up. */
function nextGroup(): Waiting[] {
  const group = new Map<string, Waiting>()
  for (const one of waiting) if (group.size < MOST && !group.has(one.entry.userId)) group.set(one.entry.userId, one)
  const taken = new Set(group.values())
  waiting = waiting.filter((one) => !taken.has(one))
  return [...taken]
}

async function write(group: Pick<Waiting, 'entry' | 'key'>[]): Promise<void> {
  const users = Prisma.join(group.map(({ entry }) => entry.userId))
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`UPDATE "User" SET "entryCount" = "entryCount" + 1 WHERE "id" IN (${users})`
    await tx.$executeRaw(insertInto(group.map(({ entry }) => entry)))
    for (const { key } of group) if (key !== undefined) await doneForKey(tx, key)
  })
}

function insertInto(entries: EntryRow[]): Prisma.Sql {
  const rows = entries.map(
    ({ id, userId, date, mood, timeSpent, notes, attachments, neverSend, version, createdAt, updatedAt }) =>
      Prisma.sql`(${id}, ${userId}, ${date}, ${mood}, ${timeSpent}, ${notes}, ${JSON.stringify(attachments)}${asJson()},
        ${neverSend}, ${version}, ${createdAt}, ${updatedAt})`,
  )
  return Prisma.sql`
    INSERT INTO "JournalEntry"
      ("id", "userId", "date", "mood", "timeSpent", "notes", "attachments", "neverSend", "version", "createdAt", "updatedAt")
    VALUES ${Prisma.join(rows)}`
}

function asJson(): Prisma.Sql {
  return isPostgres() ? Prisma.sql`::jsonb` : Prisma.empty
}
