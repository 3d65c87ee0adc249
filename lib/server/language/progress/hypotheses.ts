import 'server-only'
import { featureOf, within } from '../learned/linear-scorer'
import { readText } from '../text'
import { isMeasured, isTime } from '../units'
import { aroundFigure, type Told, tell } from './features'
import { type Figure, figuresIn, readable, round } from './figures'
import { type Frame, type GoalView, progressAt } from './frame'
import { tickHypotheses } from './tick-hypotheses'

export type Place = { progress: number; reading: number | null }
/** One way to take an answer, and where it puts the goal. `claim`, `loss` and `finish` say so without a figure. */
export type Hypothesis = {
  kind: 'stays' | 'claim' | 'loss' | 'finish' | 'figure' | 'ticks'
  role: string
  place: Place | null
  figures: readonly Figure[]
  /** Milestones, by their ids. */
  ticks: readonly string[]
  /** The sentence that it rests on. */
  sentence: number
  features: number[]
  /** What is told of each of its figures, which together count as one. */
  parts: number[][]
}

/** What is read first of a long text, and of a sentence without an end. */
const MOST_CHARACTERS = 3_000
const MOST_SENTENCES = 24
const MOST_TOKENS = 80
/** No one adds up more in one answer. */
const MOST_ADDED = 6

const company = (name: string) => featureOf(`@${name}`)
const MOVES = company('moves')
const FIGURE = company('figure')

/** All ways to take an answer. */
export function hypothesesOf(text: string, view: GoalView): { told: Told[]; hypotheses: Hypothesis[] } {
  const sentences = readText(text.slice(0, MOST_CHARACTERS))
    .sentences.slice(0, MOST_SENTENCES)
    .map((one) => readable({ ...one, tokens: one.tokens.slice(0, MOST_TOKENS) }))
  const told = sentences.map((sentence, at) => tell(sentence, view, at, sentences.length))
  const figures = figuresIn(sentences, view)
  const open = (kind: Hypothesis['kind'], sentence: number, features: number[]): Hypothesis => ({
    kind,
    role: kind,
    place: null,
    figures: [],
    ticks: [],
    sentence,
    features,
    parts: [],
  })
  const stays = open('stays', 0, staysFeatures(told, figures, view))
  const claims = told.flatMap(({ stance }, at) =>
    (['claim', 'loss', 'finish'] as const).map((kind) =>
      open(kind, at, [...stance.flatMap((one) => [within(MOVES, one), within(company(kind), one)]), company(kind)]),
    ),
  )
  const onces = told.flatMap((one, at) => onceIn(one, at, view))
  const figured = withAgreement(figureHypotheses(figures, told, view))
  return { told, hypotheses: [stays, ...claims, ...onces, ...figured, ...tickHypotheses(told, view)] }
}

/** "Dipped on Sunday", of a goal that counts dips: once, or once on each day that is named. */
function onceIn({ stance, sentence }: Told, at: number, { frame }: GoalView): Hypothesis[] {
  if (frame?.measure.kind !== 'total' || (isMeasured(frame.unit) && !isTime(frame.unit))) return []
  const days = sentence.tokens.filter(({ word }) => DAY_NAMES.has(word)).length
  return [1, days]
    .filter((count, place) => place === 0 || (count > 1 && count < 8))
    .flatMap((count): Hypothesis[] => {
      const role = count === 1 ? 'once' : 'daily'
      const reading = frame.reading + count
      if (!isSane(reading, frame)) return []
      const names = [
        `days${Math.min(3, days)}`,
        frame.isOwn ? 'own' : 'read',
        `clear:${frame.isClear}`,
        `unit:${frame.unit}`,
      ]
      const features = [
        ...stance.flatMap((one) => [within(MOVES, one), within(company(role), one)]),
        ...names.map((name) => within(company(role), featureOf(name))),
        company(role),
      ]
      return [
        {
          kind: 'figure',
          role,
          place: placeAt(reading, frame),
          figures: [],
          ticks: [],
          sentence: at,
          features,
          parts: [],
        },
      ]
    })
}

const DAY_NAMES = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun today yesterday yday'.split(
    ' ',
  ),
)

function staysFeatures(told: readonly Told[], figures: readonly Figure[], { frame }: GoalView): number[] {
  const kind = frame ? frame.measure.kind : 'open'
  const names = [
    'bias',
    `kind:${kind}`,
    `sentences:${Math.min(6, told.length)}`,
    `figures:${Math.min(4, figures.length)}`,
    `fitting:${Math.min(3, figures.filter(({ match }) => match === 'same').length)}`,
    `${kind}:${Math.min(3, figures.length)}`,
  ]
  const bag = new Set(told.flatMap((one) => one.bag))
  return [...names.map(featureOf), ...bag].map((one) => within(company('stays'), one))
}

type Taken = { role: string; place: Place; figures: Figure[] }

function figureHypotheses(figures: readonly Figure[], told: readonly Told[], view: GoalView): Hypothesis[] {
  const around = new Map(figures.map((one) => [one, aroundFigure(one, told[one.place] as Told, view, figures)]))
  const taken = [...figures.flatMap((one) => singles(one, view)), ...together(figures, view)]
  return taken.map(({ role, place, figures: own }) => {
    const [first] = own as [Figure]
    const stance = (told[first.place] as Told).stance
    const parts = own.map((one) =>
      (around.get(one) ?? []).flatMap((feature) => [
        within(company(role.replace('+', '')), feature),
        within(FIGURE, feature),
      ]),
    )
    const names = fitOf({ place, figures: own }, figures, view)
    const features = [
      ...stance.map((one) => within(MOVES, one)),
      ...names.flatMap((name) => [within(company(role), featureOf(name)), within(FIGURE, featureOf(name))]),
      company(role),
    ]
    return { kind: 'figure', role, place, figures: own, ticks: [], sentence: first.place, features, parts }
  })
}

/** Where one figure puts the goal in each of its roles. */
function singles(figure: Figure, view: GoalView): Taken[] {
  const { frame, goal } = view
  const { value, of, form, amount } = figure
  const found: Taken[] = []
  const share = (role: string, progress: number) => {
    if (progress >= 0 && progress <= 100) found.push({ role, place: placeOfShare(progress, frame), figures: [figure] })
  }
  if (form === 'percent') {
    share('percent', value)
    share('percent-left', 100 - value)
    share('percent-more', goal.progress + value)
  }
  if (of !== null && of > 0 && value <= of && !(frame && frame.measure.target === of)) {
    share('part', (100 * value) / of)
    share('part-left', 100 - (100 * value) / of)
  }
  if (!frame || amount === null) return found
  const { start, target, kind } = frame.measure
  const way = Math.sign(target - start)
  const at = (role: string, reading: number) => {
    if (isSane(reading, frame)) found.push({ role, place: placeAt(reading, frame), figures: [figure] })
  }
  if (form === 'share' && of !== null && of !== target && value < 2) return found
  if (form === 'zero') {
    at('left', target)
    return found
  }
  const isWorded = form === 'one' || form === 'times'
  at('delta', frame.reading + way * amount)
  at('back', frame.reading - way * amount)
  at('left', target - way * amount)
  if (isWorded) return found
  at('total', amount)
  if (start !== 0 || kind === 'level') at('since', start + way * amount)
  if (Number.isInteger(amount) && kind === 'total' && amount > 1) at('before', amount - 1)
  return found
}

/** What several figures come to: added up, set off against each other, multiplied, or done and left. */
function together(figures: readonly Figure[], { frame }: GoalView): Taken[] {
  const fitting = figures
    .filter(({ amount, of, form }) => amount !== null && of === null && form !== 'zero')
    .slice(0, MOST_ADDED)
  const found: Taken[] = []
  if (!frame) {
    const plain = figures.filter(({ form }) => form === 'plain').slice(0, MOST_ADDED)
    for (const [at, one] of plain.entries())
      for (const other of plain.slice(at + 1, at + 2))
        if (one.value + other.value > 0)
          found.push({
            role: 'split',
            place: placeOfShare((100 * one.value) / (one.value + other.value), frame),
            figures: [one, other],
          })
    return found
  }
  const way = Math.sign(frame.measure.target - frame.measure.start)
  const add = (role: string, step: number, own: Figure[]) => {
    const reading = frame.reading + way * step
    if (isSane(reading, frame)) found.push({ role, place: placeAt(reading, frame), figures: own })
  }
  for (const [at, one] of fitting.entries()) {
    for (const other of fitting.slice(at + 1)) {
      const [a, b] = [one.amount ?? 0, other.amount ?? 0]
      add('delta+', a + b, [one, other])
      if (a > b) add('net', a - b, [one, other])
    }
  }
  for (const [at, one] of figures.slice(0, MOST_ADDED).entries()) {
    const other = figures[at + 1]
    if (!other || other.place !== one.place || one.of !== null || other.of !== null) continue
    const [many, each] = one.match === 'same' || other.unit === 'day' ? [other, one] : [one, other]
    if (
      each.amount !== null &&
      Number.isInteger(many.value) &&
      many.value > 1 &&
      many.value < 100 &&
      many.form === (many.unit === 'day' ? 'duration' : 'plain')
    )
      add('product', many.value * each.amount, [one, other])
  }
  const sum = (own: Figure[]) => own.reduce((all, { amount }) => all + (amount ?? 0), 0)
  if (fitting.length > 2) add('delta+', sum(fitting), fitting)
  const same = fitting.filter(({ match }) => match === 'same')
  if (same.length > 2 && same.length < fitting.length) add('delta+', sum(same), same)
  return found
}

function isSane(reading: number, { measure: { kind, start, target } }: Frame): boolean {
  const span = Math.abs(target - start)
  const [low, high] = [Math.min(start, target), Math.max(start, target)]
  return kind === 'total'
    ? reading >= start - 1e-9 && reading <= high + 2 * span
    : reading >= low - span && reading <= high + span && reading >= Math.min(0, low)
}

export function placeAt(reading: number, { measure }: Frame): Place {
  const value = round(reading)
  return { progress: progressAt(measure, value), reading: value }
}

function placeOfShare(progress: number, frame: Frame | null): Place {
  const reading = frame
    ? round(frame.measure.start + ((frame.measure.target - frame.measure.start) * progress) / 100)
    : null
  return { progress: Math.round(progress), reading }
}

/** How a place fits the goal as it stands, in words that hold for goals of any size. */
function fitOf(
  { place, figures: own }: Omit<Taken, 'role'>,
  all: readonly Figure[],
  { frame, goal }: GoalView,
): string[] {
  const names: string[] = []
  const step = place.progress - (frame?.isOwn ? progressAt(frame.measure, frame.reading) : goal.progress)
  const tag = frame ? `${frame.measure.kind}` : 'open'
  const isStill = frame && place.reading !== null ? place.reading === frame.reading : step === 0
  if (isStill) return [`${tag}:same`]
  names.push(step >= 0 ? 'on' : 'back', `${tag}:${step >= 0 ? 'on' : 'back'}`)
  names.push(`step:${Math.sign(step) * Math.round(Math.log2(Math.abs(step) + 1))}`)
  if (place.progress === 100) names.push('end')
  if (place.progress === 0) names.push('naught')
  if (frame && place.reading !== null) {
    const { start, target } = frame.measure
    const way = Math.sign(target - start)
    const { reading } = frame
    const part = (way * (place.reading - reading)) / Math.abs(target - reading || 1)
    const size = Math.max(-6, Math.min(6, Math.round(Math.log2(Math.abs(part) + 1e-6))))
    names.push(`part:${part < 0 ? '-' : ''}${size}`, `${tag}:part:${part < 0 ? '-' : ''}${size}`)
    if (way * (place.reading - target) > 0) names.push('beyond')
    if (place.reading === target) names.push('target')
    if (reading === start) names.push('fresh')
    if (frame.isOwn) names.push('own')
    names.push(`clear:${frame.isClear}`, tag)
    if (Math.abs(place.reading - reading) === 1) names.push('next')
    const [first] = own as [Figure]
    if (first.of === target) names.push('of-target')
    if (first.amount !== null && first.amount === reading) names.push('is-reading')
    if (first.amount !== null && first.amount === target) names.push('is-target')
    if (first.amount !== null && way > 0 && first.amount > reading) names.push('more-than-reading')
    for (const { match, form } of own.slice(0, 1)) names.push(`m:${match}:${form}`, `m:${match}:${tag}`)
  }
  if (own.length > 1) {
    const fitting = all.filter(({ match }) => match === 'same')
    names.push(`n${own.length}`, own.length === all.length ? 'all' : 'some')
    names.push(
      own.every(({ match }) => match === 'same')
        ? 'all-same'
        : own.some(({ match }) => match === 'same')
          ? 'some-same'
          : 'none-same',
    )
    if (fitting.length === own.length && fitting.every((one) => own.includes(one))) names.push('just-the-same')
    const isOneSentence = own.every((one) => one.place === own[0]?.place)
    names.push(isOneSentence ? 'one-sentence' : 'several')
  }
  return names
}

/** "Another 250, so 2,250 now": what two ways lead to is likelier than what one does. */
function withAgreement(hypotheses: Hypothesis[]): Hypothesis[] {
  const key = ({ place }: Hypothesis) => `${place?.reading ?? place?.progress}`
  const ways = new Map<string, Set<Figure | undefined>>()
  for (const one of hypotheses) ways.set(key(one), (ways.get(key(one)) ?? new Set()).add(one.figures[0]))
  return hypotheses.map((one) => {
    const count = Math.min(3, ways.get(key(one))?.size ?? 1)
    const names = count > 1 && one.figures.length === 1 ? [featureOf(`agree${count}`)] : []
    return {
      ...one,
      features: [...one.features, ...names.flatMap((name) => [within(company(one.role), name), within(FIGURE, name)])],
    }
  })
}
