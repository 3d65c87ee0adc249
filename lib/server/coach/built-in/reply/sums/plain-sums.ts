import 'server-only'
import { datesIn } from '@/lib/server/language/dates'
import { phrases, says } from '@/lib/server/language/phrases'
import { dayWords } from '@/lib/server/language/questions/day-words'
import type { Token } from '@/lib/server/language/text'
import { calendarDay, dayName, daysBetween, weekdayName } from '../../../dates'
import type { Said, SaidSentence } from '../said'
import { shown } from './amount-words'

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  plus: (a, b) => a + b,
  '+': (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  '*': (a, b) => a * b,
  x: (a, b) => a * b,
  '×': (a, b) => a * b,
  divided: (a, b) => a / b,
  '/': (a, b) => a / b,
  '÷': (a, b) => a / b,
}
const SIGNS: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '−',
  times: '×',
  '*': '×',
  x: '×',
  divided: '÷',
  '/': '÷',
}
const asksForSum = phrases(`
what is|does|are
how much|many is|are that|#?
how much is
need|is|pay|owe # percent|% of
calculate|compute
`)
const asksForDays = phrases(`
how many days|weeks are? there? until|till|to|before
how long is? it? until|till|to|before
days|weeks until|till
`)

const asksForToday = phrases(`
what day|date is it|today
what is the date|day today?
what is today date
`)

/** "What is 15 % of 2,400", "17 times 23", "how many days until Christmas", "what day is it". */
export function plainSum({ sentences }: Said, at: { now: Date; timeZone: string }): string | null {
  for (const one of sentences.slice(0, 3)) {
    if (one.words.length < 7 && says(one.words, asksForToday)) {
      return `Today is ${weekdayName(calendarDay(at.now, at.timeZone))}, ${dayName(calendarDay(at.now, at.timeZone), '')}.`
    }
    const answer =
      daysUntil(one, at) ?? (says(one.words, asksForSum) || isBare(one) ? arithmetic(one.sentence.tokens) : null)
    if (answer) return answer
  }
  return null
}

/** Nothing but numbers and signs: "17 x 23 =". */
function isBare({ words }: SaidSentence): boolean {
  return words.length <= 6 && words.every((word) => /^[\d.,%]+$/.test(word) || word in OPERATIONS || word === 'of')
}

function arithmetic(tokens: readonly Token[]): string | null {
  for (const [at, { value, kind, raw }] of tokens.entries()) {
    if (kind !== 'number' || value === null) continue
    const sign = tokens[at + 1]?.word ?? ''
    const second = tokens[at + (sign === 'divided' ? 3 : 2)]
    const isShare = sign === '%' || sign === 'percent'
    const whole = isShare && tokens[at + 2]?.word === 'of' ? tokens[at + 3] : undefined
    const isMoney = /^\p{Sc}$/u.test(whole?.word ?? '')
    const of = isMoney ? tokens[at + 4] : whole
    if (of?.value != null) {
      return `${raw}% of ${isMoney ? whole?.raw : ''}${of.raw} is ${isMoney ? whole?.raw : ''}${shown((value * of.value) / 100)}.`
    }
    const operation = OPERATIONS[sign]
    if (!operation || second?.kind !== 'number' || second.value === null) continue
    const result = operation(value, second.value)
    return Number.isFinite(result) ? `${raw} ${SIGNS[sign] ?? sign} ${second.raw} = ${shown(result)}.` : null
  }
  return null
}

function daysUntil(
  { sentence, words }: SaidSentence,
  { now, timeZone }: { now: Date; timeZone: string },
): string | null {
  if (!says(words, asksForDays)) return null
  const [date] = datesIn(sentence, { now, timeZone, towards: 'future' })
  const today = calendarDay(now, timeZone)
  // "Until" bounds a stretch by its last day.
  const day = date && (date.to >= today ? date.to : null)
  if (!day) return null
  const days = daysBetween(today, day)
  const weeks = days >= 14 ? `, ${shown(days / 7, 1)} weeks` : ''
  return `${dayWords(day, today)} is ${days === 1 ? '1 day' : `${days} days`} away${weeks}.`
}
