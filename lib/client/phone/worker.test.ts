import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'

const ORIGIN = 'https://coach.example.org'
const source = readFileSync(path.join(import.meta.dirname, '../../../public/sw.js'), 'utf8')

type Listener = (event: object) => void
type Site = (path: string) => Response | Promise<Response>

/** What browsers keep, by the name of the cache and the address. */
let stored: Map<string, Map<string, Response>>
let listeners: Record<string, Listener>
let site: Site
/** What waits in the offline queue, and what the worker was called with. */
let queue: Map<number, Record<string, unknown>>
let sent: { path: string; init: RequestInit }[]

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname

const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  async open(name: string) {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      match: async (request: string | Request) => cache.get(pathOf(request))?.clone(),
      put: async (request: string | Request, answer: Response) => void cache.set(pathOf(request), answer),
      keys: async () => [...cache.keys()],
      delete: async (key: string) => cache.delete(key),
    }
  },
}

/** As much of IndexedDB as the worker asks for. */
function succeeding<T>(result: T) {
  const request: { result: T; onsuccess?: () => void } = { result }
  queueMicrotask(() => request.onsuccess?.())
  return request
}
const store = {
  getAll: () => succeeding([...queue.values()]),
  put: (item: { seq: number }) => succeeding(void queue.set(item.seq, item)),
  delete: (seq: number) => succeeding(void queue.delete(seq)),
}
const database = { transaction: () => ({ objectStore: () => store }), close: () => undefined }

/** Starts the worker anew, as a browser does now and then: what it keeps outlives it. */
function start() {
  listeners = {}
  const scope = {
    addEventListener: (name: string, listener: Listener) => Object.assign(listeners, { [name]: listener }),
    skipWaiting: () => undefined,
    location: { origin: ORIGIN },
    clients: { claim: () => undefined, matchAll: async () => [] },
    caches,
    indexedDB: { open: () => succeeding(database) },
    navigator: { locks: { request: (_name: string, run: () => Promise<void>) => run() } },
    fetch: async (request: string | Request, init: RequestInit = {}) => {
      if (init.method) sent.push({ path: String(request), init })
      return site(typeof request === 'string' ? request : request.url)
    },
    URL,
    Response,
    Request: class extends Request {
      constructor(address: string) {
        super(new URL(address, ORIGIN))
      }
    },
  }
  runInContext(source, createContext(scope))
}

/** Gives the worker an event and waits for all that it does about it. */
async function happen(name: string, event: object): Promise<Response> {
  const waits: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners[name]?.({
    ...event,
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  const given = await answer
  await Promise.all(waits)
  return given as Response
}

const asks = (address: string, mode = 'cors') => {
  const request = { method: 'GET', url: ORIGIN + address, mode }
  return happen('fetch', { request })
}
const opens = (address: string) => asks(address, 'navigate')
const page = (owner: string, text: string) => new Response(text, { headers: { 'X-Page-Of': owner } })
const offline: Site = () => Promise.reject(new TypeError('Failed to fetch'))
const kept = () => [...stored].flatMap(([name, cache]) => [...cache.keys()].map((key) => `${name} ${key}`))

beforeEach(() => {
  stored = new Map()
  queue = new Map()
  sent = []
  start()
})

test('a screen comes from the network, and without one as it was last seen, whatever its address asks for', async () => {
  site = () => page('ada', 'first')
  await opens('/dashboard')
  site = () => page('ada', 'second')
  expect(await (await opens('/dashboard')).text()).toBe('second')
  site = offline
  start()
  expect(await (await opens('/dashboard?new=1')).text()).toBe('second')
  const shell = await opens('/settings')
  expect([shell.status, await shell.text()]).toEqual([503, expect.stringContaining('You are offline')])
})

test('what is kept of one user goes as soon as the server tells of another, or of nobody', async () => {
  site = () => page('ada', 'Ada')
  await opens('/journal')
  site = () => page('ben', 'Ben')
  await opens('/dashboard')
  expect(kept()).toEqual(['apogee-of-ben /dashboard'])
  site = () => page('nobody', 'Log in')
  await opens('/login')
  expect(kept()).toEqual([])
})

test('an answer that was on its way as the user left is not kept', async () => {
  let arrive = (_: Response) => undefined as unknown
  site = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const opened = opens('/dashboard')
  await happen('message', { data: 'forget' })
  arrive(page('ada', 'Ada'))
  expect(await (await opened).text()).toBe('Ada')
  expect(kept()).toEqual([])
})

test('today and the journal’s days are fetched with their code, and the list is searched without a connection', async () => {
  const entries = [
    { userId: 'ada', date: '2026-11-20', mood: 4, notes: 'Rowed to the bridge' },
    { userId: 'ada', date: '2026-11-19', mood: 2, notes: 'Slept badly, strange dream of Avó' },
  ]
  site = (address) => {
    const { pathname, searchParams } = new URL(address, ORIGIN)
    if (pathname.endsWith('/a.js')) return new Response('Promise.all(["static/chunks/demand.js"].map(load))')
    if (pathname.startsWith('/_next/')) return new Response('code')
    if (pathname !== '/api/journal') return page('ada', '<script src="/_next/static/chunks/a.js"></script>')
    if (searchParams.has('cursor')) return Response.json(entries.slice(1))
    return Response.json(entries.slice(0, 1), { headers: { Link: '</api/journal?cursor=x>; rel="next"' } })
  }
  await happen('message', { data: { keep: ['/_next/static/chunks/lazy.js'] } })
  expect(kept().sort()).toEqual([
    'apogee-code /_next/static/chunks/a.js',
    'apogee-code /_next/static/chunks/demand.js',
    'apogee-code /_next/static/chunks/lazy.js',
    'apogee-of-ada /api/journal',
    'apogee-of-ada /dashboard',
    'apogee-of-ada /journal',
  ])
  site = offline
  start()
  const dates = async (query: string) =>
    ((await (await asks(`/api/journal?${query}`)).json()) as { date: string }[]).map(({ date }) => date)
  expect(await dates('limit=20')).toEqual(['2026-11-20', '2026-11-19'])
  expect(await dates('q=BRIDGE+rowed')).toEqual(['2026-11-20'])
  expect(await dates('q=avo+slept')).toEqual(['2026-11-19'])
  expect(await dates('q=ran')).toEqual([])
  expect(await dates('mood=2')).toEqual(['2026-11-19'])
  expect(await dates('from=2026-11-20')).toEqual(['2026-11-20'])
  expect(await dates('limit=20&cursor=x')).toEqual([])
  expect(await (await asks('/_next/static/chunks/lazy.js')).text()).toBe('code')
})

test('a journal that holds anyone else’s entries is not kept', async () => {
  site = (address) =>
    address.startsWith('/api/') ? Response.json([{ userId: 'ben', date: '2026-11-20' }]) : page('ada', 'Ada')
  await happen('message', { data: { keep: [] } })
  expect(kept()).not.toContain('apogee-of-ada /api/journal')
})

test('calls other than these are left to the browser', async () => {
  for (const address of ['/api/goals', '/icon.svg']) expect(await asks(address)).toBeUndefined()
  const post = { method: 'POST', url: `${ORIGIN}/api/journal`, mode: 'cors' }
  expect(await happen('fetch', { request: post })).toBeUndefined()
})

const wait = (seq: number, more = {}) =>
  queue.set(seq, {
    seq,
    key: `offline-${seq}`,
    userId: 'ada',
    request: { method: 'POST', path: `/api/journal?${seq}`, body: { notes: `Entry ${seq}` } },
    ifMatch: null,
    problem: null,
    ...more,
  })

test('with no tab open what waits is sent in its order under its keys, up to what a tab must look at first', async () => {
  for (const seq of [1, 2]) wait(seq)
  wait(3, { seenProgress: 40 })
  wait(4)
  site = () => Response.json({})
  await happen('sync', { tag: 'apogee-outbox' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/journal?1', '/api/journal?2'])
  const [first] = sent
  expect(first?.init.headers).toMatchObject({ 'Idempotency-Key': 'offline-1' })
  expect(JSON.parse(String(first?.init.body))).toEqual({ notes: 'Entry 1', userId: 'ada' })
  expect([...queue.keys()]).toEqual([3, 4])
})

test('an entry with photos that wait in the browser is left to a tab', async () => {
  const body = { notes: 'With a view', attachments: ['waiting-1'] }
  wait(1)
  wait(2, { request: { method: 'POST', path: '/api/journal', body } })
  site = () => Response.json({})
  await happen('sync', { tag: 'apogee-outbox' })
  expect([...queue.keys()]).toEqual([2])
})

test('what is refused or not answered stays, one whose answer was lost is done, and words of help wait for a tab', async () => {
  for (const seq of [1, 2, 3, 4]) wait(seq)
  site = (path) => {
    if (path.endsWith('1')) return Response.json({}, { status: 409, headers: { 'Idempotency-Replayed': 'lost' } })
    if (path.endsWith('2')) return Response.json({ care: 'You are not alone.' }, { status: 201 })
    return Response.json({}, { status: 403 })
  }
  await happen('sync', { tag: 'apogee-outbox' })
  expect([...queue.keys()]).toEqual([2, 3, 4])
  expect(queue.get(2)).toMatchObject({ care: 'You are not alone.' })
  site = () => Response.json({}, { status: 201 })
  await happen('sync', { tag: 'apogee-outbox' })
  // What was sent already is not sent again.
  expect(sent.filter(({ path }) => path.endsWith('2'))).toHaveLength(1)
  expect([...queue.keys()]).toEqual([2])
})
