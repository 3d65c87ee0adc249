import 'server-only'
import { stemOf } from './stem'
import known from './units.json'

/** Money whose currency nobody names. */
const ANY_MONEY = 'money'
/** "Pound" is a weight and a sum of money: each takes it for its own. */
const POUND = 'pound'

/** A unit, how many of its family's base it holds, and the words it goes by. */
const measures = known.measures as [family: string, unit: string, size: number, words: string][]
const sizes = new Map(measures.map(([family, unit, size]) => [unit, { family, size }]))
const measured = measures.map(([, unit, , words]) => [unit, words] as const)
/** Of words that count the same thing the first is the unit. */
const counted = known.kinds.map((words) => [words.split(' ')[0] ?? words, words] as const)
const byWord = new Map(
  [...counted, ...measured].flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const NO_PLURAL = /(?:ss|us|is|news|yes|this|has|was|does|gas|plus|always|perhaps|towards|besides)$/

/** The singular of a noun: books → book, stories → story, boxes → box, shelves → shelf; any other word as it is. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(word) || /(?:hero|potato|tomato|echo)es$/.test(word)) return word.slice(0, -2)
  if (/(?:shel|scar|loa|lea|hal|cal|wol|thie)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (/(?:kni|wi|li)ves$/.test(word)) return `${word.slice(0, -3)}fe`
  return word.slice(0, -1)
}

export function isPlural(word: string): boolean {
  return singularOf(word) !== word || ['people', 'children', 'men', 'women', 'feet', 'kana', 'kanji'].includes(word)
}

/** The one name of what a noun counts, in the singular: kilometres → km, novels → book, scarves → scarf. */
export function unitOf(word: string): string {
  return byWord.get(word) ?? byWord.get(singularOf(word)) ?? singularOf(word)
}

/** Whether a word is a unit that can be told without knowing what is spoken of: km, hour, book. */
export function isKnownUnit(word: string): boolean {
  return byWord.has(word) || byWord.has(singularOf(word)) || singularOf(word) === POUND
}

export function isTime(unit: string): boolean {
  return sizes.get(unit)?.family === 'time'
}

export function isWeight(unit: string): boolean {
  return sizes.get(unit)?.family === 'weight' || unit === POUND
}

export function isLength(unit: string): boolean {
  return sizes.get(unit)?.family === 'length'
}

export function isMoney(unit: string): boolean {
  return unit === '£' || unit === '$' || unit === '€' || unit === ANY_MONEY
}

/** Whether a unit measures rather than counts: a bare number beside it is not of it. */
export function isMeasured(unit: string): boolean {
  return sizes.has(unit) || unit === POUND
}

/** How many of `b` one of `a` is; null where they measure different things. Takes names as `unitOf` gives them, or words. */
export function sameUnit(a: string, b: string): { factor: number } | null {
  const from = unitOf(a)
  const to = unitOf(b)
  if (from === to) return { factor: 1 }
  if (from === ANY_MONEY || to === ANY_MONEY) {
    const other = from === ANY_MONEY ? to : from
    return isMoney(other) || other === POUND ? { factor: 1 } : null
  }
  if (from === POUND || to === POUND) {
    const other = from === POUND ? to : from
    if (other === '£') return { factor: 1 }
    const inPounds = sameUnit(other, 'lb')
    return inPounds ? { factor: from === POUND ? 1 / inPounds.factor : inPounds.factor } : null
  }
  const measured = sizes.get(from)
  const measure = sizes.get(to)
  if (measured && measure) return measured.family === measure.family ? { factor: measured.size / measure.size } : null
  return !measured && !measure && stemOf(from) === stemOf(to) ? { factor: 1 } : null
}
