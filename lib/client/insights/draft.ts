import type { Goal } from '@/lib/contract/goal'
import type { GoalResponse } from '@/lib/contract/insight-response'

/** A response to an insight as it is written. The goal's fields are there only once they were touched. */
export type InsightDraft = { response: string; title?: string; description?: string; progress?: number }

export const emptyInsightDraft: InsightDraft = { response: '' }

/** What is sent of a response: the words, and of the goal what was changed. Nothing is ever emptied by it. */
export function toGoalResponse({ response, title, description, progress }: InsightDraft, goal: Goal): GoalResponse {
  const newTitle = title?.trim()
  const newDescription = description?.trim()
  const goalUpdates = {
    ...(newTitle && newTitle !== goal.title && { title: newTitle }),
    ...(newDescription && newDescription !== goal.description && { description: newDescription }),
    ...(progress && progress !== goal.progress && { progress }),
  }
  const hasUpdates = Object.keys(goalUpdates).length > 0
  return { goalId: goal.id, responseText: response.trim(), ...(hasUpdates && { goalUpdates }) }
}

/** Whether there is anything in a response that would be missed. */
export function isWorthKeeping({ response, ...fields }: InsightDraft): boolean {
  return response.trim() !== '' || Object.values(fields).some((value) => value !== undefined)
}
