import 'server-only'
import type { GoalSize } from './size'
import { factorFor, isMeasure, singular } from './units'

const SKIP =
  /^(?:more|another|additional|extra|further|new|whole|full|entire|good|great|long|short|easy|hard|solid|different|big|small|little|tough|of|the|my|these|those|our|its|all|planned|such|complete|total|proper|real|cold|french|spanish|german|clean)$/

const ENDS =
  /^(?:so|in|done|finished|complete|completed|read|written|saved|now|already|today|yesterday|this|that|and|on|for|at|by|to|is|are|was|were|out|it|them|as|with|from|last|after|before|since|again|too|yet|ones?|left|altogether|total|hang|stand|lie|exist|live|float|down|up|behind|away|aside|then|i|we|or|if|when|while|during|into|over|under|via|because|but|here|there|fully|all|still|down|off|tonight|together|back|towards?|which|myself|me|overall|went|goes|came|landed|arrived|each|worth|deeper|further|remaining|paid|instead|rather|than|though|just|only|successfully|finally|owed|owing|outstanding|missing|open|undone|short|total|put|set|known|kept|gone|sent|sold|cold|solid|held|built|won|made|done|clear|really|honestly|actually|max|tops|laid|dug|hung|sown|sewn|cut|knit|drawn|taken|seen|eaten|drunk|thrown|bound|spun|intact|standing|alive|usable|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|[a-z]{2,}ed|even|outside|inside|near|around|across|between|through|within|along|among|without|until|till|except|beside|off|late|early|straight|before|earlier|later|ago|once|twice|easy|easily|quickly|already|right|who|that|where|but|so|plus|line|mark|barrier|threshold|un[a-z]{3,})$/

export type Amount = {
  amount: number
  size: GoalSize | null
  word: string
  isBare: boolean
  at: number
  length: number
}

/** The counted amounts of a clause, each matched with the goal's size that it counts towards. */
export function amountsIn(text: string, sizes: GoalSize[]): Amount[] {
  const amounts: Amount[] = []
  for (const found of text.matchAll(/([€$£])?\s?(?<![\d./-])(\d+(?:\.\d+)?)(?![\d/]|th\b|%)(\s?[€$£])?/g)) {
    const sign = found[1] ?? found[3]?.trim()
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 80)
    const unit = sign ? { word: sign, isBare: false } : unitAfter(after, sizes)
    const size = unit.isBare
      ? bareSize(Number(found[2]), sizes)
      : (sizes.find((one) => factorFor(one, unit.word) !== null) ?? unnamedLevel(unit.word, sizes))
    const factor = size && !unit.isBare ? (factorFor(size, unit.word) ?? 1) : 1
    amounts.push({
      amount: Number(found[2]) * factor,
      size,
      word: unit.word,
      isBare: unit.isBare,
      at: found.index,
      length: found[0].length,
    })
  }
  return amounts
}

/** "72 bpm" of a pulse that is to come from 80 to 60, where the goal names no unit. */
function unnamedLevel(word: string, sizes: GoalSize[]): GoalSize | null {
  const level = sizes[0]
  return level?.from !== undefined &&
    !level.word &&
    !isMeasure(word) &&
    /^(?:bpm|beats?|points?|units?|mg|mmol|elo|kcal|percent)$/.test(word)
    ? level
    : null
}

/** What a number without a unit counts: the first size that it fits into. */
function bareSize(amount: number, sizes: GoalSize[]): GoalSize | null {
  return sizes.find((one) => one.from !== undefined || amount <= one.amount * 1.5) ?? sizes[0] ?? null
}

function unitAfter(after: string, sizes: GoalSize[]): { word: string; isBare: boolean } {
  let first = ''
  for (const raw of after.replace(/^-/, ' ').trim().split(/\s+/).slice(0, 5)) {
    if (raw.startsWith('(')) break
    const word = raw.toLowerCase().replace(/[^a-z€$£à-ÿ'-]/g, '')
    if (!word || (ENDS.test(word) && !first)) break
    if (SKIP.test(word)) {
      if (/[.,;:!?)]$/.test(raw)) break
      continue
    }
    const head = word.split('-')[0] ?? word
    const match = [word, head].find((one) => sizes.some((size) => factorFor(size, one) !== null))
    if (match) return { word: match, isBare: false }
    if (isMeasure(word)) return { word, isBare: false }
    if (ENDS.test(word)) break
    first ||= word
    if (/[.,;:!?)]$/.test(raw)) break
  }
  return first ? { word: first, isBare: false } : { word: '', isBare: true }
}

/** What follows a number that counts, and so says no place: "lesson took 40 minutes". */
export const COUNTING = ' (?:km|kilom|k\\b|miles?|minutes?|min\\b|hours?|euros?|dollars?|words?|pages?|kg|€|more|times)'
const AT_A_PLACE = new RegExp(
  `\\b([a-z]+) (?:#|no\\.? |number )?(\\d+)(?:(?:-| to | through |, | and | & |, and )(\\d+))*\\b(?!\\d| ?(?:%|/)|${COUNTING})`,
  'g',
)

/** "chapter 3" is a place, not a count: the index reader has it. */
export function withoutIndexes(text: string, sizes: GoalSize[]): string {
  return text.replace(AT_A_PLACE, (words, noun: string) => (isIndexNoun(noun, sizes) ? noun : words))
}

export function isIndexNoun(noun: string, sizes: GoalSize[]): boolean {
  if (sizes.some((size) => !['money', 'weight'].includes(size.family) && factorFor(size, noun) !== null)) return true
  return /^(?:chapter|book|page|lesson|module|week|day|step|part|unit|session|section|level|draft|phase|milestone|kilomet(?:er|re)|km|mile|exercise|video|lecture|assignment|month|class|workout|volume|scene|draft|video|task|round|episode|course|stage|point|item)$/.test(
    singular(noun),
  )
}
