import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DatabaseKeyError } from './database-key'
import { openSqlite } from './open-sqlite'

const folder = mkdtempSync(path.join(tmpdir(), "apogee-it's 100% #1? "))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const key = randomBytes(32).toString('hex')
const PARTS = ['', '-wal', '-shm']
let count = 0

/** A database as a killed server leaves it: the newest rows stand in its log alone. */
function crashed(withKey: string | undefined) {
  const [live, left] = [path.join(folder, `${count++}.db`), path.join(folder, `${count++}.db`)]
  const database = openSqlite({ path: live, ...(withKey && { key: withKey }) })
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE words (text); INSERT INTO words VALUES ('zanzibar')")
  database.exec("INSERT INTO words VALUES ('honolulu')")
  for (const part of PARTS) copyFileSync(live + part, left + part)
  database.close()
  // Of another boot: the next to open the file plays the log into it.
  rmSync(`${left}-shm`)
  return left
}

const bytesOf = (file: string) => PARTS.map((part) => (existsSync(file + part) ? readFileSync(file + part) : null))
const wordsIn = (file: string, withKey?: string) => {
  const database = openSqlite({ path: file, key: withKey })
  const rows = database.prepare('SELECT text FROM words').all() as { text: string }[]
  database.close()
  return rows.map(({ text }) => text)
}

describe('a key that does not fit is refused before it can play the log into the file by it', () => {
  test.each([
    ['wrong', key, randomBytes(32).toString('hex'), 'encrypted with another key'],
    ['missing', key, undefined, 'is encrypted: set DATABASE_KEY'],
    ['one too many', undefined, key, 'is not encrypted, but DATABASE_KEY is set'],
  ])('%s', (_, own, given, sentence) => {
    const file = crashed(own)
    const before = bytesOf(file)
    expect(() => openSqlite({ path: file, key: given })).toThrow(DatabaseKeyError)
    expect(() => openSqlite({ path: file, key: given })).toThrow(sentence)
    expect(bytesOf(file)).toEqual(before)
    expect(wordsIn(file, own)).toEqual(['zanzibar', 'honolulu'])
  })
})

test('nothing that is written stands in an encrypted file or its log', () => {
  const plain = Buffer.concat(bytesOf(crashed(undefined)).flatMap((part) => part ?? []))
  expect([plain.includes('zanzibar'), plain.includes('honolulu')]).toEqual([true, true])
  const encrypted = Buffer.concat(bytesOf(crashed(key)).flatMap((part) => part ?? []))
  for (const word of ['zanzibar', 'honolulu', 'CREATE TABLE', 'SQLite format']) {
    expect(encrypted.includes(word)).toBe(false)
  }
})

test('a file that is new or empty takes any key, and what is no database says so', () => {
  const [fresh, empty, diary] = ['fresh.db', 'empty.db', 'diary.db'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(empty, '')
  for (const file of [fresh, empty]) {
    const database = openSqlite({ path: file, key })
    database.exec("CREATE TABLE words (text); INSERT INTO words VALUES ('first')")
    database.close()
    expect(wordsIn(file, key)).toEqual(['first'])
  }
  writeFileSync(diary, 'Dear diary, this is not a database at all.')
  for (const given of [undefined, key]) {
    expect(() => openSqlite({ path: diary, key: given })).toThrow('is not a database')
  }
})

test('what SQLite keeps for the moment stays in memory', () => {
  const database = openSqlite({ path: path.join(folder, 'temporary.db'), key })
  expect(database.prepare('PRAGMA temp_store').get()).toMatchObject({ temp_store: 2 })
  database.close()
})

test('another opening in the process leaves its locks on the file alone, as another process sees them', () => {
  const file = path.join(folder, 'locked.db')
  const first = openSqlite({ path: file, key })
  first.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (text)')
  openSqlite({ path: file, key }).close()
  const leaveTheLog = `const Database = require('libsql')
    new Database(process.argv[1], { encryptionKey: process.argv[2] }).exec('PRAGMA journal_mode = DELETE')`
  const other = spawnSync(process.execPath, ['-e', leaveTheLog, file, key], { encoding: 'utf8' })
  expect(other.stderr).toContain('database is locked')
  first.close()
})
