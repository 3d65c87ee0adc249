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
