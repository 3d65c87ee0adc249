import 'server-only'
import { readText } from '../text'
import { isMeasured, isPlural, unitOf } from '../units'
import { wordSet } from '../word-table'
import words from './words.json'

/** What is done at one go, or on one day: so many of them are no sum. */
export const AT_ONE_GO = wordSet(words.rhythmNoun.atOneGo)
/** What is done once each: a title that has so many of them has so many times. */
const TIMES = 'times'
const GOES = wordSet(words.rhythmNoun.goes)

/** Whether a word is of what is done once each. */
export function isGo(word: string): boolean {
  return GOES.has(unitOf(word))
}

/** What a rhythm's values count: its own unit, "glasses" of a title of 8 glasses a day, else "times". */
export function rhythmNoun({ title, unit }: { title: string; unit: string }): string {
  if (isPlural(unit.toLowerCase())) return unit
  for (const { tokens } of readText(title).sentences) {
    const figure = tokens.findIndex(({ value }) => value !== null && value > 1)
    const { word = '' } = tokens[figure + 1] ?? {}
    const isCounted = figure >= 0 && isPlural(word) && !isMeasured(unitOf(word)) && !isGo(word)
    if (isCounted) return word
  }
  return TIMES
}
