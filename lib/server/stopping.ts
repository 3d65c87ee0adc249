import 'server-only'

type Stop = { isUnderWay: boolean; cuts: Set<() => void> }

const shared = globalThis as { apogeeStop?: Stop }

/** One for the process: what hears the signal and what answers requests are bundled apart. */
function stop(): Stop {
  shared.apogeeStop ??= { isUnderWay: false, cuts: new Set() }
  return shared.apogeeStop
}

/** From here on nothing new is begun. */
export function beginStop(): void {
  stop().isUnderWay = true
}

/** Whether this process has been told to end. */
export function isStopping(): boolean {
  return stop().isUnderWay
}

/** Ends what still runs by its `untilCut`. */
export function cutShort(): void {
  for (const cut of stop().cuts) cut()
}

/**
 * A signal that aborts when `signal` does, or when a stop can wait no longer. `release` lets go of both and must be
 * called at the end: `AbortSignal.any` would keep every signal that was ever joined to one that lives as long as the
 * process.
 */
export function untilCut(signal: AbortSignal): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const { cuts } = stop()
  cuts.add(abort)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return {
    signal: controller.signal,
    release() {
      cuts.delete(abort)
      signal.removeEventListener('abort', abort)
    },
  }
}
