import { limits } from '@/lib/contract/limits'

/** From here on the input says how much room is left. */
const COUNTED_FROM = limits.message - 500

/** How many characters a message has by the server's count, and whether that is worth a word to its writer. */
export function measureMessage(text: string): { count: number; isLong: boolean; excess: number } {
  // A text has at most as many characters as code units: most are told to be short without counting.
  const count = text.length <= COUNTED_FROM ? text.length : [...text.trim()].length
  return { count, isLong: count > COUNTED_FROM, excess: Math.max(0, count - limits.message) }
}
