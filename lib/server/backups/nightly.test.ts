import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '@/lib/server/db/open-sqlite'
import { env } from '@/lib/server/env'
import { backupName, listBackups } from './backup-files'
import { lastDue, lastFailure, makeDueBackup, nextDue } from './nightly'

// What is backed up is the database that process.env.DATABASE_URL names, by the command as the server runs it.
const root = mkdtempSync(path.join(tmpdir(), 'apogee-nightly-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0
let folder: string
beforeEach(() => {
  folder = path.join(root, String(count++))
})

const names = () => listBackups(folder).map(({ name }) => name)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const claim = () => path.join(folder, 'backup.claim')

test('a night’s backup is made once, whole, for its owner alone, and the oldest go', async () => {
  expect(await makeDueBackup(folder, 2)).toBe(true)
  const [first = ''] = names()
  const file = path.join(folder, first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const key = env.database.kind === 'sqlite' ? env.database.key : undefined
  const copy = openSqlite({ path: file, key })
  expect(copy.prepare('SELECT count(*) AS users FROM User').get()).toMatchObject({ users: expect.any(Number) })
  copy.close()
  expect(await makeDueBackup(folder, 2)).toBe(false)
  expect(await makeDueBackup(folder, 2, inDays(1))).toBe(true)
  expect(await makeDueBackup(folder, 2, inDays(2))).toBe(true)
  expect(names()).toHaveLength(2)
  expect(names()).not.toContain(first)
  expect(readdirSync(folder).filter((name) => !names().includes(name))).toEqual([])
}, 60_000)

test('one that was missed is made, one of last night is enough', async () => {
  const made = await makeDueBackup(folder, 9)
  const [name = ''] = names()
  rmSync(path.join(folder, name))
  writeFileSync(path.join(folder, backupName(new Date(lastDue(new Date()).getTime() - 1_000))), 'of the day before')
  expect([made, await makeDueBackup(folder, 9)]).toEqual([true, true])
  expect(names()).toHaveLength(2)
  expect(await makeDueBackup(folder, 9)).toBe(false)
}, 60_000)

describe('of several servers', () => {
  test('one makes it', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeDueBackup(folder, 5)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(names()).toHaveLength(1)
  }, 60_000)

  test.each([
    ['lives', () => process.pid, hostname(), 0, false],
    ['is gone', deadPid, hostname(), 0, true],
    ['is of another machine', deadPid, 'elsewhere', 0, false],
    ['has held it for more than an hour', () => process.pid, hostname(), 61 * 60_000, true],
  ])(
    'a claim whose server %s',
    async (_, pid, host, later, isMade) => {
      await makeDueBackup(folder, 5)
      writeFileSync(claim(), JSON.stringify({ host, pid: pid() }))
      // The next night, with the claim as old as it is to be.
      const now = inDays(1)
      const made = new Date(Date.now() - later)
      utimesSync(claim(), made, made)
      expect(await makeDueBackup(folder, 5, now)).toBe(isMade)
    },
    60_000,
  )
})

test('a failure is kept in words, tried again after an hour, and forgotten once one succeeds', async () => {
  writeFileSync(folder, 'a file where the folder should be')
  const now = new Date()
  expect(await makeDueBackup(folder, 5, now)).toBe(false)
  expect(lastFailure()).toMatchObject({ at: now, words: `The folder ${folder} cannot be read (ENOTDIR).` })
  rmSync(folder)
  expect(await makeDueBackup(folder, 5, new Date(now.getTime() + 59 * 60_000))).toBe(false)
  expect(await makeDueBackup(folder, 5, new Date(now.getTime() + 61 * 60_000))).toBe(true)
  expect(lastFailure()).toBeNull()
}, 60_000)

test('what the command says of a failure is what is kept', async () => {
  const { DATABASE_URL } = process.env
  process.env.DATABASE_URL = `file:${path.join(root, 'nowhere.db')}`
  expect(await makeDueBackup(folder, 5)).toBe(false)
  process.env.DATABASE_URL = DATABASE_URL
  expect(lastFailure()?.words).toMatch(/^There is no database at .*nowhere\.db yet\.$/)
  expect(await makeDueBackup(folder, 5, inDays(1))).toBe(true)
}, 60_000)

test('a backup that is killed is a failure, and none was made', async () => {
  const killed = path.join(root, 'killed.cjs')
  writeFileSync(killed, "process.kill(process.pid, 'SIGKILL')")
  const { NODE_OPTIONS } = process.env
  process.env.NODE_OPTIONS = `--require ${killed}`
  const isMade = await makeDueBackup(folder, 5)
  if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS
  else process.env.NODE_OPTIONS = NODE_OPTIONS
  expect([isMade, names(), lastFailure()?.words]).toEqual([false, [], expect.stringContaining('ended')])
  expect(await makeDueBackup(folder, 5, inDays(1))).toBe(true)
}, 60_000)

test('a backup is due at three at night, in the server’s own time, also as clocks change', () => {
  const at = (text: string) => new Date(text)
  expect(lastDue(at('2026-11-24T02:59:00')).getTime()).toBe(at('2026-11-23T03:00:00').getTime())
  expect(lastDue(at('2026-11-24T03:00:00')).getTime()).toBe(at('2026-11-24T03:00:00').getTime())
  expect(nextDue(at('2026-11-24T12:00:00')).getTime()).toBe(at('2026-11-25T03:00:00').getTime())
  expect(nextDue(at('2026-03-28T12:00:00')).getTime()).toBe(at('2026-03-29T03:00:00').getTime())
})

function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}
