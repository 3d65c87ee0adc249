import 'server-only'

/**
 * Time on a clock with the given power after a share u of the horizon: u^power up to the target date, so that every
 * clock reads 1 there, and straight on after it, a fading one at its faded pace.
 */
export function clockTime(share: number, power: number): number {
  return share <= 1 ? Math.max(0, share) ** power : 1 + (share - 1) * Math.min(power, 1)
}
