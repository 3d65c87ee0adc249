import 'server-only'
import { log } from '@/lib/server/log'
import { isStopping } from '@/lib/server/stopping'

/** Between looks where nothing waits, between goes where something does, and after one that failed. */
const IDLE_MS = 1_000
const BETWEEN_MS = 5
const FAILED_MS = 10_000

/**
 * Indexes what waits for it, a little at a time and as long as the process lives: what was stored before there was an
 * index, imports, and what nobody has asked for since it was written. A stop or a crash loses nothing: what is not
 * indexed still waits.
 */
export function startIndexing(): void {
  async function look(): Promise<void> {
    if (isStopping()) return
    later(await next())
  }
  function later(ms: number): void {
    setTimeout(() => void look(), ms).unref()
  }
  later(IDLE_MS)
}

let isChecked = false

async function checkOnce(): Promise<void> {
  if (isChecked) return
  const { sayIfNarrow } = await import('./say-if-narrow')
  await sayIfNarrow()
  isChecked = true
}

async function next(): Promise<number> {
  try {
    // Not needed for a server to answer, so not loaded before it does.
    await checkOnce()
    const { indexSome } = await import('./index-waiting')
    return (await indexSome()) > 0 ? BETWEEN_MS : IDLE_MS
  } catch (error) {
    log.warn({ err: error }, 'the text index fell behind')
    return FAILED_MS
  }
}
