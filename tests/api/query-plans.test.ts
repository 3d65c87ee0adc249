import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Crowd, fillWithCrowd } from '../support/crowd'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { type Planner, postgresPlanner, sqlitePlanner } from '../support/query-plan'

/**
 * Runs every reading route of the API in this process, on a database that holds a long history and a crowd of other
 * users, and asks the database how it carries out each statement that a route sends.
 */

/** What a route is asked for beside its bare address. */
const variants: Record<string, readonly string[]> = {
  '/api/goals': ['', 'status=ongoing', 'status=completed', 'status=all&domain=health', 'status=all&tag=Common'],
  '/api/journal': ['', 'q=long morning', 'from=2022-01-01&to=2022-12-31', 'mood=4'],
  '/api/reminders': ['', 'from=2022-01-01T00:00:00.000Z&to=2022-12-31T00:00:00.000Z'],
  '/api/conversations': ['', 'archived=true'],
  '/api/chat': ['', 'conversationId={conversationId}'],
  '/api/search': ['q=long'],
}

/** What grows with the years: a page of it is read in the order of an index, never sorted out of the whole. */
const fromHistory =
  /^\s*SELECT\b.*?\bFROM\W+(?:\w+\W+)?(Goal|JournalEntry|ChatMessage|ProgressEvent|Datapoint|InsightResponse|Conversation|Reminder|Session|Memory)\W/s

let api: InProcessApi
let account: InProcessAccount
let planner: Planner
let crowd: Crowd

beforeAll(async () => {
  api = await openApiInProcess()
  account = await api.signup()
  crowd = await fillWithCrowd(api.database.client, account.user.id)
  const postgres = process.env.TEST_POSTGRES_URL
  planner = postgres ? await postgresPlanner(process.env.DATABASE_URL ?? '') : sqlitePlanner(api.database.client)
})

afterAll(async () => {
  await planner?.close()
  await api?.close()
})

/** An object of the kind that a path names. */
function idFor(path: string): string {
  if (path.startsWith('/api/journal/')) return crowd.entryId
  if (path.startsWith('/api/chat/')) return crowd.messageId
  return path.startsWith('/api/conversations/') ? crowd.conversationId : crowd.goalId
}

test('no read of the API goes through a whole table, no page sorts a whole history', async () => {
  // The metrics ask the database nothing, and answer no user.
  const paths = Object.keys(api.routes).filter((path) => api.routes[path]?.GET && path !== '/api/metrics')
  expect(paths.length).toBeGreaterThan(20)
  const findings = new Set<string>()
  let statements = 0
  for (const path of paths) {
    const isList = 'cursor' in ((api.routes[path]?.GET?.spec.query as { shape?: object } | undefined)?.shape ?? {})
    for (const variant of variants[path] ?? ['']) {
      const id = idFor(path)
      const query = `${variant.replace('{conversationId}', crowd.conversationId)}${isList ? '&limit=10' : ''}`
      api.database.taken()
      const first = await account.ask('GET', path, { id, query })
      expect([path, query, first.status]).toEqual([path, query, 200])
      if (first.next) expect((await account.ask('GET', path, { id, query: first.next })).status).toBe(200)
      if (isList && !variant) expect([path, typeof first.next]).toEqual([path, 'string'])
      const sent = api.database.taken().filter(({ sql }) => /^\s*(SELECT|WITH)/i.test(sql))
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
