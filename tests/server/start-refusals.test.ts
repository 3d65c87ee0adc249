import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { connect } from '@/scripts/prisma/connections'
import { migrate } from '@/scripts/prisma/migrate'
import { startApp } from '../support/start-app'

const folder = mkdtempSync(path.join(tmpdir(), 'apogee-refusals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function databaseIn(name: string, key?: string) {
  const file = path.join(folder, name)
  const database = { kind: 'sqlite' as const, url: `file:${file}`, path: file, key }
  await migrate(database)
  return database
}

describe.skipIf(process.env.TEST_POSTGRES_URL)('npm start refuses, in a sentence and with the file untouched,', () => {
  test('a damaged database', async () => {
    const { url, path: file } = await databaseIn('damaged.db')
    const bytes = readFileSync(file).fill(0xab, 8_192, 60_000)
    writeFileSync(file, bytes)
    await expect(startApp({ env: { DATABASE_URL: url } })).rejects.toThrow(/is damaged and was left as it is/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
  }, 120_000)

  test('an encrypted database without its key or with another one, and an empty key', async () => {
    const { url, path: file } = await databaseIn('encrypted.db', randomBytes(32).toString('hex'))
    const bytes = readFileSync(file)
    await expect(startApp({ env: { DATABASE_URL: url } })).rejects.toThrow(/is encrypted: set DATABASE_KEY/)
    const DATABASE_KEY = randomBytes(32).toString('hex')
    await expect(startApp({ env: { DATABASE_URL: url, DATABASE_KEY } })).rejects.toThrow(/encrypted with another key/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    await expect(startApp({ env: { DATABASE_KEY: '' } })).rejects.toThrow(/DATABASE_KEY is empty/)
  }, 120_000)

  test('a database of a newer version', async () => {
    const database = await databaseIn('newer.db')
    const connection = await connect(database)
    await connection.executeScript("UPDATE _prisma_migrations SET migration_name = '29991231000000_future'")
    await connection.dispose()
    const bytes = readFileSync(database.path)
    await expect(startApp({ env: { DATABASE_URL: database.url } })).rejects.toThrow(/newer than this version of Apogee/)
    expect(readFileSync(database.path).equals(bytes)).toBe(true)
  }, 120_000)
})
