import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { FIRST_DAY } from '@/lib/contract/text'
import type { Clock } from './clock'
import { datesIn } from './dates'
import { clausesOf } from './progress/clauses'
import { isPastForm } from './progress/word-classes'
import { quantitiesIn } from './quantities'
import type { Sentence, Token } from './text'
import { wordSet } from './word-table'

/** The day that something told is of, `null` where none is named: it is today's. `open` where the words leave it so. */
export type ToldDay = string | null | 'open'
type Named = { date: ToldDay; start: number; end: number }

/** Of a longer stretch its last day says too little. */
const LONGEST = 31
/** What stands before a day on which it is not, or not yet, so. */
const BOUNDS = wordSet('by until till than before after for next')
const NOW = wordSet('now currently')
const SUBJECTS = wordSet("i i'm im i've ive we we've it it's")
/** A sentence of so few words goes on with the one before. */
const FRAGMENT = 3

/**
 * The day that a sentence tells a figure of, by its place in the text, or what it tells without one. Of a stretch that is
 * over ("last week") it is the last day; what is told of the running one is today's. A figure goes with the day beside it,
 * and a few words without a verb ("91 kg.") with the day of the sentence before.
 */
export function toldDay(sentence: Sentence, clock: Clock, at: number | null = null, before?: Sentence): ToldDay {
  const named = namedDays(sentence, clock)
  if (named.length === 0) return before && isFragment(sentence) ? toldDay(before, clock) : null
  if (at === null) return onlyOf(named)
  const { tokens } = sentence
  const clauses = clausesOf(sentence).map(({ from, to }) => tokens.slice(from, to))
  const own = clauses.find((clause) => holds(clause, at)) ?? [...tokens]
  const beside = named.filter(({ start }) => holds(own, start))
  if (beside.length > 0) {
    const figures = figuresOf(own, named)
    // As many days as figures go with them in their order; else it is anyone's guess.
    if (figures.length === beside.length) return beside[figures.indexOf(at)]?.date ?? null
    const day = onlyOf(figures.length === 1 ? nextTo(at, beside, own) : beside)
    return figures.length > 1 && day !== null ? 'open' : day
  }
  // "I saw Tom on Sunday and I weigh 90", "4 km on Monday, then 6": of what else the day is of is anyone's guess.
  const isElsewhere = hasSubject(own) && clauses.some((clause) => clause !== own && hasSubject(clause))
  const day = onlyOf(named)
  return day !== null && (isElsewhere || figuresOf(tokens, named).length > 1) ? 'open' : day
}

/** The days that a sentence tells of, each once, a stretch by its last. */
export function toldDays(sentence: Sentence, clock: Clock): ToldDay[] {
  return [...new Set(namedDays(sentence, clock).map(({ date }) => date))]
}

/**
 * A sentence in which a day that is told in figures ("three days ago", "25 October") stands as one word, so that none of
 * them is taken for what is counted.
 */
export function withoutDayFigures(sentence: Sentence, clock: Clock): Sentence {
  const today = dateIn(clock.timeZone, clock.now)
  const days = datesIn(sentence, { ...clock, towards: 'past' }).filter(
    ({ isRange, from, time }) => !isRange && from <= today && (time === null || from < today),
  )
  const tokens: Token[] = []
  for (const token of sentence.tokens) {
    const day = days.find(({ start, end }) => token.start >= start && token.end <= end)
    const isFigured = day && sentence.tokens.some((one) => isIn(one, day) && one.kind === 'number')
    if (!day || !isFigured) tokens.push(token)
    else if (token.start === day.start) {
      if (tokens.at(-1)?.word === 'on') tokens.pop()
      const { start, end, words: raw } = day
      tokens.push({ kind: 'word', raw, start, end, word: 'yesterday', stem: 'yesterday', value: null })
    }
  }
  return { ...sentence, tokens }
}

function isIn(token: Token, { start, end }: { start: number; end: number }): boolean {
  return token.start >= start && token.end <= end
}

function namedDays(sentence: Sentence, clock: Clock): Named[] {
  const { tokens } = sentence
  const today = dateIn(clock.timeZone, clock.now)
  const days = datesIn(sentence, { ...clock, towards: 'past' }).flatMap(
    ({ from, to, start, end, time, words }): Named[] => {
      const first = tokens.findIndex((token) => token.start >= start)
      const led = [tokens[first - 1]?.word, tokens[first - 2]?.word].filter((word) => word !== undefined)
      const isBounded = /^(?:until|till|before|after)\b/i.test(words) || BOUNDS.has(led[0] ?? '') || led[1] === 'than'
      const isTimeAlone = time !== null && from === today && !/today|tonight|this/i.test(words)
      if (isBounded || isTimeAlone || from > today) return []
      const date = to >= today ? null : daysBetween(from, to) < LONGEST && from >= FIRST_DAY ? to : 'open'
      return [{ date, start, end }]
    },
  )
  const nows = tokens.filter(({ word }) => NOW.has(word)).map(({ start, end }): Named => ({ date: null, start, end }))
  return [...days, ...nows].sort((one, other) => one.start - other.start)
}

function onlyOf(named: readonly Named[]): ToldDay {
  const [first, ...others] = new Set(named.map(({ date }) => date))
  return others.length > 0 ? 'open' : (first ?? null)
}

/** "Tweaked my back a fortnight ago and managed 80 today": the day right beside a figure, where the others stand far off. */
function nextTo(at: number, named: readonly Named[], tokens: readonly Token[]): readonly Named[] {
  const place = (start: number) => tokens.findIndex((one) => one.start >= start)
  const far = (one: Named) => Math.abs(place(one.start) - place(at))
  const near = named.filter((one) => far(one) <= BESIDE)
  return near.length > 0 && named.every((one) => near.includes(one) || far(one) > FAR) ? near : named
}
const [BESIDE, FAR] = [2, 3]

/** Where the figures of a clause stand that are none of a day. */
function figuresOf(clause: readonly Token[], named: readonly Named[]): number[] {
  const figures = quantitiesIn({ tokens: [...clause] }).map(({ start }) => start)
  return figures.filter((start) => !named.some((one) => start >= one.start && start < one.end))
}

function holds(tokens: readonly Token[], at: number): boolean {
  return at >= (tokens[0]?.start ?? 0) && at < (tokens.at(-1)?.end ?? 0)
}

function hasSubject(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => SUBJECTS.has(word))
}

function isFragment({ tokens }: Sentence): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  return words.length <= FRAGMENT && !words.some(isPastForm) && words.some(({ kind }) => kind === 'number')
}
