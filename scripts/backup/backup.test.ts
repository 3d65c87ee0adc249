import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { migrate } from '../prisma/migrate'
import { backUp } from './back-up'
import { restore } from './restore'
import { requireSqlite, type SqliteDatabase } from './sqlite-database'

const root = mkdtempSync(path.join(tmpdir(), 'apogee-backup-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
let folder: string
let backups: string
let database: SqliteDatabase

beforeEach(async () => {
  folder = path.join(root, String(count++))
  backups = path.join(folder, 'backups')
  const file = path.join(folder, "it's.db")
  database = { kind: 'sqlite', url: `file:${file}`, path: file }
  await migrate(database)
  await run("INSERT INTO User (id, email, selectedDomains) VALUES ('u', 'before@example.com', '[]')")
})

async function run(sql: string, on = database.path): Promise<unknown[][]> {
  const connection = await connect({ kind: 'sqlite', url: `file:${on}`, path: on })
  return query(connection, sql).finally(() => connection.dispose())
}

const emails = async (file?: string) => (await run('SELECT email FROM User', file)).map(([email]) => email)

/** A connection as the server holds one. */
async function open() {
  const connection = await connect(database)
  await connection.executeScript('PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON')
  return connection
}

describe('a backup', () => {
  test('of a database in use holds what is committed, in one file for its owner alone', async () => {
    const connection = await open()
    await connection.executeScript("UPDATE User SET email = 'after@example.com'")
    const { file, bytes, isLogEmptied } = await backUp(database, backups, 3)
    expect(await emails(file)).toEqual(['after@example.com'])
    expect(readdirSync(backups)).toEqual([path.basename(file)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect([bytes, isLogEmptied]).toEqual([statSync(file).size, true])
    await connection.dispose()
  })

  test('leaves no byte of what was deleted before, neither in the copy nor in the database and its log', async () => {
    const connection = await open()
    const secret = (index: number) => `deleted words ${'x'.repeat((index * 37) % 6_000)}`
    for (let index = 0; index < 200; index++) {
      const owner = index % 2 ? 'kept' : 'gone'
      await connection.executeScript(
        `INSERT INTO User (id, email, firstName, selectedDomains) VALUES ('${index}', '${owner}${index}', '${index % 2 ? '' : secret(index)}', '[]')`,
      )
    }
    await connection.executeScript("DELETE FROM User WHERE email LIKE 'gone%'")
    const { file } = await backUp(database, backups, 3)
    const names = readdirSync(folder).filter((name) => name.startsWith("it's.db"))
    for (const one of [file, ...names.map((name) => path.join(folder, name))]) {
      expect(readFileSync(one).includes('deleted words')).toBe(false)
    }
    expect(await emails(file)).toHaveLength(101)
    await connection.dispose()
  })

  test('takes the place of the oldest, and of nothing that is not a backup', async () => {
    mkdirSync(backups)
    writeFileSync(path.join(backups, 'apogee.db'), 'mine')
    writeFileSync(path.join(backups, 'apogee-2020-01-01T00-00-00-000Z.db'), 'the oldest')
    const made = [
      await backUp(database, backups, 2),
      await backUp(database, backups, 2),
      await backUp(database, backups, 2),
    ]
    expect(made.map(({ removed }) => removed.length)).toEqual([0, 1, 1])
    const newest = made.slice(1).map(({ file }) => path.basename(file))
    expect(readdirSync(backups).sort()).toEqual([...newest, 'apogee.db'])
  })

  test('of a damaged database is none, and leaves the good ones alone', async () => {
    const { file } = await backUp(database, backups, 1)
    const bytes = readFileSync(database.path)
    writeFileSync(database.path, bytes.fill(0xab, 8_192, 60_000))
    await expect(backUp(database, backups, 1)).rejects.toThrow('is damaged')
    expect(readdirSync(backups)).toEqual([path.basename(file)])
  })

  test('of no database, or of Postgres, is refused with what to do', async () => {
    const absent = path.join(folder, 'absent.db')
    await expect(backUp({ kind: 'sqlite', url: `file:${absent}`, path: absent }, backups, 1)).rejects.toThrow(
      'no database',
    )
    expect(() =>
      requireSqlite({ kind: 'postgres', url: 'postgresql://host/db', schema: undefined, keepsStatements: true }),
    ).toThrow('pg_dump')
  })
})

describe('restoring', () => {
  test('brings a backup back and keeps what it replaces', async () => {
    const { file } = await backUp(database, backups, 3)
    await run("UPDATE User SET email = 'after@example.com'")
    const kept = await restore(database, file)
    expect(await emails()).toEqual(['before@example.com'])
    expect(await emails(kept ?? '')).toEqual(['after@example.com'])
    expect(await restore({ ...database, path: path.join(folder, 'new/apogee.db') }, file)).toBeNull()
    expect(await emails(path.join(folder, 'new/apogee.db'))).toEqual(['before@example.com'])
  })

  test('is refused while someone has the database open, and changes nothing', async () => {
    const { file } = await backUp(database, backups, 3)
    const connection = await open()
    await connection.executeScript("UPDATE User SET email = 'after@example.com'")
    await expect(restore(database, file)).rejects.toThrow('is in use: stop Apogee')
    await connection.executeScript("UPDATE User SET firstName = 'still writing'")
    expect(await emails()).toEqual(['after@example.com'])
    expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([])
    await connection.dispose()
  })

  test('takes the place of a database that is damaged, which is kept as it is', async () => {
    const { file } = await backUp(database, backups, 3)
    const damaged = readFileSync(database.path).fill(0xab, 0, 60_000)
    writeFileSync(database.path, damaged)
    const kept = await restore(database, file)
    expect(readFileSync(kept ?? '').equals(damaged)).toBe(true)
    expect(await emails()).toEqual(['before@example.com'])
  })

  test.each([
    ['is not there', null, 'There is no file'],
    ['is no database', () => Buffer.from('Dear diary'), 'is not a SQLite database'],
    ['is damaged', (whole: Buffer) => Buffer.from(whole).fill(0xab, 8_192, 60_000), 'is damaged'],
    ['was cut short', (whole: Buffer) => whole.subarray(0, 20_000), 'is damaged'],
  ] as const)('a file that %s is refused', async (_, spoil, sentence) => {
    const { file } = await backUp(database, backups, 3)
    const before = readFileSync(database.path)
    const spoiled = path.join(folder, 'spoiled.db')
    if (spoil) writeFileSync(spoiled, spoil(readFileSync(file)))
    await expect(restore(database, spoiled)).rejects.toThrow(sentence)
    expect(readFileSync(database.path).equals(before)).toBe(true)
  })

  test('a file of another program, of a newer version or in use is refused', async () => {
    const { file } = await backUp(database, backups, 3)
    await run("UPDATE _prisma_migrations SET migration_name = '29991231000000_future'", file)
    await expect(restore(database, file)).rejects.toThrow('newer version of Apogee')
    const foreign = path.join(folder, 'foreign.db')
    await run('CREATE TABLE invoices (id INTEGER)', foreign)
    await expect(restore(database, foreign)).rejects.toThrow("no backup of Apogee's")
    await expect(restore(database, database.path)).rejects.toThrow('the database itself')
    writeFileSync(`${foreign}-wal`, 'newest writes')
    await expect(restore(database, foreign)).rejects.toThrow('in use')
    expect(await emails()).toEqual(['before@example.com'])
  })
})
