import 'server-only'
import type { GoalRecord } from '../../context'
import { goalSubject } from '../../goal-subject'
import { quoteTitle, shortTitle } from '../reply/titles'
import { isPlain } from './plain-steps'

/** Titles up to so many characters are their own short form. */
const SHORT = 24

/** A goal in short, to stand before a colon: its title where that is short, else what it is about. */
export function labelOf(goal: Pick<GoalRecord, 'title' | 'tags' | 'milestones'>): string {
  const { label } = goalSubject(goal)
  const isShort = shortTitle(goal.title).length <= SHORT
  return isShort || label === null || !isPlain(label) ? quoteTitle(goal.title) : label
}
