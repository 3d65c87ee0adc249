import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { dateIn } from '@/lib/contract/calendar'
import { isReached, progressOf } from '@/lib/contract/measure-reading'
import { amountWords } from '@/lib/contract/measure-words'
import type { Clock } from '@/lib/server/language/clock'
import type { Figure } from '@/lib/server/language/progress/figures'
import type { Frame, GoalView } from '@/lib/server/language/progress/frame'
import { type Meaning, quoteOf, type ReadProgress } from '@/lib/server/language/progress/read-progress'
import { tellsOfRest } from '@/lib/server/language/progress/tick-hypotheses'
import { dayOf } from '@/lib/server/language/progress/weighed-up'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { stemsIn, stemsOfToken } from '@/lib/server/language/stem'
import { toldDays } from '@/lib/server/language/told-day'
import { wordSet } from '@/lib/server/language/word-table'
import { isOfLoss, isOfMilestone } from './outcome'

type Option = Ask['options'][number]
type Question = Omit<Ask, 'responseId'>

const MOST = 3
/** A meaning less likely than that is not worth a chip. */
const LEAST = 0.03
const LIKELY = 0.4
const LITTLE = 0.1
const WHOLE = 'Is the whole of it done?'
const HOW_FAR = 'How far along is it now?'
const HALF = 50
/** So far on, what tells no figure may be the end of it. */
const NEAR_END = 75
const IT_IS_DONE = { label: 'It is done', progress: 100 }
const NOW_IN_ALL = 'What does that make in all?'
/** Of fewer one more and two more are offered. */
const FEW = 60

/** What to ask back in place where an answer leaves open how far a goal has come: the likeliest first, and one that leaves all as it is. */
export function askBack(read: ReadProgress, clock: Clock, { isSetBack = false, isGladly = false } = {}): Question {
  const { meanings, view } = read
  // "40 pages" are no 40 books, and "6 of 8 km" no share of two hours.
  const isOther = ({ figures }: Meaning) => view.frame !== null && figures.some(({ match }) => match === 'other')
  const meant = meanings.filter((one) => one.share >= LEAST && !isOther(one))
  // "I have now run 100 km" of a goal of 100 km asks for no step of it.
  const { frame } = view
  const whole = frame?.isOwn && meant.find((one) => saysWhole(one, frame))
  if (frame && whole) return aboutReading(frame, [whole], false, { read, clock })
  const named = [...new Set(meant.flatMap(({ ticks }) => [...ticks]))].filter(
    (id) => isToldOf(id, read) && !isPartLeft(id, read),
  )
  if (named.length > 0 && meant[0]?.ticks.length) return aboutMilestones(named, view)
  const figures = meant.filter((one) => one.ticks.length === 0 && !isOfMilestone(one, read))
  const isLoss = read.loses > Math.max(LIKELY, read.finishes)
  return view.frame?.isOwn
    ? aboutReading(view.frame, figures, isLoss, { read, clock })
    : aboutShare(read, figures, isLoss || isSetBack, isGladly)
}

/** "I'm 85, not 86": where it stands is named as a mistake, beside the one other figure that it should be. */
export function askCorrected(read: ReadProgress, clock: Clock): Question | null {
  const { frame, goal } = read.view
  const own = frame?.isOwn ? frame : null
  const meant = correctedIn(read)
  if (meant === null) return null
  if (own) return question('What is it, then?', own, [optionOf(meant, own, null, clock)])
  if (!Number.isInteger(meant) || meant < 0 || meant > 99) return null
  return shareQuestion('How far along is it, then?', goal.progress, [{ label: `${meant}%`, progress: meant }])
}

/** The figure that it should be, by who puts right where a goal stands. Plainly: "90.6, not 90", with the figure that it stands at. */
export function correctedIn({ told, figures, view: { frame, goal } }: ReadProgress, isPlain = false): number | null {
  const tokens = told.flatMap(({ sentence }) => sentence.tokens)
  if (!tokens.some(({ word }) => MISTAKEN.has(word))) return null
  const own = frame?.isOwn ? frame : null
  const stands = own ? own.reading : goal.progress
  const amounts = figures.flatMap(({ amount, value, match, form }) =>
    match === 'other' || form === 'one' ? [] : ((own ? amount : value) ?? []),
  )
  const [meant, ...others] = new Set(amounts.filter((one) => one !== stands))
  if (meant === undefined || others.length > 0) return null
  // "Typed that wrong, should have been 80.8" names the mistake by no figure.
  return amounts.includes(stands) || (!isPlain && tokens.some(isMistyped)) ? meant : null
}
const isMistyped = ({ word }: { word: string }) => MISTYPED.has(word)
const MISTYPED = wordSet('wrong correction typo mistake miscounted mistyped oops whoops misread')
const MISTAKEN = wordSet(
  'not wrong correction said told meant typo mistake miscounted mistyped oops whoops misread instead',
)

/** "Paid 200 but bought shoes for 80": what is left of the first once the second is taken off comes first. */
export function askLeft({ told, figures, view: { frame } }: ReadProgress, clock: Clock): Question | null {
  const counted = figures.filter(
    ({ amount, match, form, place, from }) =>
      amount !== null &&
      match !== 'other' &&
      form !== 'ordinal' &&
      !TIMES.has(told[place]?.sentence.tokens[from]?.word ?? ''),
  )
  const [first, second, other] = counted
  if (!frame?.isOwn || !first?.amount || !second?.amount || other || second.place - first.place > 1) return null
  const { measure, reading } = frame
  const tokens = told.slice(first.place, second.place + 1).flatMap(({ sentence }) => sentence.tokens)
  const between = tokens.filter(({ start }) => start > first.start && start < second.start).map(({ word }) => word)
  // "And then my nan gave me twenty" takes nothing off.
  const isAgainst = between.some((word) => AGAINST.has(word)) && !between.some((word) => word === 'and')
  if (!isAgainst || first.amount <= second.amount || figures.some(({ of }) => of !== null)) return null
  const way = Math.sign(measure.target - measure.start)
  const values = [first.amount - second.amount, first.amount].map((amount) => reading + way * amount)
  const options = values.map((value) => optionOf(value, frame, null, clock))
  return question(measure.kind === 'total' ? NOW_IN_ALL : 'What is it now?', frame, options)
}
/** "20 lengths, but I stopped twice". */
const TIMES = wordSet('once twice thrice')
const AGAINST = wordSet('but then though')

/** Whether the whole is told as a figure of its own, and is not what one adds up to. */
function saysWhole({ place, figures: [figure], ticks }: Meaning, { measure }: Frame): boolean {
  return (
    ticks.length === 0 &&
    place.reading === measure.target &&
    figure?.match === 'same' &&
    figure.amount === measure.target
  )
}

/** "An evening with my book" tells of no “Finish the first 3 books” of a goal to read books. */
export function isToldOf(id: string, { told, view }: ReadProgress): boolean {
  const ofGoal = new Set(stemsIn(view.goal.title.toLowerCase()))
  const own = (view.names.get(id)?.rest ?? []).filter((stem) => !ofGoal.has(stem))
  const said = new Set(told.flatMap(({ sentence }) => sentence.tokens.flatMap(stemsOfToken)))
  return own.length === 0 || own.some((stem) => said.has(stem))
}

/** "Shelves are up but the lamp still has to be wired": of “Shelves and the lamp” a part is told to be left. */
function isPartLeft(id: string, { told, view }: ReadProgress): boolean {
  const own = new Set(view.names.get(id)?.rest)
  return told.some(({ sentence, clauses }) =>
    clauses.some(({ from, to }) => {
      const tokens = sentence.tokens.slice(from, to)
      return tellsOfRest({ tokens }) && tokens.flatMap(stemsOfToken).some((stem) => own.has(stem))
    }),
  )
}

type Reading = { read: ReadProgress; clock: Clock }

function aboutReading(frame: Frame, meant: readonly Meaning[], isLoss: boolean, { read, clock }: Reading): Question {
  const { reading, measure } = frame
  const told = meant.flatMap((meaning) => {
    const day = dayOf(meaning, read, clock)
    const { reading: value } = meaning.place
    return value === null ? [] : [optionOf(value, frame, day === 'open' ? null : day, clock)]
  })
  const [day, ...otherDays] = new Set(told.map(({ date }) => date))
  // What it was on another day is told by that day's figure alone.
  const isThen = measure.kind === 'level' && day !== undefined && otherDays.length === 0
  // What is said to be fewer than stands there is a correction: beside it no more are offered.
  const isFewer = told[0] !== undefined && told[0].value < reading
  const isCounted = !isThen && !isLoss && !isFewer && measure.kind === 'total' && measure.target <= FEW
  // "All done" may be said of all of it, where no figure is told.
  const isNear = progressOf(measure, reading) >= NEAR_END
  const isLeft = read.told.some(({ sentence }) => tellsOfRest(sentence))
  const end = told.length === 0 && !isLoss && (read.finishes > LITTLE || (isNear && !isLeft)) ? [measure.target] : []
  const more = isCounted ? [reading + 1, reading + 2] : []
  const next = [...end, ...more].filter((value) => value <= measure.target)
  // "Finished all of them", "all 12 books": the whole is what is asked about.
  const isWhole = (read.finishes > LIKELY && !isLoss) || told[0]?.value === measure.target
  const whole = isWhole ? [optionOf(measure.target, frame, told[0]?.date ?? null, clock)] : null
  // "Deleted the chapter, 3,000 words": so many fewer come first.
  const fewer = read.figures.flatMap(({ amount, match, place }) => {
    const isLost = match !== 'other' && isOfLoss(read.told[place]?.sentence.tokens ?? [])
    return isLost && measure.kind === 'total' && amount !== null && reading - amount >= measure.start
      ? [optionOf(reading - amount, frame, null, clock)]
      : []
  })
  const options = (whole ?? [...fewer, ...told, ...next.map((value) => optionOf(value, frame, null, clock))])
    .filter((one, at, all) => one.value !== reading && all.findIndex(({ value }) => value === one.value) === at)
    .slice(0, isThen ? MOST : Math.max(2, Math.min(MOST, told.length)))
  const now = measure.kind === 'total' ? NOW_IN_ALL : 'What is it now?'
  const then = isThen && `What was it on ${dayWords(day, dateIn(clock.timeZone, clock.now))}?`
  return question(then || `${whyOpen(frame, meant)}${whole ? WHOLE : now}`, frame, options)
}

/** What a figure may be said to be: it may count one way or another, and so it does not count by itself. */
const SENSES: Partial<Record<string, string>> = { delta: 'more', total: 'in all', left: 'still to go', back: 'less' }

function whyOpen({ measure, reading }: Frame, meant: readonly Meaning[]): string {
  const senses = meant.flatMap(({ role, figures: [figure, other] }) => {
    const isDone = reading === measure.start && (role === 'delta' || role === 'total')
    const sense = isDone ? 'done' : SENSES[role]
    return sense && figure?.amount && !other ? `${amountWords(measure, figure.amount)} ${sense}` : []
  })
  const [first, second] = new Set(senses)
  return second ? `That may be ${first}, or ${second}. ` : ''
}

/**
 * Whether a figure in the goal's own unit counts at all, where more speaks against it than for it: as it would be counted,
 * or a figure of the person's own where no reading of it would.
 */
export function askWhether(figure: Figure, { read, clock }: Reading, frame: Frame): Question {
  const { measure, reading } = frame
  const counted = read.meanings.find(({ figures, place, ticks }) => {
    return figures.includes(figure) && ticks.length === 0 && place.reading !== null && place.reading !== reading
  })
  const day = counted ? dayOf(counted, read, clock) : null
  const taken = counted && optionOf(counted.place.reading ?? reading, frame, day === 'open' ? null : day, clock)
  return {
    words: `Does “${quoteOf(figure, read.told)}” count here?`,
    kind: 'value',
    unit: measure.unit,
    options: [
      ...(taken ? [{ ...taken, label: `It counts: ${taken.label}` }] : []),
      { label: `It does not: leave it at ${amountWords(measure, reading)}`, value: reading },
    ],
  }
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

function aboutShare(
  { view, finishes, figures, told }: ReadProgress,
  meant: readonly Meaning[],
  isLoss: boolean,
  isGladly: boolean,
): Question {
  const { frame, goal } = view
  const { progress: present } = goal
  const isFinish = finishes > LIKELY
  const found = meant.map(({ place: { progress, reading } }): Option => {
    const isCounted = frame && reading !== null
    return { label: isCounted ? `${amountWords(frame.measure, reading)} (${progress}%)` : `${progress}%`, progress }
  })
  // "I'd put it at 65%".
  const isPercent = ({ progress }: Option) =>
    meant.some(({ role, place }) => role === 'percent' && place.progress === progress)
  // Of what is nearly there and tells no figure it may be the end.
  const isLeft = told.some(({ sentence }) => tellsOfRest(sentence))
  const mayEnd = isFinish || (found.length === 0 && present >= NEAR_END && !isLoss && !isLeft)
  const all = [...(mayEnd ? [IT_IS_DONE] : []), ...found]
  // In the order of a scale, from where the goal is now; an end comes first where it is what is asked.
  const farness = ({ progress = 0 }: Option) => (isFinish && progress === 100 ? -1 : Math.abs(progress - present))
  const options = all
    // "Two of the four shelves are up" is half of a step, where the goal is further already.
    .filter((one) => isLoss || isPercent(one) || (one.progress ?? present) >= present)
    .filter((one, at) => one.progress !== present && all.findIndex(({ progress }) => progress === one.progress) === at)
    .slice(0, MOST)
    .toSorted((one, other) => farness(one) - farness(other))
  const figure = frame ? undefined : figures.find(({ form }) => form === 'plain')
  const plain = figure
    ? `This goal counts no figure, so “${quoteOf(figure, told)}” alone does not move it. ${HOW_FAR}`
    : `${isGladly ? 'That counts. ' : ''}${HOW_FAR}`
  const unsaid =
    isLoss && present > 0 ? 'A set-back. Where are you now?' : frame || found.length > 0 || isLoss ? HOW_FAR : plain
  return shareQuestion(isFinish || options[0]?.progress === 100 ? WHOLE : unsaid, present, options)
}

function shareQuestion(words: string, progress: number, options: readonly Option[]): Question {
  const leave = { label: `${options.length > 0 ? 'Leave it at' : 'About where it stood:'} ${progress}%`, progress }
  return { words, kind: 'share', unit: null, options: [...options, leave] }
}

/** "Everything is done." */
export function askWhole({ goal: { progress } }: GoalView): Question {
  return shareQuestion(WHOLE, progress, [IT_IS_DONE])
}

/** "PASSED!": what is told with joy of a goal that nothing counts may be its end, or a step of any length. */
export function askEnd({ goal: { progress } }: GoalView): Question {
  return shareQuestion(progress < HALF ? HOW_FAR : WHOLE, progress, [IT_IS_DONE])
}

export function aboutMilestones(ids: readonly string[], { goal }: GoalView): Question {
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
