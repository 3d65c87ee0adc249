import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { readingAt } from '@/lib/contract/measure-reading'
import { proposeRhythm } from '../measure/propose-rhythm'
import { readMeasure } from '../measure/read-measure'
import { amountIn, type Quantity, quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { isMeasured, isMoney, singularOf } from '../units'
import { wordSet } from '../word-table'
import type { Fill, Filled } from './fill'
import { goalNamed, goalsNamed, leading, pointsBack } from './names'
import { bare, type OrderContext, type OrderGoal, type OrderReading, type Part, valueFor, wordsOf } from './order'
import { dayIn } from './when'

/** "Log 5 km", "add £50 to the holiday fund": what came to a goal; `isTotal` where it is what it comes to. */
export function logValue(isTotal: boolean): Fill {
  return ({ part }, context) => {
    const { span, rest } = dayIn(part, part.tokens, context, 'past')
    if (span && span.from > dateIn(context.timeZone, context.now)) return null
    const quantities = quantitiesIn({ tokens: rest })
    const percent = quantities.find(({ form }) => form === 'percent')
    const measured = context.goals.filter(({ measure, isCompleted }) => measure && !isCompleted)
    const met = measured.flatMap((goal) => {
      const named = goalsNamed(rest, context.goals).find(({ item }) => item === goal)
      const amount = amountOf(goal, quantities, rest, named?.places)
      const counts = amount?.unit ? COUNTING : 0
      const score = (named?.score ?? 0) + counts
      return score > 0 && (amount || named) ? [{ goal, amount, score }] : []
    })
    met.sort((a, b) => b.score - a.score)
    const [first, second] = met
    const isLeading = first && (!second || first.score >= second.score * CLEAR)
    const pointed = pointsBack(rest) ? measured.find(({ id }) => id === context.recentTopic?.goalId) : undefined
    const uncounted = met.length === 0 && !percent ? goalNamed(rest, context) : null
    if (uncounted && !uncounted.measure) return ofUncounted(uncounted, quantities, isTotal)
    const only = measured.length === 1 ? measured[0] : undefined
    const goal = isLeading ? first.goal : met.length === 0 ? (pointed ?? only) : undefined
    const amount = isLeading ? first.amount : goal ? amountOf(goal, quantities, rest) : null
    if (percent && !amount?.unit) return percentOf(goal ?? goalNamed(rest, context), percent.value)
    const day = span && span.from === span.to ? span.from : undefined
    if (!goal) {
      const [plain] = quantities.filter(({ form }) => form !== 'ordinal' && form !== 'clock')
      return plain ? { verb: 'value.log', input: { value: plain.value }, lacks: 'goal' } : null
    }
    const input = amount ? inputOf(goal, amount.value, { isTotal, words: part.tokens.map(({ word }) => word) }) : {}
    return { verb: 'value.log', input: { goalId: goal.id, ...input, ...(day && { date: day }) } }
  }
}

/** "Set the attic to 50": of a goal that nothing counts, and whose title has no figure, a plain figure is its progress; anything else is asked for. */
function ofUncounted({ id, title }: OrderGoal, quantities: readonly Quantity[], isTotal: boolean): Filled {
  const plain = quantities.find(({ form, unit }) => form === 'plain' && unit === null)
  const isShare = isTotal && !/\d/.test(title) && plain !== undefined && plain.value >= 0 && plain.value <= 100
  return { verb: 'progress.log', input: { goalId: id, ...(isShare && { progress: Math.round(plain.value) }) } }
}

/** What a unit of the goal's own tells beside its name. */
const COUNTING = 0.8
const CLEAR = 1.1
const ONE = wordSet('another one a an')

type Amount = { value: number; unit: boolean }

/** How much of what a goal counts some words tell; a number of its own title is none. */
function amountOf(
  goal: OrderGoal,
  quantities: readonly Quantity[],
  tokens: readonly Token[],
  places?: ReadonlySet<number>,
): Amount | null {
  const own = quantities.filter(
    ({ form, from }) => ['plain', 'money', 'duration', 'share'].includes(form) && !places?.has(from),
  )
  for (const isUnit of [true, false]) {
    for (const quantity of own) {
      if ((quantity.unit !== null) !== isUnit) continue
      const value = valueFor(goal, quantity)
      if (value !== null) return { value, unit: isUnit }
    }
  }
  const unit = goal.measure?.unit.toLowerCase().split(/\s+/).map(singularOf) ?? []
  const at = tokens.findIndex(
    ({ word }, place) =>
      ONE.has(word) &&
      unit.every(
        (one, step) =>
          singularOf(tokens[place + (tokens[place + 1]?.word === 'more' ? 2 : 1) + step]?.word ?? '') === one,
      ),
  )
  if (at >= 0 && goal.measure?.kind === 'total') return { value: 1, unit: true }
  // "Log 5 runs" of a goal in sessions, named by its title: the figure is its own.
  const [other] = own.filter(({ unit: of }) => of !== null && !isMeasured(of) && !isMoney(of))
  return other && places && goal.measure && !isMeasured(goal.measure.unit) ? { value: other.value, unit: false } : null
}

/** "Set my 10 km goal to 50 %". A measured goal takes the value that makes it so much. */
export const setProgress: Fill = ({ part }, context, given) => {
  const quantities = quantitiesIn({ tokens: part.tokens })
  const percent =
    quantities.find(({ form }) => form === 'percent') ??
    quantities.find(({ form }) => form === 'share' || form === 'plain')
  const goal = goalNamed(part.tokens, context)
  if (!percent || percent.value < 0) return goal ? { verb: 'progress.log', input: { goalId: goal.id } } : null
  if (goal?.measure && percent.form === 'plain') return logValue(true)({ part } as Parameters<Fill>[0], context, given)
  const value = percent.form === 'share' ? (100 * percent.value) / (percent.of ?? 100) : percent.value
  return value > 100 ? null : percentOf(goal, value)
}

function percentOf(goal: OrderGoal | null, percent: number): Filled {
  const progress = Math.round(percent)
  if (!goal?.measure)
    return { verb: 'progress.log', input: { goalId: goal?.id, progress }, ...(!goal && { lacks: 'goal' as const }) }
  const at = Number(readingAt(goal.measure, progress).toPrecision(12))
  return {
    verb: 'value.log',
    input: { goalId: goal.id, ...(goal.measure.kind === 'total' ? { total: at } : { value: at }) },
  }
}

/**
 * "Put sleep at 65", "bump the ports up to 80": a figure that can be no hour and none of what the goal counts is its
 * progress. Null for any other part of a message.
 */
export function shareOrder(part: Part, context: OrderContext): OrderReading | null {
  const own = part.tokens.filter(({ word, kind }) => kind !== 'mark' || word === '%')
  const first = own.findIndex(({ word }) => !COURTEOUS.has(word))
  const last = own.findLastIndex(({ word }) => !COURTEOUS.has(word))
  const isShare = SHARE.has(own[last]?.word ?? '')
  const at = isShare ? last - 1 : last
  const [figure, to] = [own[at], own[at - 1]]
  if (!SETTING.has(own[first]?.word ?? '') || !REACHING.has(to?.word ?? '')) return null
  if (figure?.kind !== 'number' || figure.value === null || figure.value > 100 || !/^\d+$/.test(figure.word))
    return null
  const named = own.slice(first + 1, at - 1)
  const goal = leading(goalsNamed(named, context.goals))
  if (!goal || goal.isCompleted || (goal.measure && !isShare)) return null
  const counted = readMeasure({ title: goal.title, description: '' }, context.timeZone, context.now).measure
  const least = Math.max(LATEST_HOUR, counted && 'target' in counted ? counted.target : 0)
  if (!isShare && figure.value <= least) return null
  const filled = percentOf(goal, figure.value)
  if ('cannot' in filled) return null
  return { verb: filled.verb, input: filled.input, quote: part.text.trim() }
}
const SETTING = wordSet('put set mark bump make update bring move raise lower')
const REACHING = wordSet('at to on')
const SHARE = wordSet('% percent')
const COURTEOUS = wordSet('please pls plz ok okay so and now just can could you u thanks thx')
const LATEST_HOUR = 24

const MORE = wordSet('add another more extra put paid saved off towards toward added')

/** Of a level, what is added to it makes a new reading, where it is a sum of money or of things. */
function inputOf(
  { measure, reading }: OrderGoal,
  value: number,
  { isTotal, words }: { isTotal: boolean; words: string[] },
) {
  if (measure?.kind === 'total') return isTotal ? { total: value } : { value }
  const adds = measure && (isMoney(measure.unit) || !isMeasured(measure.unit))
  if (!measure || !adds || isTotal || !words.some((word) => MORE.has(word))) return { value }
  const from = reading ?? measure.start
  return { value: Number((measure.target > measure.start ? from + value : from - value).toPrecision(12)) }
}

const COUNTED = wordSet('in by as')
const PARTING = wordSet(', ; ( - – — . : with and to up target aim out of from instead not per')

/** "Count the reading goal in books, target 20", "make the target 1100": what a goal is counted in, and how far. */
export const setMeasure: Fill = ({ part }, context) => {
  const goal = goalNamed(part.tokens, context)
  if (!goal) return { verb: 'measure.set', input: {}, lacks: 'goal' }
  return { verb: 'measure.set', input: { goalId: goal.id, measure: measureIn(part, goal, context) } }
}

/** The words but for the goal's name: "Gym 3 x a week" says how often by itself. */
function withoutName(tokens: Part['tokens'], goal: OrderGoal): Token[] {
  const named = goalsNamed(tokens, [goal])[0]?.places
  return tokens.filter((_, at) => !named?.has(at))
}

function measureIn(part: Part, goal: OrderGoal, context: OrderContext) {
  // How often stands in the whole of it: a day that is dated there would be taken out.
  const often = goal.measure ? null : proposeRhythm({ title: wordsOf(part, withoutName(part.tokens, goal)) })
  if (often) return often.measure
  const rest = dayIn(part, part.tokens, context).rest
  const named = goalsNamed(rest, [goal])[0]?.places
  const figures = quantitiesIn({ tokens: rest }).filter(({ form, from }) => form !== 'percent' && !named?.has(from))
  const before = ({ from }: Quantity) => rest.slice(Math.max(0, from - 3), from).map(({ word }) => word)
  const start = figures.find((one) =>
    before(one).some((word) => word === 'from' || word === 'starting' || word === 'start'),
  )
  const others = figures.filter((one) => one !== start && !before(one).some((word) => word === 'of' || word === 'not'))
  const target = others.find((one) => before(one).some((word) => AIM.has(word))) ?? others[0]
  const at = rest.findIndex(
    ({ word }, place) => COUNTED.has(word) && rest[place + 1]?.kind === 'word' && !named?.has(place + 1),
  )
  const end = rest.findIndex(({ word, kind }, place) => place > at + 1 && (PARTING.has(word) || kind === 'number'))
  const said = at < 0 ? [] : bare(rest.slice(at + 1, end < 0 ? undefined : end))
  const unit = said.length > 0 && said.length <= MOST_WORDS ? wordsOf(part, said) : (target?.unit ?? goal.measure?.unit)
  if (!target || !unit) return undefined
  if (goal.measure && amountIn({ ...target, unit: null }, goal.measure.unit) !== null && said.length === 0)
    return { ...goal.measure, target: valueFor(goal, target) ?? target.value, ...(start && { start: start.value }) }
  const isLevel = start !== undefined && start.value > 0
  return { kind: isLevel ? 'level' : 'total', unit, format: 'number', start: start?.value ?? 0, target: target.value }
}

const AIM = wordSet('target aim to goal total max until reach')
/** A unit is a word or a few: more is no unit. */
const MOST_WORDS = 3
