import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { connect } from '@/scripts/prisma/connections'
import { query } from '@/scripts/prisma/history'
import { newAuthenticator } from '../support/authenticator'
import { type Member, newMember } from '../support/member'
import { browserSubscription } from '../support/push-server'
import { photoFile } from '../support/route-table'
import { type App, startApp } from '../support/start-app'

/** Stands in everything that the account writes, and nowhere else. */
const MARK = 'Quizzaciously'
const kept = 'Perspicaciously'
/** What the text index makes of the mark. */
const STEM = 'quizzaci'

/** Tables without the user's rows here: these need a provider to sign in with, a model, limits, or a clock. */
const NEEDS_MORE = [
  'Account',
  'PushMessage',
  'Receipt',
  'InsightReceipt',
  'TokenUsage',
  'CoachCall',
  'MonthTokens',
  'RateLimiterFlexible',
]

let app: App
let database: Database

beforeAll(async () => {
  app = await startApp({
    // Nobody listens there: the link is kept, and its mail is lost.
    env: { USER_KEYS: 'on', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'coach@apogee.test' },
  })
  database = parseDatabaseUrl(app.databaseUrl, '/') as Database
}, 300_000)
afterAll(() => app?.stop())

/** Something in every table that a user can have rows in, short and over many pages. */
async function fillAccount(member: Member, word: string): Promise<void> {
  const long = (characters: number) => `${word} rowed along the river. `.repeat(400).slice(0, characters).trim()
  async function write(method: 'post' | 'patch' | 'put', path: string, body: object, headers?: Record<string, string>) {
    const answer = await member[method](path, body, headers)
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await write('patch', '/api/users/profile', {
    firstName: word,
    selectedDomains: ['health'],
    selectedLeader: 'custom',
    customCoachName: word,
    customCoachStyle: word,
    customCoachPrompt: long(1_000),
  })
  const goal = await write(
    'post',
    '/api/goals',
    {
      title: `${word} 12 books`,
      description: long(2_000),
      domain: 'health',
      tags: [word],
      targetDate: '2099-01-01',
      milestones: [word],
    },
    { 'Idempotency-Key': word },
  )
  await write('patch', `/api/goals/${goal.id}/ai-update`, { response: `6 of 12 ${word} books` })
  const measure = { kind: 'total', unit: 'km', start: 0, target: 100 }
  const counted = await write('post', '/api/goals', { title: word, domain: 'health', measure })
  await write('post', `/api/goals/${counted.id}/values`, { value: 4, note: word })
  await write('post', '/api/plans', { goalId: goal.id, cue: `After ${word}`, action: word })
  await write('post', '/api/experiments', { action: word, outcome: 'energy' })
  const answer = { goalId: goal.id, insightType: 'goal_analysis', response: long(2_000) }
  await write('post', '/api/insights/responses', answer)
  await write('post', '/api/reminders', { title: word, scheduledFor: '2099-01-01T09:00:00Z', goalId: goal.id })
  for (let day = 0; day < 5; day++) await write('post', '/api/journal', { mood: 3, notes: `${day} ${long(5_000)}` })
  await write('post', '/api/conversations', { title: word })
  await write('post', '/api/chat', { message: `My sister ${word} is getting married in June. ${long(7_000)}` })
  await write('post', '/api/chat', { message: `My sister is called ${word}.` })
  await write('post', '/api/insights/weekly', {})
  await write('post', '/api/insights/weekly/review', {
    choices: [{ goalId: goal.id, kind: 'shrink', to: word }],
    steps: [{ title: word, scheduledFor: '2099-01-02T09:00:00Z' }],
  })
  for (const path of ['/api/insights/goals', `/api/insights/goals/${goal.id}`, '/api/insights/goals/risk']) {
    await member.get(path)
  }
  await write('post', '/api/auth/reset', { email: member.email })
  await write('post', '/api/auth/totp', {})
  const askPasskey = () => write('post', '/api/auth/passkeys/options', { currentPassword: 'correct horse' })
  const response = newAuthenticator(app.url).make(await askPasskey())
  await write('post', '/api/auth/passkeys/verify', { name: word, response })
  await askPasskey()
  await write('post', '/api/feeds', {})
  await write('post', '/api/push/subscriptions', {
    ...browserSubscription(),
    endpoint: `https://push.example.net/${word}`,
  })
  const photo = await write('post', '/api/attachments', photoFile())
  await write('post', '/api/journal', { mood: 3, notes: word, attachments: [photo.id] })
  const file = Buffer.from(`date,note\n2024-02-28,${word}\n`).toString('base64')
  await write('post', '/api/imports', { name: word, file })
  await write('put', '/api/coach/connection', { choice: 'anthropic', key: word })
  await write('put', '/api/coach/connection', { choice: 'built-in' })
  const { token } = await write('post', '/api/tokens', { name: word, scopes: ['read'] })
  await fetch(`${app.url}/api/goals`, { headers: { Authorization: `Bearer ${token}` } })
  // A goal that nothing was done for today is asked about.
  await write('post', '/api/goals', { title: word, domain: 'career' })
  await member.get('/api/today')
}

/** The names of an account's files in the folder that the app keeps them in. */
function photoFiles({ filesFolder }: App, userId: string): string[] {
  const folder = path.join(filesFolder, userId)
  return existsSync(folder) ? readdirSync(folder) : []
}

const TABLES = {
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'",
  postgres: 'SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()',
}

/**
 * A whole row as text: its bytes in hex, since the driver knows no type for them and a text that is no UTF-8 ends the
 * process, and its numbers as text, since SQLite gives what it has deleted of a text index some past 2^53.
 */
async function wholeRow(connection: Awaited<ReturnType<typeof connect>>, table: unknown): Promise<string> {
  if (database.kind === 'postgres') return 'row_to_json(t)::text'
  const columns = await query(connection, `SELECT name FROM pragma_table_info('${table}')`)
  return columns
    .map(
      ([name]) =>
        `CASE typeof("${name}") WHEN 'integer' THEN CAST("${name}" AS TEXT) WHEN 'blob' THEN lower(hex("${name}")) ELSE "${name}" END`,
    )
    .join(', ')
}

/** Every table with the number of its rows in which one of the words stands. */
async function rowsWith(words: string[]): Promise<Record<string, number>> {
  const connection = await connect(database)
  const spellings = words.flatMap((word) => [word, Buffer.from(word).toString('hex')])
  try {
    const counts: Record<string, number> = {}
    for (const [table] of await query(connection, TABLES[database.kind])) {
      const rows = await query(connection, `SELECT ${await wholeRow(connection, table)} FROM "${table}" AS t`)
      counts[String(table)] = rows.filter((row) => spellings.some((word) => JSON.stringify(row).includes(word))).length
    }
    return counts
  } finally {
    await connection.dispose()
  }
}

describe('an account that is deleted', () => {
  test('leaves no row in any table and, after the next backup, no byte in any file', async () => {
    const [gone, stays] = await Promise.all([newMember(app.url), newMember(app.url)])
    const { id } = (await gone.get('/api/auth/me')).body
    await Promise.all([fillAccount(gone, MARK), fillAccount(stays, kept)])
    const before = await rowsWith([MARK, id, gone.email])
    // What the account is known by stands in every table that holds users' rows: else the test would see nothing.
    const without = Object.keys(before).filter(
      (table) => before[table] === 0 && !/^sqlite_|^_prisma|^record_/.test(table),
    )
    expect(without.filter((table) => !NEEDS_MORE.includes(table))).toEqual([])
    expect((await gone.delete('/api/users/me', { confirmation: gone.email })).status).toBe(204)
    const after = await rowsWith([MARK, id, gone.email])
    expect(Object.entries(after).filter(([, rows]) => rows > 0)).toEqual([])
    expect(photoFiles(app, id)).toEqual([])
    expect(photoFiles(app, (await stays.get('/api/auth/me')).body.id)).toHaveLength(2)
    if (database.kind === 'postgres') return

    const command = ['scripts/run-typescript.mjs', 'scripts/backup/backup-command.ts']
    const env = { ...process.env, DATABASE_URL: app.databaseUrl }
    const { stdout } = await promisify(execFile)(process.execPath, command, { env })
    const [backup = ''] = stdout.split('\n')
    const files = [backup, ...['', '-wal', '-shm'].map((part) => `${(database as { path: string }).path}${part}`)]
    for (const file of files.filter((one) => existsSync(one))) {
      const bytes = readFileSync(file)
      const traces = [MARK, STEM, gone.email, id].filter((word) => bytes.includes(word))
      expect([path.basename(file), traces]).toEqual([path.basename(file), []])
    }
    expect(readFileSync(backup).includes(kept)).toBe(true)
    expect((await stays.get('/api/journal')).body).toHaveLength(6)
  }, 240_000)
})
