import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Account, type Answer, call, newAccount } from '../support/api-client'
import { deletedThing, type Kind, makeThing, requestFor, routeTable, snapshotOf } from '../support/route-table'

const ABSENT = '01890000-0000-7000-8000-000000000000'
const MALFORMED = ['%00', '..%2F', "'%20OR%201=1--", 'a%20b', '%F0%9F%8C%8D', 'x'.repeat(300)]
const kinds: Kind[] = [
  'goal',
  'entry',
  'reminder',
  'conversation',
  'message',
  'own-message',
  'memory',
  'proposal',
  'act',
  'session',
  'counted-goal',
  'value',
  'plan',
  'experiment',
  'token',
  'import',
]

const operations = Object.entries(routeTable)
const naming = operations.filter(([, operation]) => operation.names)
const changing = operations.filter(([key]) => !key.startsWith('GET'))

type Credential = 'bearer' | 'cookie'
const credentials: Credential[] = ['bearer', 'cookie']

function send(key: string, account: Account, via: Credential | null, id?: string, more: Sent = {}): Promise<Answer> {
  const request = requestFor(key, account, id)
  const body = more.body ? { ...request.body, ...more.body } : request.body
  return call(request.method, request.path, body, {
    token: via === 'bearer' ? account.token : undefined,
    cookie: via === 'cookie' ? account.cookie : undefined,
    headers: more.headers,
  })
}
type Sent = { body?: object | undefined; headers?: Record<string, string> }

/** An answer as bytes on the wire, but for what differs from request to request. */
function bytes({ status, headers, body }: Answer): string {
  const { date: _date, ...rest } = Object.fromEntries(headers)
  return JSON.stringify([status, rest, { ...body, requestId: body?.requestId?.length }])
}

let attacker: Account
let victim: Account
let before: string
let ownBefore: string
const foreign = {} as Record<Kind, string>
const own = {} as Record<Kind, string>
const deleted = {} as Record<Kind, string>

beforeAll(async () => {
  ;[attacker, victim] = await Promise.all([newAccount(), newAccount()])
  for (const kind of kinds) {
    deleted[kind] = await deletedThing(attacker, kind)
    foreign[kind] = await makeThing(victim, kind)
  }
  // A ledger for the victim to lose.
  await victim.patch(`/api/goals/${foreign.goal}/ai-update`, { response: 'half way there' })
  // What is refused leaves them as they are, so that each kind is made once.
  for (const kind of kinds) own[kind] = await makeThing(attacker, kind)
  before = await snapshotOf(victim)
  ownBefore = await snapshotOf(attacker)
}, 120_000)

describe('the table', () => {
  const root = path.resolve(import.meta.dirname, '../../app/api')
  /** They answer by themselves, through `publicHandler`, or nothing but 404 unless a setting opens them. */
  const others = ['[[...path]]', 'auth/[...nextauth]', 'openapi.json', 'metrics', 'feeds/[secret]', 'mcp']

  test('holds every handler there is, each behind one of the two wrappers', { timeout: 120_000 }, async () => {
    Object.assign(process.env, {
      NEXTAUTH_SECRET: 'a secret for tests and nothing else',
      DATABASE_URL: 'file::memory:',
    })
    const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'route.ts')
      .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
      .filter((folder) => !others.includes(folder))
    const written = await Promise.all(
      folders.map(async (folder) => {
        const module = (await import(path.join(root, folder, 'route.ts'))) as Record<string, { access?: string }>
        const name = folder.replace(/\[(\w+)\]/g, '{$1}')
        return Object.entries(module)
          .filter(([, handler]) => typeof handler === 'function')
          .map(([method, { access }]) => [`${method} /api/${name}`, access] as const)
      }),
    )
    const table = operations.map(([key, { access }]) => [key, access] as const)
    expect(Object.fromEntries(written.flat())).toEqual(Object.fromEntries(table))
  })

  test.each(operations)('%s: its request is taken', async (key, { names, isOwners, isAbsent, valid, refused }) => {
    const account = await newAccount()
    const id = names && (await makeThing(account, names.kind))
    const answer = await send(key, account, 'bearer', id, { body: await valid?.(account) })
    if (isOwners) expect(answer.status).toBe(403)
    else if (isAbsent) expect(answer.status).toBe(404)
    else if (refused) expect(answer.status).toBe(refused)
    else expect(answer.status).toBeLessThan(300)
  })
})

/** Refused before any row is asked for, but for the session: one database will do, and a few routes in `npm run check`. */
const onOneDatabase = describe.skipIf(process.env.TEST_DATABASE === 'postgres')
const aFew = <Of>(all: Of[]) => (process.env.TEST_QUICK ? all.slice(0, 4) : all)

onOneDatabase('without a session', () => {
  const guarded = aFew(operations.filter(([key, { access }]) => access === 'user' || key.endsWith('/logout')))

  test.each(guarded)('%s is 401, with none and with one that has ended', async (key, { names }) => {
    const id = names && foreign[names.kind]
    const none = await send(key, ended, null, id)
    expect([none.status, none.body.code]).toEqual([401, 'unauthenticated'])
    for (const via of credentials) expect(bytes(await send(key, ended, via, id))).toBe(bytes(none))
    const forged = { ...ended, token: 'x'.repeat(43), cookie: 'next-auth.session-token=eyJhbGciOiJkaXIifQ..x.y.z' }
    for (const via of credentials) expect(bytes(await send(key, forged, via, id))).toBe(bytes(none))
  })

  let ended: Account
  beforeAll(async () => {
    ended = await newAccount()
    await ended.post('/api/auth/logout')
  })
})

describe('with a session of another account', () => {
  test.each(naming)('%s: foreign, deleted and malformed ids are all the same 404', async (key, { names }) => {
    if (!names) return
    for (const via of credentials) {
      const absent = await send(key, attacker, via, ABSENT)
      expect([via, absent.status, absent.body.code]).toEqual([via, 404, 'not_found'])
      const odd = names.in === 'path' ? MALFORMED : MALFORMED.map(decodeURIComponent)
      // Who asks is told before the id is read, so that one way in will do for the malformed.
      const ids = via === 'bearer' ? odd : []
      for (const id of [foreign[names.kind], deleted[names.kind], ...ids]) {
        expect(bytes(await send(key, attacker, via, id)), `${via} ${id}`).toBe(bytes(absent))
      }
    }
  })

  test('nothing of it all reached the other account', async () => {
    expect(await snapshotOf(victim)).toBe(before)
  })
})

onOneDatabase("another user's id as the owner", () => {
  const asUser = aFew(changing.filter(([, { access }]) => access === 'user'))

  test.each(asUser)('%s is 403', async (key, { names }) => {
    const id = names && own[names.kind]
    for (const via of credentials) {
      const answer = await send(key, attacker, via, id, { body: { userId: victim.user.id } })
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    }
  })

  test('nothing of it all changed either account', async () => {
    expect(await snapshotOf(attacker)).toBe(ownBefore)
    expect(await snapshotOf(victim)).toBe(before)
  })
})

onOneDatabase('a cookie from another site', () => {
  const origins: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ]

  // cross-site.test.ts sends every pair of such headers to one of them; here each meets one kind of site.
  test.each(aFew(changing).map(([key, { names }], at) => [key, names, origins[at % origins.length]] as const))(
    '%s is 403',
    async (key, names, headers = {}) => {
      const id = names && foreign[names.kind]
      const answer = await send(key, victim, 'cookie', id, { headers })
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    },
  )

  test('nothing of it all changed the account', async () => {
    expect(await snapshotOf(victim)).toBe(before)
  })
})

test("an import of another account's export is re-issued as one's own, and leaves the other as it was", async () => {
  const [owner, taker] = await Promise.all([newAccount(), newAccount()])
  for (const kind of kinds) await makeThing(owner, kind)
  const [goal] = (await owner.get('/api/goals')).body
  await owner.patch(`/api/goals/${goal.id}/ai-update`, { response: 'half way there' })
  const stood = await snapshotOf(owner)
  const document = (await owner.get('/api/export/all')).body
  expect((await taker.post('/api/import', document)).status).toBe(200)
  expect(await snapshotOf(owner)).toBe(stood)
  const taken = (await taker.get('/api/export/all')).body
  const ids = (text: unknown) =>
    new Set(JSON.stringify(text).match(/(?<="(?:id|goalId|userId|conversationId)":")[^"]+/g))
  // A memory may have been learned from what is there no more.
  expect([...ids(taken)].filter((id) => ids(document).has(id))).toEqual([ABSENT])
  expect(ids(taken).size).toBe(ids(document).size)
})
