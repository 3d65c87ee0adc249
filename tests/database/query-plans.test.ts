import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crowd, fillWithCrowd } from '../support/crowd'
import { type InProcessAccount, openRecordedApi, type RecordedApi } from '../support/in-process-api'
import { type Planner, postgresPlanner, sqlitePlanner } from '../support/query-plan'
import { letInsightsBeOfAModel } from '../support/receipt-of'
import { photoFile } from '../support/route-table'

/**
 * Runs every reading route of the API in this process, on a database that holds a long history and a crowd of other
 * users, and asks the database how it carries out each statement that a route sends.
 */

/** What a route is asked for beside its bare address. */
const variants: Record<string, readonly string[]> = {
  '/api/goals/capacity': ['targetDate=2040-01-01', 'targetDate=2040-01-01&goalId={goalId}'],
  '/api/goals': ['', 'status=ongoing', 'status=completed', 'status=all&domain=health', 'status=all&tag=Common'],
  '/api/journal': ['', 'q=long morning', 'from=2022-01-01&to=2022-12-31', 'mood=4'],
  '/api/reminders': ['', 'from=2022-01-01T00:00:00.000Z&to=2022-12-31T00:00:00.000Z'],
  '/api/plans': ['', 'goalId={goalId}'],
  '/api/conversations': ['', 'archived=true'],
  '/api/chat': ['', 'conversationId={conversationId}'],
  '/api/search': ['q=long'],
  '/api/search/meant': ['q=mornnig', 'q=mornnig&of=messages'],
}

/** What grows with the years: a page of it is read in the order of an index, never sorted out of the whole. */
const fromHistory =
  /^\s*SELECT\b.*?\bFROM\W+(?:\w+\W+)?(Goal|JournalEntry|ChatMessage|ProgressEvent|Datapoint|Plan|Experiment|InsightResponse|Conversation|Reminder|Session|Memory|TokenRead)\W/s

let api: RecordedApi
let account: InProcessAccount
let planner: Planner
let crowd: Crowd
let calendarFile: string
let photoId: string

beforeAll(async () => {
  api = await openRecordedApi()
  account = await api.signup()
  crowd = await fillWithCrowd(api.database.client, account.user.id)
  calendarFile = (await account.ask('POST', '/api/feeds')).body.url.split('/').at(-1)
  photoId = (await account.ask('POST', '/api/attachments', { body: photoFile() })).body.id
  const postgres = process.env.TEST_POSTGRES_URL
  planner = postgres ? await postgresPlanner(process.env.DATABASE_URL ?? '') : sqlitePlanner(api.database.client)
})

afterAll(async () => {
  await planner?.close()
  await api?.close()
})

/** What a model was sent is there for insights of a model alone; each is made when it is first read. */
async function withInsights() {
  await account.ask('GET', '/api/insights/weekly')
  await account.ask('GET', '/api/insights/goals/{id}', { id: crowd.goalId })
  await letInsightsBeOfAModel(api.database.client, account.user.id, crowd.goalId)
}

/** An object of the kind that a path names. */
function idFor(path: string): string {
  if (path.startsWith('/api/feeds/')) return calendarFile
  if (path.startsWith('/api/tokens/')) return crowd.tokenId
  if (path.startsWith('/api/journal/')) return crowd.entryId
  if (path.startsWith('/api/chat/')) return crowd.messageId
  if (path.startsWith('/api/attachments/')) return photoId
  if (path.startsWith('/api/imports/')) return crowd.importId
  return path.startsWith('/api/conversations/') ? crowd.conversationId : crowd.goalId
}

test('no read of the API goes through a whole table, no page sorts a whole history', async () => {
  // The metrics ask the database nothing, and answer no user; the connection of a model and the backups answer the owner.
  const others = ['/api/metrics', '/api/coach/connection', '/api/backups']
  const paths = Object.keys(api.routes).filter((path) => api.routes[path]?.GET && !others.includes(path))
  expect(paths.length).toBeGreaterThan(20)
  const findings = new Set<string>()
  let statements = 0
  for (const path of paths) {
    const isList = 'cursor' in ((api.routes[path]?.GET?.spec.query as { shape?: object } | undefined)?.shape ?? {})
    for (const variant of variants[path] ?? ['']) {
      const id = idFor(path)
      const query = `${variant.replace('{conversationId}', crowd.conversationId).replace('{goalId}', crowd.goalId)}${isList ? '&limit=10' : ''}`
      if (/insights.*receipt$/.test(path)) await withInsights()
      api.taken()
      const first = await account.ask('GET', path, { id, query })
      expect([path, query, first.status]).toEqual([path, query, 200])
      if (first.next) expect((await account.ask('GET', path, { id, query: first.next })).status).toBe(200)
      if (isList && !variant) expect([path, typeof first.next]).toEqual([path, 'string'])
      const sent = api.taken().filter(({ sql }) => /^\s*(SELECT|WITH)/i.test(sql))
      for (const statement of sent) {
        statements++
        const { scans, sorts } = await planner.plan(statement)
        for (const scan of scans) findings.add(`${path}?${variant}: ${scan} in ${statement.sql}`)
        if (sorts && isList && !variant && fromHistory.test(statement.sql)) {
          findings.add(`${path}: sorts in ${statement.sql}`)
        }
      }
    }
  }
  expect([...findings]).toEqual([])
  expect(statements).toBeGreaterThan(60)
}, 240_000)
