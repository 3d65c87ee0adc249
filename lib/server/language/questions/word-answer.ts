import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import {
  isGoalGive,
  type RecordAnswer,
  type RecordFigure,
  type RecordQuery,
  type RecordRow,
} from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { agoWords, dayWords, searchedWords, whenWords } from './day-words'
import { amountWords, numberOf, numeral, sideWords, spaced } from './side-words'
import { comparisonWords } from './word-comparison'
import { standingWords } from './word-goal'
import { groupWords } from './word-groups'

/** Fewer rows than this bear no average. */
const FEW = 4
const MOST_QUOTES = 5
const LONGEST_QUOTE = 160
/** So short a word that no row has is a slip or a filler: "wen", "lol". */
const SHORT = 3
const MOST_NEAR = 3

/** Where and when the answer is read. */
export type AnswerContext = {
  now: Date
  timeZone: string
  goals?: readonly { id: string; title: string }[]
}

/**
 * An answer in plain English: the figures first, then what was written, each with its day. Nothing found is told by what
 * was looked through. Every figure is the answer's own, to one decimal.
 */
export function wordAnswer(query: RecordQuery, answer: RecordAnswer, context: AnswerContext): string {
  const today = dateIn(context.timeZone, context.now)
  // Which goal was taken is said where only its values or its milestones are told.
  const goal = OF_ONE_GOAL.has(query.of) ? context.goals?.find(({ id }) => id === query.goal) : undefined
  const words = answerWords(query, answer, today)
  return goal && !words.includes(goal.title) ? `“${goal.title}”: ${words}` : words
}

/** The same of a question whose words were not all known: what none has is told first, and what there is without it. */
export function wordMeant(
  { query, answer, unknown }: { query: RecordQuery; answer: RecordAnswer; unknown: readonly string[] },
  context: AnswerContext,
): string {
  const named = unknown.filter((word) => word.length > SHORT || /^\p{Lu}/u.test(word))
  if (named.length === 0 || query.against) {
    const words = wordAnswer(query, answer, context)
    return unknown.length === 0
      ? words
      : `I left out ${quotedAny(unknown)}, which none of your ${nounOf(query.of, 2)} has. ${words}`
  }
  // What names something may be the whole of the question: what there is without it is near, and no answer.
  const today = dateIn(context.timeZone, context.now)
  const near = (answer.rows.length > 0 ? answer.rows : (answer.nearest ?? []))
    .slice(0, MOST_NEAR)
    .map((row) => `- ${dated(row, today)}`)
  const none = `None of your ${nounOf(query.of, 2)} has ${quotedAny(unknown)}.`
  return near.length > 0
    ? `${none} Without it, ${near.length === 1 ? 'this comes' : 'these come'} nearest:\n${near.join('\n')}`
    : none
}

const OF_ONE_GOAL = new Set(['values', 'milestones'])
const STRETCHES = new Set(['longestRun', 'longestGap', 'currentRun'])

function answerWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  if (query.against) return comparisonWords(query, answer, today)
  if (isGoalGive(query.give)) return standingWords(query, answer, today)
  if (isNothing(query, answer)) return nothingWords(query, answer, today)
  // Weeks are what a run is counted in there, and not what it is asked by.
  if (answer.groups?.length && !STRETCHES.has(query.give)) return groupWords(query, answer, today)
  const [figure] = answer.figures
  switch (query.give) {
    case 'first':
    case 'last':
      return pointWords(query, answer, today)
    case 'count':
      // The days on which what is open was noted down tell nothing.
      return isUndated(query)
        ? undatedWords(query, numberOf(answer.figures, 'count'), today)
        : `${countWords(query, answer, today)}${newestWords(answer, today)}`
    case 'days':
      return `${daysWords(query, answer, today)}${newestWords(answer, today)}`
    case 'longestRun':
    case 'currentRun':
    case 'longestGap':
      return figure ? stretchWords(query, answer, figure, today) : ''
    case 'list':
      return listWords(query, answer, today)
    default:
      return figure ? figureWords(query, answer, figure, today) : ''
  }
}

function isNothing({ give }: RecordQuery, { rows, figures }: RecordAnswer): boolean {
  if (give === 'currentRun' && figures[0]?.value === 0) return false
  if (give === 'longestGap' && typeof figures[0]?.value === 'number') return rows.length === 0
  return rows.length === 0 && !figures[0]?.value
}

/** "No entry mentions “swim” in 285 entries from 22 Nov 2025 to today." */
function nothingWords({ of, about, when, where, goal }: RecordQuery, answer: RecordAnswer, today: string): string {
  const { searched, nearest = [] } = answer
  if (nearest.length > 0)
    return `${where?.happened ? `No ${nounOf(of, 1)} tells of that for sure` : `No ${nounOf(of, 1)} has all of that`}. ${nearest.length === 1 ? 'This comes' : 'These come'} nearest:\n${nearest.map((row) => `- ${dated(row, today)}`).join('\n')}`
  const days = spaced(whenWords(when, today))
  const noun = `No ${nounOf(of, 1)}`
  const none = where?.status
    ? `${noun} ${days ? 'was' : 'is'} ${where.status}${days || (ENDED.has(where.status) ? ' yet' : '')}`
    : `${of === 'entries' ? (days ? 'You wrote no entry' : 'You have no entry yet') : `There is no ${nounOf(of, 1)}`}${days}`
  if (searched.rows === 0) return about === undefined ? `${none}.` : `${none}, so none mentions ${quotedAny(about)}.`
  // Those of other goals were not looked through for it.
  if (goal !== undefined) return `${none}.`
  const through = `I looked through ${counted(of, searched.rows)}${spaced(searchedWords(searched.from, searched.to, today))}`
  if (about === undefined)
    return `${where?.energy ? `There is no ${nounOf(of, 1)}${spaced(sideOf({ when, where }, today))}` : none}. ${through}.`
  return `${noun} mentions ${quotedAny(about)}. ${through}.`
}

function pointWords(query: RecordQuery, { rows, figures }: RecordAnswer, today: string): string {
  const { give } = query
  const [row] = rows
  if (!row) return ''
  const reading = figures.find(({ id }) => id === 'reading')
  if (typeof reading?.value === 'number')
    return `${amountWords(reading.value, reading.unit)} as of ${dayWords(row.date, today)}.`
  if (row.time !== undefined)
    return `${quote(row)} is ${row.date === today ? 'today' : `on ${dayWords(row.date, today)}`} at ${row.time}.`
  const ago = agoWords(row.date, today)
  const day = ago === 'today' ? 'today' : `${dayWords(row.date, today)}, ${ago}`
  if (query.of === 'goals' && query.goal !== undefined)
    return `${quote(row)} was ${query.where?.status === 'completed' ? 'completed' : 'begun'} ${ago === 'today' ? day : `on ${day}`}.`
  const energy = row.energy === undefined ? '' : ` Your energy was ${row.energy} of 5.`
  return `Your ${give} ${namedOf(query, 1, today)} is from ${day}: ${quote(row)}${energy}`
}

function countWords(query: RecordQuery, { figures }: RecordAnswer, today: string): string {
  const rows = numberOf(figures, 'count')
  const days = numberOf(figures, 'days')
  const onDays = days === rows || days === 0 ? '' : `, on ${days} ${days === 1 ? 'day' : 'days'}`
  return `${rows === 0 ? 'No' : rows.toLocaleString('en')} ${namedOf(query, rows, today)}${onDays}.`
}

/** What can still come. */
const ENDED = new Set(['completed', 'done'])
const UNENDED = new Set(['open', 'ongoing', 'paused', 'dropped'])

/** "ongoing goals", "goals completed in March", "entries with “swim” in March". */
function namedOf(query: RecordQuery, n: number, today: string): string {
  const status = query.where?.status
  const noun = nounOf(query.of, n)
  if (status === undefined || !UNENDED.has(status)) return `${noun}${spaced(sideOf(query, today))}`
  return `${status} ${noun}${spaced(sideOf({ ...query, where: { ...query.where, status: undefined } }, today))}`
}

/** "On 13 days, in 14 entries with “swim” in March." */
function daysWords(query: RecordQuery, { figures }: RecordAnswer, today: string): string {
  const [rows, days] = [numberOf(figures, 'count'), numberOf(figures, 'days')]
  return `On ${days} ${days === 1 ? 'day' : 'days'}, in ${counted(query.of, rows)}${spaced(sideOf(query, today))}.`
}

function sideOf(
  { about, without, when, where }: Partial<Pick<RecordQuery, 'about' | 'without' | 'when' | 'where'>>,
  today: string,
): string {
  const side = sideWords({ ...(about === undefined ? {} : { about }), without, when, where }, today)
  const status = where?.status ? ` ${where.status}` : ''
  return `${status}${side === 'in all' ? '' : ` ${side}`}`.trim()
}

function newestWords({ rows }: RecordAnswer, today: string): string {
  const [row] = rows
  if (!row) return ''
  return ` ${rows.length > 1 ? 'The latest' : 'It'} is ${row.time === undefined ? 'from' : 'for'} ${dated(row, today)}`
}

function stretchWords(
  query: RecordQuery,
  { rows }: RecordAnswer,
  { value, unit }: RecordFigure,
  today: string,
): string {
  const length = `${value} ${Number(value) === 1 ? (unit ?? 'days').replace(/s$/, '') : unit}`
  const isGap = query.give === 'longestGap'
  const side = sideOf(query, today)
  const what =
    query.about === undefined
      ? `${ONE[query.of] ?? `a ${nounOf(query.of, 1)}`}${spaced(side)}`
      : side.replace(/^with /, '')
  const name = `${STRETCH[query.give]?.replace('days', unit ?? 'days') ?? ''} ${isGap ? 'without' : 'with'} ${what} is`
  const days = rows.map(({ date }) => date).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return `${name} ${length}.`
  if (!isGap)
    return `${name} ${length}${first === last ? `, ${dayWords(first, today)}` : `, from ${dayWords(first, today)} to ${dayWords(last, today)}`}.`
  if (first !== last) return `${name} ${length}, between ${dayWords(first, today)} and ${dayWords(last, today)}.`
  const isOpen = unit !== 'weeks' && daysBetween(first, today) === Number(value)
  return `${name} ${length}, ${isOpen ? `from ${dayWords(first, today)} to today` : `beside ${dayWords(first, today)}`}.`
}

const STRETCH: { [give: string]: string } = {
  longestRun: 'Your longest run of days',
  longestGap: 'The longest time',
  currentRun: 'Your run of days up to now',
}
const ONE: { [of: string]: string } = { entries: 'an entry', alerts: 'an alert', experiments: 'an experiment' }

function listWords(query: RecordQuery, { rows, figures, next }: RecordAnswer, today: string): string {
  const total = numberOf(figures, 'count') || rows.length
  // What is to come is read from the next one on.
  const shown = (query.of === 'alerts' || isUndated(query) ? rows.toReversed() : rows).slice(0, MOST_QUOTES)
  const rest = total - shown.length
  const isOfDay = query.when?.from !== undefined && query.when.from === query.when.to
  const worded = (row: RecordRow) =>
    isOfDay && row.time === undefined && row.quote.trim() ? quote(row) : dated(row, today)
  const lines = shown.map((row) => `- ${isUndated(query) ? quote(row) : worded(row)}`)
  const more = rest > 0 || next !== null ? [`- and ${rest > 0 ? rest : 'some'} more`] : []
  return [`${total.toLocaleString('en')} ${namedOf(query, total, today)}:`, ...lines, ...more].join('\n')
}

/** What is still open stands on the day it was noted down, which tells nothing. */
function isUndated({ of, where }: RecordQuery): boolean {
  return (of === 'milestones' || of === 'goals') && where?.status !== undefined && UNENDED.has(where.status)
}

function figureWords(query: RecordQuery, answer: RecordAnswer, figure: RecordFigure, today: string): string {
  const { value, unit } = figure
  if (typeof value !== 'number') return nothingWords(query, answer, today)
  const n = numberOf(answer.figures, 'count') || figure.n
  const over = `over ${counted(query.of, n)}${spaced(sideOf(query, today))}`
  const isFew = n < FEW ? ` That is only ${counted(query.of, n)}, too few to go by.` : ''
  const figureIn = query.what === 'value' ? amountWords(value, unit) : `${numeral(value)}${unitWords(query, unit)}`
  const [row] = answer.rows
  if (query.what === 'progress' && query.goal && row) return `${quote(row)} stands at ${numeral(value)}%.`
  if (query.give === 'trend') return `${trendOf(query, value, unit)} ${over}.${isFew}`
  if (query.give === 'min' || query.give === 'max') {
    const end = query.give === 'max' ? 'highest' : 'lowest'
    const name = query.what === 'energy' ? `Your ${end} energy was` : `The ${end} is`
    // Of those that share it the record gives a few.
    return `${name} ${figureIn} ${over}.${rowsOf({ ...answer, next: answer.rows.length > MOST_ROWS ? '' : null }, today)}`
  }
  if (query.give === 'sum') return `${figureIn} in all, ${over}.${newestWords(answer, today)}`
  return `${query.what === 'energy' ? 'Your energy was ' : ''}${figureIn} on average ${over}.${isFew}`
}

function trendOf(query: RecordQuery, value: number, unit: string | null): string {
  const isLevel = Math.abs(value) < 0.05
  const name = query.what === 'energy' ? 'Your energy' : 'It'
  if (isLevel) return `${name} stays level`
  return `${name} ${value > 0 ? 'rises' : 'falls'} by ${numeral(Math.abs(value))}${unitWords(query, unit)} in 30 days`
}

function undatedWords(query: RecordQuery, count: number, today: string): string {
  return `${count.toLocaleString('en')} ${namedOf(query, count, today)}.`
}

function unitWords({ what }: RecordQuery, unit: string | null): string {
  if (what === 'energy') return ' of 5'
  return unit === null ? '' : unit === '%' ? '%' : ` ${unit}`
}

const MOST_ROWS = 3

function rowsOf({ rows, next }: RecordAnswer, today: string): string {
  const more = next === null ? rows.length - MOST_ROWS : 0
  const rest = next !== null ? ['and more'] : more > 0 ? [`and ${more} more`] : []
  return [...rows.slice(0, MOST_ROWS).map((row) => dated(row, today)), ...rest].map((line) => `\n- ${line}`).join('')
}

/** `Sat 14 Mar: “Swam before work.”`, of an alert `Sat 14 Mar 09:30: “Dentist”`, of a plan with how it went. */
export function dated(row: RecordRow, today: string): string {
  const day = row.time === undefined ? dayWords(row.date, today) : `${dayWords(row.date, today)} ${row.time}`
  const words = row.quote.trim() ? `${day}: ${quote(row)}` : day
  return row.held === undefined ? words : `${words}, ${row.held}`
}

function quote({ quote: words }: RecordRow): string {
  return `“${onOneLine(words, LONGEST_QUOTE)}”`
}

/** A text on one line, cut between words where it is longer. */
export function onOneLine(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length > longest ? `${plain.slice(0, longest).replace(/\s+\S*$/, '')} …` : plain
}

/**
 * What was last written of something of which nothing there says that it was done, with what was written of it before:
 * true whatever an entry only mentions.
 */
export function mentionWords({ about, give }: RecordQuery, rows: readonly RecordRow[], today: string): string {
  const [row, ...others] = rows
  if (!row) return ''
  const ago = agoWords(row.date, today)
  const day = /day$/.test(ago) ? ago : `on ${dayWords(row.date, today)}, ${ago}`
  const lead = `You ${give} wrote of ${quotedAny(about ?? '')} ${day}: ${quote(row)}`
  const rest = others.slice(0, MOST_NEAR - 1).map((one) => `\n- ${dated(one, today)}`)
  const beside = rest.length > 0 ? `\n${give === 'last' ? 'Before that:' : 'After that:'}${rest.join('')}` : ''
  return `${lead}\n${BY_WORDS}${beside}`
}
const BY_WORDS = 'I go by that word alone: an entry may only mention it.'
