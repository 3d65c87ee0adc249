import 'server-only'
import type { Middleware } from '@anthropic-ai/sdk'
import { ModelFault } from './model-fault'

/** Bounds a call in time. `signal` aborts when the caller leaves, the call takes too long or is silent too long. */
type Watch = {
  signal: AbortSignal
  /** Silence counts from now on. */
  listen(): void
  /** Silence does not count: it is the reader who is slow. */
  rest(): void
  /** A byte has come: silence begins anew, where it counts. */
  hear(): void
  /** Ends the call after so long, however much comes. */
  endIn(ms: number): void
  /** Why the watch ended the call. */
  tooSlow(): ModelFault
  /** Ends the watch, and whatever still hangs on its signal. */
  stop(): void
}

/** Starts to watch a call. Times in milliseconds. */
export function startWatch(caller: AbortSignal, timeoutMs: number, idleMs: number): Watch {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let why = new ModelFault('unreachable', 'timed out', 'too slow')
  const giveUp = (words: string, ms: number) => () => {
    why = new ModelFault('unreachable', `timed out: ${words}`, 'too slow', Math.max(1, Math.round(ms / 1_000)))
    abort()
  }
  let overall = setTimeout(giveUp('not done in time', timeoutMs), timeoutMs)
  let idle: NodeJS.Timeout | undefined

  function rest() {
    clearTimeout(idle)
    idle = undefined
  }

  function listen() {
    rest()
    idle = setTimeout(giveUp('silent', idleMs), idleMs)
  }

  caller.addEventListener('abort', abort, { once: true })
  if (caller.aborted) abort()

  return {
    signal: controller.signal,
    listen,
    rest,
    hear() {
      idle?.refresh()
    },
    endIn(ms) {
      rest()
      clearTimeout(overall)
      overall = setTimeout(abort, ms)
    },
    tooSlow: () => why,
    stop() {
      rest()
      clearTimeout(overall)
      caller.removeEventListener('abort', abort)
      abort()
    },
  }
}

/** Counts silence within each attempt of a call, and not while the SDK waits before the next one. Any byte breaks it. */
export function watchAttempts(watch: Watch, onAttempt: () => void = () => {}): Middleware {
  return async (request, next) => {
    onAttempt()
    watch.listen()
    let isAnswered = false
    try {
      const response = await next(request)
      isAnswered = response.ok
      return isAnswered ? heard(response, watch) : response
    } finally {
      if (!isAnswered) watch.rest()
    }
  }
}

/** The SDK swallows pings and comments: they show in the bytes alone. */
function heard(response: Response, watch: Watch): Response {
  if (!response.body) return response
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        watch.hear()
        controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
