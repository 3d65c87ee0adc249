import { dateIn, timeIn } from '@/lib/contract/calendar'
import { parseRepeat } from '@/lib/contract/repeat'
import { grammarStems } from '@/lib/server/language/common-words'
import type { OrderReading } from '@/lib/server/language/orders/order'
import { readOrders } from '@/lib/server/language/orders/read-orders'
import type { Reader } from '@/lib/server/language/orders/understand'
import { stemsIn } from '@/lib/server/language/stem'
import { readText } from '@/lib/server/language/text'
import { unitOf } from '@/lib/server/language/units'
import { type Gold, givenOf, kindOf } from './gold'
import type { OrderedMessage } from './ordered-messages'

/** A message as it was read: `wrong` names the fields that are not as its label has them, the verb among them. */
export type Judged = { message: OrderedMessage; read: OrderReading[]; wrong: string[]; kind: string }

export function judge(message: OrderedMessage, reader: Reader): Judged {
  const read = readOrders(readText(message.o), message.context, reader)
  const kind = message.gold.map(kindOf).join(' + ') || 'none'
  if (read.length !== message.gold.length) return { message, read, wrong: ['verb'], kind }
  return {
    message,
    read,
    wrong: message.gold.flatMap((gold, at) => wrongIn(gold, read[at] as OrderReading, message)),
    kind,
  }
}

function wrongIn(gold: Gold, read: OrderReading, { context }: OrderedMessage): string[] {
  if (gold.cannot || read.cannot !== undefined) return gold.cannot && read.cannot !== undefined ? [] : ['verb']
  const { input } = read
  const verb = readVerb(read.verb, input)
  const asRead = gold.verb === 'progress.log' && verb === 'value.log' ? 'progress.log' : verb
  if (gold.verb !== asRead && !isSameDeed(gold.verb, verb)) return ['verb']
  const of = context.goals.find(({ id }) => id === input.goalId)
  const wrong: string[] = []
  const check = (field: string, isRight: boolean) => void (isRight || wrong.push(field))
  if (gold.goal !== undefined && gold.verb !== 'milestone.tick') check('goal', of?.title === gold.goal)
  if (gold.alert !== undefined) check('alert', input.reminderId === gold.alert)
  if (gold.at !== undefined) check('at', isAt(gold.at as string, input.scheduledFor, context))
  else if (gold.missing?.includes('at'))
    check('at', typeof input.scheduledFor !== 'string' || input.scheduledFor.length === 10)
  if (gold.repeat !== undefined) check('repeat', isRepeat(gold.repeat as string, input.repeat))
  else check('repeat', input.repeat === undefined)
  if (gold.targetDate !== undefined) check('targetDate', input.targetDate === gold.targetDate)
  const figure = gold.value ?? gold.total
  if (figure !== undefined && gold.verb === 'value.log')
    check('value', [input.value, input.total].includes(figure as number))
  if (gold.progress !== undefined)
    check('value', input.progress === gold.progress || input.value !== undefined || input.total !== undefined)
  if (gold.date !== undefined) check('date', (input.date ?? dateIn(context.timeZone, context.now)) === gold.date)
  if (gold.mood !== undefined) check('mood', input.mood === gold.mood)
  const milestone = gold.milestone as string | undefined
  if (milestone !== undefined && read.verb === 'milestone.tick') {
    const ids = (input.milestoneIds ?? []) as string[]
    check(
      'milestone',
      ids.length === 1 &&
        context.goals.some(({ milestones }) =>
          milestones.some(({ id, title }) => ids[0] === id && title === milestone),
        ),
    )
  }
  const given = givenOf(gold)
  if (given !== null) check('words', isSameWords(given, givenWords(read)))
  if (gold.verb === 'memory.forget' && gold.text !== undefined) check('memory', input.memoryId === gold.text)
  // How often is no measure yet.
  if (gold.measure !== undefined && (gold.measure as Measure).kind !== 'rhythm')
    check('measure', isMeasure(gold.measure as Measure, input.measure as Measure | undefined))
  return wrong
}

type Measure = { kind?: string; unit?: string; start?: number; target?: number }

function readVerb(verb: string, input: Record<string, unknown>): string {
  if (verb === 'milestone.tick') return input.isCompleted === false ? 'milestone.untick' : verb
  return verb === 'milestones.set' ? 'milestones.add' : verb
}

function isSameDeed(gold: string | undefined, verb: string): boolean {
  return gold === 'milestone.remove' && verb === 'milestones.add'
}

function isAt(gold: string, read: unknown, { timeZone }: OrderedMessage['context']): boolean {
  if (typeof read !== 'string') return false
  if (gold.length <= 10) return read.slice(0, 10) === gold
  return (
    read.length > 10 && `${dateIn(timeZone, new Date(read))}T${timeIn(timeZone, new Date(read))}` === gold.slice(0, 16)
  )
}

function isRepeat(gold: string, read: unknown): boolean {
  const rule = typeof read === 'string' ? parseRepeat(read) : null
  if (!rule) return false
  const every = { day: 'DAILY', week: 'WEEKLY', weekdays: 'WEEKLY', month: 'MONTHLY' }[gold] ?? gold
  return rule.frequency === every && (gold !== 'weekdays' || rule.days.length === 5)
}

function givenWords({ input = {} }: { input?: Record<string, unknown> }): string {
  const { title, notes, text, description, tags, milestones } = input
  const added = ((milestones ?? []) as { id?: string; title: string }[]).flatMap((one) => (one.id ? [] : [one.title]))
  return [title, notes, text, description, ...((tags ?? []) as string[]), ...added].filter(Boolean).join(' ')
}

/** Nearly all words that tell something, and not as many others. */
function isSameWords(gold: string, read: string): boolean {
  const [wanted, met] = [tellingStems(gold), tellingStems(read)]
  const common = [...wanted].filter((one) => met.has(one)).length
  return common >= RECALL * wanted.size && common >= PRECISION * met.size
}
const RECALL = 0.75
const PRECISION = 0.6

function tellingStems(text: string): Set<string> {
  return new Set(stemsIn(text).filter((stem) => !grammarStems.has(stem)))
}

function isMeasure(gold: Measure, read: Measure | undefined): boolean {
  if (!read) return false
  const isUnit = gold.unit === undefined || unitOf(gold.unit).replace(/^pound$/, '£') === unitOf(read.unit ?? '')
  const isStart = gold.start === undefined || gold.kind === 'total' || read.start === gold.start
  return isUnit && isStart && (gold.target === undefined || read.target === gold.target)
}
