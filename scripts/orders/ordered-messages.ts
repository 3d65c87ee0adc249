import { readFileSync } from 'node:fs'
import { instantIn } from '@/lib/contract/calendar'
import type { OrderContext } from '@/lib/server/language/orders/order'
import type { Gold } from './gold'

export type OrderedMessage = { o: string; gold: Gold[]; writer: string; context: OrderContext }

const FILE = 'scripts/orders/ordered.jsonl'
export const TIME_ZONE = 'Europe/London'

type Goal = {
  title: string
  measure?: { kind: 'total' | 'level' | 'rhythm'; unit: string; start?: number; target: number } | null
  reading?: number
  milestones?: (string | { title: string; done?: boolean })[]
  ticked?: string[]
  tags?: string[]
  targetDate?: string
  completed?: boolean
}
type Life = {
  writer: string
  now: string
  goals?: Goal[]
  alerts?: { title: string; at: string }[]
  memories?: string[]
}
type Line = Life | { o: string; gold: Gold[] | Gold; cannot?: Gold['cannot'] }

/** The labelled messages of the repository: a line for who writes, and one for each of their messages. */
export function orderedMessages(file = FILE): OrderedMessage[] {
  const messages: OrderedMessage[] = []
  let life: { writer: string; context: OrderContext } | undefined
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line = JSON.parse(text) as Line
    if (!('o' in line)) {
      life = { writer: line.writer, context: contextOf(line) }
      continue
    }
    if (!life) throw new Error('A life stands before the messages.')
    const gold = [line.gold].flat()
    messages.push({ o: line.o, gold: line.cannot && gold.length === 0 ? [{ cannot: line.cannot }] : gold, ...life })
  }
  return messages
}

function contextOf({ now, goals = [], alerts = [], memories = [] }: Life): OrderContext {
  return {
    now: new Date(now.endsWith('Z') ? now : instant(now)),
    timeZone: TIME_ZONE,
    goals: goals.map((goal, at) => ({
      id: goal.title,
      title: goal.title,
      tags: goal.tags ?? [],
      milestones: (goal.milestones ?? []).map((one, place) => ({
        id: `g${at}m${place}`,
        title: typeof one === 'string' ? one : one.title,
        isCompleted: typeof one === 'string' ? (goal.ticked?.includes(one) ?? false) : (one.done ?? false),
      })),
      measure: measureOf(goal),
      reading: goal.reading ?? null,
      isCompleted: goal.completed ?? false,
      targetDate: goal.targetDate ?? null,
    })),
    reminders: alerts.map(({ title, at }) => ({ id: title, title, scheduledFor: instant(at) })),
    memories: memories.map((text) => ({ id: text, text })),
  }
}

function measureOf({ measure }: Goal): OrderContext['goals'][number]['measure'] {
  if (!measure || measure.kind === 'rhythm') return null
  const { kind, unit, start = 0, target } = measure
  return { kind, unit, format: 'number', start, target }
}

/** A time on the wall clock as an instant. */
function instant(local: string): string {
  const [date = '', time = '00:00'] = local.replace('Z', '').split('T')
  return instantIn(TIME_ZONE, date, time.slice(0, 5)).toISOString()
}
