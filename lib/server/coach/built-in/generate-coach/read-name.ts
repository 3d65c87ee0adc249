import 'server-only'
import { colours } from './colours'
import { crafts } from './crafts'
import type { Colour, Figure } from './figure'
import { nature } from './nature'
import { people } from './people'

/** What a coach's name says about the coach. */
export type Reading = {
  /** The figure that leads, and one that lends it a trait; none where the name calls nothing up. */
  figure: Figure | undefined
  second: Figure | undefined
  colours: Colour[]
}

export const figures: readonly Figure[] = [...people, ...nature, ...crafts]

const figureOf = indexByWord(figures)
const colourOf = indexByWord(colours)
const endings = /^(?:y|er|ers|ist|ing|ian|man|woman|boy|girl|mind|soul)$/
/** So many coaches are called "Coach …" that the word speaks only where no other does. */
const plainCoach = figureOf.get('coach')

/**
 * Reads a name's words. The last figure leads, as the last noun of a compound does: an Iron Nan is a nan, with iron in
 * her.
 */
export function readName(name: string): Reading {
  const words = wordsOf(name)
  const found = new Set(words.map(findFigure).filter((figure) => figure !== undefined))
  if (found.size > 1 && plainCoach) found.delete(plainCoach)
  const [figure, second] = [...found].toReversed()
  const shades = words.map((word) => colourOf.get(word)).filter((colour) => colour !== undefined)
  return { figure, second, colours: [...new Set(shades)] }
}

/** The words of a name in lower case, without accents: "CoachIron" is two. */
function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

/** The figure of a word, of its singular, or of the longest known word at its start or end ("Ironheart"). */
function findFigure(word: string): Figure | undefined {
  const known = figureOf.get(word) ?? figureOf.get(word.replace(/s$/, ''))
  if (known || colourOf.has(word)) return known
  const parts = [...figureOf.keys()].filter((part) => isPart(part, word))
  const longest = parts.sort((one, other) => other.length - one.length)[0]
  return longest === undefined ? undefined : figureOf.get(longest)
}

/** Not every "love" in a name is one: what is left over must be a word or an ending, or the part a long one. */
function isPart(part: string, word: string): boolean {
  if (part.length < 4 || part === word) return false
  const rest = word.startsWith(part) ? word.slice(part.length) : word.endsWith(part) ? word.slice(0, -part.length) : ''
  if (rest === '') return false
  return figureOf.has(rest) || colourOf.has(rest) || endings.test(rest) || (part.length >= 5 && rest.length >= 4)
}

function indexByWord<T extends { words: readonly string[] }>(list: readonly T[]): Map<string, T> {
  return new Map(list.flatMap((item) => item.words.map((word) => [word, item] as const)))
}
