import 'server-only'
import { graveNotions } from './grave'
import { ordinaryNotions } from './ordinary'

/** A notion at the number of the word where it begins. */
export type Found = { at: number; notion: string }

type Phrase = { rest: string[]; notion: string }

const whole = new Map<string, string[]>()
const begun = new Map<string, string[]>()
const phrases = new Map<string, Phrase[]>()
for (const [notion, entries] of Object.entries({ ...graveNotions, ...ordinaryNotions }))
  for (const entry of entries.split(' ')) {
    const [first = '', ...rest] = entry.split('_')
    if (rest.length) phrases.set(first, [...(phrases.get(first) ?? []), { rest, notion }])
    else if (first.endsWith('*')) begun.set(first.slice(0, -1), [...(begun.get(first.slice(0, -1)) ?? []), notion])
    else whole.set(first, [...(whole.get(first) ?? []), notion])
  }
const lengths = [...new Set([...begun.keys()].map((start) => start.length))]

/** The notions of a text's words, in their order. Linear: each word is looked up, however many notions there are. */
export function notionsOf(words: string[]): Found[] {
  return words.flatMap((word, at) => {
    const found = [
      ...(whole.get(word) ?? []),
      ...lengths.flatMap((length) => (word.length >= length ? (begun.get(word.slice(0, length)) ?? []) : [])),
      ...(phrases.get(word) ?? [])
        .filter(({ rest }) => rest.every((next, by) => words[at + 1 + by] === next))
        .map(({ notion }) => notion),
    ]
    return [...new Set(found)].map((notion) => ({ at, notion }))
  })
}
