import 'server-only'

/** Choices that look free and are not: the same seed always chooses the same. */
export type Chance = {
  /** 0 ≤ n < 1 */
  next(): number
  pick<T>(list: readonly T[]): T | undefined
  shuffled<T>(list: readonly T[]): T[]
}

/** A 32-bit FNV-1a hash. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A chain of choices from a seed (mulberry32). */
export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]
  const shuffled = <T>(list: readonly T[]) => {
    const mixed = [...list]
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1))
      const held = mixed[at] as T
      mixed[at] = mixed[other] as T
      mixed[other] = held
    }
    return mixed
  }
  return { next, pick, shuffled }
}
