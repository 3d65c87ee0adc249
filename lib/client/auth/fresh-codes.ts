import { useSyncExternalStore } from 'react'

const KEY = 'recovery-codes'

/** `isOpen`: they lie open on the screen. After a reload they wait for a press, since the page came without them. */
type FreshCodes = { userId: string; codes: readonly string[]; isOpen: boolean }

// In the tab's own storage, so that a reload does not lose them, and never in that of the browser: what is told once
// must not lie about. Undefined until the storage was looked at.
let fresh: FreshCodes | null | undefined
const listeners = new Set<() => void>()

/** Keeps the codes that signup told until the screen that shows them is left. */
export function keepFreshCodes(userId: string, codes: readonly string[]): void {
  fresh = { userId, codes, isOpen: true }
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({ userId, codes })))
}

export function forgetFreshCodes(): void {
  fresh = null
  withStorage((storage) => storage.removeItem(KEY))
}

export function openFreshCodes(): void {
  if (!fresh) return
  fresh = { ...fresh, isOpen: true }
  for (const listener of listeners) listener()
}

/** The codes that this tab's signup told the user, or null. */
export function useFreshCodes(userId: string): FreshCodes | null {
  const kept = useSyncExternalStore(subscribe, readFreshCodes, () => null)
  return kept?.userId === userId ? kept : null
}

function readFreshCodes(): FreshCodes | null {
  if (fresh === undefined) {
    const stored = withStorage((storage) => JSON.parse(storage.getItem(KEY) ?? 'null') as FreshCodes | null)
    fresh = stored ? { ...stored, isOpen: false } : null
  }
  return fresh
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Storage can be blocked or hold nonsense: the codes are then in memory alone. */
function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
