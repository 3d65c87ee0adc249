import 'server-only'
import { stemOf } from '../stem'
import type { Token } from '../text'

/** Words of asking and of the calendar, which are written in a hurry. */
const COMMON =
  `how when what where which who last first many much often times since left did have average energy longest highest
  lowest reminder reminders alerts milestone milestones progress target record streak goals weight journal entries
  monday tuesday wednesday thursday friday saturday sunday january february april august september october november
  december yesterday tomorrow weekend weekends month months spring summer autumn winter christmas easter`.split(/\s+/)
/** In a shorter word only two letters in each other's place are a slip: others are as near to many words. */
const LEAST = 5
const MOST = 20
/** The letters beside each on a keyboard. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Words by their first letters, which are hardly ever missed. */
export type WordList = ReadonlyMap<string, readonly string[]>

export function wordList(words: Iterable<string>): WordList {
  const list = new Map<string, string[]>()
  for (const word of new Set(words)) list.set(word[0] ?? '', [...(list.get(word[0] ?? '') ?? []), word])
  return list
}

const common = wordList(COMMON)

/** A token as it is meant, where one slip parts it from a word of those given or of asking. */
export function spelled(token: Token, own: WordList): Token {
  const { word, kind } = token
  if (kind !== 'word' || word.length < 3 || word.length > MOST) return token
  const near = [own, common].flatMap((list) => [word[0] ?? '', word[1] ?? ''].flatMap((one) => list.get(one) ?? []))
  const meant = near.includes(word) ? undefined : near.find((one) => isSlip(word, one))
  return meant === undefined ? token : { ...token, word: meant, stem: stemOf(meant) }
}

/** Whether a word is another with two letters swapped, one missing, one doubled or too many, or one beside the right key. */
export function isSlip(typed: string, meant: string): boolean {
  const less = typed.length - meant.length
  if (less < -1 || less > 1 || typed === meant) return false
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at++
  const [rest, right] = [typed.slice(at), meant.slice(at)]
  const isSwap = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2)
  if (less === 0 && isSwap) return true
  // The first letter is hardly ever missed, and short words are near to many.
  if (at === 0 || Math.min(typed.length, meant.length) < LEAST) return false
  if (less === 0) return rest.slice(1) === right.slice(1) && areNear(rest[0] ?? '', right[0] ?? '')
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
    for (const letter of ROWS.join('')) {
      found.add(head + letter + rest)
      if (rest && areNear(rest[0] ?? '', letter)) found.add(head + letter + rest.slice(1))
    }
  }
  found.delete(typed)
  return [...found]
}

function areNear(one: string, other: string): boolean {
  return ROWS.some((row, line) => {
    const at = row.indexOf(one)
    if (at < 0) return false
    return ROWS.some((next, below) => {
      const beside = next.indexOf(other)
      return beside >= 0 && Math.abs(line - below) <= 1 && Math.abs(at - beside) <= 1
    })
  })
}
