import 'server-only'
import type { RecordAnswer, RecordFigure, RecordQuery } from '@/lib/contract/record'
import { agoWords, dayWords, whenWords } from './day-words'
import { amountWords } from './side-words'

/** How a goal stands: what was asked for first, then the rest, and what was looked through. */
export function standingWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const title = titleOf(answer.figures)
  if (query.give === 'change') return changeWords(query, answer, title, today)
  const over = overWords(answer.figures, title, today)
  if (over) return over
  const parts = partsOf(answer.figures, today)
  const first = parts[query.give] ?? NONE[query.give] ?? ''
  const isShare = answer.figures.some(({ id, unit }) => id === 'reading' && unit === '%')
  const rest = ORDER.filter((id) => id !== query.give && !(isShare && (id === 'target' || id === 'left'))).flatMap(
    (id) => parts[id] ?? [],
  )
  const paused = answer.figures.find(({ id }) => id === 'paused')
  const rests = paused ? ` It is paused${paused.value ? ` until ${dayWords(String(paused.value), today)}` : ''}.` : ''
  return `“${title}”: ${[first, ...rest].filter(Boolean).join(', ')}${searchedIn(answer)}.${rests}`
}

/** What is completed or dropped has no date to come and asks for no pace. */
function overWords(figures: readonly RecordFigure[], title: string, today: string): string | null {
  const over = figures.find(({ id }) => id === 'completed' || id === 'dropped')
  if (!over) return null
  const reading = figures.find(({ id }) => id === 'reading')
  const at =
    typeof reading?.value === 'number' && reading.unit !== '%' ? `, at ${amountWords(reading.value, reading.unit)}` : ''
  return `“${title}” was ${over.id} on ${dayWords(String(over.value), today)}${at}.`
}

const ORDER = ['reading', 'target', 'left', 'due', 'pace'] as const
const NONE: { [give: string]: string } = { due: 'it has no due date', pace: 'no pace is needed' }

function partsOf(figures: readonly RecordFigure[], today: string): Partial<Record<RecordQuery['give'], string>> {
  const amount = (id: string) => {
    const found = figures.find((one) => one.id === id)
    return typeof found?.value === 'number' ? amountWords(found.value, found.unit) : null
  }
  const due = figures.find(({ id }) => id === 'due')?.value
  const pace = amount('pace')
  return {
    reading: `now at ${amount('reading')}`,
    target: `target ${amount('target')}`,
    left: `${amount('left')} left`,
    ...(typeof due === 'string' ? { due: `due ${dayWords(due, today)} (${agoWords(due, today)})` } : {}),
    ...(pace === null ? {} : { pace: `${pace} a week needed` }),
  }
}

/** "“Get to 80” went from 94 kg to 91 kg since Sun 1 Mar: −3 kg, in 12 values." */
function changeWords(query: RecordQuery, answer: RecordAnswer, title: string, today: string): string {
  const [change, from, to] = answer.figures
  if (typeof change?.value !== 'number' || typeof from?.value !== 'number' || typeof to?.value !== 'number')
    return `“${title}” has no values.`
  const when = whenWords(query.when, today)
  const sign = change.value > 0 ? '+' : change.value < 0 ? '−' : ''
  const size = amountWords(Math.abs(change.value), change.unit)
  const way = `from ${amountWords(from.value, from.unit)} to ${amountWords(to.value, to.unit)}`
  return `“${title}” went ${way}${when ? ` ${when}` : ''}: ${sign}${size}${searchedIn(answer)}.`
}

function searchedIn({ searched: { kinds, rows } }: RecordAnswer): string {
  if (!kinds.includes('values')) return ''
  return rows === 0 ? ', without a value yet' : `, by ${rows} ${rows === 1 ? 'value' : 'values'}`
}

function titleOf([figure]: readonly RecordFigure[]): string {
  return /“(.*)”/.exec(figure?.words ?? '')?.[1] ?? ''
}
