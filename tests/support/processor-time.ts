import { expect } from 'vitest'

/** Too short to measure: what takes less is fast enough, whatever it grows by. */
const SLACK_MS = 40
const WATCHDOG_MS = 2_000
const ROUNDS = 5

type Run = (length: number) => unknown

/**
 * Expects the work on `2 × length` to take at most 2.5 times the processor time of the work on `length`, and less than
 * two seconds. The least of several rounds counts: what else the machine does can only add to it.
 */
export async function expectLinear(run: Run, length: number): Promise<void> {
  const [half, whole] = await leastTimes(run, [length, 2 * length])
  expect(whole).toBeLessThanOrEqual(2.5 * half + SLACK_MS)
  expect(whole).toBeLessThan(WATCHDOG_MS)
}

/** The rounds of the lengths take turns, so that a slow spell of the machine meets both. */
async function leastTimes(run: Run, lengths: [number, number]): Promise<[number, number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  await run(lengths[0])
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of [0, 1] as const) {
      const before = process.cpuUsage()
      await run(lengths[at])
      const { user, system } = process.cpuUsage(before)
      least[at] = Math.min(least[at], (user + system) / 1_000)
    }
    // It can only become less.
    if (least[1] <= SLACK_MS) break
  }
  return least
}
