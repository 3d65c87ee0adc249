import 'server-only'
import type { Middleware } from '@anthropic-ai/sdk'

/** Bounds a call in time. `signal` aborts when the caller leaves, the call takes too long or is silent too long. */
type Watch = {
  signal: AbortSignal
  /** Silence counts from now on. */
  listen(): void
  /** Silence does not count: it is the reader who is slow. */
  rest(): void
  /** Ends the watch, and whatever still hangs on its signal. */
  stop(): void
}

/** Starts to watch a call. Times in milliseconds. */
export function startWatch(caller: AbortSignal, timeoutMs: number, idleMs: number): Watch {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const overall = setTimeout(abort, timeoutMs)
  let idle: NodeJS.Timeout | undefined

  function rest() {
    clearTimeout(idle)
  }

  function listen() {
    rest()
    idle = setTimeout(abort, idleMs)
  }

  caller.addEventListener('abort', abort, { once: true })
  if (caller.aborted) abort()

  return {
    signal: controller.signal,
    listen,
    rest,
    stop() {
      rest()
      clearTimeout(overall)
      caller.removeEventListener('abort', abort)
      abort()
    },
  }
}

/** Counts silence within each attempt of a call, and not while the SDK waits before the next one. */
export function watchAttempts(watch: Watch, onAttempt: () => void = () => {}): Middleware {
  return async (request, next) => {
    onAttempt()
    watch.listen()
    let isAnswered = false
    try {
      const response = await next(request)
      isAnswered = response.ok
      return response
    } finally {
      if (!isAnswered) watch.rest()
    }
  }
}
