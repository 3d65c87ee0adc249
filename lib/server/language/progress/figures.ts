import 'server-only'
import { everydayStems, grammarStems } from '../common-words'
import { amountIn, type Quantity, quantitiesIn, wayIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { isKnownUnit, isLength, isMeasured, isPlural, isTime, sameUnit, unitOf } from '../units'
import { wordSet, wordTable } from '../word-table'
import type { GoalView } from './frame'
import { isPastForm } from './word-classes'

/** A figure as it stands in an answer, in the goal's unit where it has one that fits. */
export type Figure = Pick<Quantity, 'value' | 'unit' | 'of' | 'from' | 'to' | 'start' | 'end'> & {
  /** `one` is told by a word ("another", "a chapter"), `zero` by "nothing", `times` by "twice". */
  form: Quantity['form'] | 'one' | 'zero' | 'times'
  /** The sentence that it stands in. */
  place: number
  amount: number | null
  match: 'same' | 'converted' | 'bare' | 'other'
}

/** Nobody tells more of one goal; what lies beyond is not read. */
const MOST = 24
const ONES = wordSet('another a an one my the')
/** What is done on each of some days counts as often. */
const TIMES = wordTable<number>({ once: 1, twice: 2, thrice: 3 })
const ZEROS = wordSet('nothing none nowt zilch nil')

/** The figures of some sentences, in their order. */
export function figuresIn(sentences: readonly Sentence[], view: GoalView): Figure[] {
  const found: Figure[] = []
  for (const [place, { tokens }] of sentences.entries()) {
    if (found.length >= MOST) break
    const quantities = quantitiesIn({ tokens }).filter(({ from }) => !isPronoun(tokens, from))
    const told = quantities.map((one) => inGoalsUnit(one, tokens, view, place))
    const isFree = (at: number) => !quantities.some(({ from, to }) => at >= from && at < to)
    const worded = tokens.flatMap((_, at) =>
      isFree(at) && !isPronoun(tokens, at) ? wordedAt(tokens, at, view, place) : [],
    )
    const all = [...told, ...worded].sort((a, b) => a.from - b.from)
    const ofOne = all.flatMap((part, at) => (isPartOfOne(part, all[at + 1], tokens) ? [part, all[at + 1]] : []))
    found.push(...all.filter((one) => !ofOne.includes(one)))
  }
  return found.slice(0, MOST)
}

/** "80 pages of the new one": it stands for a thing, and counts none. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'one' && OF_KIND.has(tokens[at - 1]?.word ?? '')
}
const OF_KIND = wordSet('the this that which new old next other same big small good bad nice')

/** "Half of the third book": no half of all, and the third is not done. */
function isPartOfOne(part: Figure, next: Figure | undefined, tokens: readonly Token[]): boolean {
  if (part.form !== 'share' || next?.form !== 'ordinal') return false
  return tokens.slice(part.to, next.from).every(({ word }) => OF_ONE.has(word))
}
const OF_ONE = wordSet('of the my our way through into')

/** Sums that go by a name, after "a", "another" or "the" where they are a number's scale. */
const NAMED = wordTable<number>({ hundred: 100, thousand: 1_000, grand: 1_000, tenner: 10, fiver: 5 })
const PARTS = wordTable<number>({ half: 0.5, quarter: 0.25 })
const ANDS = new Set(['and', 'n', '&', "'n'"])

/** A sentence with its numbers as most people mean them: "85,1" is a decimal, "12 and a half" is one number. */
export function readable(sentence: Sentence): Sentence {
  const tokens: Token[] = []
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at] as Token
    const named = token.value === null ? NAMED[token.word] : undefined
    if (named !== undefined) {
      tokens.push({ ...token, kind: 'number', value: named })
      continue
    }
    const isComma = token.kind === 'number' && token.value === null && /^\d{1,4},\d{1,2}$/.test(token.word)
    const value = isComma ? Number(token.word.replace(',', '.')) : token.value
    const [and, a, part] = sentence.tokens.slice(at + 1, at + 4)
    const more = and && ANDS.has(and.word) && a?.word === 'a' ? PARTS[part?.word ?? ''] : undefined
    if (value === null || more === undefined || !part) {
      tokens.push(isComma ? { ...token, value } : token)
      continue
    }
    tokens.push({ ...token, kind: 'number', value: value + more, end: part.end, raw: `${token.raw} ${more}` })
    at += 3
  }
  return { ...sentence, tokens }
}

function inGoalsUnit(quantity: Quantity, tokens: readonly Token[], { frame }: GoalView, place: number): Figure {
  const one = { ...quantity, place }
  if (!frame) return { ...one, amount: null, match: quantity.unit === null ? 'bare' : 'other' }
  const { unit, measure } = frame
  const raw = tokens[quantity.from]?.word ?? ''
  const of = (amount: number | null, match: Figure['match']): Figure => ({ ...one, amount, match })
  if (measure.format === 'duration' || unit === 's') {
    const clock = /^(\d{1,3}):(\d{2})$/.exec(raw)
    if (clock && Number(clock[2]) < 60) return of(Number(clock[1]) * 60 + Number(clock[2]), 'same')
    const isMinutes = quantity.unit === null && quantity.value < measure.start / 20 && /^\d{1,3}\.\d{2}$/.test(raw)
    if (isMinutes) return of(Math.trunc(quantity.value) * 60 + Math.round((quantity.value % 1) * 100), 'converted')
    // "27.5" of one who takes times may be minutes or seconds.
    const isUnclear = quantity.unit === null && !Number.isInteger(quantity.value) && measure.format === 'duration'
    if (isUnclear) return of(null, 'other')
  }
  // "8k" of one who counts kilometres.
  const way = wayIn(quantity, unit)
  if (way !== null) return of(way, 'same')
  // "1,700 m" of one who counts kilometres.
  if (quantity.unit === null && tokens[quantity.to]?.word === 'm' && isLength(unit))
    return of(round(quantity.value * (sameUnit('metre', unit)?.factor ?? 1)), 'converted')
  if (quantity.form === 'percent') return unit === 'percent' ? of(quantity.value, 'same') : of(null, 'other')
  if (quantity.form === 'clock' || isLabel(quantity, tokens, unit)) return of(null, 'other')
  if (quantity.unit === null || quantity.unit === 'one') {
    if (quantity.form === 'ordinal') return of(quantity.value, 'bare')
    return of(quantity.form === 'money' && !/[£$€]|money/.test(unit) ? null : quantity.value, 'bare')
  }
  const amount = amountIn(quantity, unit)
  if (amount !== null) return of(round(amount), sameUnit(quantity.unit, unit)?.factor === 1 ? 'same' : 'converted')
  // "12 more sold", "4 clients": a noun that the goal's own words may mean.
  return of(isMeasured(quantity.unit) ? null : quantity.value, 'other')
}

/** "The port nine contract": behind what is counted and before a thing, a number says which. */
function isLabel({ unit: own, from, to }: Quantity, tokens: readonly Token[], unit: string): boolean {
  const next = tokens[to]
  const isOfThing =
    next?.kind === 'word' && !isPastForm(next) && !grammarStems.has(next.stem) && !everydayStems.has(next.stem)
  return own === null && isOfThing && unitOf(tokens[from - 1]?.word ?? '') === unit
}

/** One that no number tells: "another", "a chapter", "finished one"; or none: "nothing left". */
function wordedAt(tokens: readonly Token[], at: number, { frame, stems }: GoalView, place: number): Figure[] {
  const { word, start, end } = tokens[at] as Token
  const next = tokens[at + 1]
  const worded = (form: Figure['form'], value: number, to = at + 1): Figure[] => [
    {
      form,
      value,
      unit: null,
      of: null,
      from: at,
      to,
      start,
      end: (tokens[to - 1] as Token).end ?? end,
      place,
      amount: frame ? value : null,
      match: to > at + 1 ? 'same' : 'bare',
    },
  ]
  if (TIMES[word] !== undefined) {
    const [times] = worded('times', TIMES[word])
    // "Rowed twice" is no two kilometres.
    return times ? [frame && isMeasured(frame.unit) && !isTime(frame.unit) ? { ...times, amount: null } : times] : []
  }
  if (ZEROS.has(word)) return worded('zero', 0)
  if (!ONES.has(word) || !frame) return []
  // "Another kilo", "a mile".
  const size =
    isMeasured(frame.unit) && next && word !== 'the' && word !== 'my' ? sameUnit(next.word, frame.unit) : null
  if (size) return [{ ...(worded('one', 1, at + 2)[0] as Figure), amount: round(size.factor) }]
  if (isMeasured(frame.unit) || (word === 'one' && tokens[at - 1]?.word === 'another')) return []
  const noun = [at + 1, at + 2].find((to) => tokens[to] && unitOf(tokens[to].word) === frame.unit)
  if (noun !== undefined && !isPlural(tokens[noun]?.word ?? ''))
    return word === 'the' || word === 'my' ? [] : worded('one', 1, noun + 1)
  if (word === 'another' && !(next && isKnownUnit(next.word))) return worded('one', 1)
  const isOwn = next?.kind === 'word' && stems.has(next.stem) && !isPlural(next.word)
  if (isOwn && (word === 'a' || word === 'an')) return worded('one', 1)
  return word === 'one' ? worded('one', 1) : []
}

export function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
