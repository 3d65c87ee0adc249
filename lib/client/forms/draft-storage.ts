const PREFIX = 'draft:'
const SAVE_AFTER = 300

export type Draft<T> = {
  read: () => T | null
  /** Saved a moment after the last call, and at once when the page is left. */
  save: (value: T) => void
  clear: () => void
}

/** Removes every draft of this browser: part of logging out. */
export function clearDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

/** A draft under `name`, which begins with its owner's id. Without a name (nobody is known yet) it keeps nothing. */
export function createDraft<T>(name: string | undefined): Draft<T> & { flush: () => void } {
  const storageKey = name && PREFIX + name
  let pending: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (!pending || !storageKey) return
    const { value } = pending
    pending = null
    withStorage((storage) => storage.setItem(storageKey, JSON.stringify(value)))
  }
  return {
    flush,
    read: () => (storageKey ? (withStorage((storage) => parse<T>(storage.getItem(storageKey))) ?? null) : null),
    save: (value) => {
      pending = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, SAVE_AFTER)
    },
    clear: () => {
      pending = null
      clearTimeout(timer)
      if (storageKey) withStorage((storage) => storage.removeItem(storageKey))
    },
  }
}

function parse<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}

/** Storage can be full, blocked or hold nonsense: a draft is a kindness, never a reason to fail. */
function withStorage<R>(use: (storage: Storage) => R): R | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
