import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Clock } from '../clock'
import { type DateMention, datesIn } from '../dates'
import { isPastForm } from '../progress/word-classes'
import { quantitiesIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { isTime } from '../units'
import { wordSet } from '../word-table'
import words from './words.json'

/** A day of a rhythm as it was told: 1 done, 0 not. */
export type Tick = { value: 0 | 1; date: string; quote: string }

/** So far back the calendar of a rhythm shows its days. */
export const DAYS_BACK = 84
/** So many days in a row are told of one by one. */
const MOST_IN_A_ROW = 7
const NOT = wordSet(words.readTicks.not)
/** What is meant, asked of oneself or told of others is no deed yet. */
const UNREAL = wordSet(words.readTicks.unreal)
const DONE = wordSet('yes yep yeah done did ✅ ✔ ☑ check ticked')
const EACH = wordSet('every each')
const LOOSELY = wordSet('both twice times usually always often most')
const OTHERS = wordSet('he she they')
const OWN = wordSet('i we')
const OF_MINE = wordSet('my our his her their the')
const FILLING = wordSet('also then just finally only so and today yesterday this morning')
/** Between what a sentence tells of one day and of another. */
const PARTING = wordSet('but , ; though although then')

/**
 * What a sentence surely tells of days on which a rhythm was done or not: "Went to the gym today", "Went on Saturday but
 * not on Sunday". Without a day it is of the clock's own. `about` holds the stems of what is done: "gym this morning"
 * tells it without a verb. Nothing where it wishes, generalises or tells of someone else.
 */
export function readTicks(sentence: Sentence, clock: Clock, about: ReadonlySet<string> = new Set()): Tick[] {
  const { text, tokens, isQuestion } = sentence
  const has = (list: ReadonlySet<string>, own: readonly Token[] = tokens) => own.some(({ word }) => list.has(word))
  if (isQuestion || has(UNREAL) || has(LOOSELY) || isOfOthers(tokens)) return []
  const today = dateIn(clock.timeZone, clock.now)
  const mentions = datesIn(sentence, { ...clock, towards: 'past' })
  const ticks: Tick[] = []
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
    if (named.length === 0 && (mentions.length > 0 || stance !== null)) {
      stance ??= said
      continue
    }
    stance = said ?? stance
    if (stance === null) continue
    const days = named.length === 0 ? [today] : named.flatMap((one) => daysOf(one, stance === 1 && has(EACH, own)))
    for (const date of days) ticks.push({ value: stance, date, quote: text.trim() })
  }
  const isPast = ticks.every(({ date }) => date <= today && date >= addDays(today, -DAYS_BACK))
  return isPast ? ticks.filter(({ date }, at) => ticks.findIndex((one) => one.date === date) === at) : []
}

/** Whether a sentence says that a longer time than a day went by without the deed: "skipped this week". */
export function isWithout({ tokens, ...sentence }: Sentence, clock: Clock): boolean {
  const mentions = datesIn({ tokens, ...sentence }, { ...clock, towards: 'past' })
  return mentions.some(({ isRange }) => isRange) && tokens.some(({ word }) => NOT.has(word))
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isNotNext = token.word === 'and' && (NOT.has(tokens[at + 1]?.word ?? '') || beginsAnew(tokens, at + 1))
    if (PARTING.has(token.word) || isNotNext) clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** Whether after an "and" a subject of its own comes, be it behind the day. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at, at + 4).findIndex(({ word }) => OWN.has(word))
  return next >= 0 && !tokens.slice(at, at + next).some(isPastForm)
}

/** By a verb of the past, a word of assent, or beside a day by the name of what is done or how long it took. */
function tellsDeed(tokens: readonly Token[], about: ReadonlySet<string>, isDated: boolean): boolean {
  if (tokens.some((token) => DONE.has(token.word) || isPastForm(token))) return true
  const isTimed = quantitiesIn({ tokens: [...tokens] }).some(
    ({ unit }) => unit !== null && isTime(unit) && unit !== 'day',
  )
  return isDated && (isTimed || tokens.some(({ stem }) => about.has(stem)))
}

/** The days of a mention: one, two joined by "and", or each of a stretch where that is said. */
function daysOf({ isRange, from, to, words }: DateMention, isEach: boolean): string[] {
  if (!isRange && from === to) return [from]
  if (/\band\b/i.test(words) && addDays(from, 1) === to) return [from, to]
  const days = [from]
  while ((days.at(-1) as string) < to && days.length <= MOST_IN_A_ROW) days.push(addDays(days.at(-1) as string, 1))
  return isEach && days.length <= MOST_IN_A_ROW ? days : []
}

/** "He went", "my brother went": what stands before the first verb of the past is somebody else. */
export function isOfOthers(tokens: readonly Token[]): boolean {
  const verb = tokens.findIndex(isPastForm)
  const before = tokens.slice(0, verb < 0 ? tokens.length : verb).filter(({ word }) => !FILLING.has(word))
  if (before.some(({ word }) => OWN.has(word))) return false
  const isRelated = verb > 1 && OF_MINE.has(before[0]?.word ?? '') && before.length === 2
  return isRelated || before.some(({ word }) => OTHERS.has(word))
}
