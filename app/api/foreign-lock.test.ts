import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from '@/lib/server/db/open-sqlite'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '@/tests/support/in-process-api'
import { receiptOf } from '@/tests/support/receipt-of'
import { photoFile } from '@/tests/support/route-table'

/** Postgres has no such lock. */
const isElsewhere = Boolean(process.env.TEST_POSTGRES_URL)

let api: InProcessApi
let account: InProcessAccount
const ids: Record<string, string> = {}

beforeAll(async () => {
  api = await openApiInProcess()
  account = await api.signup()
  const make = async (path: string, body: object) => (await account.ask('POST', path, { body })).body
  ids['/api/goals'] = (await make('/api/goals', { title: 'Read 12 books', domain: 'health' })).id
  ids['/api/journal'] = (await make('/api/journal', { mood: 3, notes: 'Read an hour' })).id
  ids['/api/chat'] = (await make('/api/chat', { message: 'How am I doing?' })).userMessage.id
  ids['/api/feeds'] = (await make('/api/feeds', {})).url.split('/').at(-1)
  ids['/api/tokens'] = (await make('/api/tokens', { name: 'Assistant', scopes: ['read'] })).id
  ids['/api/imports'] = (
    await make('/api/imports', { name: 'diary.csv', file: btoa('date,mood,note\n2026-01-02,3,Read an hour\n') })
  ).id
  ids['/api/attachments'] = (await make('/api/attachments', photoFile())).id
  await api.database.client.receipt.create({ data: receiptOf(account.user.id, ids['/api/chat'] ?? '') })
  await make('/api/reminders', { title: 'Read', scheduledFor: '2030-01-01T09:00:00Z', repeat: 'FREQ=DAILY' })
  // What a first look writes down is there.
  for (const [path] of reads()) await get(path)
  await letInsightsBeOfAModel()
}, 120_000)
afterAll(() => api.close())

/** Metrics have a key of their own, the connection of a model and the backups are the owner's; a search writes the index of what has changed before it looks (DECISIONS 48). */
const others = ['/api/metrics', '/api/coach/connection', '/api/backups', '/api/search', '/api/search/meant']

/** Every read of the API; what it must make first, an insight, was made at the first look. */
function reads() {
  return Object.entries(api.routes).filter(([path, methods]) => methods.GET && !others.includes(path))
}

/** Only of those there are receipts. */
async function letInsightsBeOfAModel() {
  const { client } = api.database
  const { messageId: _, ...sent } = receiptOf(account.user.id, '')
  const data = { source: 'anthropic', model: 'claude' }
  await Promise.all([client.weeklyInsight.updateMany({ data }), client.goalAnalysis.updateMany({ data })])
  const { id: weekId } = await client.weeklyInsight.findFirstOrThrow()
  await client.insightReceipt.create({ data: { ...sent, weekId } })
  await client.insightReceipt.create({ data: { ...sent, goalId: ids['/api/goals'] ?? '' } })
}

function get(path: string) {
  const own = Object.keys(ids).find((list) => path.startsWith(`${list}/`))
  const id = ids[own ?? '/api/goals'] ?? ''
  return account.ask('GET', path, { id, ...(path === '/api/goals/capacity' && { query: 'targetDate=2040-01-01' }) })
}

/** Has another process hold the file for writing, as far as SQLite can tell. */
async function locked(run: () => Promise<void>): Promise<void> {
  const { DATABASE_URL = '', DATABASE_KEY: key } = process.env
  const other = openSqlite({ path: fileURLToPath(DATABASE_URL), key })
  other.exec('BEGIN IMMEDIATE')
  try {
    await run()
  } finally {
    other.exec('ROLLBACK')
    other.close()
  }
}

test.skipIf(isElsewhere)(
  'the day’s first look asks though it cannot write yet what it asks',
  async () => {
    await api.database.client.dayQuestion.deleteMany()
    const open = async () =>
      (await account.ask('GET', '/api/today')).body.questions.map(({ goalId, state }: Record<string, string>) => [
        goalId,
        state,
      ])
    await locked(async () => expect(await open()).toEqual([[ids['/api/goals'], 'open']]))
    expect(await open()).toEqual([[ids['/api/goals'], 'open']])
    expect(await api.database.client.dayQuestion.count()).toBe(1)
  },
  60_000,
)

const noticing = ['/api/auth/me', '/api/goals', '/api/reminders']

/** Rows as they are where a read has something to write down: who was seen when, and an alert whose time has come. */
async function letThingsBeDue() {
  const { client } = api.database
  const [longAgo, yesterday] = [600_000, 86_400_000].map((ms) => new Date(Date.now() - ms))
  await client.session.updateMany({ data: { lastSeenAt: longAgo } })
  await client.reminder.updateMany({ data: { scheduledFor: yesterday } })
}

test.skipIf(isElsewhere)(
  'no read waits while another process holds the file and writes wait for it',
  async () => {
    const paths = reads().map(([path]) => path)
    expect(paths.length).toBeGreaterThan(25)
    for (const path of paths) {
      if (noticing.includes(path)) await letThingsBeDue()
      let isWritten = false
      let writing: Promise<{ status: number }> | undefined
      await locked(async () => {
        writing = account.ask('POST', '/api/conversations', { body: { title: 'Plans' } }).then((answer) => {
          isWritten = true
          return answer
        })
        // The write has met the lock.
        await new Promise((resolve) => setTimeout(resolve, 30))
        expect([path, (await get(path)).status]).toEqual([path, 200])
        expect([path, isWritten]).toEqual([path, false])
      })
      expect((await writing)?.status).toBe(201)
    }
  },
  120_000,
)

test.skipIf(isElsewhere)('a file that stays locked refuses writes, and still answers reads', async () => {
  await letThingsBeDue()
  await locked(async () => {
    const refused = await account.ask('POST', '/api/goals', { body: { title: 'Swim', domain: 'health' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    for (const path of ['/api/health', '/api/ready', '/api/goals', '/api/reminders', '/api/auth/me']) {
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
  })
  expect((await account.ask('POST', '/api/goals', { body: { title: 'Swim', domain: 'health' } })).status).toBe(201)
})

test('what was written is read at once', async () => {
  for (let count = 0; count < 50; count++) {
    const { id } = (await account.ask('POST', '/api/goals', { body: { title: `Goal ${count}`, domain: 'health' } }))
      .body
    expect((await account.ask('GET', '/api/goals/{id}', { id })).body.title).toBe(`Goal ${count}`)
    await account.ask('PATCH', '/api/goals/{id}', { id, body: { title: 'Changed' } })
    expect((await account.ask('GET', '/api/goals/{id}', { id })).body.title).toBe('Changed')
  }
})
