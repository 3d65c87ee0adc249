import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { refreshRecord } from '@/lib/client/proposals/api'
import type { User } from '@/lib/contract/user'
import type { NewWaiting, Waiting, WaitingRequest } from './item'
import { joinQueue } from './keep'
import { attachmentsOf, newWaitingPhoto, waitingPhotos } from './photo-ids'
import { readPhoto, removePhotos, writePhoto } from './photo-store'
import { type Outcome, sendOne } from './send-one'
import { sendPhotos } from './send-photos'
import { readWaiting, removeWaiting, writeWaiting } from './store'

/** One name for the lock under which one tab sends, and for what the others are told by. */
const NAME = 'apogee-outbox'
/** As long as the server keeps what a queue's keys answered. */
const UNSENT_MS = 30 * 86_400_000

type Shown = { waiting: readonly Waiting[]; care: string | null }

let shown: Shown = { waiting: [], care: null }
const listeners = new Set<() => void>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
channel?.addEventListener('message', () => void reload())
let timer: ReturnType<typeof setTimeout> | undefined

/** From here on what cannot be sent is kept, and what was kept before is sent. Gives back what ends the sending. */
export function startOutbox(): () => void {
  joinQueue({
    add: addWaiting,
    count: () => shown.waiting.length,
    dropAll: dropAllWaiting,
    addPhoto,
    readPhoto: async (id) => (await readPhoto(id))?.file ?? null,
    dropPhotos: (ids) => removePhotos(({ id }) => ids.includes(id)),
    sendPhotos: (body, key) => sendPhotos(body, key, userId() ?? ''),
  })
  void sweepPhotos().catch(() => undefined)
  const send = () => void sendWaiting()
  window.addEventListener('online', send)
  send()
  return () => {
    window.removeEventListener('online', send)
    clearTimeout(timer)
  }
}

function userId(): string | undefined {
  return getQueryClient().getQueryData<User>(currentUserKey)?.id
}

/** What waits of the signed-in user, and words of help that came with what was sent. For `useSyncExternalStore`. */
export function shownOutbox(): Shown {
  return shown
}

export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Has the words of help be read. */
export function closeCare(): void {
  show({ ...shown, care: null })
}

function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Reads what waits of the signed-in user; nothing of anyone else's is ever looked at. */
async function reload(): Promise<readonly Waiting[]> {
  const id = userId()
  const waiting = (await readWaiting()).filter((item) => item.userId === id)
  show({ ...shown, waiting })
  return waiting
}

async function changed(): Promise<void> {
  await reload()
  channel?.postMessage(null)
}

/** Puts something behind what waits already. Throws where this browser keeps nothing. */
async function addWaiting(item: NewWaiting, key: string): Promise<void> {
  const id = userId()
  if (id === undefined) throw new Error('nobody is signed in')
  await writeWaiting({ ...item, key, userId: id, writtenAt: new Date().toISOString(), ifMatch: null, problem: null })
  await changed()
  const registration = await navigator.serviceWorker?.getRegistration()
  // Where the browser has it: it wakes the worker when the connection is back, though no tab is open.
  await (registration as SyncRegistration | undefined)?.sync?.register(NAME).catch(() => undefined)
  if (navigator.onLine) void sendWaiting()
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

async function addPhoto(file: Blob): Promise<string> {
  const of = userId()
  if (of === undefined) throw new Error('nobody is signed in')
  const id = newWaitingPhoto()
  await writePhoto({ id, userId: of, chosenAt: Date.now(), file })
  return id
}

/** Deletes what was chosen long ago for entries that were never sent off. */
async function sweepPhotos(): Promise<void> {
  const before = Date.now() - UNSENT_MS
  const named = (await readWaiting()).flatMap(({ request }) => attachmentsOf(request))
  await removePhotos(({ id, chosenAt }) => chosenAt < before && !named.includes(id))
}

/** Takes one off the queue for good, with its photos. */
export async function dropWaiting({ seq, request }: Waiting): Promise<void> {
  await removeWaiting([seq])
  await dropPhotosOf(request)
  await changed()
}

/** Where they cannot be removed now, the sweep finds them: that is no reason to send their entry twice. */
async function dropPhotosOf(request: object): Promise<void> {
  const photos = waitingPhotos(attachmentsOf(request))
  if (photos.length > 0) await removePhotos(({ id }) => photos.includes(id)).catch(() => undefined)
}

async function dropAllWaiting(): Promise<void> {
  await removeWaiting((await reload()).map(({ seq }) => seq))
  const of = userId()
  await removePhotos((photo) => photo.userId === of)
  await changed()
}

/** Sends one that was refused all the same: as the goal stands now, without a photo that was not taken. */
export async function sendAnyway({ seenProgress: _, problem, ...item }: Waiting): Promise<void> {
  const photo = problem?.photo
  const request = photo === undefined ? item.request : withoutPhoto(item.request, photo)
  await writeWaiting({ ...item, request, key: `${item.key}+`, ifMatch: null, problem: null })
  if (photo !== undefined) await removePhotos(({ id }) => id === photo).catch(() => undefined)
  await changed()
  await sendWaiting()
}

function withoutPhoto(request: WaitingRequest, photo: string): WaitingRequest {
  const attachments = attachmentsOf(request).filter((id) => id !== photo)
  return 'body' in request ? { ...request, body: { ...request.body, attachments } } : request
}

/** Sends what waits, in its order, from one tab at a time. What is refused stays, and what is about the same goal waits behind it. */
export async function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  if (!navigator.locks) return sendAll()
  await navigator.locks.request(NAME, sendAll)
}

async function sendAll(): Promise<void> {
  let sent = 0
  for (let next = await nextToSend(); next; next = await nextToSend()) {
    const outcome = await sendPinned(next)
    if (outcome.is === 'later') {
      timer = setTimeout(() => void sendWaiting(), outcome.inSeconds * 1000)
      break
    }
    if (outcome.is === 'refused') await writeWaiting({ ...next, ifMatch: null, problem: outcome.problem })
    else {
      sent++
      await removeWaiting([next.seq])
      await dropPhotosOf(next.request)
      await unpinRest(next.goalId)
      if (outcome.care) show({ ...shown, care: outcome.care })
    }
    await changed()
  }
  if (sent > 0) refreshRecord(getQueryClient())
}

/** The first that is not refused, nor about a goal of which something before it is. */
async function nextToSend(): Promise<Waiting | undefined> {
  const waiting = await reload()
  const held = waiting.flatMap(({ problem, goalId }) => (problem && goalId ? [goalId] : []))
  return waiting.find(({ problem, goalId }) => !problem && !held.includes(goalId ?? ''))
}

async function sendPinned(item: Waiting): Promise<Exclude<Outcome, { is: 'pinned' }>> {
  const outcome = await sendOne(item)
  if (outcome.is !== 'pinned') return outcome
  const pinned = { ...item, ifMatch: outcome.ifMatch }
  await writeWaiting(pinned)
  const second = await sendOne(pinned)
  if (second.is === 'pinned') throw new Error('what is pinned is pinned again')
  return second
}

/** What was just sent may have moved the goal: that is no news to what was written after it. */
async function unpinRest(goalId: string | null): Promise<void> {
  if (goalId === null) return
  for (const { seenProgress, ...item } of await reload()) {
    if (item.goalId === goalId && seenProgress !== undefined) await writeWaiting(item)
  }
}
