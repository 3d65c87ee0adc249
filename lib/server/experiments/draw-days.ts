import 'server-only'

/** In each fortnight every weekday is on once and off once. */
const WEEK = 7
const FORTNIGHT = 2 * WEEK

/**
 * Which days are on, drawn by the seed: the same seed draws the same days. Each fortnight is a block in which chance says
 * for every weekday which of its two days is on, three or four of them in the first week; what is left is one block with
 * half of its days on. Weekdays and slow changes therefore fall on both sides alike.
 */
export function drawDays(length: number, seed: number): boolean[] {
  const chance = chanceOf(seed)
  const days: boolean[] = []
  while (length - days.length >= FORTNIGHT) {
    const first = withHalfOn(WEEK, chance)
    days.push(...first, ...first.map((on) => !on))
  }
  return [...days, ...withHalfOn(length - days.length, chance)]
}

/** Half of some days on, by chance; of an odd number chance says which half is the larger. */
function withHalfOn(length: number, chance: () => number): boolean[] {
  const isOdd = length % 2 === 1
  const on = Math.floor(length / 2) + (isOdd && chance() < 0.5 ? 1 : 0)
  const days = Array.from({ length }, (_, at) => at < on)
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    const held = days[at] as boolean
    days[at] = days[other] as boolean
    days[other] = held
  }
  return days
}

/** A repeatable stream of numbers from 0 up to 1 (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
