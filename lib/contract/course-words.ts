import type { GoalCourse } from './goal-analysis'

/** Where a goal stands, in the one word that every screen uses. */
export const courseWords: Readonly<Record<GoalCourse, string>> = {
  overdue: 'Overdue',
  behind: 'Behind',
  onTrack: 'On track',
  tooEarly: 'Too early',
  noDate: 'No date',
  paused: 'Paused',
}
