import 'server-only'
import type { GoalView } from './frame'
import type { Meaning } from './read-progress'

/** Whether a meaning takes a goal to its end, by its figure or with its last milestone. */
export function closes({ place, ticks }: Pick<Meaning, 'place' | 'ticks'>, { goal }: GoalView): boolean {
  if (ticks.length === 0) return place.progress === 100
  return goal.measure === null && goal.milestones.every(({ id, isCompleted }) => isCompleted || ticks.includes(id))
}

/** Whether a meaning puts a goal further from its end than it was. */
export function losesGround({ place, ticks }: Pick<Meaning, 'place' | 'ticks'>, { goal, frame }: GoalView): boolean {
  if (ticks.length > 0) return false
  if (!frame?.isOwn || place.reading === null) return place.progress < goal.progress
  return (place.reading - frame.reading) * (frame.measure.target - frame.measure.start) < 0
}
