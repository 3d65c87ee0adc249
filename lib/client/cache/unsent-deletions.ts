/** A deletion that was asked for and whose call may not have gone out yet. */
export type UnsentDeletion = { id: string; path: string }

const KEY = 'deletions-unsent'

/** Keeps a deletion over a browser that is killed before its call; gives what lets go of it, once it is sent or undone. */
export function keepUnsent(deletion: UnsentDeletion): () => void {
  write([...read().filter(({ id }) => id !== deletion.id), deletion])
  const letGo = holdLock(deletion.id)
  return () => {
    write(read().filter(({ id }) => id !== deletion.id))
    letGo()
  }
}

/**
 * Sends what a browser that was killed had not sent. What another window may still undo is left to it: it holds a lock
 * for as long as it lives.
 */
export async function sendUnsent(send: (deletion: UnsentDeletion) => Promise<void>): Promise<void> {
  await Promise.all(
    read().map((deletion) =>
      whereFree(deletion.id, async () => {
        await send(deletion)
        write(read().filter(({ id }) => id !== deletion.id))
      }),
    ),
  )
}

function holdLock(id: string): () => void {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  locks()?.request(lockOf(id), () => held)
  return letGo
}

async function whereFree(id: string, run: () => Promise<void>): Promise<void> {
  const known = locks()
  if (!known) return run()
  await known.request(lockOf(id), { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}

/** Only a safe context has them. */
function locks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

function lockOf(id: string): string {
  return `deletion ${id}`
}

function read(): UnsentDeletion[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as UnsentDeletion[]) : []
  } catch {
    return []
  }
}

function write(deletions: readonly UnsentDeletion[]): void {
  try {
    if (deletions.length > 0) localStorage.setItem(KEY, JSON.stringify(deletions))
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage a deletion lives as long as its page.
  }
}
