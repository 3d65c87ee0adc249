import 'server-only'
import { setImmediate } from 'node:timers/promises'

/** For how long a piece of work may hold the event loop: several at once must stay under what a person notices. */
const AT_A_STRETCH_MS = 8

/**
 * Makes a pause for long work to call between its steps: it waits only when the work has held the event loop for a
 * while, and then everyone else gets a turn.
 */
export function takeTurns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** Work that is written as steps, done without a pause. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Work that is written as steps, with a turn for everyone else whenever it has held the event loop for a while. Between
 * turns it waits for nothing: each `await` would let in other long work, and short work would come last of all.
 */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let since = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < AT_A_STRETCH_MS) continue
    await setImmediate()
    since = performance.now()
  }
}
