import 'server-only'
import { amountWords } from '@/lib/contract/measure-words'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import { rhythmNoun } from '../measure/rhythm-noun'
import { counted } from '../record-nouns'
import { agoWords, dayWords, searchedWords, whenWords } from './day-words'
import { numberOf, spaced } from './side-words'

type Rhythmic = { title: string; often: { unit: string } }
type Told = { query: RecordQuery; answer: RecordAnswer; today: string; goal: Rhythmic }

/**
 * What the values of a rhythm come to: how often, on which days, when last. Null for what is told as of any value, such
 * as a run of days.
 */
export function deedWords(told: Told): string | null {
  const { give, by } = told.query
  if (by !== undefined) return null
  switch (give) {
    case 'sum':
      return sumWords(told)
    case 'count':
    case 'days':
      return daysWords(told)
    case 'first':
    case 'last':
      return pointWords(told)
    default:
      return null
  }
}

/** "9 times this month. The last on Sun 22 Nov." */
function sumWords({ query, answer, today, goal }: Told): string {
  const sum = numberOf(answer.figures, 'sum')
  if (sum === 0) return notWords({ query, answer, today, goal })
  const noun = rhythmNoun({ title: goal.title, unit: goal.often.unit })
  return `${amountWords({ unit: noun, format: 'number' }, sum)}${spaced(whenWords(query.when, today))}.${lastWords(answer, today)}`
}

function daysWords({ query, answer, today, goal }: Told): string {
  const days = numberOf(answer.figures, 'days')
  if (days === 0) return notWords({ query, answer, today, goal })
  return `On ${days} ${days === 1 ? 'day' : 'days'}${spaced(whenWords(query.when, today))}.${lastWords(answer, today)}`
}

function pointWords({ query, answer, today, goal }: Told): string {
  const [row] = answer.rows
  if (!row) return notWords({ query, answer, today, goal })
  const name = query.give === 'first' ? 'First' : 'Last'
  const ago = agoWords(row.date, today)
  const day = ago === 'today' ? 'today' : `on ${dayWords(row.date, today)}, ${ago}`
  // "done" says no more than the day does.
  const quote = row.quote.replace(/^done(?:: )?/, '')
  return `${name} ${day}${quote ? `: “${quote}”` : ''}.`
}

/** "Not once this month, by 12 values from 2 Sep 2026 to today." */
function notWords({ query, answer: { searched }, today }: Told): string {
  const through =
    searched.rows === 0
      ? 'nothing is noted for then'
      : `going by ${counted('values', searched.rows)}${spaced(searchedWords(searched.from, searched.to, today))}`
  return `Not once${spaced(whenWords(query.when, today))}, ${through}.`
}

function lastWords({ rows }: RecordAnswer, today: string): string {
  const [row] = rows
  return row && rows.length > 1 ? ` The last was on ${dayWords(row.date, today)}.` : ''
}
