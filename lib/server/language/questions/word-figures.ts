import 'server-only'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import type { RecordAnswer, RecordFigure, RecordQuery } from '@/lib/contract/record'
import { counted, nounOf, quotedAny } from '../record-nouns'
import { agoWords, capital, dayWords, whenWords } from './day-words'
import { amountWords, numeral, sideWords } from './side-words'

type Value = RecordFigure['value']

/** Two sides, each with its n, and what lies between them; few rows are told as too few. */
export function comparisonWords(query: RecordQuery, { figures, few }: RecordAnswer, today: string): string {
  const [one, other] = figures
  if (!one || !other) return 'There is nothing to compare.'
  const { against, of, what } = query
  const isByWords = against?.about !== undefined || against?.without !== undefined
  // What both have in common is said once, or not at all of an average.
  const [about, without] = isByWords ? [against?.about, against?.without] : [query.about, query.without]
  if (query.give === 'first') return orderWords([query.about, about], [one.value, other.value], today)
  const isByTime = against?.when !== undefined
  const first = sideWords(isByWords && !isByTime ? { ...query, when: undefined } : query, today) || 'in all'
  const own = isByWords ? { about, without } : isByTime ? {} : { about: query.about, without: query.without }
  const second =
    sideWords({ where: query.where, ...own, when: isByTime ? against?.when : undefined }, today) || 'in all'
  const [value, than] = [one.value, other.value]
  if (what === undefined)
    return `${capital(counted(of, Number(value)))} ${first} and ${counted(of, Number(than))} ${second}${between(what, value, than, first)}.`
  if (typeof value !== 'number' || typeof than !== 'number')
    return `I cannot compare them: there are no ${nounOf(of, 2)} ${typeof value === 'number' ? second : first}.`
  const told = (figure: number, n: number, side: string) =>
    `${amountWords(figure, one.unit, what)} over ${counted(of, n)} ${side}`
  const least = Math.min(one.n, other.n)
  const bears = few && least > 0 ? ` One side has only ${counted(of, least)}, too few to go by.` : ''
  const lead = what === 'energy' ? 'your energy was ' : ''
  return `${capital(`${lead}${told(value, one.n, first)}`)} and ${told(than, other.n, second)}${between(what, value, than, first)}.${bears}`
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
  const known = named.flatMap(({ words, day }) => (typeof day === 'string' ? [{ words, day }] : []))
  const missing = named.filter(({ day }) => typeof day !== 'string').map(({ words }) => `no entry mentions ${words}`)
  const told = known
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ words, day }) => `${words} on ${dayWords(day, today)}`)
  const isSame = known.length === 2 && known[0]?.day === known[1]?.day
  const order = isSame ? `${told.join(', ')}: the same day` : told.join(', then ')
  return `${capital([order, ...missing].filter(Boolean).join('; '))}.`
}

/** How a goal stands: what was asked for first, then the rest, and what was looked through. */
export function standingWords(query: RecordQuery, answer: RecordAnswer, today: string): string {
  const { figures, searched } = answer
  const title = /“(.*)”/.exec(figures[0]?.words ?? '')?.[1] ?? ''
  const partOf = (id: string) => figures.find((one) => one.id === id)
  const amountOf = (id: string) => amountWords(Number(partOf(id)?.value), partOf(id)?.unit ?? null)
  const by =
    searched.rows === 0 ? ', without a value yet' : `, by ${searched.rows} ${searched.rows === 1 ? 'value' : 'values'}`
  const through = searched.kinds.includes('values') ? by : ''
  if (query.give === 'change') return changeWords(query, figures, `“${title}”`, through, today)
  const isShare = partOf('reading')?.unit === '%'
  const over = partOf('completed') ?? partOf('dropped')
  // What is completed or dropped has no date to come and asks for no pace.
  if (over)
    return `“${title}” was ${over.id} on ${dayWords(String(over.value), today)}${partOf('reading') && !isShare ? `, at ${amountOf('reading')}` : ''}.`
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
  return `“${title}”: ${[first, ...rest].filter(Boolean).join(', ')}${through}.${rests}`
}

/** "“Get to 80” went from 94 kg to 91 kg since Sun 1 Mar: −3 kg, by 12 values." */
function changeWords(query: RecordQuery, figures: readonly RecordFigure[], title: string, by: string, today: string) {
  const [change, from, to] = figures.map(({ value }) => value)
  if (typeof change !== 'number' || typeof from !== 'number' || typeof to !== 'number') return `${title} has no values.`
  const unit = figures[0]?.unit ?? null
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  const way = ['from', amountWords(from, unit), 'to', amountWords(to, unit), whenWords(query.when, today)]
  return `${title} went ${way.filter(Boolean).join(' ')}: ${sign}${amountWords(Math.abs(change), unit)}${by}.`
}

/** Groups with fewer rows are no best and no worst where others have more. */
const FEW = 3
/** So few groups are all told. */
const ALL = 7

/** By month, weekday and the like: the highest and the lowest with their n, and each where they are few. */
export function groupWords(query: RecordQuery, { groups = [], figures }: RecordAnswer, today: string): string {
  const { what, of } = query
  const [figure] = figures
  const known = groups.filter(({ value }) => value !== null)
  const isSum = what === undefined || query.give === 'sum'
  const least = query.by === 'month' && what === 'energy' ? ENOUGH_IN_MONTH : FEW
  const borne = known.filter(({ n }) => n >= least)
  const ranked = (isSum || borne.length === 0 ? known : borne).toSorted((a, b) => Number(b.value) - Number(a.value))
  const told = ranked.map((one) => toldOf(one))
  function toldOf({ words, value, n }: (typeof known)[number]): string {
    const over = what ? `${amountWords(Number(value), figure?.unit ?? null, what)} over ` : ''
    return `${words.replace(/\bSept\b/, 'Sep')}, ${over}${counted(of, n)}`
  }
  if (told.length === 0) return 'Nothing to group.'
  const name = what === undefined ? 'Most' : what === 'energy' ? 'Highest energy' : 'Highest'
  const low = told.length < 2 ? '' : what === undefined ? `, then ${told[1]}` : `, lowest: ${told.at(-1)}`
  const each = known.length > 2 && known.length <= ALL ? known.map((one) => `\n- ${toldOf(one)}`).join('') : ''
  const isRate = figure?.words.startsWith(`Average a ${query.by} `)
  const rate = isRate ? `${amountWords(Number(figure?.value), figure?.unit ?? null)} a ${query.by} on average. ` : ''
  return `${rate}${[name, sideWords(query, today)].filter(Boolean).join(' ')}: ${told[0]}${low}.${each}`
}
