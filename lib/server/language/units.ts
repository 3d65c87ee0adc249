import 'server-only'
import { stemOf } from './stem'

/** A unit, how many of its family's base it holds, and the words it goes by. */
const MEASURES: readonly [family: string, unit: string, size: number, words: string][] = [
  ['length', 'km', 1_000, 'km kms kilometre kilometer k'],
  ['length', 'mile', 1_609.344, 'mile mi'],
  ['length', 'm', 1, 'metre meter'],
  ['length', 'cm', 0.01, 'cm centimetre centimeter'],
  ['length', 'mm', 0.001, 'mm millimetre millimeter'],
  ['length', 'foot', 0.3048, 'foot feet ft'],
  ['length', 'inch', 0.0254, 'inch inches'],
  ['length', 'yard', 0.9144, 'yard yd'],
  ['weight', 'kg', 1, 'kg kgs kilo kilogram kilogramme'],
  ['weight', 'g', 0.001, 'g gram gramme'],
  ['weight', 'lb', 0.45359237, 'lb lbs'],
  ['weight', 'stone', 6.35029318, 'stone st'],
  ['weight', 'ounce', 0.0283495, 'ounce oz'],
  ['weight', 'tonne', 1_000, 'tonne ton'],
  ['volume', 'litre', 1, 'litre liter l'],
  ['volume', 'ml', 0.001, 'ml millilitre milliliter'],
  ['volume', 'pint', 0.568, 'pint'],
  ['time', 's', 1, 's sec second'],
  ['time', 'min', 60, 'min minute'],
  ['time', 'h', 3_600, 'h hr hrs hour'],
  ['time', 'day', 86_400, 'day'],
  ['time', 'week', 604_800, 'week wk wks'],
  ['time', 'fortnight', 1_209_600, 'fortnight'],
  ['time', 'month', 2_629_746, 'month'],
  ['time', 'year', 31_556_952, 'year yr yrs'],
  ['£', '£', 1, '£ quid gbp'],
  ['$', '$', 1, '$ dollar usd buck'],
  ['€', '€', 1, '€ euro eur'],
  ['energy', 'kcal', 1, 'kcal calorie cal'],
  ['share', 'percent', 1, '% percent percentage pct'],
]

/** Words that count the same thing; the first is the unit. */
const KINDS = [
  'book novel audiobook paperback',
  'page pp pg',
  'chapter chap',
  'word',
  'session workout training class',
  'lesson module unit lecture',
  'application',
  'client customer',
  'post article',
  'song track tune',
  'follower subscriber',
  'push-up pushup press-up',
  'pull-up pullup chin-up',
  'sit-up situp',
  'length lap',
  'step',
  'rep',
  'character kanji',
  'video',
  'photo photograph picture',
  'recipe dish meal',
  'room',
  'box',
  'city',
  'story',
  'country',
  'scarf',
  'shelf',
  'person people',
  'child children kid',
]

/** Money whose currency nobody names. */
const ANY_MONEY = 'money'
/** "Pound" is a weight and a sum of money: each takes it for its own. */
const POUND = 'pound'

const byWord = new Map<string, string>()
const sizes = new Map<string, { family: string; size: number }>()
for (const [family, unit, size, words] of MEASURES) {
  sizes.set(unit, { family, size })
  for (const word of words.split(' ')) byWord.set(word, unit)
}
for (const line of KINDS) {
  const [unit = '', ...words] = line.split(' ')
  for (const word of [unit, ...words]) if (!byWord.has(word)) byWord.set(word, unit)
}

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
