import 'server-only'
import type { Milestone } from '@/lib/contract/goal'
import { isReached, readingOf } from '@/lib/contract/measure-reading'
import { openedWords } from '@/lib/contract/tick-words'
import { figureMilestones } from '@/lib/server/language/progress/figure-milestones'
import { viewGoal } from '@/lib/server/language/progress/frame'
import { listed } from '@/lib/server/language/questions/day-words'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type GoalRow, serializeGoal } from '../serialize-goal'
import { storedMilestones } from '../stored-goal'
import { countedValues, measureOf } from './counted-values'
import { wasReached } from './recount'
import type { ValueRow } from './serialize-value'

type Reached = {
  milestones: Milestone[]
  /** What is said of those that changed, with a blank before it; empty where none did. */
  words: string
}

type Change = {
  /** A value that was deleted with the change. */
  deleted?: Pick<ValueRow, 'createdAt'> | undefined
  /** Whether the goal was opened again: only what it stands at by now is left ticked. */
  isReopened?: boolean
}

/**
 * A goal's milestones once its values have changed: one that is a figure of what it counts is ticked as they come to it,
 * "Six books read" at six books. Such a tick has the time of the newest value, which tells it from a person's own: it goes
 * again where values are corrected or deleted and the others never came to it.
 *
 * @param goal as it was before
 * @param milestones the goal's, with what the same change ticks besides
 */
export async function reachedMilestones(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  milestones: readonly Milestone[] = storedMilestones.parse(goal.milestones),
  { deleted, isReopened = false }: Change = {},
): Promise<Reached> {
  const measure = measureOf(goal)
  const same = { milestones: [...milestones], words: '' }
  if (!measure || milestones.length === 0) return same
  const figures = figureMilestones(
    viewGoal({ ...serializeGoal(goal), measure, milestones: same.milestones }, user.timeZone),
  )
  if (figures.size === 0) return same
  const values = await countedValues(tx, goal.id)
  const reading = readingOf(measure, values)
  const made = values.map(({ createdAt }) => createdAt)
  const newest = made.toSorted().at(-1)
  const ofValues = new Set(deleted ? [...made, deleted.createdAt.toISOString()] : made)
  const settled = milestones.map((one): Milestone => {
    const figure = figures.get(one.id)
    if (figure === undefined) return one
    const way = { ...measure, target: figure }
    const isNow = isReached(way, reading)
    if (!one.isCompleted) return isNow && newest ? { ...one, isCompleted: true, completedAt: newest } : one
    const isOfValues = one.completedAt !== null && ofValues.has(one.completedAt)
    const holds = isNow || !isOfValues || (!isReopened && wasReached(way, values))
    return holds ? one : { ...one, isCompleted: false, completedAt: null }
  })
  const changed = settled.filter((one, at) => one !== milestones[at])
  const [done, opened] = [true, false].map((isDone) => changed.filter(({ isCompleted }) => isCompleted === isDone))
  return { milestones: settled, words: `${doneWords(done ?? [])}${opened?.length ? ` ${openedWords(opened)}` : ''}` }
}

function doneWords(done: readonly Milestone[]): string {
  if (done.length === 0) return ''
  return ` ${listed(done.map(({ title }) => `“${title}”`))} ${done.length === 1 ? 'is' : 'are'} done, too.`
}
