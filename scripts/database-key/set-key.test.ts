import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '@/lib/server/db/open-sqlite'
import { databaseAt } from '../backup/copies'
import { isUnder, setKey } from './set-key'

const root = mkdtempSync(path.join(tmpdir(), 'apogee-key-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ROWS = 2_000
const [first, second] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
let count = 0
let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(root, String(count++)))
  file = path.join(folder, "it's.db")
  fill(file, ROWS)
})

/** Megabytes of words, the newest in the log. */
function fill(path: string, rows: number) {
  const database = openSqlite({ path })
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE words (text)')
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO words SELECT 'zanzibar ' || i || hex(randomblob(1000)) FROM n`)
  database.close()
}

function rowsUnder(key: string | undefined): number {
  const database = openSqlite({ path: file, key })
  const { rows } = database.prepare("SELECT count(*) AS rows FROM words WHERE text LIKE 'zanzibar%'").get() as {
    rows: number
  }
  const check = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
  database.close()
  expect(check.integrity_check).toBe('ok')
  return rows
}

test('a key is set, changed and taken away, with every row kept and no word left to read', async () => {
  await setKey(databaseAt({ path: file }), first)
  expect([rowsUnder(first), isUnder({ path: file }), isUnder({ path: file, key: second })]).toEqual([
    ROWS,
    false,
    false,
  ])
  expect(readFileSync(file).includes('zanzibar')).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await setKey(databaseAt({ path: file, key: first }), second)
  expect([rowsUnder(second), isUnder({ path: file, key: first })]).toEqual([ROWS, false])
  await setKey(databaseAt({ path: file, key: second }), undefined)
  expect([rowsUnder(undefined), isUnder({ path: file })]).toEqual([ROWS, true])
  expect(readdirSync(folder)).toEqual(["it's.db"])
})

describe('is refused, with the file as it was,', () => {
  test('while someone has the database open', async () => {
    const connection = openSqlite({ path: file })
    connection.exec("PRAGMA journal_mode = WAL; INSERT INTO words VALUES ('newest')")
    await expect(setKey(databaseAt({ path: file }), first)).rejects.toThrow('is in use: stop Apogee')
    connection.close()
    expect(rowsUnder(undefined)).toBe(ROWS)
  }, 40_000)

  test('under another key than the settings say', async () => {
    await setKey(databaseAt({ path: file }), first)
    await expect(setKey(databaseAt({ path: file, key: second }), undefined)).rejects.toThrow('another key')
    await expect(setKey(databaseAt({ path: file }), undefined)).rejects.toThrow('is encrypted: set DATABASE_KEY')
    expect(rowsUnder(first)).toBe(ROWS)
  })

  test('where it is damaged, or not there', async () => {
    writeFileSync(file, readFileSync(file).fill(0xab, 8_192, 60_000))
    await expect(setKey(databaseAt({ path: file }), first)).rejects.toThrow(/damaged|malformed/)
    await expect(setKey(databaseAt({ path: path.join(folder, 'absent.db') }), first)).rejects.toThrow('no database')
    expect(readdirSync(folder)).toEqual(["it's.db"])
  })
})

describe('the command', () => {
  const keyFile = () => path.join(folder, 'database.key')
  // The lock of a checkout stands among temporary files, and servers that start in this one take it.
  const env = () => ({ ...process.env, DATABASE_URL: `file:${file}`, TMPDIR: folder })
  const command = ['scripts/run-typescript.mjs', 'scripts/database-key/database-key-command.ts']

  function start(args: string[], more: Record<string, string> = {}) {
    const child = spawn(process.execPath, [...command, ...args], { env: { ...env(), ...more } })
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    const done = new Promise<string>((resolve) => child.once('close', () => resolve(said)))
    return { child, done }
  }

  test('makes a key file of its own and says what to set; a second time nothing is left to do', async () => {
    expect(await start(['--file', keyFile()]).done).toContain(`Set DATABASE_KEY_FILE=${keyFile()}`)
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
    const key = readFileSync(keyFile(), 'utf8').trim()
    expect(rowsUnder(key)).toBe(ROWS)
    expect(await start(['--file', keyFile()]).done).toContain('is already encrypted with this key')
    expect(await start(['--remove'], { DATABASE_KEY_FILE: keyFile() }).done).toContain('is now not encrypted')
    expect(rowsUnder(undefined)).toBe(ROWS)
    expect(await start([]).done).toContain('npm run database:key -- --remove')
  }, 60_000)

  test('killed at any point it leaves the whole database under the one key or the other', async () => {
    const states: string[] = []
    for (let round = 0; round < 8; round++) {
      rmSync(`${file}.rekeying`, { force: true })
      const { child, done } = start(['--file', keyFile()])
      while (!existsSync(`${file}.rekeying`) && child.exitCode === null) await sleep(1)
      await sleep(round * 60)
      child.kill('SIGKILL')
      await done
      const key = readFileSync(keyFile(), 'utf8').trim()
      const isEncrypted = isUnder({ path: file, key })
      states.push(isEncrypted ? 'encrypted' : 'plain')
      expect(rowsUnder(isEncrypted ? key : undefined)).toBe(ROWS)
      if (isEncrypted) await setKey(databaseAt({ path: file, key }), undefined)
    }
    await start(['--file', keyFile()]).done
    expect(rowsUnder(readFileSync(keyFile(), 'utf8').trim())).toBe(ROWS)
    expect(readdirSync(folder).filter((name) => name.includes('rekeying'))).toEqual([])
    console.log(`killed at eight points: ${states.join(', ')}`)
  }, 120_000)
})
