import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { createDatabase, type PostgresServer, startPostgres } from '@/tests/support/postgres'
import { connect } from './connections'
import { query, readHistory } from './history'
import { migrate } from './migrate'
import { migrationNames, migrationsFolder } from './migration-files'
import { nextMigration } from './next-migration'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-migrate-'))
let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0

function sqlite(): Extract<Database, { kind: 'sqlite' }> {
  const file = path.join(folder, `${count++}.db`)
  return { kind: 'sqlite', url: `file:${file}`, path: file }
}

const databases = {
  sqlite: async (): Promise<Database> => sqlite(),
  postgres: async () => parseDatabaseUrl(await createDatabase(postgres.url), '/') as Database,
}

async function look(database: Database, sql: string): Promise<unknown[][]> {
  const connection = await connect(database)
  return query(connection, sql).finally(() => connection.dispose())
}

async function run(database: Database, sql: string): Promise<void> {
  const connection = await connect(database)
  await connection.executeScript(sql).finally(() => connection.dispose())
}

/** In a process of its own: SQLite's wait for another's transaction holds up the whole process. */
async function startMigrating(url: string): Promise<string> {
  const command = ['scripts/run-typescript.mjs', 'scripts/prisma/migrate-command.ts']
  const env = { ...process.env, DATABASE_URL: url }
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return stdout
}

/** The migrations of the project, and one more. */
function withExtraMigration(kind: Database['kind'], sql: string): string {
  const copy = path.join(folder, `migrations-${count++}`)
  cpSync(migrationsFolder(kind), copy, { recursive: true })
  mkdirSync(path.join(copy, '29991231000000_extra'))
  writeFileSync(path.join(copy, '29991231000000_extra/migration.sql'), sql)
  return copy
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const known = migrationNames(migrationsFolder(kind))

  test('the migrations lead to the schema', async () => {
    expect(known.length).toBeGreaterThan(0)
    expect(await nextMigration(await databases[kind](), migrationsFolder(kind))).toBe('')
  })

  test('an empty database gets them all, and a second time none', async () => {
    const database = await databases[kind]()
    expect(await migrate(database)).toEqual(known)
    expect(await migrate(database)).toEqual([])
    expect(await look(database, 'SELECT count(*) FROM "User"')).toHaveLength(1)
  })

  test('two starts at once apply them once', async () => {
    const database = await databases[kind]()
    const said = await Promise.all([startMigrating(database.url), startMigrating(database.url)])
    expect(said.sort()).toEqual([`Applied ${known.join(', ')}.\n`, 'The database is up to date.\n'])
  }, 20_000)

  test('a migration that fails midway leaves nothing of itself, and can be mended', async () => {
    const database = await databases[kind]()
    await migrate(database)
    const broken = withExtraMigration(kind, 'CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1);')
    await expect(migrate(database, broken)).rejects.toThrow()
    await expect(look(database, 'SELECT * FROM half')).rejects.toThrow()
    const mended = withExtraMigration(kind, "CREATE TABLE whole (id TEXT DEFAULT ';'); CREATE TABLE other (id TEXT);")
    expect(await migrate(database, mended)).toEqual(['29991231000000_extra'])
    expect(await look(database, 'SELECT * FROM other')).toEqual([])
  })

  test('a database with a migration that the code does not know is refused as newer, and left as it is', async () => {
    const database = await databases[kind]()
    await migrate(database, withExtraMigration(kind, 'CREATE TABLE future (id TEXT);'))
    const before = database.kind === 'sqlite' ? readFileSync(database.path) : null
    await expect(migrate(database)).rejects.toThrow(/newer than this version of Apogee.*29991231000000_extra/)
    if (before && database.kind === 'sqlite') {
      expect(readFileSync(database.path).equals(before)).toBe(true)
      expect(readdirSync(folder).filter((name) => name.startsWith(`${path.basename(database.path)}-`))).toEqual([])
    }
  })

  test('a migration that another tool left unfinished is named', async () => {
    const database = await databases[kind]()
    await migrate(database)
    await run(database, 'UPDATE _prisma_migrations SET finished_at = NULL')
    await expect(migrate(database)).rejects.toThrow(`failed earlier, ${known[0]}`)
  })

  test('a database of another program is refused', async () => {
    const database = await databases[kind]()
    await run(database, 'CREATE TABLE invoices (id INTEGER)')
    await expect(migrate(database)).rejects.toThrow("tables that are not Apogee's")
    expect(await look(database, 'SELECT * FROM invoices')).toEqual([])
  })
})

describe('a SQLite file', () => {
  test('that is no database is refused, and left as it is', async () => {
    const database = sqlite()
    writeFileSync(database.path, 'Dear diary, this is not a database at all.')
    await expect(migrate(database)).rejects.toThrow('is not a SQLite database')
    expect(readFileSync(database.path, 'utf8')).toBe('Dear diary, this is not a database at all.')
  })

  test('that is encrypted is migrated with its key, and refused and left as it is without', async () => {
    const key = randomBytes(32).toString('hex')
    const database = sqlite()
    await migrate({ ...database, key })
    const bytes = readFileSync(database.path)
    expect([bytes.includes('JournalEntry'), bytes.includes('CREATE')]).toEqual([false, false])
    expect(await migrate({ ...database, key })).toEqual([])
    await expect(migrate(database)).rejects.toThrow('is encrypted: set DATABASE_KEY')
    await expect(migrate({ ...database, key: randomBytes(32).toString('hex') })).rejects.toThrow('another key')
    expect(readFileSync(database.path).equals(bytes)).toBe(true)
  })

  test('whose pages are damaged is refused, and left as it is', async () => {
    const database = sqlite()
    await migrate(database)
    const bytes = readFileSync(database.path)
    bytes.fill(0xab, 8_192, 60_000)
    writeFileSync(database.path, bytes)
    await expect(migrate(database)).rejects.toThrow('is damaged')
    expect(readFileSync(database.path).equals(bytes)).toBe(true)
  })

  test('that was cut short is refused', async () => {
    const database = sqlite()
    await migrate(database)
    writeFileSync(database.path, readFileSync(database.path).subarray(0, 20_000))
    await expect(migrate(database)).rejects.toThrow('is damaged')
  })

  test('in a folder that is not there yet is made with it', async () => {
    const file = path.join(folder, 'new/deep/apogee.db')
    await migrate({ kind: 'sqlite', url: `file:${file}`, path: file })
    expect(existsSync(file)).toBe(true)
  })

  test('keeps rows that point to a table which a migration rebuilds', async () => {
    const database = sqlite()
    const rebuild = `PRAGMA foreign_keys=OFF;
      CREATE TABLE child (parent TEXT REFERENCES parent(id) ON DELETE CASCADE);
      CREATE TABLE parent (id TEXT PRIMARY KEY);
      INSERT INTO parent VALUES ('p'); INSERT INTO child VALUES ('p');
      CREATE TABLE new_parent (id TEXT PRIMARY KEY, name TEXT);
      INSERT INTO new_parent (id) SELECT id FROM parent;
      DROP TABLE parent; ALTER TABLE new_parent RENAME TO parent;
      PRAGMA foreign_keys=ON;`
    await migrate(database, withExtraMigration('sqlite', rebuild))
    expect(await look(database, 'SELECT parent FROM child')).toEqual([['p']])
  })

  test('is not left with rows that point to nothing', async () => {
    const database = sqlite()
    const orphan = `CREATE TABLE parent (id TEXT PRIMARY KEY);
      CREATE TABLE child (parent TEXT REFERENCES parent(id)); INSERT INTO child VALUES ('nobody');`
    await expect(migrate(database, withExtraMigration('sqlite', orphan))).rejects.toThrow('point to nothing')
    const connection = await connect(database)
    expect(await readHistory(connection)).toEqual({ hasTables: false, applied: [], failed: [] })
    await connection.dispose()
  })
})
