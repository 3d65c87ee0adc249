import { useSyncExternalStore } from 'react'
import { request } from '@/lib/client/http/api'
import { ApiError, errorSentence } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import { commonMessages } from '@/lib/contract/messages/common'
import { keepUnsent, sendUnsent } from './unsent-deletions'

export type Deletion = {
  id: string
  /** The address that DELETE is sent to. */
  path: string
  /** What the toast with Undo says: "Goal deleted". */
  title: string
  /** Title of the toast when the server would not delete it; it is back in its list by then. */
  failure: string
  /** Called once it is gone for good. */
  onDeleted: () => void
  /** Called once it is back in its list. */
  onBack?: () => void
}

const LEFT_BEHIND = 'deleted-on-leaving'

type Open = { dismiss: () => void; letGo: () => void }

// Kept outside React, so that Undo still works from the next screen.
const open = new Map<Deletion, Open>()
const running = new Set<Promise<void>>()
const listeners = new Set<() => void>()
const nothing: ReadonlySet<string> = new Set()
let hidden: ReadonlySet<string> | undefined

/**
 * Deletes something when its toast goes, unless Undo was pressed before. Until then nothing is sent and lists leave it
 * out; leaving the page counts as the toast going. What could not be deleted is back in its list.
 */
export function deleteWithUndo(deletion: Deletion): void {
  const { id, path, title } = deletion
  hide(id)
  const letGo = keepUnsent({ id, path })
  listenForLeaving()
  const dismiss = toast({
    title,
    action: { label: commonMessages.undo.label, hint: commonMessages.undo.hint, run: () => undo(deletion) },
    onGone: () => finish(deletion),
  })
  open.set(deletion, { dismiss, letGo })
}

/**
 * Makes what was deleted in a browser that was killed while its toast was there final. What the server cannot be asked now
 * waits for the next start, and lists leave it out until then.
 */
export function takeUpDeletions(): Promise<void> {
  return sendUnsent(async ({ id, path }) => {
    hide(id)
    const error = await callOf(path)
    if (error !== null && isForNow(error)) return false
    if (error !== null) show(id)
    return true
  })
}

/** Offline, signed out, too often, or a server at fault: the same call may be taken another time. */
function isForNow(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  const { status } = error
  return status === 0 || status === 401 || status === 429 || status >= 500
}

/** Makes every deletion final now. Settles when the server has answered them all. */
export async function settleDeletions(): Promise<void> {
  for (const { dismiss } of [...open.values()]) dismiss()
  await Promise.all(running)
}

/** The ids that lists leave out: of what is deleted, or may still be brought back by Undo. */
export function useDeletedIds(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, deletedIds, () => nothing)
}

function deletedIds(): ReadonlySet<string> {
  hidden ??= new Set(takeLeftBehind())
  return hidden
}

function undo(deletion: Deletion): void {
  open.get(deletion)?.letGo()
  if (!open.delete(deletion)) return
  show(deletion.id)
  deletion.onBack?.()
}

function finish(deletion: Deletion): void {
  const letGo = open.get(deletion)?.letGo
  if (!open.delete(deletion)) return
  const call = send(deletion).finally(() => {
    running.delete(call)
    letGo?.()
  })
  running.add(call)
}

async function send({ id, path, failure, onDeleted, onBack }: Deletion): Promise<void> {
  const error = await callOf(path)
  if (error === null) return onDeleted()
  show(id)
  onBack?.()
  leaveBehind([])
  toast({ title: failure, description: errorSentence(error), variant: 'destructive' })
}

/** Null once it is gone, else why it is not. Gone already, from another window, is what was asked for. */
async function callOf(path: string): Promise<unknown> {
  try {
    await request('DELETE', path, undefined, { keepalive: true })
    return null
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? null : error
  }
}

/** A phone says "hidden" and then nothing more: that is the last moment at which the call surely goes out. */
function listenForLeaving(): void {
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', leaveIfHidden)
}

function leaveIfHidden(): void {
  if (document.visibilityState === 'hidden') leave()
}

function leave(): void {
  window.removeEventListener('pagehide', leave)
  document.removeEventListener('visibilitychange', leaveIfHidden)
  if (open.size === 0) return
  leaveBehind([...open.keys()].map(({ id }) => id))
  settleDeletions()
}

/** A page that is loaded in this one's place may be rendered before the call has arrived: it leaves these out, too. */
function leaveBehind(ids: string[]): void {
  try {
    sessionStorage.setItem(LEFT_BEHIND, JSON.stringify(ids))
  } catch {
    // Without storage it may be seen once more after a reload.
  }
}

function takeLeftBehind(): string[] {
  try {
    const ids = sessionStorage.getItem(LEFT_BEHIND)
    sessionStorage.removeItem(LEFT_BEHIND)
    return ids ? (JSON.parse(ids) as string[]) : []
  } catch {
    return []
  }
}

function hide(id: string): void {
  publish(new Set(deletedIds()).add(id))
}

function show(id: string): void {
  publish(new Set([...deletedIds()].filter((one) => one !== id)))
}

function publish(next: ReadonlySet<string>): void {
  hidden = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
