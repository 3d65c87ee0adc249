import type * as Argon2 from '@node-rs/argon2'

/** A hash costs 19 MiB and 18 ms on purpose, and a thousand accounts sign up in tests. Servers of their own keep its price. */
export function cheapened(real: typeof Argon2): typeof Argon2 {
  return { ...real, hash: (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 }) }
}
