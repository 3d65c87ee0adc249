import { sendMilestoneChange } from '@/lib/client/goals/milestones'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Goal } from '@/lib/contract/goal'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import type { Problem, Waiting } from './item'
import { NO_CONTENT } from './keep'
import { PhotoRefused, sendPhotos } from './send-photos'

/** How a try ended: done (with words of help where it was in crisis language), refused, or to be tried again later. */
export type Outcome =
  | { is: 'done'; care?: string }
  | { is: 'refused'; problem: Problem }
  | { is: 'later'; inSeconds: number }
  /** The version that it goes against is known now, and must be written down before it is sent. */
  | { is: 'pinned'; ifMatch: string }

const SOON = 5

/** Tries to send one thing that waits. Never throws. */
export async function sendOne(item: Waiting): Promise<Outcome> {
  try {
    return await trySending(item)
  } catch (error) {
    return outcomeOf(error)
  }
}

async function trySending(item: Waiting): Promise<Outcome> {
  if (item.care !== undefined) return { is: 'done', care: item.care }
  const { request: call, userId, key, ifMatch, seenProgress, goalId } = item
  if ('milestone' in call) {
    await sendMilestoneChange(call.goalId, call.milestone)
    return { is: 'done' }
  }
  if (seenProgress !== undefined && ifMatch === null && goalId !== null) return await pin(goalId, seenProgress)
  // The owner is named: another account that is signed in by now gets nothing of it.
  const answer = await request(
    call.method,
    call.path,
    { ...(await sendPhotos(call.body, key, userId)), userId },
    { idempotencyKey: key, ...(ifMatch !== null && { ifMatch }) },
  )
  if (answer.status === NO_CONTENT) return { is: 'done' }
  const { care } = (await answer.json()) as { care?: string }
  return { is: 'done', ...(care !== undefined && { care }) }
}

/**
 * Whether the goal stands where it stood on screen; then a check-in goes against that version of it and no other. A
 * rhythm's progress is reckoned anew each day: that is no move.
 */
async function pin(goalId: string, seenProgress: number): Promise<Outcome> {
  const answer = await request('GET', `/api/goals/${goalId}`)
  const goal = (await answer.json()) as Goal
  if (goal.measure?.kind !== 'rhythm' && goal.progress !== seenProgress) {
    return { is: 'refused', problem: moved(goal) }
  }
  return { is: 'pinned', ifMatch: answer.headers.get('ETag') ?? '*' }
}

function moved({ progress }: Goal): Problem {
  return { sentence: outboxMessages.moved, now: outboxMessages.standsAt(progress) }
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof PhotoRefused) {
    const { id, sentence } = error
    return { is: 'refused', problem: { sentence, now: outboxMessages.withoutPhoto, photo: id } }
  }
  if (!(error instanceof ApiError)) return { is: 'later', inSeconds: SOON }
  const { status, sentence, code, current, fields } = error
  // Its change was made at an earlier try, whose answer was lost with the server.
  if (error.isDone) return { is: 'done' }
  if (status === 0 || status === 401 || status === 429 || status >= 500) return { is: 'later', inSeconds: SOON }
  if (error.retryAfter !== undefined) return { is: 'later', inSeconds: error.retryAfter }
  if (code === 'precondition_failed') return { is: 'refused', problem: moved(current as Goal) }
  const why = Object.values(fields ?? {}).flat()[0]
  return { is: 'refused', problem: { sentence: why ?? sentence, now: null } }
}
