import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { amountWords } from '@/lib/server/language/measure/measure-words'
import { type GoalView, progressAt } from '@/lib/server/language/progress/frame'
import type { Said } from '@/lib/server/language/progress/said'

type Option = Ask['options'][number]

const STEPS = [10, 25]

/** What to ask back in place where an answer claims progress that cannot be told for sure. One option leaves all as it is. */
export function askBack(said: readonly Said[], view: GoalView): Omit<Ask, 'responseId'> {
  const { goal, frame } = view
  const named = [...new Set(said.flatMap((one) => (one.kind === 'milestones' ? one.ids : [])))]
  const figures = said.filter((one) => 'value' in one)
  if (named.length > 0 && figures.length === 0) return aboutMilestones(named, view)
  const readings = frame ? readingsMeant(figures, view) : []
  if (frame?.isOwn) {
    const { measure } = frame
    const values =
      readings.length > 0
        ? readings
        : nextValues(
            view,
            said.some(({ kind }) => kind === 'loss'),
          )
    const options: Option[] = values.slice(0, 3).map((value) => ({ label: amountWords(value, measure), value }))
    const leave = { label: `Leave it at ${amountWords(frame.reading, measure)}`, value: frame.reading }
    const words = measure.kind === 'total' ? `What does that make in all?` : 'What is it now?'
    return { words, kind: 'value', unit: measure.unit, options: [...options, leave] }
  }
  const counted: Option[] = frame
    ? readings.map((value) => ({
        label: `${amountWords(value, frame.measure)} (${progressAt(frame.measure, value)} %)`,
        progress: progressAt(frame.measure, value),
      }))
    : []
  const shares: Option[] = figures.flatMap((one) => {
    const progress = one.kind === 'share' ? one.value : one.kind === 'shareDelta' ? goal.progress + one.value : null
    return progress === null || progress > 100 || progress < 0
      ? []
      : [{ label: shareLabel(progress), progress: Math.round(progress) }]
  })
  const isFinish = said.some(({ kind }) => kind === 'finish')
  const end: Option[] = isFinish ? [{ label: 'It is done', progress: 100 }] : []
  const found = distinct([...end, ...counted, ...shares], goal.progress).slice(0, 3)
  const isLoss = goal.progress > 0 && said.some(({ kind }) => kind === 'loss')
  const places = isLoss
    ? [goal.progress - 10, goal.progress / 2, 0]
    : STEPS.map((step) => Math.min(99, goal.progress + step))
  const steps: Option[] = places
    .map((place) => Math.max(0, Math.round(place)))
    .map((progress) => ({
      label: shareLabel(progress),
      progress,
    }))
  const options = distinct([...found, ...(found.length < 2 ? steps : [])], goal.progress).slice(0, 3)
  const isWin = !frame && figures.length === 0 && said.some(({ kind }) => kind === 'claim')
  const words = isFinish
    ? 'Is the whole of it done?'
    : isLoss
      ? 'A set-back. Where are you now?'
      : isWin
        ? 'That counts. How far along are you now?'
        : 'How far along is it now?'
  return {
    words,
    kind: 'share',
    unit: null,
    options: [...options, { label: `Leave it at ${goal.progress} %`, progress: goal.progress }],
  }
}

function aboutMilestones(ids: readonly string[], { goal }: GoalView): Omit<Ask, 'responseId'> {
  const options = goal.milestones
    .filter(({ id }) => ids.includes(id))
    .slice(0, 3)
    .map(({ id, title }) => ({ label: `“${title}” is done`, milestoneIds: [id] }))
  const all =
    options.length > 1
      ? [{ label: options.length === 2 ? 'Both' : 'All of them', milestoneIds: [...ids].slice(0, 3) }]
      : []
  const words = options.length === 1 ? 'Is that milestone done?' : 'Which of these are done?'
  return {
    words,
    kind: 'milestones',
    unit: null,
    options: [...options, ...all, { label: 'Leave it', milestoneIds: [] }].slice(-4),
  }
}

/** The readings that the figures may mean: a bare one may be the total, or so many more. */
function readingsMeant(figures: readonly Said[], { frame }: GoalView): number[] {
  if (!frame) return []
  const { reading, measure } = frame
  const meant = figures.flatMap((one): number[] => {
    if (one.kind === 'reading') return [one.value]
    if (one.kind !== 'delta') return []
    return one.value > reading && measure.kind === 'total' ? [one.value, reading + one.value] : [reading + one.value]
  })
  const high = Math.max(measure.start, measure.target)
  return [...new Set(meant)].filter((value) => value !== reading && (measure.kind === 'level' || value <= high))
}

/** Where nothing was told: what is lost of it, one more, two more, or a part of what is left. */
function nextValues({ frame }: GoalView, isLoss: boolean): number[] {
  if (!frame) return []
  const { reading, measure } = frame
  if (isLoss && reading !== measure.start)
    return [...new Set([(reading + measure.start) / 2, measure.start])].filter((value) => value !== reading)
  const rest = measure.target - reading
  const isWhole = measure.kind === 'total' && measure.target <= 60
  const values = isWhole
    ? [reading + 1, reading + 2]
    : [reading + rest / 10, reading + rest / 4].map((value) => Number(value.toPrecision(3)))
  return values.filter((value) => value <= Math.max(measure.start, measure.target))
}

function shareLabel(progress: number): string {
  return `${Math.round(progress)} %`
}

function distinct(options: readonly Option[], present: number): Option[] {
  return options.filter(
    ({ progress }, at) => progress !== present && options.findIndex((one) => one.progress === progress) === at,
  )
}
