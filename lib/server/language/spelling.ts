import 'server-only'

/** In a shorter word only two letters in each other's place are a slip: others are as near to many words. */
const LEAST = 5
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a word is another with two letters swapped, one missing or one too many. */
export function isSlip(typed: string, meant: string): boolean {
  const less = typed.length - meant.length
  if (less < -1 || less > 1 || typed === meant) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const [rest, right] = [typed.slice(at), meant.slice(at)]
  const isSwap = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)
  if (less === 0) return isSwap
  // The first letter is hardly ever missed, and short words are near to many.
  if (at === 0 || Math.min(typed.length, meant.length) < LEAST) return false
  // A plural is no slip.
  if (less === 1 && rest === 's') return false
  return less === 1 ? rest.slice(1) === right : right !== 's' && right.slice(1) === rest
}

/** Every word that is one slip away from a typed one; the first letter stands. */
export function slipsOf(typed: string): string[] {
  const found = new Set<string>()
  for (let at = 1; at <= typed.length; at++) {
    const [head, rest] = [typed.slice(0, at), typed.slice(at)]
    if (rest) found.add(head + rest.slice(1))
    if (rest.length > 1) found.add(head + (rest[1] ?? '') + (rest[0] ?? '') + rest.slice(2))
    for (const letter of LETTERS) found.add(head + letter + rest)
  }
  found.delete(typed)
  return [...found]
}
