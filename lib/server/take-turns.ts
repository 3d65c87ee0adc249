import 'server-only'
import { setImmediate } from 'node:timers'

/** For how long work may hold one round of the event loop: what a person notices is far longer. */
const AT_A_STRETCH_MS = 8

/** Of so many pieces of work that wait, one goes on in a round of the event loop: the last waits for that many rounds. */
const IN_LINE = 16

/** Work that waits to go on, in the order it came. */
const waiting: (() => void)[] = []
/** How many of them the coming round lets on. */
let due = 0

/** When the work of this round of the event loop began, null before it has. */
let since: number | null = null

/**
 * Waits for everyone else's turn. Few pieces of work go on in one round of the event loop, and what came over the network
 * meanwhile is heard in between: all in one, the pieces of fifty replies would hold up the words of each.
 */
export function aTurn(): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn)
    letOn()
  })
}

function letOn(): void {
  for (; due < Math.ceil(waiting.length / IN_LINE); due++) setImmediate(letOneOn)
}

function letOneOn(): void {
  due--
  since = performance.now()
  waiting.shift()?.()
  letOn()
}

/** Whether this round of the event loop has had its share of long work, whosever it was. */
function isSpent(): boolean {
  if (since !== null) return performance.now() - since >= AT_A_STRETCH_MS
  since = performance.now()
  setImmediate(() => {
    since = null
  })
  return false
}

/** For long work to call between its steps: waits for everyone else's turn, where long work has held the event loop for a while. */
export async function pause(): Promise<void> {
  if (isSpent()) await aTurn()
}

/** Work that is written as steps, done without a pause. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Work that is written as steps, with a turn for everyone else whenever long work has held the event loop for a while.
 * Between turns it waits for nothing: each `await` would let in other long work, and short work would come last of all.
 */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    if (isSpent()) await aTurn()
    const step = steps.next()
    if (step.done) return step.value
  }
}
