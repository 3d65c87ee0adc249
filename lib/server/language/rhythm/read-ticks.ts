import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import type { Clock } from '../clock'
import { type DateMention, datesIn } from '../dates'
import { RELATIVES } from '../persons'
import { clauseTokens } from '../progress/clauses'
import { isPastForm } from '../progress/word-classes'
import { quantitiesIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { isTime } from '../units'
import { wordSet } from '../word-table'

/** A day of a rhythm as it was told: how often it was done, 0 where it was not; `isMore` beside what the day has. */
export type Tick = { value: number; date: string; quote: string; isMore: boolean }

/** So far back the calendar of a rhythm shows its days. */
export const DAYS_BACK = 84
const NOT = wordSet(
  "not never no nope didn't didnt don't dont couldn't couldnt haven't havent wasn't wasnt hadn't skipped skip missed miss forgot failed cancelled canceled instead",
)
/** What is meant, asked of oneself or told of others is no deed yet. */
const UNREAL = wordSet(
  "i'll will won't going gonna want wanted wanna hope hoping plan planned planning should could would might may must need needs try trying tried tomorrow next if almost nearly about maybe supposed thinking wish",
)
const DONE = wordSet('yes yep yeah done did ✅ ✔ ☑ check ticked')
const LOOSELY = wordSet('both twice times usually always often most')
const OTHERS = wordSet("he she they he's she's they're")
const OWN = wordSet('i we')
const OF_MINE = wordSet('my our his her their the')
const FILLING = wordSet('also then just finally only so and today yesterday this morning')
const MORE = wordSet('another more extra further')
const WHOLE = wordSet('done finished all')

const has = (list: ReadonlySet<string>, tokens: readonly Token[]) => tokens.some(({ word }) => list.has(word))

/**
 * What a sentence surely tells of days on which a rhythm was done or not: "Went to the gym today", "Went on Saturday but
 * not on Sunday", and of one that is done several times a day how often: "five glasses so far". Without a day it is of the
 * clock's own. `about` holds the stems of what is done: "gym this morning" tells it without a verb. Nothing where it
 * wishes, generalises or tells of someone else.
 */
export function readTicks(sentence: Sentence, rhythm: Rhythm, clock: Clock, about: ReadonlySet<string>): Tick[] {
  const { tokens, isQuestion } = sentence
  const quote = sentence.text.trim()
  const today = dateIn(clock.timeZone, clock.now)
  const mentions = datesIn(sentence, { ...clock, towards: 'past' })
  const [mention, other] = mentions
  const isMore = has(MORE, tokens)
  const count = rhythm.per === 'day' && rhythm.times > 1 && !isQuestion ? countIn(sentence, rhythm, mention) : null
  if (count !== null && !other && !mention?.isRange && !has(UNREAL, tokens))
    return [{ value: count, date: mention?.from ?? today, quote, isMore }]
  if (isQuestion || has(UNREAL, tokens) || has(LOOSELY, tokens) || isOfOthers(tokens)) return []
  const days = new Map<string, number>()
  let stance: 0 | 1 | null = null
  const clauses = clausesOf(tokens)
  const names = (own: readonly Token[]) => own.some(({ stem }) => about.has(stem))
  const isNamed = clauses.some(names)
  for (const own of clauses) {
    // "I went to the gym on Saturday and yesterday I weighed 89": what has a subject of its own is of something else.
    if (isNamed && has(OWN, own) && !names(own)) continue
    const named = mentions.filter(({ start }) => own.some((token) => token.start === start))
    const said: 0 | 1 | null = has(NOT, own) ? 0 : tellsDeed(own, about, named.length > 0) ? 1 : null
    // "Was ill" after what it tells is the reason; "Wed and Fri" goes on with the days.
    const isAside: boolean = named.length === 0 && (mentions.length > 0 || stance !== null)
    stance = isAside ? (stance ?? said) : (said ?? stance)
    if (isAside || stance === null) continue
    const told = named.length === 0 ? [today] : named.flatMap(daysOf)
    for (const date of told) if (!days.has(date)) days.set(date, stance)
  }
  const ticks = [...days].map(([date, value]) => ({ value, date, quote, isMore: false }))
  return ticks.every(({ date }) => date <= today && date >= addDays(today, -DAYS_BACK)) ? ticks : []
}

/** One day, or two joined by "and"; of a longer stretch it is not said which. */
function daysOf({ isRange, from, to, words }: DateMention): string[] {
  if (!isRange) return [from]
  return /\band\b/i.test(words) && addDays(from, 1) === to ? [from, to] : []
}

/** Whether a sentence tells of several times without saying on which days: "ran twice this week". */
export function tellsOfTimes({ tokens }: Pick<Sentence, 'tokens'>): boolean {
  return has(TIMES, tokens) && tokens.some(isPastForm) && !has(UNREAL, tokens)
}
const TIMES = wordSet('both twice thrice times')

/** Whether a sentence says that something was not done. */
export function denies({ tokens }: Pick<Sentence, 'tokens'>): boolean {
  return has(NOT, tokens)
}

/** The one count of a sentence: "twice", "two sessions", a bare figure, or the whole of it; so many minutes are none. */
function countIn(sentence: Sentence, { times }: Rhythm, day: DateMention | undefined): number | null {
  const { tokens } = sentence
  const [one, other] = quantitiesIn(sentence).filter(
    ({ unit, form, start }) =>
      form === 'plain' && (unit === null || !isTime(unit)) && !(day && start >= day.start && start < day.end),
  )
  if (one) return !other && one.value > 0 && Number.isInteger(one.value) ? one.value : null
  const says = (...words: string[]) => tokens.some(({ word }) => words.includes(word))
  if (says('twice')) return 2
  return says('once', 'one') ? 1 : has(WHOLE, tokens) ? times : null
}

/** Its clauses; "and not on Sunday" is one, and so is "and yesterday I weighed 89". */
function clausesOf(tokens: readonly Token[]): Token[][] {
  return clauseTokens(tokens).flatMap((own) => {
    const at = own.findIndex(({ word }, place) => {
      const next = own.slice(place + 1, place + 4)
      return word === 'and' && (NOT.has(next[0]?.word ?? '') || (has(OWN, next) && !next.slice(0, 1).some(isPastForm)))
    })
    return at < 0 ? [own] : [own.slice(0, at), own.slice(at + 1)]
  })
}

/** By a verb of the past, a word of assent, or beside a day by the name of what is done or how long it took. */
function tellsDeed(tokens: readonly Token[], about: ReadonlySet<string>, isDated: boolean): boolean {
  if (tokens.some((token) => DONE.has(token.word) || isPastForm(token))) return true
  const lengths = quantitiesIn({ tokens: [...tokens] }).filter(
    ({ unit }) => unit !== null && isTime(unit) && unit !== 'day',
  )
  return isDated && (lengths.length > 0 || tokens.some(({ stem }) => about.has(stem)))
}

/** Who did something, where that is somebody near: "Dad swam", "my mate Callum passed"; null where it is not. */
export function relativeIn(tokens: readonly Token[]): string | null {
  const verb = tokens.findIndex(isPastForm)
  if (verb < 1 || verb > FAR_IN) return null
  const [first, second] = tokens
  const { word } = (OF_MINE.has(first?.word ?? '') ? second : first) ?? { word: '' }
  return RELATIVES.has(word) || NEAR_ONES.has(word) ? word : null
}
const NEAR_ONES = wordSet('mate friend flatmate housemate roommate colleague neighbour neighbor cousin')
const FAR_IN = 5

/** "He went", "my brother went": what stands before the first verb of the past is somebody else. */
export function isOfOthers(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isPastForm)
  const before = tokens.slice(0, verb < 0 ? tokens.length : verb).filter(({ word }) => !FILLING.has(word))
  if (has(OWN, before)) return false
  return (
    has(OTHERS, before) ||
    relativeIn(tokens) !== null ||
    (verb > 1 && OF_MINE.has(before[0]?.word ?? '') && before.length === 2)
  )
}
