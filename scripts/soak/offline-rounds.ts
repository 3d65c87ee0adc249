import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Waiting, WaitingCall } from '@/lib/client/outbox/item'
import { sendOne } from '@/lib/client/outbox/send-one'
import { OFFLINE_KEY } from '@/lib/contract/offline'
import { freePort } from '@/tests/support/free-port'
import { startApp } from '@/tests/support/start-app'
import { checkStore } from './check-store'
import type { Place } from './writers'

/** Each a phone with its own queue: one that waits for a dead request's lease does not hold up the others. */
const PHONES = 8
/** The kill comes at any time within this. */
const LOAD_MS = 900
/** Before it something was sent: the first requests to a server that has just started are slow, and what a kill broke off waits for its lease. */
const SENT_WITHIN_MS = 70_000
/** Every so manieth comes as early as it may. */
const EARLY = 4
/** After the last kill the queues are sent to their end: a lease is over within a minute. */
const LAST_WITHIN_MS = 120_000

type Phone = { baseUrl: string; token: string; userId: string; goalIds: { total: string; judged: string } }
type Figures = { kills: number; sent: number; waiting: number; problems: string[] }

/** Whose call it is: the browser's own code sends here, without a browser. */
const phone = new AsyncLocalStorage<Phone>()

/**
 * Sends from several offline queues, each in its order, while the server is killed again and again, and then to their
 * end. Everything must be stored, once, and in the order in which it was written.
 */
export async function offlineRounds(kills: number, onKill: (figures: Figures) => void = () => {}): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-offline-'))
  const databaseUrl = `file:${path.join(folder, 'apogee.db')}`
  const port = await freePort()
  const start = () => startApp({ env: { DATABASE_URL: databaseUrl }, port, killable: true })
  const acknowledged = new Map<string, Place>()
  const figures: Figures = { kills: 0, sent: 0, waiting: 0, problems: [] }
  const realFetch = globalThis.fetch
  globalThis.fetch = sendAsPhone(realFetch)
  try {
    let app = await start()
    const phones = await Promise.all(Array.from({ length: PHONES }, () => newPhone(realFetch, app.url)))
    let isWriting = true
    const queues = phones.map((one) => phone.run(one, () => runQueue(one, () => isWriting, acknowledged, figures)))
    while (figures.kills < kills) {
      if (figures.kills % EARLY !== EARLY - 1) await untilSent(figures)
      await sleep(Math.random() * LOAD_MS)
      await app.kill()
      figures.kills++
      onKill(figures)
      app = await start()
    }
    isWriting = false
    await Promise.race([
      Promise.all(queues),
      sleep(LAST_WITHIN_MS).then(() => figures.problems.push('not all was sent')),
    ])
    await app.stop()
    figures.problems.push(...(await checkStore(databaseUrl, { acknowledged })))
    return figures
  } finally {
    globalThis.fetch = realFetch
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilSent(figures: Figures): Promise<void> {
  const [enough, limit] = [figures.sent + 1, Date.now() + SENT_WITHIN_MS]
  while (figures.sent < enough && Date.now() < limit) await sleep(20)
}

/** Writes something whenever the queue is empty, and sends the first until it is done. */
async function runQueue(one: Phone, isWriting: () => boolean, acknowledged: Map<string, Place>, figures: Figures) {
  for (let turn = 0; isWriting(); turn++) {
    const { item, marker, place } = waitingOf(one, turn)
    figures.waiting++
    for (;;) {
      const outcome = await sendOne(item)
      if (outcome.is === 'done') break
      if (outcome.is === 'refused') {
        figures.problems.push(`${place} ${marker} was refused: ${outcome.problem.sentence}`)
        break
      }
      await sleep(300)
    }
    figures.waiting--
    figures.sent++
    acknowledged.set(marker, place)
  }
}

function waitingOf({ userId, goalIds }: Phone, turn: number): { item: Waiting; marker: string; place: Place } {
  const marker = `${turn} km rowed, ${randomUUID()}`
  const calls: [Place, WaitingCall][] = [
    ['JournalEntry.notes', { method: 'POST', path: '/api/journal', body: { mood: 3, notes: marker } }],
    [
      'Datapoint.note',
      { method: 'POST', path: `/api/goals/${goalIds.total}/values`, body: { value: 1, note: marker } },
    ],
    [
      'InsightResponse.response',
      { method: 'PATCH', path: `/api/goals/${goalIds.judged}/ai-update`, body: { response: marker } },
    ],
  ]
  const [place, request] = calls[turn % calls.length] as (typeof calls)[number]
  const key = OFFLINE_KEY + randomUUID()
  const rest = {
    kind: 'Entry',
    about: '',
    text: marker,
    goalId: null,
    writtenAt: '',
    ifMatch: null,
    problem: null,
  } as const
  return { item: { ...rest, key, userId, request }, marker, place }
}

async function newPhone(realFetch: typeof fetch, baseUrl: string): Promise<Phone> {
  const send = async (token: string, where: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await realFetch(baseUrl + where, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`POST ${where} answered ${answer.status}`)
    return answer.json()
  }
  const signup = { email: `phone-${randomUUID()}@example.com`, password: 'correct horse' }
  const { token, user } = await send('', '/api/auth/signup', signup)
  const measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100_000 }
  const total = await send(token, '/api/goals', { title: 'Row 100000 km', domain: 'health', measure })
  const judged = await send(token, '/api/goals', { title: 'Keep rowing', domain: 'health' })
  return { baseUrl, token, userId: user.id, goalIds: { total: total.id, judged: judged.id } }
}

/** What the browser does for the app's own calls: the site's address, and who is signed in. */
function sendAsPhone(realFetch: typeof fetch): typeof fetch {
  return (input, init) => {
    const one = phone.getStore()
    if (!one || typeof input !== 'string' || !input.startsWith('/')) return realFetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('Authorization', `Bearer ${one.token}`)
    return realFetch(one.baseUrl + input, { ...init, headers, credentials: 'omit' })
  }
}
