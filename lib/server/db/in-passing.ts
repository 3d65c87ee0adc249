import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/server/log'

/** Longer than a write takes that waits for no other process, on a slow disk and a busy machine. */
const PATIENCE_MS = 500

/**
 * Lets a read write down what is not its answer, such as when a session was last seen. Where the write has to wait, for
 * another process's lock, the read goes on without it; a loss costs nobody anything: it is logged and no more.
 */
export async function inPassing(write: Promise<unknown>): Promise<void> {
  const written = write.catch((err: unknown) => log.warn({ err }, 'a read could not write what it noticed'))
  await Promise.race([written, sleep(PATIENCE_MS, undefined, { ref: false })])
}
