import type { GoalMeasure, RhythmStanding } from './measure'

type ReadyGoal = {
  progress: number
  milestones: readonly { isCompleted: boolean }[]
  measure?: GoalMeasure | null | undefined
}

/** One step alone is rarely the whole of a goal. */
const LEAST_STEPS = 2

/**
 * Whether nothing is left of an open goal but to complete it: it stands at 100 %, or where nothing is counted each of its
 * milestones is ticked. A rhythm never is: it ends when its owner says so.
 */
export function isReady({ progress, milestones, measure }: ReadyGoal): boolean {
  if (measure?.kind === 'rhythm') return false
  if (progress === 100) return true
  return !measure && milestones.length >= LEAST_STEPS && milestones.every(({ isCompleted }) => isCompleted)
}

/**
 * Whether a goal that is marked as completed is completed whole: it is ready, or nothing was ever told of it, by a figure,
 * a milestone or a check-in, so that the press is all there is.
 */
export function isWholeByPress(goal: ReadyGoal): boolean {
  return isReady(goal) || (!goal.measure && goal.progress === 0 && goal.milestones.length === 0)
}

/** Whether a goal stands at 0% only because no figure was told of it: completed, it has no share to show. */
export function isUntold({ progress, measure }: ReadyGoal): boolean {
  return !measure && progress === 0
}

/** The most that the score of a rhythm is: it is completed by a press. */
const MOST_OF_RHYTHM = 99

type KeptGoal = Pick<ReadyGoal, 'progress' | 'measure'> & { isCompleted: boolean; rhythm?: RhythmStanding | null }

/** Whether nothing lacks of a rhythm: each time of its periods was done, and those of the running one. */
export function isWholeRhythm({ progress, measure, rhythm, isCompleted }: KeptGoal): boolean {
  if (isCompleted || measure?.kind !== 'rhythm' || !rhythm) return false
  return progress === MOST_OF_RHYTHM && rhythm.now >= measure.times
}

/** What is said where each milestone of a goal is done: completing is a press of its own. */
export const NEARLY = 'Complete it when you are ready.'

/** What is done of a goal that is ready, in a sentence: its milestones, else what it stands at. */
export function readyWords({ progress, milestones }: ReadyGoal, standing = `${progress}%`): string {
  if (progress === 100 || milestones.length === 0) return `It stands at ${standing}.`
  return milestones.length === 2 ? 'Both milestones are done.' : `All ${milestones.length} milestones are done.`
}
