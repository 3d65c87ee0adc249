import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { LevelAim, measureProposal } from '@/lib/contract/measure'
import { figureWords } from '@/lib/contract/measure-words'
import { datesIn } from '../dates'
import { readText } from '../text'
import { isWeight, sameUnit } from '../units'
import { wordSet } from '../word-table'
import { type GoalAmount, goalAmounts, nameOf } from './goal-amounts'
import { countedGoal, type MeasuredGoal, proposeMeasure } from './propose-measure'
import { proposeRhythm, type RhythmTime, rhythmTime } from './rhythm'

type Proposal = z.input<typeof measureProposal>

/** How a goal can be counted, and by when its title says that it is to be done, read from its words: a total or a level, else a rhythm, else what it is to get to. */
export function readMeasure(
  words: { title: string; description: string },
  timeZone: string,
  now = new Date(),
): Proposal {
  const read = readCount(words, timeZone, now)
  // What is for a time ends with it.
  return { ...read, due: read.until === null ? dueIn(words.title, { now, timeZone }) : null }
}

function readCount(
  { title, description }: { title: string; description: string },
  timeZone: string,
  now: Date,
): Omit<Proposal, 'due'> {
  const goal = { title: joined(title), description: joined(description), createdAt: now.toISOString(), timeZone }
  const time = rhythmTime(title, { now, timeZone })
  const untimed = { begins: null, until: null }
  const read = time ? null : proposeMeasure(goal)
  if (read) return { measure: read.measure, words: read.words, reading: read.reading, aim: null, ...untimed }
  const rhythm = proposeRhythm(goal)
  if (rhythm) {
    return { measure: rhythm.measure, words: timed(rhythm.words, time), reading: null, aim: null, ...(time ?? untimed) }
  }
  const aim = aimOf(goal)
  return { measure: null, words: aim ? aimWords(aim) : '', reading: null, aim, ...untimed }
}

/** "Counted as a rhythm: every day, from 1 January until 31 January." */
function timed(words: string, time: RhythmTime | null): string {
  if (!time) return words
  const from = time.begins ? ` from ${shownDay(time.begins)}` : ''
  return words.replace(/\.$/, `,${from} until ${shownDay(time.until)}.`)
}

/** "10 000" as one figure. */
function joined(text: string): string {
  return text.replace(/\b\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+\b/g, (figure) => figure.replace(/\D/g, ''))
}

const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function shownDay(day: string): string {
  return dayForm.format(Date.parse(`${day}T00:00:00Z`))
}

/** "Counted in kg, to 70." Of a clock time the goal's own words say what it is of. */
function aimWords({ unit, format, target }: LevelAim): string {
  if (format === 'duration') return `Counted by your time, to ${figureWords({ format }, target)}.`
  return `Counted in ${unit}, to ${figureWords({ format }, target)}.`
}

/** What a weight is of that goes up or down by itself: one's own, or what one lifts. */
const WEIGHING = wordSet('weigh weight body bodyweight slim bench squat deadlift press lift snatch clean overhead curl')
const REACHING = wordSet('get reach hit back down under below')
/** Words before a time that something is to take, and those of what is held for a time. */
const LED = wordSet('under sub below in within than to')
const HELD = wordSet('plank planking hang handstand headstand hold breath sit')
/** What is done so many times at one go. */
const DISTANCES = new Set(['km', 'mile', 'm'])
/** What is raced, beside any distance that is named in figures. */
const RACED = wordSet('marathon half-marathon triathlon parkrun 5k 10k mile lap')

/**
 * Where a goal is to get to, where its words lack nothing but where it is now: "Weigh 70 kg", "5k in under 25:00",
 * "Get to 15 % body fat". Null for anything else, and where its words count it already.
 */
export function aimOf(goal: MeasuredGoal): LevelAim | null {
  const [sentence, other] = readText(goal.title).sentences
  if (!sentence || other || countedGoal(goal)?.certainty === 'sure') return null
  const amounts = goalAmounts(sentence, new Date(goal.createdAt), goal.timeZone)
  const words = new Set(sentence.tokens.map(({ word }) => word))
  const says = (list: ReadonlySet<string>) => [...list].some((word) => words.has(word))
  for (const amount of amounts) {
    if (amount.role === 'rate' || amount.role === 'now' || amount.of !== null || amount.value <= 0) continue
    const isLed = LED.has(wordBefore(amount)) || REACHING.has(wordBefore(amount))
    if (amount.form === 'percent') return isLed ? aim('%', amount.value) : null
    if (amount.unit === null) continue
    if (isWeight(amount.unit) && (says(WEIGHING) || (says(REACHING) && isLed))) return aim(nameOf(amount), amount.value)
    const seconds = amount.form === 'duration' ? (sameUnit(amount.unit, 's')?.factor ?? 0) * amount.value : 0
    const isRaced = isLed && seconds > 0 && (says(RACED) || amounts.some(({ unit }) => DISTANCES.has(unit ?? '')))
    if (seconds > 0 && seconds < MOST_SECONDS && (isRaced || says(HELD)))
      return aim('time', Math.round(seconds), 'duration')
  }
  return null
}

/** What takes longer is no race of one go. */
const MOST_SECONDS = 24 * 3_600

function aim(unit: string, target: number, format: LevelAim['format'] = 'number'): LevelAim {
  return { unit, format, target }
}

function wordBefore({ sentence: { tokens }, from }: GoalAmount): string {
  const [before, further] = [tokens[from - 1]?.word ?? '', tokens[from - 2]?.word ?? '']
  return ['around', 'about', 'just', 'the', '<'].includes(before) ? further : before
}

const BY = wordSet('by before until till')

/** The last day to come of the time by which a title says that something is to be done: "by June", "before Easter". */
export function dueIn(title: string, { now, timeZone }: { now: Date; timeZone: string }): string | null {
  const today = dateIn(timeZone, now)
  const days = readText(title).sentences.flatMap((sentence) => {
    const by = sentence.tokens.findLastIndex(({ word }) => BY.has(word))
    if (by < 0) return []
    return datesIn(sentence, { now, timeZone, towards: 'future' }).filter(
      ({ start }) => start >= (sentence.tokens[by]?.start ?? 0),
    )
  })
  const [last] = days
    .map(({ to }) => to)
    .filter((day) => day > today)
    .slice(-1)
  return last ?? null
}
