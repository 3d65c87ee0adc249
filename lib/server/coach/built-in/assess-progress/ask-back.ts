import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { amountWords } from '@/lib/server/language/measure/measure-words'
import { type Frame, type GoalView, progressAt } from '@/lib/server/language/progress/frame'
import type { Meaning, ReadProgress } from '@/lib/server/language/progress/read-progress'

type Option = Ask['options'][number]
type Question = Omit<Ask, 'responseId'>

const MOST = 3
const STEPS = [10, 25]
/** A meaning less likely than that is not worth a chip. */
const LEAST = 0.03
const LIKELY = 0.4

/** What to ask back in place where an answer leaves open how far a goal has come: the likeliest first, and one that leaves all as it is. */
export function askBack(read: ReadProgress): Question {
  const { meanings, view } = read
  const meant = meanings.filter(({ share }) => share >= LEAST)
  const named = [...new Set(meant.flatMap(({ ticks }) => [...ticks]))]
  if (named.length > 0 && meant[0]?.ticks.length) return aboutMilestones(named, view)
  const figures = meant.filter(({ ticks }) => ticks.length === 0)
  const isLoss = read.loses > Math.max(LIKELY, read.finishes)
  if (view.frame?.isOwn) return aboutReading(view.frame, figures, isLoss)
  return aboutShare(read, figures, isLoss)
}

function aboutReading(frame: Frame, meant: readonly Meaning[], isLoss: boolean): Question {
  const { measure, reading } = frame
  const readings = meant.flatMap(({ place }) => (place.reading === null ? [] : [place.reading]))
  const values = [...new Set([...readings, ...nextValues(frame, isLoss)])].filter((value) => value !== reading)
  const options: Option[] = values.slice(0, Math.max(2, Math.min(MOST, readings.length))).map((value) => ({
    label: amountWords(value, measure),
    value,
  }))
  const leave = { label: `Leave it at ${amountWords(reading, measure)}`, value: reading }
  const words = measure.kind === 'total' ? 'What does that make in all?' : 'What is it now?'
  return { words, kind: 'value', unit: measure.unit, options: [...options, leave] }
}

function aboutShare({ view, finishes }: ReadProgress, meant: readonly Meaning[], isLoss: boolean): Question {
  const { goal, frame } = view
  const isFinish = finishes > LIKELY
  const end: Option[] = isFinish ? [{ label: 'It is done', progress: 100 }] : []
  const found: Option[] = meant.map(({ place: { progress, reading } }) => ({
    label: frame && reading !== null ? `${amountWords(reading, frame.measure)} (${progress} %)` : `${progress} %`,
    progress,
  }))
  const places = isLoss
    ? [goal.progress - 10, goal.progress / 2, 0]
    : STEPS.map((step) => Math.min(99, goal.progress + step))
  const steps: Option[] = places
    .map((place) => Math.max(0, Math.round(place)))
    .map((progress) => ({ label: `${progress} %`, progress }))
  const own = distinct([...end, ...found], goal.progress).slice(0, MOST)
  const options = distinct([...own, ...(own.length < 2 ? steps : [])], goal.progress).slice(0, MOST)
  const words = isFinish
    ? 'Is the whole of it done?'
    : isLoss && goal.progress > 0
      ? 'A set-back. Where are you now?'
      : frame || found.length > 0
        ? 'How far along is it now?'
        : 'That counts. How far along are you now?'
  const leave = { label: `Leave it at ${goal.progress} %`, progress: goal.progress }
  return { words, kind: 'share', unit: null, options: [...options, leave] }
}

function aboutMilestones(ids: readonly string[], { goal }: GoalView): Question {
  const options = goal.milestones
    .filter(({ id }) => ids.includes(id))
    .slice(0, MOST)
    .map(({ id, title }) => ({ label: `“${title}” is done`, milestoneIds: [id] }))
  const every = options.flatMap(({ milestoneIds }) => milestoneIds)
  const all = options.length > 1 ? [{ label: options.length === 2 ? 'Both' : 'All of them', milestoneIds: every }] : []
  const words = options.length === 1 ? 'Is that milestone done?' : 'Which of these are done?'
  const shown = [...options, ...all].slice(-MOST)
  return { words, kind: 'milestones', unit: null, options: [...shown, { label: 'Leave it', milestoneIds: [] }] }
}

/** Where nothing was told: what is lost of it, one more, two more, or a part of what is left. */
function nextValues({ reading, measure }: Frame, isLoss: boolean): number[] {
  if (isLoss && reading !== measure.start) return [(reading + measure.start) / 2, measure.start]
  const rest = measure.target - reading
  const isWhole = measure.kind === 'total' && measure.target <= 60
  const values = isWhole
    ? [reading + 1, reading + 2]
    : [reading + rest / 10, reading + rest / 4].map((value) => Number(value.toPrecision(3)))
  return values.filter((value) => progressAt(measure, value) <= 100)
}

function distinct(options: readonly Option[], present: number): Option[] {
  return options.filter(
    ({ progress }, at) => progress !== present && options.findIndex((one) => one.progress === progress) === at,
  )
}
