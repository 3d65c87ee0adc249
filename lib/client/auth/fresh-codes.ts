import { useSyncExternalStore } from 'react'

const KEY = 'recovery-codes'

type FreshCodes = { userId: string; codes: readonly string[] }

// In the tab's own storage, so that a reload does not lose them, and never in that of the browser: what is told once
// must not lie about. Undefined until the storage was looked at.
let fresh: FreshCodes | null | undefined

/** Keeps the codes that signup told until the screen that shows them is left. */
export function keepFreshCodes(userId: string, codes: readonly string[]): void {
  fresh = { userId, codes }
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(fresh)))
}

export function forgetFreshCodes(): void {
  fresh = null
  withStorage((storage) => storage.removeItem(KEY))
}

/** The codes that this tab's signup told the user, or null. */
export function useFreshCodes(userId: string): readonly string[] | null {
  const kept = useSyncExternalStore(subscribe, readFreshCodes, () => null)
  return kept?.userId === userId ? kept.codes : null
}

function readFreshCodes(): FreshCodes | null {
  if (fresh === undefined) {
    fresh = withStorage((storage) => JSON.parse(storage.getItem(KEY) ?? 'null') as FreshCodes | null) ?? null
  }
  return fresh
}

/** They are kept before the screen that shows them is there, and forgotten as it is left. */
function subscribe(): () => void {
  return () => undefined
}

/** Storage can be blocked or hold nonsense: the codes are then in memory alone. */
function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
