import type { ApiError } from '@/lib/client/http/api-error'
import type { AiUpdate, Goal } from '@/lib/contract/goal'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { serverMessages } from '@/lib/contract/messages/server'

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

/** Why an answer was not taken, in the words for where it was written. */
export function refusalOf({ status, fields, sentence, code }: ApiError): { title?: string; description: string } {
  const [atField] = fields?.response ?? []
  if (atField) return { description: atField }
  if (status === 404) return { title: commonMessages.error.title, description: goalMessages.error.goalNotFound }
  // Another try would be refused as well.
  if (code === 'demo') return { description: sentence }
  const title = goalMessages.error.submitResponse
  // It would say the same once more.
  return sentence === serverMessages.internal ? { description: title } : { title, description: sentence }
}
