import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import { WEEKDAYS } from '@/lib/server/language/calendar-names'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { atOnce, inTurns } from '@/lib/server/take-turns'
import { sentencesOf } from '../stated-numbers'
import { isDerived, isMisreckoned, isOfLast } from './derived'
import { falseName, namesIn } from './false-names'
import { falseQuotes } from './false-quotes'
import { type Figure, figuresIn } from './figures-in'
import { inDigits } from './foreign-numbers'
import { withoutHelpLines } from './help-lines'
import { labelsIn } from './labels'
import { figureToken, type Told as Known, weigh } from './lines-weighed'
import { partAround } from './roles'
import { type Before, sceneAt } from './scene'
import { isOtherWeekday, stands } from './standing'
import { toldLines } from './told-lines'

/** What a model was told before it answered: its prompt, what its tools gave, and what the user asked. */
export type Told = { prompt: string; tools: string; question: string; today: string }

/** No more marks stand under one reply. */
const MOST = 6
/** A reply is looked at as far as this, and so many figures of a sentence: nothing that people read is longer. */
const LONGEST = 8_000
const MOST_FIGURES = 24
const MOST_IN_ALL = 60
/** The longest sentence that is read. */
const SENTENCE = 1_000

/**
 * Holds each figure and quotation of a reply against what its model was told. A figure is borne out where it stands with
 * the same meaning in a line about the same, or follows from such figures by arithmetic. What is not is given with
 * the words around it, verbatim.
 */
export function marksIn(reply: string, told: Told): ReplyMark[] {
  return marksOf(told)(reply)
}

/** As `marksIn`, for several texts of one model that was told the same. */
export function marksOf(given: Told): (reply: string) => ReplyMark[] {
  const { told, known, looked } = atOnce(readTold(given))
  return (reply) => atOnce(marksAgainst(reply.slice(0, LONGEST), told, known, looked))
}

/** As `marksIn`, a part at a time: what others ask of the server in between is answered. */
export async function marksInParts(reply: string, given: Told): Promise<ReplyMark[]> {
  const { told, known, looked } = await inTurns(readTold(given))
  return inTurns(marksAgainst(reply.slice(0, LONGEST), told, known, looked))
}

/** A prompt without its rules: they tell a model nothing of the user. */
export function recordPart(prompt: string): string {
  return prompt.slice(Math.max(0, prompt.search(/^# (?:The record|What is known)/m)))
}

function* readTold({
  question: asked,
  ...rest
}: Told): Generator<void, { told: Told; known: Known; looked: ReadonlySet<string> | null }> {
  const told = { ...rest, question: asked.slice(0, LONGEST / 4) }
  const lines = toldLines(recordPart(told.prompt), told.tools, told.question)
  yield
  const names = namesIn(`${told.prompt}\n${told.tools}`)
  yield
  const known = weigh(lines, names, told.today)
  yield
  const looked = lookedAtIn(
    told.tools,
    known.titles.map(([mission]) => mission),
  )
  return { told, known, looked }
}

function* marksAgainst(
  reply: string,
  told: Told,
  known: Known,
  looked: ReadonlySet<string> | null,
): Generator<void, ReplyMark[]> {
  let left = MOST_IN_ALL
  const marks: ReplyMark[] = falseQuotes(reply, `${told.prompt}\n${told.tools}\n${told.question}`).map((quote) => ({
    quote,
    why: markWords.quote,
  }))
  const isForeign = isOfAnotherLanguage(reply, told.question)
  const rows = (reply.match(/^\s*(?:\||[-*•]|\d+[.)])\s/gm) ?? []).length
  const masked = withoutHelpLines(withoutQuotes(reply))
  const read = isForeign ? inDigits(masked) : masked
  let earlier: Figure[] = []
  let previous = ''
  let columns: string[] = []
  for (const whole of sentencesOf(read)) {
    yield
    const sentence = whole.slice(0, SENTENCE)
    if (marks.length >= MOST || left <= 0) break
    const cells = sentence.startsWith('|') ? sentence.split('|') : []
    if (cells.length > 0 && !previous.startsWith('|')) columns = cells
    const before = { question: told.question, previous, looked, columns: cells.length > 0 ? columns : [] }
    const stated = withMonths(
      sentence,
      previous,
      figuresIn(sentence.replace(/^\s*\d{1,2}[.)]\s/, (mark) => ' '.repeat(mark.length))).slice(0, MOST_FIGURES),
      earlier,
      told.today,
    )
    left -= stated.length
    const isOffer = offers(sentence, told.question)
    const looking = { sentence, stated, before, rows, isOffer, isForeign, known }
    const shown = stated.filter((figure) => standsAt(figure, looking))
    const marked: Figure[] = []
    for (const figure of stated) {
      if (shown.includes(figure)) continue
      if (isFalse(figure, looking, [...earlier, ...shown])) marked.push(figure)
      else shown.push(figure)
    }
    for (const figure of marked) {
      const around = wordsAround(sentence, figure)
      const at = read.indexOf(around)
      const quote = at < 0 ? around : reply.slice(at, at + around.length).trim()
      if (!marks.some((one) => one.quote === quote)) marks.push({ quote, why: markWords.figure })
    }
    const day = isForeign || isOffer ? null : falseWeekday(looking)
    if (day && reply.includes(day)) marks.push({ quote: day, why: markWords.figure })
    const named = isForeign || isOffer ? null : falseName(sentence, known.names, known.lines)
    if (named && reply.includes(named)) marks.push({ quote: named, why: markWords.figure })
    earlier = [...earlier, ...stated.filter((figure) => !marked.includes(figure))].slice(-MOST_FIGURES)
    previous = sentence
  }
  return marks.filter(({ quote }) => reply.includes(quote)).slice(0, MOST)
}

type Looking = {
  sentence: string
  stated: readonly Figure[]
  before: Before
  /** The lines of lists and tables in the whole reply: their number may be told. */
  rows: number
  isOffer: boolean
  isForeign: boolean
  known: Known
}

function standsAt(figure: Figure, { sentence, stated, before, isForeign, known }: Looking): boolean {
  if (figure.kind === 'date' && !fitsWeekday(sentence, figure, known.today)) return false
  // "3 of your last 5 Tuesdays" is counted, or nothing.
  if (isOfLast(figure, sentence) || isMisreckoned(figure, sentence, stated)) return false
  const column = before.columns[sentence.slice(0, figure.from).split('|').length - 1]
  return stands(figure, sentence, sceneAt(sentence, figure, stated, before, known), known, isForeign, column)
}

/** Whether a figure that stands nowhere is neither free nor reckoned from those that are shown. */
function isFalse(figure: Figure, looking: Looking, shown: readonly Figure[]): boolean {
  const { sentence, stated, before, rows, isOffer, known } = looking
  if (isFree(figure, sentence, isOffer)) return false
  if (rows > 2 && !/^\s*\|/.test(sentence) && [rows, rows - 1, rows - 2].includes(figure.second ?? figure.value))
    return false
  if (isYear(figure, sentence)) return false
  if (figure.kind === 'date' && !fitsWeekday(sentence, figure, known.today)) return true
  if (isMisreckoned(figure, sentence, stated)) return true
  const scene = sceneAt(sentence, figure, stated, before, known)
  return !isDerived(figure, { sentence, stated, shown, scene, told: known, question: before.question })
}

const WEEKDAY =
  /(?<!\b(?:one|every|each|any|a|single|of) )\b(mon|tues|wednes|thurs|fri|satur|sun)day\b(?!s|,? (?:the )?\d)/gi

/** What a sentence tells of a weekday that was written on another. */
function falseWeekday({ sentence, stated, before, known }: Looking): string | null {
  for (const found of sentence.matchAll(WEEKDAY)) {
    const place = {
      kind: 'number' as const,
      value: 0,
      second: null,
      unit: null,
      from: found.index,
      to: found.index + found[0].length,
    }
    if (stated.some(({ kind }) => kind === 'date')) continue
    const scene = sceneAt(sentence, place, [], before, known)
    const near = stated.filter(({ from }) =>
      partAround(sentence, place).part.includes(sentence.slice(from, from + 3).toLowerCase()),
    )
    const weights = new Map([...scene.weights, ...near.map((one) => [figureToken(one), 1] as const)])
    const weekday = WEEKDAYS.findIndex((name) => name.startsWith((found[1] ?? '').toLowerCase())) + 1
    if (isOtherWeekday(weekday, { ...scene, weights }, known)) return wordsAround(sentence, place)
  }
  return null
}

const ENGLISH = /[ ,.](?:the|you|your|and|that|this|with|are)(?=[ ,.:])/i

/** Whether a reply is in a language whose words are not held against the record's. */
export function isOfAnotherLanguage(reply: string, question: string): boolean {
  const own = reply.replace(/[“„"][^”“"]*[”“"]|«[^»]*»/g, '')
  if (ENGLISH.test(` ${own} `)) return false
  return /[äöüßéèêàçñãõøåłąęśıİ¿¡]/i.test(own) || (foreignLanguage(own) ?? foreignLanguage(question)) !== null
}

/**
 * What is quoted is held against the record as words: its figures are not looked at again. Its stops end no sentence, but
 * for the last one, which ends both.
 */
function withoutQuotes(text: string): string {
  return text.replace(/“[^”\n]{1,600}”|"[^"\n]{1,600}"/g, (quote) => {
    const plain = `${quote[0]}${quote.slice(1, -2).replace(/[.!?:;]/g, ',')}${quote.slice(-2)}`
    return figuresIn(plain).reduce(
      (masked, { from, to }) => masked.slice(0, from) + '_'.repeat(to - from) + masked.slice(to),
      plain,
    )
  })
}

/** What would do, or could be: nothing that was. */
const WOULD = /\b(?:would|could|might|may) (?:not )?(?:matter|cover|give|make|do|be enough|fit|hold|help|leave|get)\b/i
const PLAN = /^(?:plan|make me a plan|draft)\b/i
/** What an offer may begin with before it says what to do. */
const LEAD =
  '(?:so|then|tonight|tomorrow|this week|next|first|now|maybe|perhaps|for now|one step|next step|on \\w{1,12}|[a-z]{2,6}day)[,:]? '
const DOINGS =
  'try take set put write spend start begin pick plan go do give block open call run read walk practise practice book send keep make aim use leave choose draft list play sleep add finish ask tell rehearse consider'
const ASKS = "let['’]s|let us|how about|what about|why not|could|would|shall|should|i['’]d|you could|you might"
const OFFER = new RegExp(`^(?:${LEAD}){0,3}(?:${ASKS}|${DOINGS.replaceAll(' ', '|')})\\b`, 'i')

/** Whether a sentence offers or asks something: minutes, times and days of a plan are the coach's to propose. */
export function offers(sentence: string, question: string): boolean {
  const plain = sentence.replace(/^[\s\d.)*_#>|-]+(?:\[[ x]\])?\s*/, '')
  return OFFER.test(plain) || WOULD.test(plain) || plain.endsWith('?') || /\bcard\b/.test(plain) || PLAN.test(question)
}

function isYear({ kind, value, unit, from }: Figure, sentence: string): boolean {
  if (kind !== 'number' || value < 1900 || value > 2100) return false
  return !unit || labelsIn(sentence.slice(0, from + 4)).some(({ at }) => from - at < 12)
}

/** "The 21st" is of the month that was spoken of last, else of this one. */
function withMonths(
  sentence: string,
  previous: string,
  stated: readonly Figure[],
  earlier: readonly Figure[],
  today: string,
): Figure[] {
  const named = labelsIn(sentence).filter(({ kind }) => kind === 'month')
  const before = labelsIn(previous).findLast(({ kind }) => kind === 'month')
  let month = before ? before.name * 100 : earlier.findLast(({ kind, value }) => kind === 'date' && value > 100)?.value
  return stated.map((figure, at) => {
    if (figure.kind !== 'date') return figure
    const label = named.findLast((one) => one.at < figure.from)
    if (label) month = label.name * 100
    if (figure.value > 100) month = figure.value
    // "Sunday 12 to Tuesday 14 April"
    const next = stated[at + 1]
    if (figure.value <= 31 && next?.kind === 'date' && next.value > 100 && next.from - figure.to < 14)
      month = next.value
    const of = Math.floor((month ?? Number(today.slice(5, 7)) * 100) / 100) * 100
    return figure.value > 100 ? figure : { ...figure, value: of + figure.value }
  })
}

/** What needs no proof: parts of names and idioms, lengths and times in an offer, a count of what the sentence lists. */
function isFree(figure: Figure, sentence: string, isOffer: boolean): boolean {
  const behind = sentence.slice(figure.to)
  // The ends of the scale.
  if (/\bfrom $/i.test(sentence.slice(0, figure.from)) && figure.value === 1 && /^ to (?:5|five)\b/i.test(behind))
    return true
  if (/\b(?:1|one) to $/i.test(sentence.slice(0, figure.from)) && figure.value === 5) return true
  if (figure.kind === 'date' && !/\d/.test(sentence.slice(figure.from, figure.to))) return true
  if (
    figure.kind === 'ratio' &&
    /^(?: |-)?(?:marathon|an? (?:hour|day)|term|time|way (?:between|through the week))/i.test(behind)
  )
    return true
  if (isOffer && figure.kind !== 'percent' && figure.kind !== 'pair') return true
  if (figure.kind !== 'number') return false
  if (
    /\b(?:comes?|ranks?|is|are) $/i.test(sentence.slice(0, figure.from)) &&
    /^(?:second|third)$/i.test(sentence.slice(figure.from, figure.to))
  )
    return true
  if (/(?:\bone|\bstep|\btip|\boption|#)\s*$/i.test(sentence.slice(0, figure.from))) return true
  const listed = /^[^.:]{0,60}: (.+)/s.exec(behind)?.[1]
  if (listed && figure.value < 8) return listed.split(/;|, (?:and )?| and /).length >= figure.value
  return (
    /^(?:two|three|four|five)$/i.test(sentence.slice(figure.from, figure.to)) &&
    /^ (?:things|ways|options|cards|questions|steps|ideas|reasons|words|sentences|sides)\b/i.test(behind)
  )
}

/** Whether the weekday that stands right before a date is its own. */
function fitsWeekday(sentence: string, { value, second, from, to }: Figure, today: string): boolean {
  const name = (/\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*,? (?:the )?$/i.exec(sentence.slice(0, from)) ??
    /^(?: \d{4})? (?:falls on|lands on|is|was) a (sun|mon|tue|wed|thu|fri|sat)[a-z]*day\b/i.exec(
      sentence.slice(to),
    ))?.[1]?.toLowerCase()
  if (!name) return true
  const year = Number(today.slice(0, 4))
  const years = second ? [second] : [year - 1, year, year + 1]
  return years.some((one) => {
    const day = new Date(Date.UTC(one, Math.floor(value / 100) - 1, value % 100)).getUTCDay()
    return WEEKDAYS[(day + 6) % 7]?.startsWith(name)
  })
}

/** The words of the part in which a figure stands, at most so many characters around it. */
function wordsAround(sentence: string, figure: Figure): string {
  const { part, before } = partAround(sentence, figure)
  const start = figure.from - before.length
  const whole = sentence.slice(start, start + part.length)
  if (whole.length <= 120) return whole.trim()
  const near = sentence.slice(Math.max(start, figure.from - 50), Math.min(start + part.length, figure.to + 60))
  return near.replace(/^\S*\s/, figure.from - start > 50 ? '' : '$&').trim()
}

/** The missions that were looked up for this reply, where nothing else was. */
function lookedAtIn(tools: string, titles: readonly string[]): ReadonlySet<string> | null {
  const lines = new Set(tools.split('\n').map((line) => line.replace(/^title: /, '')))
  const looked = titles.filter((mission) => lines.has(mission))
  return looked.length > 0 && !/^(?:Looked through|From) /m.test(tools) ? new Set(looked) : null
}
