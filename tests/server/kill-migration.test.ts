import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { connect } from '@/scripts/prisma/connections'
import { query, readHistory } from '@/scripts/prisma/history'
import { migrate } from '@/scripts/prisma/migrate'
import { migrationNames, migrationsFolder } from '@/scripts/prisma/migration-files'
import { createDatabase, type PostgresServer, startPostgres } from '@/tests/support/postgres'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-kill-migration-'))
let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
}, 240_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0

const databases = {
  async sqlite(): Promise<Database> {
    const file = path.join(folder, `${count++}.db`)
    return { kind: 'sqlite', url: `file:${file}`, path: file }
  },
  postgres: async () => parseDatabaseUrl(await createDatabase(postgres.url), '/') as Database,
}

async function ask(database: Database, sql: string): Promise<unknown[][]> {
  const connection = await connect(database)
  return query(connection, sql).finally(() => connection.dispose())
}

async function historyOf(database: Database) {
  if (database.kind === 'sqlite' && !existsSync(database.path)) return { hasTables: false, applied: [], failed: [] }
  const connection = await connect(database)
  return readHistory(connection).finally(() => connection.dispose())
}

/** The first migrations of the project, as a database of an earlier version knows them. */
function firstMigrations(kind: Database['kind'], howMany: number): string {
  const copy = path.join(folder, `first-${howMany}-${count++}`)
  cpSync(migrationsFolder(kind), copy, { recursive: true })
  for (const name of migrationNames(copy).slice(howMany)) rmSync(path.join(copy, name), { recursive: true })
  return copy
}

/** Whether a migration is under way, as seen from outside. */
async function isMigrating(database: Database): Promise<boolean> {
  if (database.kind === 'sqlite') return existsSync(`${database.path}-journal`)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const name = new URL(database.url).pathname.slice(1)
  const { rowCount } = await client
    .query('SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND xact_start IS NOT NULL', [name])
    .finally(() => client.end())
  return rowCount !== 0
}

/** Kills a migration some time after it began to write; tells whether it was still at it. */
async function killAmidMigration(database: Database, afterMs: number): Promise<boolean> {
  const command = ['scripts/run-typescript.mjs', 'scripts/prisma/migrate-command.ts']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'ignore',
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  while (child.exitCode === null && !(await isMigrating(database))) await sleep(1)
  await sleep(afterMs)
  const wasAtIt = child.exitCode === null
  child.kill('SIGKILL')
  await closed
  return wasAtIt
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const known = migrationNames(migrationsFolder(kind))

  test('a migration killed midway leaves the old schema or the new one, and the next start completes it', async () => {
    let killed = 0
    for (const afterMs of [0, 10, 40]) {
      const database = await databases[kind]()
      if (await killAmidMigration(database, afterMs)) killed++
      // Postgres takes a moment to notice that its client is gone.
      if (kind === 'postgres') await expect.poll(() => isMigrating(database)).toBe(false)
      const { hasTables, applied, failed } = await historyOf(database)
      expect([hasTables ? known : [], []]).toEqual([applied, failed])
      await migrate(database)
      expect((await historyOf(database)).applied).toEqual(known)
    }
    expect(killed).toBeGreaterThan(0)
  }, 240_000)

  test('an upgrade from the first schema keeps every row', async () => {
    const database = await databases[kind]()
    await migrate(database, firstMigrations(kind, 1))
    const at = kind === 'sqlite' ? "'2026-11-01T09:00:00.000+00:00'" : "'2026-11-01 09:00:00'"
    const filler: Record<string, string> = {
      User: `INSERT INTO "User" (id, email, "selectedDomains", "entryCount") VALUES ('u', 'first@example.com', '["health"]', 1)`,
      Goal: `INSERT INTO "Goal" (id, "userId", title, domain, milestones, progress, "updatedAt") VALUES ('g', 'u', 'Row', 'health', '[]', 40, ${at})`,
      GoalTag: `INSERT INTO "GoalTag" ("goalId", "userId", key, label, position) VALUES ('g', 'u', 'a', 'A', 0)`,
      ProgressEvent: `INSERT INTO "ProgressEvent" (id, "userId", "goalId", "oldProgress", "newProgress", reasoning, source) VALUES ('p', 'u', 'g', 0, 40, 'rowed', 'coach')`,
      JournalEntry: `INSERT INTO "JournalEntry" (id, "userId", date, mood, notes, attachments, "updatedAt") VALUES ('j', 'u', '2026-11-01', 4, 'rowed', '[]', ${at})`,
      Conversation: `INSERT INTO "Conversation" (id, "userId", title) VALUES ('c', 'u', 'Talk')`,
      ChatMessage: `INSERT INTO "ChatMessage" (id, "userId", "conversationId", message, "isFromUser", source) VALUES ('m', 'u', 'c', 'Hello', TRUE, 'user')`,
      Reminder: `INSERT INTO "Reminder" (id, "userId", "goalId", title, "scheduledFor", "updatedAt") VALUES ('r', 'u', 'g', 'Shoes', ${at}, ${at})`,
    }
    const stored = async () => {
      const rows: Record<string, unknown> = {}
      for (const table of Object.keys(filler)) {
        const [row] = await ask(database, `SELECT * FROM "${table}"`)
        rows[table] = row?.map((value) => String(value))
      }
      return rows
    }
    for (const sql of Object.values(filler)) await ask(database, sql)
    const before = await stored()
    expect(await migrate(database)).toEqual(known.slice(1))
    const after = await stored()
    // A later column may stand beside the first ones, which keep their order.
    for (const [table, row] of Object.entries(before))
      expect(after[table]).toEqual(expect.arrayContaining(row as string[]))
    expect(await migrate(database)).toEqual([])
  })
})
