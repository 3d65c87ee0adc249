import { putUnsent, readUnsent, removeUnsent, type UnsentDeletion } from './deletion-store'

/** Keeps a deletion over a browser that is killed before its call; gives what lets go of it, once it is sent or undone. */
export function keepUnsent(deletion: UnsentDeletion): () => void {
  const kept = putUnsent(deletion).catch(() => undefined)
  const letGo = holdLock(deletion.id)
  return () => {
    // In their order: what is let go of at once is not to be kept after all.
    kept.then(() => removeUnsent(deletion.id)).catch(() => undefined)
    letGo()
  }
}

/**
 * Sends what a browser that was killed had not sent; `send` tells whether that is settled, else it is kept. What another
 * window may still undo is left to it: it holds a lock for as long as it lives.
 */
export async function sendUnsent(send: (deletion: UnsentDeletion) => Promise<boolean>): Promise<void> {
  const waiting = await readUnsent()
  await Promise.all(
    waiting.map((deletion) =>
      whereFree(deletion.id, async () => {
        if (await send(deletion)) await removeUnsent(deletion.id)
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
