import 'server-only'
import type { GoalRecord } from '../../../context'

/** Whether "10k" means kilometres where this goal is meant. */
export function isAboutDistance(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:run|running|jog|walk|hike|cycle|bike|ride|swim|row|race|marathon|km|kilomet|miles?|couch to)/i.test(
    `${goal.title} ${goal.description}`,
  )
}

/** Whether the goal is to get rid of something, so that amounts owed or weighed count down. */
export function isCountingDown(goal: Pick<GoalRecord, 'title' | 'description'>): boolean {
  return /\b(?:pay(?:ing)? (?:off|back|down)|debt|loan|mortgage|owe|clear(?:ing)? (?:my|the|out|\d+)|declutter|backlog|inbox|unread|get rid|reduce|cut down|lower)\b/i.test(
    `${goal.title} ${goal.description}`,
  )
}
