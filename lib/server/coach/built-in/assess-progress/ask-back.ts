import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { dateIn } from '@/lib/contract/calendar'
import { isReached } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import type { Clock } from '@/lib/server/language/clock'
import { proposeRhythm } from '@/lib/server/language/measure/propose-rhythm'
import { dayOf } from '@/lib/server/language/progress/by-day'
import type { Contradiction } from '@/lib/server/language/progress/contradiction'
import type { Frame, GoalView } from '@/lib/server/language/progress/frame'
import { type Meaning, quoteOf, type ReadProgress } from '@/lib/server/language/progress/read-progress'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { toldDays } from '@/lib/server/language/told-day'

type Option = Ask['options'][number]
type Question = Omit<Ask, 'responseId'>

const MOST = 3
/** A meaning less likely than that is not worth a chip. */
const LEAST = 0.03
const LIKELY = 0.4

/** What to ask back in place where an answer leaves open how far a goal has come: the likeliest first, and one that leaves all as it is. */
export function askBack(read: ReadProgress, clock: Clock, isHard = false): Question {
  const { meanings, view } = read
  const meant = meanings.filter(({ share }) => share >= LEAST)
  const named = [...new Set(meant.flatMap(({ ticks }) => [...ticks]))]
  if (named.length > 0 && meant[0]?.ticks.length) return aboutMilestones(named, view)
  const figures = meant.filter(({ ticks }) => ticks.length === 0)
  const isLoss = read.loses > Math.max(LIKELY, read.finishes)
  if (view.frame?.isOwn) return aboutReading(view.frame, figures, isLoss, { read, clock })
  // After a hard time it may stand where it was: what is told of less comes beside it.
  const isLess = isHard && !isLoss && view.frame === null
  if (isLess)
    return aboutShare(
      read,
      figures.filter(({ place }) => place.progress < view.goal.progress),
      isLoss,
      HARD,
    )
  if (!isLoss && isHabit(read)) {
    const often = figures.filter(({ figures: told }) => told.length > 0)
    if (often.length === 0 && read.view.goal.progress < 99) return aboutOneTime(read.view)
  }
  return aboutShare(read, figures, isLoss)
}

/** What is to be done again and again, though nobody counts it: of one time there is no per cent to tell. */
function isHabit({ view: { frame, goal } }: ReadProgress): boolean {
  return frame === null && proposeRhythm(goal) !== null
}

/** One time is done or it is not; it moves what nobody counts by the least there is. */
function aboutOneTime({ goal: { progress } }: GoalView): Question {
  const options = [
    { label: 'Yes, done', progress: progress + 1 },
    { label: `Leave it at ${progress}%`, progress },
  ]
  return { words: 'Is it done for this time?', kind: 'share', unit: null, options }
}

type Reading = { read: ReadProgress; clock: Clock }

function aboutReading(frame: Frame, meant: readonly Meaning[], isLoss: boolean, { read, clock }: Reading): Question {
  const { measure, reading } = frame
  const told = meant.flatMap((meaning) => {
    const day = dayOf(meaning, read, clock)
    return meaning.place.reading === null
      ? []
      : [optionOf(meaning.place.reading, frame, day === 'open' ? null : day, clock)]
  })
  const [day, ...otherDays] = new Set(told.map(({ date }) => date))
  // What it was on another day is told by that day's figure alone.
  const isThen = measure.kind === 'level' && day !== undefined && otherDays.length === 0
  const next = isThen || isLoss ? [] : nextValues(frame).map((value) => optionOf(value, frame, null, clock))
  const options = [...told, ...next]
    .filter((one, at, all) => one.value !== reading && all.findIndex(({ value }) => value === one.value) === at)
    .slice(0, isThen ? MOST : Math.max(2, Math.min(MOST, told.length)))
  const now = measure.kind === 'total' ? 'What does that make in all?' : 'What is it now?'
  const words = isThen ? `What was it on ${dayWords(day, dateIn(clock.timeZone, clock.now))}?` : now
  return question(`${isThen ? '' : whyOpen(frame, meant)}${words}`, frame, options)
}

/** What a figure may be said to be. */
const SENSES: Partial<Record<string, string>> = {
  delta: 'more',
  total: 'in all',
  left: 'still to go',
  back: 'less than before',
}

/** Why a figure does not count by itself: it may mean one thing or another. Nothing where it has one sense alone. */
function whyOpen({ measure, reading }: Frame, meant: readonly Meaning[]): string {
  const isBegun = reading !== measure.start
  const senses = meant.flatMap(({ role, figures: [figure, other] }) => {
    const isSoFar = role === 'delta' || role === 'total'
    const sense = isSoFar && !isBegun ? 'done' : role === 'total' && measure.kind === 'level' ? 'now' : SENSES[role]
    return sense && figure?.amount && !other ? `${amountWords(measure, figure.amount)} ${sense}` : []
  })
  const [first, second] = new Set(senses)
  return second ? `That may be ${first}, or ${second}. ` : ''
}

/** Which day is meant, where the figure is sure and several are named, or a stretch of which no day says enough. */
export function askDay(frame: Frame, reading: number, { read, clock }: Reading): Question {
  const days = [...new Set([...read.written.flatMap((sentence) => toldDays(sentence, clock)), null])]
  const options = days
    .filter((day) => day !== 'open')
    .slice(-MOST)
    .map((day) => optionOf(reading, frame, day, clock, 'today'))
  return question('Which day was that?', frame, options)
}

/** Whether what was added or the whole that is said is right, where they do not agree. */
export function askWhichTotal(frame: Frame, { said, summed }: Contradiction, clock: Clock): Question {
  const [whole, sum] = [said.reading ?? frame.reading, summed.reading ?? frame.reading]
  const figure = (reading: number) => figureWords(frame.measure, reading)
  const words = `It stands at ${figure(frame.reading)} here: that would make ${figure(sum)}, not ${figure(whole)}. Which is right?`
  const options = [whole, sum].filter((value) => value !== frame.reading)
  return question(
    words,
    frame,
    options.map((value) => optionOf(value, frame, null, clock)),
  )
}

function optionOf(
  value: number,
  { measure }: Frame,
  date: string | null,
  clock: Clock,
  today = '',
): Option & { value: number } {
  const end = isReached(measure, value) ? ': it is complete' : ''
  const day = date === null ? today : `on ${dayWords(date, dateIn(clock.timeZone, clock.now))}`
  return { label: `${`${amountWords(measure, value)} ${day}`.trim()}${end}`, value, ...(date !== null && { date }) }
}

function question(words: string, { measure, reading }: Frame, options: readonly Option[]): Question {
  const leave = { label: `Leave it at ${amountWords(measure, reading)}`, value: reading }
  return { words, kind: 'value', unit: measure.unit, options: [...options, leave] }
}

const HARD = 'A hard time. Does it still stand where it was?'

function aboutShare(
  { view, finishes, figures, told }: ReadProgress,
  meant: readonly Meaning[],
  isLoss: boolean,
  hard?: string,
): Question {
  const { goal, frame } = view
  const figure = frame ? undefined : figures.find(({ form }) => form === 'plain')
  const uncounted = figure && quoteOf(figure, told)
  const isFinish = finishes > LIKELY
  const end: Option[] = isFinish ? [{ label: 'It is done', progress: 100 }] : []
  const found: Option[] = meant.map(({ place: { progress, reading } }) => ({
    label: frame && reading !== null ? `${amountWords(frame.measure, reading)} (${progress}%)` : `${progress}%`,
    progress,
  }))
  const likeliest = distinct([...end, ...found], goal.progress).slice(0, MOST)
  // In the order of a scale, from where the goal is now; an end comes first where it is what is asked.
  const farness = ({ progress = 0 }: Option) => (isFinish && progress === 100 ? -1 : Math.abs(progress - goal.progress))
  const options = likeliest.toSorted((one, other) => farness(one) - farness(other))
  const words =
    hard ??
    (isFinish
      ? 'Is the whole of it done?'
      : isLoss && goal.progress > 0
        ? 'A set-back. Where are you now?'
        : frame || found.length > 0
          ? `${frame ? whyOpen(frame, meant) : ''}How far along is it now?`
          : uncounted
            ? `This goal counts no figure, so “${uncounted}” alone does not move it. How far along are you now?`
            : 'That counts. How far along are you now?')
  const leave = {
    label: options.length > 0 ? `Leave it at ${goal.progress}%` : `About where it stood: ${goal.progress}%`,
    progress: goal.progress,
  }
  return { words, kind: 'share', unit: null, options: [...options, leave] }
}

function aboutMilestones(ids: readonly string[], { goal }: GoalView): Question {
  const options = goal.milestones
    .filter(({ id }) => ids.includes(id))
    .slice(0, MOST)
    .map(({ id, title }) => ({ label: `“${title}” is done`, milestoneIds: [id] }))
  const every = options.flatMap(({ milestoneIds }) => milestoneIds)
  const all = options.length > 1 ? [{ label: options.length === 2 ? 'Both' : 'All of them', milestoneIds: every }] : []
  const words = options.length === 1 ? 'Is this milestone done?' : 'Which of these are done?'
  const shown = [...options, ...all].slice(-MOST)
  return { words, kind: 'milestones', unit: null, options: [...shown, { label: 'Leave it', milestoneIds: [] }] }
}

/** Where no figure was told of what is counted one by one: one more, two more. */
function nextValues({ reading, measure: { kind, target } }: Frame): number[] {
  return kind === 'total' && target <= FEW ? [reading + 1, reading + 2].filter((value) => value <= target) : []
}
const FEW = 60

function distinct(options: readonly Option[], present: number): Option[] {
  return options.filter(
    ({ progress }, at) => progress !== present && options.findIndex((one) => one.progress === progress) === at,
  )
}
