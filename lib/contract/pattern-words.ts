import { counted } from './day-words'
import { DAYS_FOR_PATTERNS, HINT_SHARE } from './energy-rule'

export const NOTHING_SURE = 'Nothing goes with your energy so clearly that chance can be ruled out.'
export const NOT_CAUSE = 'What goes together need not cause each other: a test on yourself can tell.'

/** What stands before hints, and why they are no more. */
export function hintsCaveat(weighed: number): string {
  const chance = Math.max(1, Math.round(weighed * HINT_SHARE))
  return `These come nearest, and each may be chance: of ${weighed} words, weekdays and goals compared, about ${chance} would look like this by chance alone. A test on yourself can tell.`
}

/** What a test is about that comes from a word: the word itself is seldom a thing to do. */
export function testOfWord(word: string): string {
  return `Days with “${word}”: what of it could you do on one day and leave out on another?`
}

/** While there are too few days to tell; a screen shows it, a coach can tell. */
export function patternsToGo(days: number, tells = 'you see here'): string {
  const left = DAYS_FOR_PATTERNS - days
  return `Once you have written on ${DAYS_FOR_PATTERNS} days, ${tells} which words, weekdays and goals go with more or less energy. ${counted(left, 'day')} to go.`
}
