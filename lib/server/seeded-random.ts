export type Random = {
  /** [0, 1) */
  uniform: () => number
  between: (low: number, high: number) => number
  pick: <Item>(items: Item[]) => Item
  /** Mean 0, deviation 1. */
  normal: () => number
  /** Mean 1. */
  exponential: () => number
}

/** A repeatable stream of random numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    pick: (items) => items[Math.floor(uniform() * items.length)] as (typeof items)[number],
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    exponential: () => -Math.log(1 - uniform()),
  }
}
