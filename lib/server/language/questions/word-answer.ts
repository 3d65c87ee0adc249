import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import { amountWords as measured } from '@/lib/contract/measure-words'
import {
  isGoalGive,
  type RecordAnswer,
  type RecordFigure,
  type RecordQuery,
  type RecordRow,
  SECONDS,
} from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { agoWords, capital, dayWords, listed, searchedWords, unequalWords, whenWords } from './day-words'

/** Fewer rows than this bear no average; groups with fewer are no best and no worst where others have more. */
const [FEW, FEW_OF_GROUP] = [4, 3]
/** So many rows are quoted, of those that share an extreme, and so much of each. */
const [MOST_QUOTES, MOST_GOALS, MOST_ROWS, LONGEST_QUOTE] = [5, 15, 3, 160]
/** What can still come: it is named before its noun. */
const UNENDED = new Set(['open', 'ongoing', 'paused', 'dropped'])

type Asked = Partial<Pick<RecordQuery, 'about' | 'without' | 'when' | 'where'>>
type Value = RecordFigure['value']

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
  if (answer.groups?.some(({ value }) => value !== null)) return groupWords(query, answer, today)
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
  const { of, about, when, where, goal } = query
  const noun = `No ${nounOf(of, 1)}`
  if (nearest.length > 0) {
    const near = nearestWords(nearest, today)
    return `${noun} ${where?.happened ? 'tells of that for sure' : 'has all of that'}. ${capital(near)}`
  }
  const status = where?.status ? ` that is ${where.status}` : ''
  const energy = where?.energy ? ` ${sideWords({ where }, today)}` : ''
  // "Since Monday" would say that there was one then.
  const days = when?.from && !when.to && when.from < today ? { ...when, to: today } : when
  const none = [`There is no ${nounOf(of, 1)}${status}${energy}`, whenWords(days, today)].filter(Boolean).join(' ')
  if (searched.rows === 0) return about === undefined ? `${none}.` : `${none}, so none mentions ${quotedAny(about)}.`
  // Those of other goals were not looked through for it.
  if (goal !== undefined) return `${none}.`
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
  const other = about === undefined ? '' : `\n${BY_OTHERS}`
  return `Your ${give} ${namedOf(query, 1, today)} is from ${day}: ${quote(row)}${energy}${other}`
}
const BY_OTHERS = 'I search by these words alone, so an entry that says it differently is missed.'
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

function stretchWords(query: RecordQuery, { rows, figures: [figure] }: RecordAnswer, today: string): string {
  const { value = 0, unit } = figure ?? {}
  const days = unit ?? 'days'
  const what = query.about === undefined ? `any ${namedOf(query, 1, today)}` : quotedAny(query.about)
  const run = query.give === 'currentRun' ? `run of ${days} up to now` : `longest run of ${days}`
  const isGap = query.give === 'longestGap'
  const lead = `${isGap ? 'The longest time without' : `Your ${run} with`} ${what} is ${value} ${Number(value) === 1 ? days.slice(0, -1) : days}`
  const [from = '', to = ''] = [rows.at(-1)?.date ?? '', rows[0]?.date ?? ''].sort()
  if (!from || !to) return `${lead}.`
  const isOpen = isGap && from === to && days !== 'weeks' && daysBetween(from, today) === Number(value)
  const joints = isGap && !isOpen ? ['between', 'and'] : ['from', 'to']
  return `${lead}, ${joints[0]} ${dayWords(from, today)} ${joints[1]} ${isOpen ? 'today' : dayWords(to, today)}.`
}

function listWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const { rows, next } = answer
  const total = numberOf(answer, 'count') || rows.length
  // What is to come is read from the next one on.
  const most = query.of === 'goals' ? MOST_GOALS : MOST_QUOTES
  const shown = (query.of === 'alerts' || isUndated(query) ? rows.toReversed() : rows).slice(0, most)
  const rest = total - shown.length
  // What the head says once is not said of each.
  const isOfDay = query.when?.from !== undefined && query.when.from === query.when.to
  const named = (row: RecordRow) =>
    isOfDay && row.time === undefined && row.held === undefined && row.quote.trim() ? quote(row) : dated(row, today)
  const lines = shown.map((row) => `- ${isUndated(query) ? quote(row) : named(row)}`)
  const more = rest > 0 || next !== null ? [`- and ${rest > 0 ? rest : 'some'} more`] : []
  return [`${namedRows(query, total, today)}:`, ...lines, ...more].join('\n')
}

function figureWords(query: RecordQuery, answer: RecordAnswer, value: number, today: string): string {
  const { give, what } = query
  const { rows, figures } = answer
  const unit = figures[0]?.unit ?? null
  const n = numberOf(answer, 'count') || (figures[0]?.n ?? 0)
  const over = `over ${[counted(query.of, n), sideWords(query, today)].filter(Boolean).join(' ')}`
  const isFew = n < FEW ? ` That is only ${counted(query.of, n)}, too few to go by.` : ''
  const amount = amountWords(value, unit, what)
  const isEnergy = what === 'energy'
  if (give === 'trend') {
    const way = `${value > 0 ? 'rises' : 'falls'} by ${amountWords(Math.abs(value), unit, what)} in 30 days`
    return `${isEnergy ? 'Your energy' : 'It'} ${Math.abs(value) < 0.05 ? 'stays level' : way} ${over}.${isFew}`
  }
  if (give === 'min' || give === 'max') {
    const end = give === 'max' ? 'highest' : 'lowest'
    const lines = rows.slice(0, MOST_ROWS).map((one) => `\n- ${dated(one, today)}`)
    const more = rows.length > MOST_ROWS ? '\n- and more' : ''
    return `${isEnergy ? `Your ${end} energy was` : `The ${end} is`} ${amount} ${over}.${lines.join('')}${more}`
  }
  if (give === 'sum') return `${amount} in all, ${over}.${newestWords(answer, today)}`
  return `${isEnergy ? 'Your energy was ' : ''}${amount} on average ${over}.${isFew}`
}

/** Two sides, each with its n, and what lies between them; few rows are told as too few. */
function comparisonWords(query: RecordQuery, { figures, few }: RecordAnswer, today: string): string {
  const [one, other] = figures
  if (!one || !other) return 'There is nothing to compare.'
  const { against, of, what, where } = query
  const isByWords = against?.about !== undefined || against?.without !== undefined
  if (query.give === 'first') return orderWords([query.about, against?.about], [one.value, other.value], today)
  // What both have in common is said once, or not at all of an average.
  const when = against?.when
  const first = sideWords(isByWords && !when ? { ...query, when: undefined } : query, today) || 'in all'
  const own = isByWords ? against : when ? {} : { about: query.about, without: query.without }
  // What the others are without stands right before them.
  const isOthers = isByWords && !when && !own?.about && own?.without === query.about
  const second = isOthers
    ? 'without'
    : sideWords({ where, about: own?.about, without: own?.without, when }, today) || 'in all'
  const [value, than] = [one.value, other.value]
  if (what === undefined)
    return `${capital(counted(of, Number(value)))} ${first} and ${counted(of, Number(than))} ${second}${between(what, value, than, first)}.${unequalWords(query.when, when)}`
  if (typeof value !== 'number' || typeof than !== 'number')
    return `I cannot compare them: there are no ${nounOf(of, 2)} ${typeof value === 'number' ? second : first}.`
  const told = (figure: number, n: number, side: string) =>
    `${amountWords(figure, one.unit, what)} over ${counted(of, n)} ${side}`
  const least = Math.min(one.n, other.n)
  const bears = few && least > 0 ? ` One side has only ${counted(of, least)}, too few to go by.` : ''
  const lead = what === 'energy' ? 'your energy was ' : ''
  return `${capital(`${lead}${told(value, one.n, first)}`)} and ${told(than, other.n, second)}${between(what, value, than, isOthers ? 'in all' : first)}.${bears}`
}

/** Between the figures as they are shown: 3.5 and 3.3 are 0.2 apart. */
function between(what: RecordQuery['what'], one: Value, other: Value, first: string): string {
  const apart = (Math.round(Number(one) * 10) - Math.round(Number(other) * 10)) / 10
  if (apart === 0) return ': the same'
  const name = what === undefined ? (apart > 0 ? 'more' : 'fewer') : apart > 0 ? 'higher' : 'lower'
  return `: ${numeral(Math.abs(apart))} ${name}${first === 'in all' ? '' : ` ${first}`}`
}

function orderWords(sides: readonly RecordQuery['about'][], days: readonly Value[], today: string): string {
  const named = sides.map((about = '', at) => ({ words: quotedAny(about), day: days[at] }))
  const told = named
    .toSorted((a, b) => (String(a.day) < String(b.day) ? -1 : 1))
    .map(({ words, day }) => (typeof day === 'string' ? `${words} on ${dayWords(day, today)}` : `${words} in no entry`))
  return `${capital(told.join(days[0] === days[1] ? ' and ' : ', then '))}.`
}

/** How a goal stands: what was asked for first, then the rest, and what was looked through. */
function standingWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const { figures, searched } = answer
  const title = `“${/“(.*)”/.exec(figures[0]?.words ?? '')?.[1] ?? ''}”`
  const partOf = (id: string) => figures.find((one) => one.id === id)
  const amountOf = (id: string) => amountWords(Number(partOf(id)?.value), partOf(id)?.unit ?? null)
  const by = searched.rows === 0 ? 'without a value yet' : `by ${counted('values', searched.rows)}`
  const through = searched.kinds.includes('values') ? `, ${by}` : ''
  if (query.give === 'change') {
    const [change, from, to] = figures.map(({ value }) => value)
    if (typeof change !== 'number' || typeof from !== 'number' || typeof to !== 'number')
      return `${title} has no values.`
    const amount = (value: number) => amountWords(value, figures[0]?.unit ?? null)
    const sign = change > 0 ? '+' : change < 0 ? '−' : ''
    const days = whenWords(query.when, today)
    return `${title} went from ${amount(from)} to ${amount(to)}${days && ` ${days}`}: ${sign}${amount(Math.abs(change))}${through}.`
  }
  const isShare = partOf('reading')?.unit === '%'
  const over = partOf('completed') ?? partOf('dropped')
  // What is completed or dropped has no date to come and asks for no pace.
  if (over)
    return `${title} was ${over.id} on ${dayWords(String(over.value), today)}${partOf('reading') && !isShare ? `, at ${amountOf('reading')}` : ''}.`
  const due = partOf('due')?.value
  const parts: Partial<Record<RecordQuery['give'], string>> = {
    reading: `now at ${amountOf('reading')}`,
    ...(!isShare && { target: `target ${amountOf('target')}`, left: `${amountOf('left')} left` }),
    ...(typeof due === 'string' && { due: `due ${dayWords(due, today)} (${agoWords(due, today)})` }),
    ...(typeof partOf('pace')?.value === 'number' && { pace: `${amountOf('pace')} a week needed` }),
  }
  const none = query.give === 'due' ? 'it has no due date' : query.give === 'pace' ? 'no pace is needed' : ''
  const first = parts[query.give] ?? none
  const paused = partOf('paused')
  const rests = paused ? ` It is paused${paused.value ? ` until ${dayWords(String(paused.value), today)}` : ''}.` : ''
  const rest = Object.values(parts).filter((words) => words !== first)
  return `${title}: ${[first, ...rest].filter(Boolean).join(', ')}${through}.${rests}`
}

/** By month, weekday and the like: the highest and the lowest with their n. */
function groupWords(query: RecordQuery, { groups = [], figures: [figure] }: RecordAnswer, today: string): string {
  const { what, of, by } = query
  const unit = figure?.unit ?? null
  if (figure?.words.startsWith(`Average a ${by} `))
    return `${amountWords(Number(figure.value), unit)} a ${by} on average.`
  const known = groups.filter(({ value }) => value !== null)
  const least = by === 'month' && what === 'energy' ? ENOUGH_IN_MONTH : FEW_OF_GROUP
  const borne = what === undefined || query.give === 'sum' ? [] : known.filter(({ n }) => n >= least)
  const told = (borne.length === 0 ? known : borne)
    .toSorted((a, b) => Number(b.value) - Number(a.value))
    .map(({ words, value, n }) => {
      const over = what ? `${amountWords(Number(value), unit, what)} over ` : ''
      return `${words.replace(/\bSept\b/, 'Sep')}, ${over}${counted(of, n)}`
    })
  const name = what === undefined ? 'Most' : what === 'energy' ? 'Highest energy' : 'Highest'
  const low = told.length < 2 ? '' : what === undefined ? `, then ${told[1]}` : `, lowest: ${told.at(-1)}`
  return `${[name, sideWords(query, today)].filter(Boolean).join(' ')}: ${told[0]}${low}.`
}

/** `with “swim”`, `without “swim”`, `in March`, `with energy of 4 or more`: what sets apart what was asked for. */
function sideWords({ about, without, when, where }: Asked, today: string): string {
  const parts = [about && `with ${quotedAny(about)}`, without && `without ${quotedAny(without)}`, energyOf(where)]
  return [...parts, whenWords(when, today)].filter(Boolean).join(' ')
}

function energyOf(where: Asked['where']): string {
  const { min, max } = where?.energy ?? {}
  if (min === undefined) return max === undefined ? '' : `with energy of ${max} or less`
  return `with energy of ${max === undefined ? `${min} or more` : max === min ? min : `${min} to ${max}`}`
}

/** "3 ongoing goals", "1 goal completed in March", "12 entries with “swim” in March". */
function namedRows(query: RecordQuery, n: number, today: string): string {
  return `${counted(query.of, n).replace(/\S+$/, '')}${namedOf(query, n, today)}`
}

/** "ongoing goals", "goals completed in March", "entries with “swim” in March". */
function namedOf(query: Asked & Pick<RecordQuery, 'of'>, n: number, today: string): string {
  const status = query.where?.status ?? ''
  const named = UNENDED.has(status) ? [status, nounOf(query.of, n)] : [nounOf(query.of, n), status]
  return [...named, sideWords(query, today)].filter(Boolean).join(' ')
}

/** What is still open stands on the day it was noted down, which tells nothing. */
function isUndated({ of, where }: RecordQuery): boolean {
  return (of === 'milestones' || of === 'goals') && UNENDED.has(where?.status ?? '')
}

/** Right to one decimal: `3`, `3.6`. */
function numeral(value: number): string {
  return (Math.round(value * 10) / 10).toLocaleString('en')
}

/** `199 lb`, `£1,920`, `65%`, of seconds `31:20`, of energy `3.6 of 5`. */
function amountWords(value: number, unit: string | null, what?: RecordQuery['what']): string {
  if (what === 'energy') return `${numeral(value)} of 5`
  if (unit === SECONDS) return measured({ unit: '', format: 'duration' }, Math.round(value))
  return measured({ unit: unit ?? '', format: 'number' }, value)
}

/** `Sat 14 Mar: “Swam before work.”`, of an alert `Sat 14 Mar 09:30: “Dentist”`, of a plan with how it went. */
function dated(row: RecordRow, today: string): string {
  const day = row.time === undefined ? dayWords(row.date, today) : `${dayWords(row.date, today)} ${row.time}`
  const words = row.quote.trim() ? `${day}: ${quote(row)}` : day
  return row.held === undefined ? words : `${words}, ${row.held}`
}

/** A text on one line, cut between words where it is longer. */
function quote({ quote: words }: RecordRow): string {
  const plain = words.replace(/\s+/g, ' ').trim()
  return `“${plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …` : plain}”`
}
