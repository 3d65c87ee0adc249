import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { isGoalGive, type RecordAnswer, type RecordQuery } from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { agoWords, dayWords, listed, searchedWords, whenWords } from './day-words'
import { amountWords, dated, isUndated, namedOf, namedRows, numeral, quote, sideWords } from './side-words'
import { comparisonWords, groupWords, standingWords } from './word-figures'

/** Fewer rows than this bear no average. */
const FEW = 4
const MOST_QUOTES = 5
/** Of the days that share an extreme the record gives a few. */
const MOST_ROWS = 3

/** Where and when the answer is read. */
export type AnswerContext = { now: Date; timeZone: string; goals?: readonly { id: string; title: string }[] }

/**
 * An answer in plain English: the figures first, then what was written, each with its day. Nothing found is told by what
 * was looked through. Every figure is the answer's own, to one decimal.
 */
export function wordAnswer(query: RecordQuery, answer: RecordAnswer, { now, timeZone, goals }: AnswerContext): string {
  const words = answerWords(query, answer, dateIn(timeZone, now))
  // Which goal was taken is said where only its values or its milestones are told.
  const isOfOne = query.of === 'values' || query.of === 'milestones'
  const title = isOfOne ? goals?.find(({ id }) => id === query.goal)?.title : undefined
  return title && !words.includes(title) ? `“${title}”: ${words}` : words
}

/** The same of a question whose words were not all known: what none has is told, and what is near without it, as no answer. */
export function wordMeant(
  { query, answer, unknown }: { query: RecordQuery; answer: RecordAnswer; unknown: readonly string[] },
  context: AnswerContext,
): string {
  if (unknown.length === 0) return wordAnswer(query, answer, context)
  const rows = answer.rows.length > 0 ? answer.rows : (answer.nearest ?? [])
  const none = `None of your ${nounOf(query.of, 2)} has ${quotedAny(unknown)}.`
  return rows.length > 0 ? `${none} Without it, ${nearestWords(rows, dateIn(context.timeZone, context.now))}` : none
}

function nearestWords(rows: RecordAnswer['rows'], today: string): string {
  const shown = rows.slice(0, MOST_QUOTES).map((row) => `- ${dated(row, today)}`)
  const more = rows.length > MOST_QUOTES ? [`- and ${rows.length - MOST_QUOTES} more`] : []
  return [`${rows.length === 1 ? 'this comes' : 'these come'} nearest:`, ...shown, ...more].join('\n')
}

function answerWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const { give } = query
  const [figure] = answer.figures
  const value = figure?.value
  if (query.against) return comparisonWords(query, answer, today)
  if (isGoalGive(give)) return standingWords(query, answer, today)
  const isRun = give === 'longestRun' || give === 'currentRun' || give === 'longestGap'
  const isZero = give === 'currentRun' && value === 0
  if (answer.rows.length === 0 && !isZero && (!value || give === 'longestGap'))
    return nothingWords(query, answer, today)
  if (isRun) return stretchWords(query, answer, today)
  if (answer.groups?.length) return groupWords(query, answer, today)
  if (give === 'first' || give === 'last') return pointWords(query, answer, today)
  if (give === 'list') return listWords(query, answer, today)
  if (give === 'count' || give === 'days') return countWords(query, answer, today)
  return typeof value === 'number' ? figureWords(query, answer, value, today) : nothingWords(query, answer, today)
}

/** A figure of an answer; 0 where it has none. */
function numberOf({ figures }: RecordAnswer, id: string): number {
  return Number(figures.find((one) => one.id === id)?.value ?? 0)
}

/** "No entry mentions “swim”. I looked through 285 entries from 22 Nov 2025 to today." */
function nothingWords(query: RecordQuery, { searched, nearest = [] }: RecordAnswer, today: string): string {
  const { of, about, when, where } = query
  const noun = `No ${nounOf(of, 1)}`
  if (nearest.length > 0) {
    const near = nearestWords(nearest, today)
    return `${noun} ${where?.happened ? 'tells of that for sure' : 'has all of that'}. ${near.replace('t', 'T')}`
  }
  const days = whenWords(when, today)
  const is = where?.status
    ? `${noun} ${days ? 'was' : 'is'} ${where.status}${!days && /completed|done/.test(where.status) ? ' yet' : ''}`
    : of === 'entries' && !where?.energy
      ? days
        ? 'You wrote no entry'
        : 'You have no entry yet'
      : `There is no ${nounOf(of, 1)}${where?.energy ? ` ${sideWords({ where }, today)}` : ''}`
  const none = days ? `${is} ${days}` : is
  if (searched.rows === 0) return about === undefined ? `${none}.` : `${none}, so none mentions ${quotedAny(about)}.`
  // Those of other goals were not looked through for it.
  if (query.goal !== undefined) return `${none}.`
  const span = searchedWords(searched.from, searched.to, today)
  const lead = about === undefined ? none : `${noun} mentions ${quotedAny(about)}`
  return `${lead}. I looked through ${[counted(of, searched.rows), span].filter(Boolean).join(' ')}.`
}

function pointWords(query: RecordQuery, { rows, figures }: RecordAnswer, today: string): string {
  const { give, of, about, where } = query
  const [row] = rows
  if (!row) return ''
  const reading = figures.find(({ id }) => id === 'reading')
  if (typeof reading?.value === 'number')
    return `${amountWords(reading.value, reading.unit)} as of ${dayWords(row.date, today)}.`
  const ago = agoWords(row.date, today)
  const day = ago === 'today' ? ago : `${dayWords(row.date, today)}, ${ago}`
  const on = ago === 'today' ? ago : `on ${day}`
  if (row.time !== undefined)
    return `${quote(row)} is ${ago === 'today' ? ago : `on ${dayWords(row.date, today)}`} at ${row.time}.`
  if (of === 'goals' && query.goal !== undefined)
    return `${quote(row)} was ${where?.status === 'completed' ? 'completed' : 'begun'} ${on}.`
  // That something stands in an entry does not say that it was done.
  if (of === 'entries' && about !== undefined && !where?.happened)
    return `You ${give} wrote of ${quotedAny(about)} ${on}: ${quote(row)}\n${BY_WORDS}`
  const energy = row.energy === undefined ? '' : ` Your energy was ${row.energy} of 5.`
  return `Your ${give} ${namedOf(query, 1, today)} is from ${day}: ${quote(row)}${energy}`
}
const BY_WORDS = 'I go by that word alone: an entry may only mention it.'

/** "14 entries with “swim” in March, on 13 days. The latest is from …", "On 13 days, in 14 entries with …". */
function countWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const [rows, days] = [numberOf(answer, 'count'), numberOf(answer, 'days')]
  const named = namedRows(query, rows, today)
  // The days on which what is open was noted down tell nothing.
  if (isUndated(query)) return `${named}.`
  const on = `n ${days} ${days === 1 ? 'day' : 'days'}`
  if (query.give === 'days') return `O${on}, in ${named}.${newestWords(answer, today)}`
  // That two words stand in an entry does not say how often it happened.
  const isTogether = query.of === 'entries' && [query.about ?? []].flat().some((one) => /^[^"]+ [^"]+$/.test(one))
  const lead = isTogether ? `${togetherWords(query, rows, today)}${ALONE}` : named
  return `${lead}${days === rows || days === 0 || isTogether ? '' : `, o${on}`}.${newestWords(answer, today)}`
}
const ALONE = '. By the words alone I cannot say how often it happened, as others may tell it otherwise'

/** "1 entry has both “run” and “Aoife”, or “jog” and “Aoife”, in May". */
function togetherWords({ about = [], of, when }: RecordQuery, n: number, today: string): string {
  const sides = [about].flat().map((one) => listed(one.split(' ').map((word) => `“${word}”`)))
  const days = whenWords(when, today)
  return `${counted(of, n)} ${n === 1 ? 'has' : 'have'} ${listed(sides, 'or')}${days ? `, ${days}` : ''}`
}

function newestWords({ rows }: RecordAnswer, today: string): string {
  const [row] = rows
  if (!row) return ''
  return ` ${rows.length > 1 ? 'The latest' : 'It'} is ${row.time === undefined ? 'from' : 'for'} ${dated(row, today)}`
}

const STRETCH: { [give: string]: string } = {
  longestRun: 'Your longest run of days with',
  longestGap: 'The longest time without',
  currentRun: 'Your run of days up to now with',
}

function stretchWords(query: RecordQuery, { rows, figures: [figure] }: RecordAnswer, today: string): string {
  const { value = 0, unit = 'days' } = figure ?? {}
  const length = `${value} ${Number(value) === 1 ? unit?.replace(/s$/, '') : unit}`
  const noun = nounOf(query.of, 1)
  const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} ${sideWords(query, today)}`.trim()
  const what = query.about === undefined ? one : sideWords(query, today).replace(/^with /, '')
  const name = `${STRETCH[query.give]?.replace('days', unit ?? 'days')} ${what} is ${length}`
  const [first, last] = [rows.at(-1)?.date ?? '', rows[0]?.date ?? ''].sort()
  if (!first || !last) return `${name}.`
  const [from, to] = [dayWords(first, today), dayWords(last, today)]
  if (query.give !== 'longestGap') return `${name}, ${from === to ? from : `from ${from} to ${to}`}.`
  if (from !== to) return `${name}, between ${from} and ${to}.`
  const isOpen = unit !== 'weeks' && daysBetween(first, today) === Number(value)
  return `${name}, ${isOpen ? `from ${from} to today` : `beside ${from}`}.`
}

function listWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const { rows, next } = answer
  const total = numberOf(answer, 'count') || rows.length
  // What is to come is read from the next one on.
  const shown = (query.of === 'alerts' || isUndated(query) ? rows.toReversed() : rows).slice(0, MOST_QUOTES)
  const rest = total - shown.length
  const isOfDay = query.when?.from !== undefined && query.when.from === query.when.to
  const isBare = ({ time, quote: words }: (typeof rows)[number]) => isOfDay && time === undefined && words.trim() !== ''
  const lines = shown.map((row) => `- ${isUndated(query) || isBare(row) ? quote(row) : dated(row, today)}`)
  const more = rest > 0 || next !== null ? [`- and ${rest > 0 ? rest : 'some'} more`] : []
  return [`${namedRows(query, total, today)}:`, ...lines, ...more].join('\n')
}

function figureWords(query: RecordQuery, answer: RecordAnswer, value: number, today: string): string {
  const { give, what } = query
  const [figure] = answer.figures
  const n = numberOf(answer, 'count') || (figure?.n ?? 0)
  const over = `over ${[counted(query.of, n), sideWords(query, today)].filter(Boolean).join(' ')}`
  const isFew = n < FEW ? ` That is only ${counted(query.of, n)}, too few to go by.` : ''
  const amount = amountWords(value, figure?.unit ?? null, what)
  const [row] = answer.rows
  if (what === 'progress' && query.goal && row) return `${quote(row)} stands at ${numeral(value)}%.`
  const energy = what === 'energy'
  if (give === 'trend') {
    const size = amountWords(Math.abs(value), figure?.unit ?? null, what)
    const way = Math.abs(value) < 0.05 ? 'stays level' : `${value > 0 ? 'rises' : 'falls'} by ${size} in 30 days`
    return `${energy ? 'Your energy' : 'It'} ${way} ${over}.${isFew}`
  }
  if (give === 'min' || give === 'max') {
    const end = give === 'max' ? 'highest' : 'lowest'
    const lines = answer.rows.slice(0, MOST_ROWS).map((one) => `\n- ${dated(one, today)}`)
    const more = answer.rows.length > MOST_ROWS ? '\n- and more' : ''
    return `${energy ? `Your ${end} energy was` : `The ${end} is`} ${amount} ${over}.${lines.join('')}${more}`
  }
  if (give === 'sum') return `${amount} in all, ${over}.${newestWords(answer, today)}`
  return `${energy ? 'Your energy was ' : ''}${amount} on average ${over}.${isFew}`
}
