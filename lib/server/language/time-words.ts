import 'server-only'
import { MONTHS, WEEKDAYS } from './calendar-names'
import type { Token } from './text'
import { wordSet, wordTable } from './word-table'
import words from './words.json'

const LISTS = wordTable<string>(words.times.lists)
/** What is written in several ways, under its one name. */
const NAMES = wordTable<string>(
  Object.fromEntries(
    Object.entries(words.times.names).flatMap(([name, ways]) => ways.split(' ').map((way) => [way, name])),
  ),
)
/** Short for a weekday, and a word or a name of its own: with a capital it is the weekday. */
const SHORT = wordSet(words.times.lists.short)
/** Names of months that are verbs or names too. */
const VERBS = wordSet(words.times.lists.verb)
const SITTING = new RegExp(`^saturday (?=(?:${LISTS.sitting?.replaceAll(' ', '|')}) )`)
const AS_IT_IS = /^\d{1,4}(?:[:.]\d\d|st|nd|rd|th)?$/

/**
 * Tokens as one text in which patterns of times are looked for: their words with a blank between two, each thing of the
 * calendar under its one name. A number in words, or with more than four digits, stands as `~12`.
 */
export function timeWords(tokens: readonly Token[]): string {
  const text = tokens.map(timeWord).join(' ')
  // "Sat for ten minutes": a sentence may begin with the verb.
  return tokens[0]?.word === 'sat' ? text.replace(SITTING, 'sat ') : text
}

function timeWord({ word, raw, kind, value }: Token): string {
  if (kind === 'number')
    return value === null || AS_IT_IS.test(word) ? word : `~${/^\d+\.\d+$/.test(word) ? word : value}`
  const isNamed = /^[A-Z]/.test(raw)
  if (isNamed && SHORT.has(word)) return WEEKDAYS.find((day) => day.startsWith(word)) ?? word
  return isNamed && VERBS.has(word) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : (NAMES[word] ?? word)
}

/**
 * A pattern of whole words of such a text, tried at one place: `{unit}` is a word of that list, `{unit:last}` the same
 * kept as `last`, `@(in|on)` a word that stands before.
 */
export function timePattern(source: string): RegExp {
  const whole = source
    .replaceAll(/(!?)@\(([^()]*)\)/g, (_, not: string, before: string) => `(?<${not || '='}(?:^| )(?:${before}) )`)
    .replaceAll(/\{([a-z]+)(?::([a-z]+))?\}/gi, (_, list: string, name?: string) => {
      const ways = LISTS[list]?.replaceAll(' ', '|')
      return name ? `(?<${name}>${ways})` : `(?:${ways})`
    })
  return new RegExp(`${whole}(?= |$)`, 'y')
}

/** The month that a word names, from 1 for January on. */
export function monthNamed(word: string): number {
  return MONTHS.findIndex((month) => month.slice(0, 3) === word.slice(0, 3).toLowerCase()) + 1
}
