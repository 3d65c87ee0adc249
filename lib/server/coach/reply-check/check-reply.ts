import 'server-only'
import type { ReplyMark } from '@/lib/contract/chat'
import { markWords } from '@/lib/contract/mark-words'
import { WEEKDAYS } from '@/lib/server/language/calendar-names'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import { sentencesOf } from '../stated-numbers'
import { isBorneOut, isNoExtreme, isOutdated, type Look, nothingFound } from './borne-out'
import { contentStems, weightOf } from './content-words'
import { falseName, namesIn } from './false-names'
import { falseQuotes } from './false-quotes'
import { type Figure, figuresIn } from './figures-in'
import { inDigits } from './foreign-numbers'
import { isOfGroups } from './group-sums'
import { labelsIn } from './labels'
import { isMisreckoned, isReckoned } from './reckoned'
import { partAround } from './roles'
import { type DatedRow, datedRows, isCounted } from './row-counts'
import { type ToldFigure, type ToldLine, toldLines } from './told-lines'

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
 * the same meaning in a line about the same thing, or follows from such figures by arithmetic. What is not is given with
 * the words around it, verbatim.
 */
export function marksIn(reply: string, told: Told): ReplyMark[] {
  return marksOf(told)(reply)
}

/** As `marksIn`, for several texts of one model that was told the same. */
export function marksOf({ question: asked, ...rest }: Told): (given: string) => ReplyMark[] {
  const told = { ...rest, question: asked.slice(0, LONGEST / 4) }
  const lines = toldLines(told.prompt, told.tools, told.question)
  const figures = lines.flatMap((line) => line.figures)
  const missions = new Set(lines.flatMap((line) => line.mission ?? []))
  const titles: Titles = [...missions].map((mission) => [mission, contentStems(mission)])
  const dated = datedRows(told.prompt, told.tools)
  const names = namesIn(`${told.prompt}\n${told.tools}`)
  return (given) => marksAgainst(given.slice(0, LONGEST), { told, lines, figures, titles, dated, names })
}

type Known = Pick<Looking, 'told' | 'lines' | 'figures' | 'titles' | 'dated'> & { names: ReadonlySet<string> }

function marksAgainst(reply: string, { told, lines, figures, titles, dated, names }: Known): ReplyMark[] {
  let left = MOST_IN_ALL
  const marks: ReplyMark[] = falseQuotes(reply, `${told.prompt}\n${told.tools}\n${told.question}`).map((quote) => ({
    quote,
    why: markWords.quote,
  }))
  const isForeign = isOfAnotherLanguage(reply, told.question)
  const rows = (reply.match(/^\s*(?:\||[-*•]|\d+[.)])\s/gm) ?? []).length
  let before = told.question
  let previous = ''
  let earlier: Figure[] = []
  const looked = lookedAtIn(told.tools, titles)
  const masked = withoutQuotes(reply)
  const read = isForeign ? inDigits(masked) : masked
  for (const whole of sentencesOf(read)) {
    const sentence = whole.slice(0, SENTENCE)
    if (marks.length >= MOST || left <= 0) break
    left -= figuresIn(sentence).length
    const said = { ...asserted(sentence, told.question), rows }
    const known = { lines, figures, titles, dated, looked, told, isForeign, earlier }
    const wrong = falseFigures({ ...said, before, previous, ...known })
    for (const figure of wrong.marked) {
      const around = wordsAround(sentence, figure)
      const at = read.indexOf(around)
      const quote = at < 0 ? around : reply.slice(at, at + around.length).trim()
      if (!marks.some((one) => one.quote === quote)) marks.push({ quote, why: markWords.figure })
    }
    const named = isForeign || said.isOffer ? null : falseName(sentence, names, lines)
    if (named && reply.includes(named)) marks.push({ quote: named, why: markWords.figure })
    earlier = [...earlier, ...wrong.stated.filter((figure) => !wrong.marked.includes(figure))].slice(-MOST_FIGURES)
    previous = sentence
    before = `${told.question} ${sentence}`
  }
  return marks.filter(({ quote }) => reply.includes(quote)).slice(0, MOST)
}

const ENGLISH = /[ ,.](?:the|you|your|is|are|on|at|of|and|to|over|not)(?=[ ,.:])/i

/** Whether a reply is in a language whose words are not held against the record's. */
function isOfAnotherLanguage(reply: string, question: string): boolean {
  const own = reply.replace(/[“„"][^”“"]*[”“"]|«[^»]*»/g, '')
  if (ENGLISH.test(` ${own} `)) return false
  return /[äöüßéèêàçñãõøåłąęśıİ¿¡]/i.test(own) || (foreignLanguage(own) ?? foreignLanguage(question)) !== null
}

/** What is quoted is held against the record as words: its figures are not looked at again, its stops end no sentence. */
function withoutQuotes(text: string): string {
  return text.replace(/“[^”\n]{1,600}”|"[^"\n]{1,600}"/g, (quote) => {
    const plain = `${quote[0]}${quote.slice(1, -1).replace(/[.!?:;]/g, ',')}${quote.at(-1)}`
    return figuresIn(plain).reduce(
      (masked, { from, to }) => masked.slice(0, from) + '_'.repeat(to - from) + masked.slice(to),
      plain,
    )
  })
}

/** The missions that were told of, with the stems of their titles. */
type Titles = readonly (readonly [mission: string, stems: readonly string[]])[]

type Sentence = { sentence: string; isOffer: boolean }
/** `rows` are the lines of lists and tables in the whole reply: their number may be told. */
type Looking = Sentence & {
  rows: number
  before: string
  /** The sentence before. */
  previous: string
  lines: readonly ToldLine[]
  figures: readonly ToldFigure[]
  titles: Titles
  looked: ReadonlySet<string> | null
  told: Told
  isForeign: boolean
  dated: readonly DatedRow[]
  /** What the sentences before state, as far as it holds. */
  earlier: readonly Figure[]
}

/** Whether a sentence offers or asks something: minutes, times and days of a plan are the coach's to propose. */
function asserted(sentence: string, question: string): Sentence {
  const plain = sentence.replace(/^[\s\d.)*_#>|-]+(?:\[[ x]\])?\s*/, '')
  const isOffer =
    OFFER.test(plain) || WOULD.test(plain) || plain.endsWith('?') || /\bcard\b/.test(plain) || PLAN.test(question)
  return { sentence, isOffer }
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

function falseFigures(looking: Looking): { stated: Figure[]; marked: Figure[] } {
  const { sentence, isOffer, rows, before, lines, figures, titles, looked, told, isForeign, dated, earlier, previous } =
    looking
  const stated = withMonths(
    figuresIn(sentence.replace(/^\s*\d{1,2}[.)]\s/, (mark) => ' '.repeat(mark.length))).slice(0, MOST_FIGURES),
    earlier,
    told.today,
  )
  const missionsAt = missionsIn({
    sentence,
    stated,
    titles,
    figures,
    before,
    previous,
    looked,
    asked: missionsOf(told.question, titles),
  })
  const asked = figuresIn(told.question).slice(0, MOST_FIGURES)
  const found = nothingFound()
  const isRow = /^\s*\|/.test(sentence)
  const marked = stated.filter((figure) => {
    if (isFree(figure, sentence, isOffer)) return false
    if (!isRow && rows > 2 && [rows, rows - 1].includes(figure.second ?? figure.value)) return false
    if (isYear(figure, sentence)) return false
    if (figure.kind === 'date' && !fitsWeekday(sentence, figure, told.today)) return true
    const missions = missionsAt(figure)
    const look: Look = {
      found,
      figure,
      sentence,
      before,
      missions,
      figures,
      lines,
      today: told.today,
      stated,
      asked,
      isForeign,
      earlier,
    }
    if (isMisreckoned(look) || isNoExtreme(look) || isOutdated(look)) return true
    if (isBorneOut(look) || isReckoned(look)) return false
    return (
      !isOfGroups(figure, sentence, lines) && !isCounted(figure, `${before.slice(-300)} ${sentence}`, dated, told.today)
    )
  })
  return { stated, marked }
}

function isYear({ kind, value, unit, from }: Figure, sentence: string): boolean {
  if (kind !== 'number' || value < 1900 || value > 2100) return false
  return !unit || labelsIn(sentence.slice(0, from + 4)).some(({ at }) => from - at < 12)
}

/** "The 21st" is of the month that was spoken of last, else of this one. */
function withMonths(stated: readonly Figure[], earlier: readonly Figure[], today: string): Figure[] {
  let month = earlier.findLast(({ kind, value }) => kind === 'date' && value > 100)?.value
  return stated.map((figure, at) => {
    if (figure.kind !== 'date') return figure
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

/** The missions that a text names best; null where it names none. */
function missionsOf(text: string, titles: Titles): ReadonlySet<string> | null {
  const words = new Set(contentStems(text))
  const scores = new Map<string, number>()
  for (const [mission, stems] of titles) {
    const score = stems.reduce((sum, stem) => sum + (words.has(stem) ? weightOf(stem) : 0), 0)
    if (score >= 0.3) scores.set(mission, score)
  }
  if (scores.size === 0) return null
  const best = Math.max(...scores.values())
  return new Set([...scores].filter(([, score]) => score >= Math.min(best, 1)).map(([mission]) => mission))
}

/** With what something is compared: what is told is not of that. */
const COMPARED = /(?<=\d|\b(?:more|fewer|less|higher|lower|faster|slower) )\b(?:than|unlike|compared (?:to|with)) .*$/is

/**
 * Which missions a figure of a sentence is of: those that its own part of it names, else the last part before that names
 * one, else the whole of it; where it names none, what was said before does, or what was looked up.
 */
function missionsIn({
  sentence,
  stated,
  titles,
  figures,
  before,
  previous,
  looked,
  asked,
}: Pick<Looking, 'sentence' | 'titles' | 'figures' | 'before' | 'previous' | 'looked'> & {
  stated: readonly Figure[]
  /** Those that the question names. */
  asked: ReadonlySet<string> | null
}) {
  const plain = withoutLengths(sentence, stated)
  const said = missionsOf(withoutLengths(previous, []), titles) ?? missionsOf(withoutLengths(before, []), titles)
  const whole = withLooked(
    missionsOf(plain.replace(COMPARED, ''), titles) ?? missionOfDay(stated, figures) ?? withLooked(said, asked),
    looked,
  )
  const parts: { from: number; missions: ReadonlySet<string> | null }[] = []
  let from = 0
  for (const { index, 0: mark } of [...plain.matchAll(/[,;:|] ?|(?<=\d%?) (?:and|but|while) /g), null].map(
    (found) => found ?? { index: plain.length, 0: '' },
  )) {
    parts.push({
      from,
      missions: withNamed(missionsOf(plain.slice(from, index).replace(COMPARED, ''), titles), looked),
    })
    from = index + mark.length
  }
  const named = parts.filter(({ missions }) => missions !== null)
  if (named.length < 2) return () => whole
  return (figure: Figure) => named.findLast((part) => part.from <= figure.from)?.missions ?? whole
}

/** What was looked up for a reply is what it speaks of, where what its words seem to name was not looked up. */
function withLooked(named: ReadonlySet<string> | null, looked: ReadonlySet<string> | null): ReadonlySet<string> | null {
  if (!named || !looked) return named ?? looked
  return [...named].some((one) => looked.has(one)) ? named : new Set([...named, ...looked])
}

/** The same of a part of a sentence, which may name nothing. */
function withNamed(named: ReadonlySet<string> | null, looked: ReadonlySet<string> | null): ReadonlySet<string> | null {
  return named && withLooked(named, looked)
}

/** A text without its shares and lengths of time, which titles hold too: "half" of something is no half marathon. */
function withoutLengths(text: string, stated: readonly Figure[]): string {
  const blank = stated.reduce(
    (left, { kind, from, to }) =>
      kind === 'ratio' && !/^[ -]marathon/i.test(text.slice(to)) && to <= left.length
        ? left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
        : left,
    text,
  )
  return blank.replace(/\b(?:second|minute|hour|day|week|month|year)s?\b/gi, ' ')
}

/** The one mission that a day of a sentence is the target of, where it says what belongs to a target. */
function missionOfDay(stated: readonly Figure[], figures: readonly ToldFigure[]): ReadonlySet<string> | null {
  if (!stated.some(({ kind }) => kind === 'percent')) return null
  const days = stated.filter(({ kind }) => kind === 'date').map(({ value }) => value)
  const due = figures.filter((one) => one.kind === 'date' && one.role === 'target' && days.includes(one.value))
  const missions = new Set(due.flatMap(({ line }) => line.mission ?? []))
  return missions.size === 1 ? missions : null
}

/** The missions that were looked up for this reply, where nothing else was. */
function lookedAtIn(tools: string, titles: Titles): ReadonlySet<string> | null {
  const lines = new Set(tools.split('\n').map((line) => line.replace(/^title: /, '')))
  const looked = titles.map(([mission]) => mission).filter((mission) => lines.has(mission))
  return looked.length > 0 && !/^(?:Looked through|From) /m.test(tools) ? new Set(looked) : null
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
