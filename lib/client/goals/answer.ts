import type { AiUpdate, Goal } from '@/lib/contract/goal'

/** An answer to the coach as it is typed. Title and description are there only once they were edited. */
export type AnswerDraft = { response: string; title?: string; description?: string }

export const emptyAnswer: AnswerDraft = { response: '' }

/** What is sent of an answer: the response, and a title or description that differs from the goal's. */
export function toAiUpdate({ response, title, description }: AnswerDraft, goal: Goal): AiUpdate {
  const newTitle = title?.trim()
  const newDescription = description?.trim()
  return {
    response: response.trim(),
    ...(newTitle !== undefined && newTitle !== goal.title ? { title: newTitle } : {}),
    ...(newDescription !== undefined && newDescription !== goal.description ? { description: newDescription } : {}),
  }
}

/** Whether there is anything in an answer that would be missed. */
export function isWorthKeeping({ response, title, description }: AnswerDraft): boolean {
  return response.trim() !== '' || title !== undefined || description !== undefined
}
