const PREFIX = 'draft:'
const SAVE_AFTER = 300

export type Draft<T> = {
  read: () => T | null
  /** Saved a moment after the last call, and at once when the page is left. */
  save: (value: T) => void
  /** Saves at once what is still to be saved. */
  flush: () => void
  clear: () => void
}

/** Removes every draft of this browser and every note of this tab: part of logging out. */
export function clearDrafts(): void {
  for (const storage of [ofBrowser, ofTab]) {
    withStorage((kept) => {
      for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
    }, storage)
  }
}

/** Leaves something for the next page of this tab. */
export function leaveNote(name: string, value: unknown): void {
  withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(value)), ofTab)
}

/** What the page before has left, told once. */
export function takeNote<T>(name: string): T | null {
  const note = withStorage((storage) => {
    const kept = storage.getItem(PREFIX + name)
    storage.removeItem(PREFIX + name)
    return parse<T>(kept)
  }, ofTab)
  return note ?? null
}

const ofBrowser = () => localStorage
const ofTab = () => sessionStorage

/** A draft under `name`, which begins with its owner's id. Without a name (nobody is known yet) it keeps nothing. */
export function createDraft<T>(name: string | undefined): Draft<T> {
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
function withStorage<R>(use: (storage: Storage) => R, storage = ofBrowser): R | undefined {
  try {
    return use(storage())
  } catch {
    return undefined
  }
}
