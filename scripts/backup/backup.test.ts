import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SqliteDatabase } from '@/lib/server/db/database-url'
import { setKey } from '../database-key/set-key'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { migrate } from '../prisma/migrate'
import { backUp } from './back-up'
import { databaseAt } from './copies'
import { restore } from './restore'
import { requireSqlite } from './sqlite-database'

const root = mkdtempSync(path.join(tmpdir(), 'apogee-backup-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
let folder: string
let backups: string
let files: string
let database: SqliteDatabase

beforeEach(async () => {
  folder = path.join(root, String(count++))
  backups = path.join(folder, 'backups')
  files = path.join(folder, 'files')
  const file = path.join(folder, "it's.db")
  database = { kind: 'sqlite', url: `file:${file}`, path: file }
  await migrate(database)
  await run("INSERT INTO User (id, email, selectedDomains) VALUES ('u', 'before@example.com', '[]')")
})

async function run(sql: string, on = database.path, key?: string): Promise<unknown[][]> {
  const connection = await connect(databaseAt({ path: on, key }))
  return query(connection, sql).finally(() => connection.dispose())
}

const emails = async (file?: string, key?: string) =>
  (await run('SELECT email FROM User', file, key)).map(([email]) => email)

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
    const { file, bytes, isCleared } = await backUp(database, files, backups, 3)
    expect(await emails(file)).toEqual(['after@example.com'])
    expect(readdirSync(backups)).toEqual([path.basename(file)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect([bytes, isCleared]).toEqual([statSync(file).size, true])
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
    const { file } = await backUp(database, files, backups, 3)
    const names = readdirSync(folder).filter((name) => name.startsWith("it's.db"))
    for (const one of [file, ...names.map((name) => path.join(folder, name))]) {
      expect(readFileSync(one).includes('deleted words')).toBe(false)
    }
    expect(await emails(file)).toHaveLength(101)
    await connection.dispose()
  })

  test('leaves no byte either of what was moved within the file before it was deleted', async () => {
    const connection = await open()
    const rows = Array.from({ length: 200 }, (_, at) => ({ at, agent: at % 2 ? 'moved words' : 'kept' }))
    await connection.executeScript(`INSERT INTO Session (id, tokenHash, userAgent, userId, expiresAt) VALUES
      ${rows.map(({ at, agent }) => `('${at}', '${at}', '${agent}', 'u', 0)`)}`)
    // As they grow, pages are split, and keep what they gave away.
    for (const { at } of rows) {
      const id = (at * 79) % rows.length
      const more = 'x'.repeat((id * 37) % 500)
      await connection.executeScript(`UPDATE Session SET userAgent = userAgent || '${more}' WHERE id = '${id}'`)
    }
    await connection.executeScript("DELETE FROM Session WHERE userAgent LIKE 'moved%'; PRAGMA wal_checkpoint(TRUNCATE)")
    expect(readFileSync(database.path).includes('moved words')).toBe(true)
    await backUp(database, files, backups, 3)
    for (const name of readdirSync(folder).filter((name) => name.startsWith("it's.db"))) {
      expect(readFileSync(path.join(folder, name)).includes('moved words')).toBe(false)
    }
    expect(await run('PRAGMA integrity_check')).toEqual([['ok']])
    expect(await run('SELECT count(*) FROM Session')).toEqual([[100]])
    await connection.dispose()
  })

  test('takes the place of the oldest, and of nothing that is not a backup', async () => {
    mkdirSync(backups)
    writeFileSync(path.join(backups, 'apogee.db'), 'mine')
    writeFileSync(path.join(backups, 'apogee-2020-01-01T00-00-00-000Z.db'), 'the oldest')
    const made = [
      await backUp(database, files, backups, 2),
      await backUp(database, files, backups, 2),
      await backUp(database, files, backups, 2),
    ]
    expect(made.map(({ removed }) => removed.length)).toEqual([0, 1, 1])
    const newest = made.slice(1).map(({ file }) => path.basename(file))
    expect(readdirSync(backups).sort()).toEqual([...newest, 'apogee.db'])
  })

  test('of a damaged database is none, and leaves the good ones alone', async () => {
    const { file } = await backUp(database, files, backups, 1)
    const bytes = readFileSync(database.path)
    writeFileSync(database.path, bytes.fill(0xab, 8_192, 60_000))
    await expect(backUp(database, files, backups, 1)).rejects.toThrow('is damaged')
    expect(readdirSync(backups)).toEqual([path.basename(file)])
  })

  test('of no database, or of Postgres, is refused with what to do', async () => {
    const absent = path.join(folder, 'absent.db')
    await expect(backUp({ kind: 'sqlite', url: `file:${absent}`, path: absent }, files, backups, 1)).rejects.toThrow(
      'no database',
    )
    expect(() =>
      requireSqlite({ kind: 'postgres', url: 'postgresql://host/db', schema: undefined, keepsStatements: true }),
    ).toThrow('pg_dump')
  })
})

describe('restoring', () => {
  test('brings a backup back and keeps what it replaces', async () => {
    const { file } = await backUp(database, files, backups, 3)
    await run("UPDATE User SET email = 'after@example.com'")
    const { kept } = await restore(database, files, file)
    expect(await emails()).toEqual(['before@example.com'])
    expect(await emails(kept ?? '')).toEqual(['after@example.com'])
    expect(await restore({ ...database, path: path.join(folder, 'new/apogee.db') }, files, file)).toEqual({
      kept: null,
      photos: null,
    })
    expect(await emails(path.join(folder, 'new/apogee.db'))).toEqual(['before@example.com'])
  })

  test('is refused while someone has the database open, and changes nothing', async () => {
    const { file } = await backUp(database, files, backups, 3)
    const connection = await open()
    await connection.executeScript("UPDATE User SET email = 'after@example.com'")
    await expect(restore(database, files, file)).rejects.toThrow('is in use: stop Apogee')
    await connection.executeScript("UPDATE User SET firstName = 'still writing'")
    expect(await emails()).toEqual(['after@example.com'])
    expect(readdirSync(folder).filter((name) => /restoring|replaced/.test(name))).toEqual([])
    await connection.dispose()
  })

  test('takes the place of a database that is damaged, which is kept as it is', async () => {
    const { file } = await backUp(database, files, backups, 3)
    const damaged = readFileSync(database.path).fill(0xab, 0, 60_000)
    writeFileSync(database.path, damaged)
    const { kept } = await restore(database, files, file)
    expect(readFileSync(kept ?? '').equals(damaged)).toBe(true)
    expect(await emails()).toEqual(['before@example.com'])
  })

  test.each([
    ['is not there', null, 'There is no file'],
    ['is no database', () => Buffer.from('Dear diary'), 'is not a SQLite database'],
    ['is damaged', (whole: Buffer) => Buffer.from(whole).fill(0xab, 8_192, 60_000), 'is damaged'],
    ['was cut short', (whole: Buffer) => whole.subarray(0, 20_000), 'is damaged'],
  ] as const)('a file that %s is refused', async (_, spoil, sentence) => {
    const { file } = await backUp(database, files, backups, 3)
    const before = readFileSync(database.path)
    const spoiled = path.join(folder, 'spoiled.db')
    if (spoil) writeFileSync(spoiled, spoil(readFileSync(file)))
    await expect(restore(database, files, spoiled)).rejects.toThrow(sentence)
    expect(readFileSync(database.path).equals(before)).toBe(true)
  })

  test('a file of another program, of a newer version or in use is refused', async () => {
    const { file } = await backUp(database, files, backups, 3)
    await run("UPDATE _prisma_migrations SET migration_name = '29991231000000_future'", file)
    await expect(restore(database, files, file)).rejects.toThrow('newer version of Apogee')
    const foreign = path.join(folder, 'foreign.db')
    await run('CREATE TABLE invoices (id INTEGER)', foreign)
    await expect(restore(database, files, foreign)).rejects.toThrow("no backup of Apogee's")
    await expect(restore(database, files, database.path)).rejects.toThrow('the database itself')
    writeFileSync(`${foreign}-wal`, 'newest writes')
    await expect(restore(database, files, foreign)).rejects.toThrow('in use')
    expect(await emails()).toEqual(['before@example.com'])
  })
})

describe('photos', () => {
  /** Only two sizes of one photo: what is in them is sealed, and nobody's here. */
  function write(account: string, id: string, text: string) {
    mkdirSync(path.join(files, account), { recursive: true })
    writeFileSync(path.join(files, account, `${id}.webp`), text)
    writeFileSync(path.join(files, account, `${id}-small.webp`), `${text} small`)
  }
  const read = (...parts: string[]) => readFileSync(path.join(files, ...parts), 'utf8')
  const beside = (file: string, ...parts: string[]) => path.join(file.replace(/db$/, 'photos'), ...parts)

  test('stand beside each backup, take their room once, and go with it', async () => {
    write('ada', 'one', 'first')
    mkdirSync(path.join(files, '.spool'))
    writeFileSync(path.join(files, '.spool', 'x'), 'on its way')
    writeFileSync(path.join(files, 'ada', 'two.webp.part'), 'unfinished')
    const first = await backUp(database, files, backups, 2)
    write('ada', 'two', 'second')
    write('bob', 'three', 'third')
    const second = await backUp(database, files, backups, 2)
    expect([first.photos, second.photos]).toEqual([2, 6])
    expect(readdirSync(beside(first.file))).toEqual(['ada'])
    expect(readdirSync(beside(first.file, 'ada')).sort()).toEqual(['one-small.webp', 'one.webp'])
    const inode = (file: string) => statSync(beside(file, 'ada', 'one.webp')).ino
    expect(inode(second.file)).toBe(inode(first.file))
    expect(statSync(beside(first.file, 'ada', 'one.webp')).mode & 0o777).toBe(0o600)
    // One that was made anew under its old name is another.
    rmSync(path.join(files, 'ada', 'one.webp'))
    writeFileSync(path.join(files, 'ada', 'one.webp'), 'again')
    utimesSync(path.join(files, 'ada', 'one.webp'), new Date(), new Date(Date.now() + 60_000))
    const third = await backUp(database, files, backups, 2)
    expect(readFileSync(beside(third.file, 'ada', 'one.webp'), 'utf8')).toBe('again')
    expect(readFileSync(beside(second.file, 'ada', 'one.webp'), 'utf8')).toBe('first')
    expect(existsSync(beside(first.file))).toBe(false)
    expect(readdirSync(backups)).toHaveLength(4)
  })

  test('come back with it, and those that were there are kept', async () => {
    write('ada', 'one', 'as it was')
    const { file } = await backUp(database, files, backups, 2)
    write('ada', 'one', 'changed')
    write('bob', 'two', 'later')
    const { photos } = await restore(database, files, file)
    expect([read('ada', 'one.webp'), existsSync(path.join(files, 'bob'))]).toEqual(['as it was', false])
    const kept = photos?.kept ?? ''
    expect(path.dirname(kept)).toBe(files)
    expect(readFileSync(path.join(kept, 'ada', 'one.webp'), 'utf8')).toBe('changed')
    expect(readFileSync(path.join(kept, 'bob', 'two.webp'), 'utf8')).toBe('later')
    expect(readdirSync(files).filter((name) => name.startsWith('.restoring'))).toEqual([])
  })

  test('are as they were where a restore is refused, or its backup has none', async () => {
    const { file: without } = await backUp(database, files, backups, 3)
    write('ada', 'one', 'mine')
    const { file } = await backUp(database, files, backups, 3)
    const connection = await open()
    await connection.executeScript("UPDATE User SET email = 'after@example.com'")
    await expect(restore(database, files, file)).rejects.toThrow('is in use')
    await connection.dispose()
    expect((await restore(database, files, without)).photos).toBeNull()
    expect([readdirSync(files), read('ada', 'one.webp')]).toEqual([['ada'], 'mine'])
  })

  test('that a killed backup left are removed by a later one', async () => {
    write('ada', 'one', 'mine')
    const { file } = await backUp(database, files, backups, 9)
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    const left = ['apogee-2020-01-01T00-00-00-000Z.photos', 'apogee-2020-01-02T00-00-00-000Z.photos.part']
    for (const name of left) {
      mkdirSync(path.join(backups, name))
      utimesSync(path.join(backups, name), hoursAgo, hoursAgo)
    }
    const { removed } = await backUp(database, files, backups, 9)
    expect(removed.sort()).toEqual(left)
    expect(existsSync(beside(file, 'ada'))).toBe(true)
  })
})

describe('of an encrypted database', () => {
  const [key, other] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  let encrypted: SqliteDatabase

  beforeEach(async () => {
    await setKey(database, key)
    encrypted = databaseAt({ path: database.path, key })
  })

  test('a backup of one in use has its key, and no word stands in it, in the database or in the log', async () => {
    const connection = await connect(encrypted)
    await connection.executeScript("PRAGMA journal_mode = WAL; UPDATE User SET firstName = 'zanzibar'")
    const names = readdirSync(folder).filter((name) => name.startsWith("it's.db"))
    expect(names).toContain("it's.db-wal")
    const live = names.map((name) => readFileSync(path.join(folder, name)))
    const { file } = await backUp(encrypted, files, backups, 3)
    for (const bytes of [...live, readFileSync(file)]) {
      for (const word of ['zanzibar', 'before@example.com', 'CREATE TABLE']) expect(bytes.includes(word)).toBe(false)
    }
    expect(await emails(file, key)).toEqual(['before@example.com'])
    await expect(emails(file)).rejects.toThrow('is encrypted: set DATABASE_KEY')
    await connection.dispose()
    const elsewhere = databaseAt({ path: path.join(folder, 'elsewhere.db'), key })
    expect(await restore(elsewhere, files, file)).toEqual({ kept: null, photos: null })
    expect(await emails(elsewhere.path, key)).toEqual(['before@example.com'])
  })

  test('a backup without the key, or with another one, is refused', async () => {
    const bytes = readFileSync(database.path)
    await expect(backUp(database, files, backups, 3)).rejects.toThrow('is encrypted: set DATABASE_KEY')
    await expect(backUp({ ...encrypted, key: other }, files, backups, 3)).rejects.toThrow('another key')
    expect(readFileSync(database.path).equals(bytes)).toBe(true)
    expect(readdirSync(backups)).toEqual([])
  })

  test('a backup from before it was encrypted, or under an older key, comes back under the present one', async () => {
    const { file: older } = await backUp(encrypted, files, backups, 3)
    await setKey(encrypted, undefined)
    const { file: plain } = await backUp(database, files, backups, 3)
    await setKey(database, other)
    const now = databaseAt({ path: database.path, key: other })
    for (const [file, given] of [
      [older, key],
      [plain, undefined],
    ] as const) {
      const { kept } = await restore(now, files, file, given)
      expect(await emails(undefined, other)).toEqual(['before@example.com'])
      expect(await emails(kept ?? '', other)).toEqual(['before@example.com'])
    }
    await expect(restore(now, files, older)).rejects.toThrow('another key')
    await expect(restore(database, files, older)).rejects.toThrow('is encrypted')
    expect(await emails(undefined, other)).toEqual(['before@example.com'])
  })

  test('one that the settings have no key for is not replaced: a server may have it open, unnoticed', async () => {
    const { file } = await backUp(encrypted, files, backups, 3)
    await setKey(encrypted, other)
    const bytes = readFileSync(database.path)
    await expect(restore(encrypted, files, file)).rejects.toThrow('another key')
    expect(readFileSync(database.path).equals(bytes)).toBe(true)
  })
})
