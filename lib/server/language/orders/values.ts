import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { readingAt } from '@/lib/contract/measure-reading'
import type { Clock } from '../clock'
import { proposeMeasure } from '../measure/propose-measure'
import { proposeRhythm } from '../measure/rhythm'
import { isPastForm } from '../progress/word-classes'
import { type Quantity, quantitiesIn } from '../quantities'
import type { Token } from '../text'
import { isMeasured, isMoney, singularOf } from '../units'
import { wordSet } from '../word-table'
import { type Fill, type Filled, ofGoal } from './fill'
import { goalNamed, goalsNamed, pointsBack } from './names'
import { bare, type OrderGoal, valueFor, wordsOf } from './order'
import { dayIn } from './when'

/** "Log 5 km", "add £50 to the holiday fund": what came to a goal; `isTotal` where it is what it comes to. */
export function logValue(isTotal: boolean): Fill {
  return ({ part }, context) => {
    const { span, rest } = dayIn(part, part.tokens, context, 'past')
    // "Daniel read two books" logs none of one's own.
    const [doer, deed] = part.tokens
    if (doer && deed && /^\p{Lu}\p{Ll}/u.test(doer.raw) && !isPastForm(doer) && isPastForm(deed)) return null
    if (span && span.from > dateIn(context.timeZone, context.now)) return null
    const quantities = quantitiesIn({ tokens: rest })
    const percent = quantities.find(({ form }) => form === 'percent')
    const measured = context.goals.filter(({ measure, isCompleted }) => measure && !isCompleted)
    const met = measured.flatMap((goal) => {
      const named = goalsNamed(rest, context.goals).find(({ item }) => item === goal)
      const amount = amountOf(goal, quantities, rest, named?.places)
      const score = (named?.score ?? 0) + (amount?.unit ? COUNTING : 0)
      return score > 0 && (amount || named) ? [{ goal, amount, score }] : []
    })
    const [first, second] = met.sort((a, b) => b.score - a.score)
    const isLeading = first && (!second || first.score >= second.score * CLEAR)
    const uncounted = first || percent ? null : goalNamed(rest, context)
    if (uncounted && !uncounted.measure) return ofUncounted(uncounted, quantities, isTotal || isReached(rest), context)
    const pointed = pointsBack(rest) ? measured.find(({ id }) => id === context.recentTopic?.goalId) : undefined
    const goal = isLeading ? first.goal : first ? undefined : pointed
    const amount = isLeading ? first.amount : goal ? amountOf(goal, quantities, rest) : null
    if (percent && !amount?.unit) return percentOf(goal ?? goalNamed(rest, context), percent.value)
    if (!goal) {
      const [plain] = quantities.filter(({ form }) => form !== 'ordinal' && form !== 'clock')
      return plain ? { verb: 'value.log', input: { value: plain.value }, lacks: 'goal' } : null
    }
    const day = span && span.from === span.to ? { date: span.from } : {}
    const isMore = part.tokens.some(({ word }) => MORE.has(word))
    return {
      verb: 'value.log',
      input: { goalId: goal.id, ...(amount && inputOf(goal, amount.value, isTotal, isMore)), ...day },
    }
  }
}

/** "Bump it up to 45". */
function isReached(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }, at) => kind === 'number' && /^(?:to|at)$/.test(tokens[at - 1]?.word ?? ''))
}

/** What a unit of the goal's own tells beside its name. */
const COUNTING = 0.8
const CLEAR = 1.1
const MORE = wordSet('add another more extra put paid saved off towards toward added')

/** "Set the attic to 50": of a goal that nothing counts, and whose title has no figure, a plain figure is its progress; anything else is asked for. */
function ofUncounted({ id, title }: OrderGoal, quantities: readonly Quantity[], isTotal: boolean, at: Clock): Filled {
  const counted = proposeMeasure({
    title,
    description: '',
    createdAt: at.now.toISOString(),
    timeZone: at.timeZone,
  })?.measure
  const told = quantities.find((one) => counted && (one.unit === null || valueFor({ measure: counted }, one) !== null))
  // "Update my books to 23", of "Read 24 books": its title counts them.
  if (isTotal && told && counted?.kind === 'total' && counted.start === 0 && told.value <= counted.target)
    return { verb: 'progress.log', input: { goalId: id, progress: Math.round((100 * told.value) / counted.target) } }
  const plain = quantities.find(({ form, unit }) => form === 'plain' && unit === null)
  const isShare = isTotal && !/\d/.test(title) && plain !== undefined && plain.value >= 0 && plain.value <= 100
  return { verb: 'progress.log', input: { goalId: id, ...(isShare && { progress: Math.round(plain.value) }) } }
}

type Amount = { value: number; unit: boolean }
const ONE = wordSet('another one a an')

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
  const read = own.flatMap((one) => {
    const value = valueFor(goal, one)
    return value === null ? [] : [{ value, unit: one.unit !== null }]
  })
  const [first] = read.toSorted((one, other) => Number(other.unit) - Number(one.unit))
  if (first || goal.measure?.kind !== 'total') return first ?? null
  // "Another open mic".
  const unit = goal.measure.unit.toLowerCase().split(/\s+/).map(singularOf)
  const said = tokens.filter(({ word }) => word !== 'more').map(({ word }) => singularOf(word))
  const isOne = said.some((word, at) => ONE.has(word) && unit.every((one, step) => said[at + 1 + step] === one))
  return isOne ? { value: 1, unit: true } : null
}

/** "Set my 10 km goal to 50 %". A measured goal takes the value that makes it so much. */
export const setProgress: Fill = (said, context, given) => {
  const { tokens } = said.part
  const quantities = quantitiesIn({ tokens })
  const percent =
    quantities.find(({ form }) => form === 'percent') ??
    quantities.find(({ form }) => form === 'share' || form === 'plain')
  const goal = goalNamed(tokens, context)
  if (!percent || percent.value < 0) return goal ? { verb: 'progress.log', input: { goalId: goal.id } } : null
  if (goal?.measure && percent.form === 'plain') return logValue(true)(said, context, given)
  const value = percent.form === 'share' ? (100 * percent.value) / (percent.of ?? 100) : percent.value
  return value > 100 ? null : percentOf(goal, value)
}

function percentOf(goal: OrderGoal | null, percent: number): Filled {
  const progress = Math.round(percent)
  if (!goal?.measure) return ofGoal('progress.log', goal, { progress })
  const at = Number(readingAt(goal.measure, progress).toPrecision(12))
  return ofGoal('value.log', goal, goal.measure.kind === 'total' ? { total: at } : { value: at })
}

/** Of a level, what is added to it makes a new reading, where it is a sum of money or of things. */
function inputOf({ measure, reading }: OrderGoal, value: number, isTotal: boolean, isMore: boolean) {
  if (measure?.kind === 'total') return isTotal ? { total: value } : { value }
  const adds = measure && (isMoney(measure.unit) || !isMeasured(measure.unit))
  if (!measure || !adds || isTotal || !isMore) return { value }
  const from = reading ?? measure.start
  return { value: Number((measure.target > measure.start ? from + value : from - value).toPrecision(12)) }
}

const COUNTED = wordSet('in by as')
const PARTING = wordSet(', ; ( - – — . : with and to up target aim out of from instead not per')
const PUT_RIGHT = wordSet('of not')

/** "Count the reading goal in books, target 20", "make the target 1100": what a goal is counted in, and how far. */
export const setMeasure: Fill = ({ part }, context) => {
  const goal = goalNamed(part.tokens, context)
  const { rest } = dayIn(part, part.tokens, context)
  const named = goal ? goalsNamed(part.tokens, [goal])[0]?.places : undefined
  // How often stands in the whole of it: a day that is dated there would be taken out.
  const often =
    goal &&
    !goal.measure &&
    proposeRhythm({
      title: wordsOf(
        part,
        part.tokens.filter((_, at) => !named?.has(at)),
      ),
    })
  if (!goal || often) return ofGoal('measure.set', goal, often ? { measure: often.measure } : {})
  const before = ({ from }: Quantity) => rest.slice(Math.max(0, from - 2), from).map(({ word }) => word)
  const figures = quantitiesIn({ tokens: rest }).filter(({ form }) => form !== 'percent')
  const start = figures.find((one) => before(one).includes('from'))
  const target = figures.findLast((one) => one !== start && !before(one).some((word) => PUT_RIGHT.has(word)))
  const at = rest.findIndex(({ word }, place) => COUNTED.has(word) && rest[place + 1]?.kind === 'word')
  const end = rest.findIndex(({ word, kind }, place) => place > at + 1 && (PARTING.has(word) || kind === 'number'))
  const said = at < 0 ? '' : wordsOf(part, bare(rest.slice(at + 1, end < 0 ? undefined : end)))
  const counted = isMeasured(target?.unit ?? '') ? null : rest.find(({ word }) => singularOf(word) === target?.unit)
  const unit = said || (counted?.word ?? target?.unit ?? goal.measure?.unit)
  if (!target || !unit) return ofGoal('measure.set', goal, { measure: undefined })
  const value = goal.measure && !said ? valueFor(goal, target) : null
  const measure =
    goal.measure && value !== null
      ? { ...goal.measure, target: value, ...(start && { start: start.value }) }
      : {
          kind: start && start.value > 0 ? 'level' : 'total',
          unit,
          format: 'number',
          start: start?.value ?? 0,
          target: target.value,
        }
  return ofGoal('measure.set', goal, { measure })
}
