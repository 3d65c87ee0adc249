import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { OFFLINE_KEY } from '@/lib/contract/offline'
import type { NewWaiting, WaitingCall } from './item'
import { attachmentsOf, randomHex, waitingPhotos } from './photo-ids'

/** What a call answers that could not be sent: it waits in this browser. */
export type Kept = { kept: true }

export function isKept(answer: unknown): answer is Kept {
  return typeof answer === 'object' && answer !== null && 'kept' in answer
}

/** What is done answers with nothing where there is nothing to tell. */
export const NO_CONTENT = 204

type Queue = {
  add(item: NewWaiting, key: string): Promise<void>
  count(): number
  dropAll(): Promise<void>
  addPhoto(file: Blob): Promise<string>
  readPhoto(id: string): Promise<Blob | null>
  dropPhotos(ids: readonly string[]): Promise<void>
  sendPhotos(body: object, key: string): Promise<object>
}

let queue: Queue | null = null
let tellJoined: (loaded: Queue) => void = () => undefined
const joined = new Promise<Queue>((resolve) => {
  tellJoined = resolve
})

/** Told by the queue once it is there: no screen needs it to arrive. */
export function joinQueue(loaded: Queue): void {
  queue = loaded
  tellJoined(loaded)
}

/**
 * Sends what a person wrote. Without a connection it is kept in this browser and sent in its turn: under the same key,
 * so that it is done once even where the answer alone was lost. Throws `ApiError` where it was refused, or can be kept
 * nowhere.
 */
export async function sendOrKeep<T>(item: NewWaiting & { request: WaitingCall }): Promise<T | Kept> {
  const idempotencyKey = newKey()
  if (isBehind()) return keep(item, idempotencyKey)
  const { method, path, body } = item.request
  const photos = waitingPhotos(attachmentsOf(item.request))
  try {
    const there = photos.length > 0 ? await queueSoon() : null
    const whole = there ? await there.sendPhotos(body, idempotencyKey) : body
    const answer = await request(method, path, whole, { idempotencyKey })
    await there?.dropPhotos(photos)
    return (answer.status === NO_CONTENT ? {} : await answer.json()) as T
  } catch (error) {
    return keep(item, idempotencyKey, error)
  }
}

/** The same for what has its own way of being sent. */
export async function tryOrKeep<T>(item: NewWaiting, send: () => Promise<T>): Promise<T | Kept> {
  if (isBehind()) return keep(item, newKey())
  return send().catch((error: unknown) => keep(item, newKey(), error))
}

async function keep(item: NewWaiting, key: string, error?: unknown): Promise<Kept> {
  // An answer, even a refusal, is no reason to keep anything.
  if (error !== undefined && !(error instanceof ApiError && error.status === 0)) throw error
  if (!queue) throw error
  await queue.add(item, key).catch((cause: unknown) => {
    throw error ?? cause
  })
  return { kept: true }
}

/** While anything waits, what is written next goes behind it. */
function isBehind(): boolean {
  return waitingCount() > 0
}

/** How much of the signed-in user's waits to be sent. */
export function waitingCount(): number {
  return queue?.count() ?? 0
}

/** Deletes what waits of the signed-in user: part of signing out, who was asked first. */
export async function dropWaiting(): Promise<void> {
  await queue?.dropAll().catch(() => undefined)
}

/** How long is waited for the queue, which comes a moment after the screen: without a connection it may not come. */
const JOINS_WITHIN_MS = 5_000

function queueSoon(): Promise<Queue | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), JOINS_WITHIN_MS))
  return Promise.race([joined, late])
}

/** Keeps a photo in this browser until its entry is sent, and gives the id that it has here; null where it cannot. */
export async function keepPhoto(file: Blob): Promise<string | null> {
  const there = await queueSoon()
  return there?.addPhoto(file).catch(() => null) ?? null
}

/** A photo that waits in this browser. A draft's is asked for before the queue is there. */
export async function keptPhoto(id: string): Promise<Blob | null> {
  return (await joined).readPhoto(id).catch(() => null)
}

/** Deletes photos that wait in this browser. */
export async function dropPhotos(ids: readonly string[]): Promise<void> {
  await queue?.dropPhotos(ids).catch(() => undefined)
}

function newKey(): string {
  return OFFLINE_KEY + randomHex()
}
