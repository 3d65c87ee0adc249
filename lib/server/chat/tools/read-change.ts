import 'server-only'
import { z } from 'zod'
import { instantIn } from '@/lib/contract/calendar'
import type { Verb } from '@/lib/contract/proposal'
import type { GoalRecord } from '@/lib/server/coach/context'
import { goalNamed, milestoneNamed, rowNamed } from './named-rows'
import type { RecordScope } from './tool'

type Sent = Record<string, unknown>

/** A time on the user's clock, as a model writes one. */
const CLOCK_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/

const names = z.array(z.string()).catch([])
const listed = z.array(z.union([z.string().transform((title) => ({ title })), z.looseObject({ title: z.string() })]))

/**
 * The input of a change as its verb takes it: what a model names by title or short ref by its id, its times as instants.
 *
 * @throws ToolRefusal where a name means no row or several
 */
export async function readChange(scope: RecordScope, verb: Verb, sent: Sent): Promise<Sent> {
  const { goalId, reminderId, memoryId, planId, experimentId, milestoneIds, milestones, scheduledFor } = sent
  const goal = typeof goalId === 'string' ? await goalNamed(scope, goalId) : null
  return {
    ...sent,
    ...(goal && { goalId: goal.id }),
    ...(typeof reminderId === 'string' && { reminderId: await rowNamed(scope, 'alerts', reminderId) }),
    ...(typeof memoryId === 'string' && { memoryId: await rowNamed(scope, 'memories', memoryId) }),
    ...(typeof planId === 'string' && { planId: await rowNamed(scope, 'plans', planId) }),
    ...(typeof experimentId === 'string' && { experimentId: await rowNamed(scope, 'experiments', experimentId) }),
    ...(goal &&
      milestoneIds !== undefined && {
        milestoneIds: names.parse(milestoneIds).map((name) => milestoneNamed(goal, name)),
      }),
    ...(goal && verb === 'milestones.set' && { milestones: keepingOwn(goal, milestones) }),
    ...(typeof scheduledFor === 'string' && { scheduledFor: instantOf(scheduledFor, scope.context.timeZone) }),
  }
}

/** A list of milestones in which those that stand stay themselves, ticks and all. */
function keepingOwn({ milestones }: GoalRecord, sent: unknown): unknown {
  const read = listed.safeParse(sent)
  if (!read.success) return sent
  return read.data.map((one) => {
    const own = milestones.find(({ title }) => title.toLowerCase() === one.title.trim().toLowerCase())
    if (!own) return one
    const { id, isCompleted, targetDate } = own
    return { id, isCompleted, targetDate, ...one }
  })
}

function instantOf(time: string, timeZone: string): string {
  const [, day, clock] = CLOCK_TIME.exec(time.trim()) ?? []
  return day && clock && z.iso.date().safeParse(day).success ? instantIn(timeZone, day, clock).toISOString() : time
}
