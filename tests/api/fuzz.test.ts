import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { type Account, apiDescription, call, newAccount } from '../support/api-client'
import { sendEndless, sendRaw } from '../support/fuzz-client'
import { complaintAboutAnswer } from '../support/fuzz-oracle'
import { anyRequest, type Described } from '../support/fuzz-requests'
import { makeThing, routeTable } from '../support/route-table'

/** For each operation and seed, fewer where a change waits for it. FUZZ_RUNS and FUZZ_SEED make more of it, or the same again. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_SCOPE === 'rest' ? 15 : 4))
/** What guards a change says the same of it each time: a seed that nobody tried is for the rest. */
const fresh = Number(process.env.FUZZ_SEED ?? (process.env.TEST_SCOPE === 'rest' ? randomInt(2 ** 31) : 20_261_127))
const seeds = [20_261_121, fresh]
process.stdout.write(`The second seed of this run is ${fresh}: FUZZ_SEED=${fresh} replays it.\n`)

const operations = Object.keys(routeTable)
const changing = operations.filter((key) => !key.startsWith('GET'))

async function described(key: string) {
  const [method = '', template = ''] = key.split(' ')
  const { paths } = (await apiDescription()) as unknown as { paths: Record<string, Record<string, Described>> }
  const operation = paths[template]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${key} is not described`)
  return { method, template, operation }
}

describe('whatever is sent, an operation answers as described', () => {
  test.each(operations)('%s', { timeout: 60_000 + RUNS * 10_000 }, async (key) => {
    const account = await newAccount()
    const kind = routeTable[key]?.names?.kind
    const ids = kind ? [await makeThing(account, kind)] : []
    const [api, target] = [await apiDescription(), await described(key)]
    const holds = fc.asyncProperty(anyRequest(target, { token: account.token, ids }), async (request) => {
      const answer = await sendRaw(request)
      const complaint = complaintAboutAnswer(api, { method: request.method, path: request.target }, answer)
      if (complaint) throw new Error(complaint)
    })
    for (const seed of seeds) await fc.assert(holds, { seed, numRuns: RUNS, endOnFailure: true })
    expect((await call('GET', '/api/health')).status).toBe(200)
  })
})

// It is refused before any row is asked for, but for the session: one database will do.
describe.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'a body over the limit, in chunks that tell no length',
  () => {
    let account: Account
    beforeAll(async () => {
      account = await newAccount()
    })
    const bearer = () => ({ Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' })
    const usual = changing.filter(
      (key) =>
        !['POST /api/attachments', 'POST /api/import', 'POST /api/imports', 'POST /api/auth/logout'].includes(key),
    )

    test.each(usual)('%s is 413 while it is read', async (key) => {
      const { method, template } = await described(key)
      const target = template.replace(/\{\w+\}/, '-')
      const { status } = await sendEndless({ method, target, headers: bearer() }, limits.bodyBytes + 100_000)
      expect(status).toBe(413)
    })

    test.each([
      ['/api/attachments', limits.photo.bodyBytes],
      ['/api/import', limits.importBytes],
      ['/api/imports', limits.importFileBytes],
    ])('%s is given %i bytes', async (target, most) => {
      const headers = bearer()
      const { status } = await sendEndless({ method: 'POST', target, headers }, most + 100_000)
      expect(status).toBe(413)
    })
  },
)

describe('addresses and methods that the framework cannot read', () => {
  test.each(['/api/%ff', '/api/goals/%', '/api/goals/%zz?limit=%ff', '/api/auth/%C0%80'])(
    '%s is a JSON 404',
    async (target) => {
      const { token } = await newAccount()
      const { status, text } = await sendRaw({ method: 'GET', target, headers: { Authorization: `Bearer ${token}` } })
      expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
    },
  )

  test.each(['TRACE', 'PUT', 'OPTIONS', 'HEAD', 'PROPFIND', 'PURGE', 'M-SEARCH'])('%s is no fault', async (method) => {
    for (const target of ['/api/goals', '/api/nothing', '/api/auth/session', '/', '*']) {
      expect((await sendRaw({ method, target, headers: {} })).status, target).toBeLessThan(500)
    }
  })
})
