import 'server-only'
import type { Clock } from '../clock'
import { featureOf, within } from '../learned/linear-scorer'
import { readText, type Sentence } from '../text'
import { withoutDayFigures } from '../told-day'
import { wordSet } from '../word-table'
import { clauseAt } from './clauses'
import { aroundFigure, type Told, tell } from './features'
import { type Figure, figuresIn, readable } from './figures'
import type { GoalView } from './frame'
import { fitOf, type Hypothesis, isSane, type Place, placeAt, singles, type Taken, together } from './places'
import { tellsOfRest, tickHypotheses } from './tick-hypotheses'
import { isPastForm } from './word-classes'

/** What is read first of a long text, and of a sentence without an end. */
const MOST_CHARACTERS = 3_000
const MOST_SENTENCES = 24
const MOST_TOKENS = 80

const company = (name: string) => featureOf(`@${name}`)
const MOVES = company('moves')
const FIGURE = company('figure')

const EMPTY: Hypothesis = {
  kind: 'stays',
  role: 'stays',
  place: null,
  figures: [],
  ticks: [],
  sentence: 0,
  features: [],
  parts: [],
}

/** All ways to take an answer, with its figures and its sentences: `told` as they are read, `written` as they stand there. */
export type Ways = { told: Told[]; figures: Figure[]; hypotheses: Hypothesis[]; written: Sentence[] }

/** All ways to take an answer. With a clock no figure of a day ("three days ago") is taken for what is counted. */
export function hypothesesOf(text: string, view: GoalView, clock?: Clock): Ways {
  const written = readText(text.slice(0, MOST_CHARACTERS))
    .sentences.slice(0, MOST_SENTENCES)
    .map((one) => ({ ...one, tokens: one.tokens.slice(0, MOST_TOKENS) }))
  const sentences = written.map((one) => readable(clock ? withoutDayFigures(one, clock) : one))
  const told = sentences.map((sentence, at) => tell(sentence, view, at, sentences.length))
  const figures = figuresIn(sentences, view)
  const stays = { ...EMPTY, features: staysFeatures(told, figures, view) }
  const claims = told.flatMap(({ stance }, at) =>
    (['claim', 'loss', 'finish'] as const).map(
      (kind): Hypothesis => ({ ...EMPTY, kind, role: kind, sentence: at, features: movesBy(kind, stance) }),
    ),
  )
  const figured = figureHypotheses(figures, told, view)
  const hypotheses = [stays, ...claims, ...figured, ...tickHypotheses(told, view)]
  return { told, figures, hypotheses, written }
}

function movesBy(role: string, stance: readonly number[]): number[] {
  return [...stance.flatMap((one) => [within(MOVES, one), within(company(role), one)]), company(role)]
}

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

function figureHypotheses(figures: readonly Figure[], told: readonly Told[], view: GoalView): Hypothesis[] {
  const around = new Map(figures.map((one) => [one, aroundFigure(one, told[one.place] as Told, view, figures)]))
  const taken = [...figures.flatMap((one) => singles(one, view)), ...together(figures, view)].filter(
    (one) => !isTurned(one, told, view) && !isSaidWhole(one, told),
  )
  const fits = ({ role, figures: own }: Taken) => !WHOLES.has(role) || !own.some((one) => isMore(one, told))
  return taken.filter(fits).map(({ role, place, figures: own }) => {
    const [first] = own as [Figure]
    const stance = (told[first.place] as Told).stance
    const parts = own.map((one) =>
      (around.get(one) ?? []).flatMap((feature) => [
        within(company(role.replace('+', '')), feature),
        within(FIGURE, feature),
      ]),
    )
    const names = fitOf({ role, place, figures: own }, figures, view)
    const features = [
      ...stance.map((one) => within(MOVES, one)),
      ...names.flatMap((name) => [within(company(role), featureOf(name)), within(FIGURE, featureOf(name))]),
      company(role),
    ]
    const whole = own.length === 1 ? wholeOf(first, told, view) : null
    const stands = whole ? { role: 'total', place: whole } : { role, place }
    return { ...EMPTY, kind: 'figure', ...stands, figures: own, sentence: first.place, features, parts }
  })
}

/** "Lost another kilo" of who is to lose or to gain some: that it went the other way is not meant. */
function isTurned({ role, place, figures: [first] }: Taken, told: readonly Told[], { frame }: GoalView): boolean {
  const { reading } = place
  if (frame?.measure.kind !== 'level' || !first || reading === null || !/^(?:delta|back)$/.test(role)) return false
  const { clauses, sentence } = told[first.place] as Told
  const clause = clauseAt(clauses, first.from)
  const words = sentence.tokens.slice(clause?.from, clause?.to).map(({ word }) => word)
  const [isUp, isDown] = [words.some((word) => RISES.has(word)), words.some((word) => FALLS.has(word))]
  return isUp !== isDown && Math.sign(reading - frame.reading) === (isUp ? -1 : 1)
}
const RISES = wordSet('gained gain up rose risen grew increased')
const FALLS = wordSet('lost lose losing down dropped shed fell fallen fewer less lighter')

/** "Seven books in all": so many more are not meant, nor so many less. */
function isSaidWhole({ role, figures: [first, other] }: Taken, told: readonly Told[]): boolean {
  return first !== undefined && !other && /^(?:delta|back|left)$/.test(role) && isInAll(first, told)
}

/** Whether a figure is said to be all there is so far: "8 books in all", "8 so far", "up to 8 books". */
export function isInAll({ from, to, place }: Figure, told: readonly Told[]): boolean {
  const words = (told[place]?.sentence.tokens ?? []).map(({ word }) => word)
  const [before, after] = [words.slice(Math.max(0, from - 2), from).join(' '), words.slice(to, to + REACH).join(' ')]
  return (
    /\b(?:up to|makes it|that makes)$/.test(before) ||
    /\b(?:in (?:all|total)|so far|altogether|all told|to date)\b/.test(after)
  )
}
/** So many words behind a figure its unit and "in all" may stand. */
const REACH = 4

/** Roles of a figure that is said to be all there is. */
const WHOLES = new Set(['total', 'before', 'since'])
const MORE = wordSet('another more extra further additional')

/** So many words of a unit may stand behind it. */
const UNIT = 1

/** "It is 4 of 12" of a goal of 12 is all there is; not "read 2 of 12 today", "4 of 12 to go". */
function wholeOf(figure: Figure, told: readonly Told[], { frame }: GoalView): Place | null {
  const { of, amount, place } = figure
  if (!frame?.isOwn || amount === null || of === null || of !== frame.measure.target) return null
  const { clauses, sentence } = told[place] as Told
  const clause = clauseAt(clauses, figure.from)
  const isPlain =
    !isMore(figure, told) &&
    !tellsOfRest(sentence) &&
    (clause?.to ?? sentence.tokens.length) - figure.to <= UNIT &&
    !sentence.tokens.slice(clause?.from, clause?.to).some(isPastForm)
  return isPlain && isSane(amount, frame) ? placeAt(amount, frame) : null
}

/** "3 more books", "another 250", "2 books extra": never all there is. */
export function isMore({ from, to, place }: Figure, told: readonly Told[]): boolean {
  const tokens = told[place]?.sentence.tokens ?? []
  return tokens.slice(Math.max(0, from - 1), to + 1).some(({ word }) => MORE.has(word))
}
