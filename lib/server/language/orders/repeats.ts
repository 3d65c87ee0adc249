import 'server-only'
import { addDays, dateIn, instantIn, weekdayOf } from '@/lib/contract/calendar'
import type { Repeat } from '@/lib/contract/repeat'
import { weekdayNamed } from '../calendar-names'
import { ordinalOf } from '../numbers'
import type { Token } from '../text'
import { timePattern, timeWords } from '../time-words'

/** How often: every so many weeks on these days, or on a day of each month. */
type Found = Partial<Repeat> & Pick<Repeat, 'frequency'> & { day?: number }
type Rule = [says: RegExp, means: (kept: Partial<Record<string, string>>) => Found | null]

const rule = (says: string, means: Rule[1]): Rule => [timePattern(`(?:${says})`), means]
const onDays = (days: readonly number[], interval = 1): Found => ({ frequency: 'WEEKLY', days: [...days], interval })
const WORKDAYS = [1, 2, 3, 4, 5]
const dayOfMonth = (word = ''): Found | null => {
  const day = ordinalOf(word)
  return day === null ? null : { frequency: 'MONTHLY', day }
}
/** Of how often it is the hour that a part of the day says. */
export const PART_OF_DAY = /^(?:morning|afternoon|evening|night)s?$/
const daysNamed = (words = ''): number[] => [
  ...new Set(words.split(' ').flatMap((word) => weekdayNamed(word) || weekdayNamed(word.replace(/s$/, '')) || [])),
]
const NEXT_DAY = '(?: (?:,|and|&|/|n))* '
const FREQUENCIES: readonly [words: RegExp, frequency: Repeat['frequency']][] = [
  [/^(?:week|fortnight)/, 'WEEKLY'],
  [/^month/, 'MONTHLY'],
]
const frequencyOf = (unit: string) => FREQUENCIES.find(([words]) => words.test(unit))?.[1] ?? 'DAILY'

const RULES: readonly Rule[] = [
  rule('(?:(?:every|each) )?(?:weekdays?|workdays|(?:working|work|week) days|mon?-fri?)', () => onDays(WORKDAYS)),
  rule('(?:(?:every|each) )?(?:monday|mon) (?:to|-|–|thru|through) (?:friday|fri)', () => onDays(WORKDAYS)),
  // "20th of every month", "every month on the 1st", "every 28th".
  rule('{dayOfMonth:day} (?:(?:of|on) )?(?:every|each) month', ({ day }) => dayOfMonth(day)),
  rule('(?<day>first|1st) of (?:the|each|every) month', ({ day }) => dayOfMonth(day)),
  rule('(?:every|each) {dayOfMonth:day} of (?:[^ ]+ )?month', ({ day }) => dayOfMonth(day)),
  rule('(?:every|each) {nth:day}(?! (?:{anyday}|{unit}|{partofday}|of)(?= |$))', ({ day }) => dayOfMonth(day)),
  rule('daily|nightly|!@({weekday}s?|{short})mornings|everyday', () => ({ frequency: 'DAILY' })),
  rule('(?<unit>week|fortnight|month)ly', ({ unit = '' }) => ({
    frequency: frequencyOf(unit),
    interval: unit === 'fortnight' ? 2 : 1,
  })),
  // "Every Monday and Thursday", "each day", "every 2 weeks", "every other day", "every single night".
  rule(`(?:{every}|@(once)a)(?: single)? (?<days>{anyday}(?:${NEXT_DAY}{anyday})*)`, ({ days }) =>
    onDays(daysNamed(days)),
  ),
  rule(
    '(?:{every}|@(once)a)(?: single)?(?: (?:(?<other>other|second|2nd|alternate)|{number:n}))? (?<unit>{unit}|{partofday}|{anyday})',
    ({ other, n, unit = '' }) => {
      const interval = other ? 2 : Number(n?.replace('~', '') ?? 1)
      if (!Number.isInteger(interval) || interval < 1 || interval >= 100 || /^(?:year|quarter)/.test(unit)) return null
      const day = other ? weekdayNamed(unit) : 0
      if (day > 0) return onDays([day], 2)
      return weekdayNamed(unit) > 0
        ? null
        : { frequency: frequencyOf(unit), interval: unit.startsWith('fortnight') ? 2 : interval }
    },
  ),
  // "Mon wed fri".
  rule(`(?<days>{anyday}(?:${NEXT_DAY}{anyday}){2,6})`, ({ days }) => onDays(daysNamed(days))),
  // "On Mondays and Thursdays".
  rule(`(?<days>{weekday}s(?:${NEXT_DAY}{weekday}s)*)`, ({ days }) => onDays(daysNamed(days))),
]

/** How often, and the tokens without the words that say so; `day` where it is one of the month. Null where nothing repeats. */
export function repeatIn(tokens: readonly Token[]): { rule: Repeat; rest: Token[]; day: number | null } | null {
  const text = timeWords(tokens)
  for (let at = 0, start = 0; at < tokens.length; at++, start = text.indexOf(' ', start) + 1) {
    const read = readAt(text, start)
    if (!read) continue
    const from = /^(?:on|once)$/.test(tokens[at - 1]?.word ?? '') ? at - 1 : at
    const to = at + read.words.length
    // A part of the day stays, for its hour: "every morning".
    const kept = tokens.slice(at, to).filter(({ word }) => /^(?:(?:morning|evening|night)s?|afternoon)$/.test(word))
    const rest = [...tokens.slice(0, from), ...kept, ...tokens.slice(to)]
    const { frequency, interval = 1, days = [], day = null } = read.found
    // "A weekly reminder on Sundays" says how often twice.
    const named = frequency === 'WEEKLY' && days.length === 0 ? repeatIn(rest) : null
    if (named && named.rule.days.length > 0) return { ...named, rule: { ...named.rule, interval } }
    return { rule: { frequency, interval, days: days.toSorted((a, b) => a - b), until: null, count: null }, rest, day }
  }
  return null
}

function readAt(text: string, start: number): { found: Found; words: string[] } | null {
  for (const [says, means] of RULES) {
    says.lastIndex = start
    const match = says.exec(text)
    const found = match && means(match.groups ?? {})
    if (found) return { found, words: match[0].split(' ') }
  }
  return null
}

/** The first time of a repeat at an hour, still to come; without an hour the first day, for the person to set it. */
export function firstTime(
  rule: Repeat,
  { day, time, monthday = null }: { day: string | null; time: string | null; monthday?: number | null },
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const today = dateIn(timeZone, now)
  const isDue = (date: string) =>
    monthday === null
      ? rule.days.length === 0 || rule.days.includes(weekdayOf(date))
      : Number(date.slice(8)) === monthday
  const most = monthday === null ? 8 : 62
  for (let date = day ?? today, left = most; ; date = addDays(date, 1), left--) {
    if (!isDue(date) && left > 0) continue
    if (time === null) return date
    const at = instantIn(timeZone, date, time)
    if (at > now || left === 0) return at.toISOString()
  }
}
