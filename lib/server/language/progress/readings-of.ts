import 'server-only'
import { addDays, dateIn } from '@/lib/server/calendar'
import { datesIn } from '../dates'
import { type Quantity, quantitiesIn } from '../quantities'
import { readText, type Sentence } from '../text'
import { readClaims } from './claims'
import { type Clause, clausesOf, type Read } from './clauses'
import { type GoalView, type ReadableGoal, viewGoal } from './frame'
import { readAmounts } from './read-amounts'
import { readMilestones } from './read-milestones'
import { readPlaces } from './read-places'
import { readShares } from './read-shares'
import { readSingles } from './read-singles'
import type { Said } from './said'
import { COMMANDS, LONG_AGO, RETRACTIONS } from './stance-words'
import { readWins, standsStill } from './wins'

export type ReadOf = { said: Said[]; view: GoalView; hasDeed: boolean }
export type Clock = { now: Date; timeZone: string }

/** With more in one sentence it is a list, and none of them is sure. */
const MOST_AMOUNTS = 30
/** Who begins so gives orders to whoever reads. */
const ADDRESSED = new Set('system assistant ignore disregard pretend override'.split(' '))
/** More than this is no answer about one goal, and costs what it is long. */
const MOST_CHARACTERS = 8_000

/**
 * What a text says of one goal, sure or not, in its order. Sure is only what is positively clear: the person's own, done
 * or standing so, in figures of the goal's own unit or of its whole, or a milestone by its name.
 */
export function readAbout(text: string, goal: ReadableGoal, clock: Clock): ReadOf {
  const view = viewGoal(goal, clock.timeZone)
  const { sentences } = readText(text.slice(0, MOST_CHARACTERS))
  const isOrder = sentences.some(({ tokens }) => tokens.some(({ word }) => COMMANDS.has(word)))
  const isRetracted = isOrder || sentences.some(retracts)
  let hasDeed = false
  const told: Clause[] = []
  if (standsStill(text.slice(0, MOST_CHARACTERS), view)) return { said: [], view, hasDeed }
  const said = sentences.flatMap((sentence): Said[] => {
    if (ADDRESSED.has(sentence.tokens[0]?.word ?? '')) return []
    const clauses = clausesOf(sentence, view.stems)
    told.push(...clauses)
    if (isLongAgo(sentence, goal, clock)) return []
    const read: Read = { sentence, clauses, quantities: amountsIn(sentence, clock) }
    hasDeed ||= clauses.some((clause) => clause.hasDeed && clause.stance === 'done')
    const figures = [readAmounts, readPlaces, readShares].flatMap((reader) => reader(read, view))
    const found = [
      ...figures,
      ...clauses.flatMap((clause) => [...readSingles(clause, view), ...readMilestones(clause, view)]),
    ]
    const claims = found.length > 0 ? [] : readClaims(sentence, clauses, view)
    return [...found, ...claims]
  })
  // What cannot be counted is asked about as a whole, once.
  if (said.length === 0 && !view.frame && !isOrder) said.push(...readWins(told, view))
  // "Deleted chapter 3. 4,200 words.": what was lost may be what was counted. "Passed, 47/50": a score is no share.
  const isLoss = said.some(({ kind }) => kind === 'loss')
  const isScore = said.some(({ kind, isSure }) => kind === 'milestones' && isSure)
  const isOpen = ({ kind }: Said) => isRetracted || (isLoss && kind === 'delta') || (isScore && kind === 'share')
  const judged = said.map((one) => (isOpen(one) ? { ...one, isSure: false } : one))
  return { said: isRetracted ? judged : agreed(judged, view), view, hasDeed }
}

/** "Cut 4,000 words, down to 17k": where a step and a place tell the same sum, the place is sure. */
function agreed(said: Said[], { frame }: GoalView): Said[] {
  const [one, other] = said.filter(({ kind }) => kind !== 'loss')
  if (!frame?.isOwn || !one || !other || said.length > 3) return said
  const reading = [one, other].find(({ kind }) => kind === 'reading')
  const step = [one, other].find(({ kind }) => kind === 'delta')
  if (reading?.kind !== 'reading' || step?.kind !== 'delta' || reading.value === frame.measure.target) return said
  const isSame = Math.abs(Math.abs(reading.value - frame.reading) - Math.abs(step.value)) < 1e-6
  return isSame ? [{ ...reading, isSure: true }] : said
}

/** What a text surely says about a goal: nothing that anyone need be asked about. */
export function readingsOf(text: string, goal: ReadableGoal, clock: Clock): Said[] {
  return readAbout(text, goal, clock).said.filter(({ isSure }) => isSure)
}

/** The amounts of a sentence that are neither dates nor times of day; "I'm at 9" is a place, "up at 9" a time. */
function amountsIn(sentence: Sentence, { now, timeZone }: Clock): Quantity[] {
  const isPlace = (from: number) =>
    ["i'm", 'im', 'am', 'now', 'still', "we're", 'is', "it's"].includes(sentence.tokens[from - 2]?.word ?? '')
  const all = quantitiesIn(sentence)
  if (all.length === 0 || all.length > MOST_AMOUNTS) return []
  const days = datesIn(sentence, { now, timeZone, towards: 'past' })
  return all.filter(({ start, end, from, to, unit, of }, at) => {
    // "From 20 to 35": where it was is no news.
    const next = all[at + 1]
    if (sentence.tokens[from - 1]?.word === 'from' && next && next.from <= to + 1 && sentence.tokens[to]?.word === 'to')
      return false
    const day = days.find((one) => start < one.end && end > one.start)
    return !day || unit !== null || of !== null || (day.time !== null && isPlace(from))
  })
}

function retracts({ tokens }: Sentence): boolean {
  return tokens.some(({ word }, at) => {
    if (RETRACTIONS.has(word)) return true
    const next = tokens[at + 1]?.word
    return (
      (word === 'i' && (next === 'mean' || next === 'meant' || next === 'wish')) ||
      (word === 'no' && next === 'wait') ||
      (word === 'not' && next === 'really')
    )
  })
}

/** Of a time before the goal: "last year", "when I was a student", "I used to". */
function isLongAgo(sentence: Sentence, { createdAt }: ReadableGoal, { now, timeZone }: Clock): boolean {
  const { tokens } = sentence
  const isUsedTo = tokens.some(({ word }, at) => word === 'used' && tokens[at + 1]?.word === 'to')
  if (isUsedTo || tokens.some(({ word }) => LONG_AGO.has(word))) return true
  if (
    /\b(?:is|are) (?:still )?(?:the|my) (?:plan|goal|aim|target)\b|\bwhen i was\b|\bback in\b|\bin my (?:teens|twenties|thirties|forties|youth)\b|\byears ago\b/i.test(
      sentence.text,
    )
  )
    return true
  // "On Sunday", said on the day after a goal was made, is still about it.
  const created = dateIn(timeZone, new Date(createdAt))
  return datesIn(sentence, { now, timeZone, towards: 'past' }).some(
    ({ to, isRange }) => to < (isRange ? created : addDays(created, -7)),
  )
}
