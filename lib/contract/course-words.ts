import type { GoalCourse } from './goal-analysis'

/**
 * Where a goal stands, in the one word that every screen uses. What it is too early for is named: a risk so far stands
 * beside it on a card.
 */
export const courseWords: Readonly<Record<GoalCourse, string>> = {
  ready: 'Ready to complete',
  overdue: 'Overdue',
  behind: 'Behind',
  onTrack: 'On track',
  tooEarly: 'Too early to forecast',
  noDate: 'No date',
  paused: 'Paused',
}

/** What is said of goals that are counted so: "4 on track", "2 without a date". */
export const courseCounts: Readonly<Record<GoalCourse, string>> = {
  ready: 'ready',
  overdue: 'overdue',
  behind: 'behind',
  onTrack: 'on track',
  tooEarly: 'too early to forecast',
  noDate: 'without a date',
  paused: 'paused',
}
