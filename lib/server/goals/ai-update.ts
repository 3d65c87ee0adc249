import 'server-only'
import type { z } from 'zod'
import type { AiUpdateAnswer, aiUpdate, ProgressUpdate } from '@/lib/contract/goal'
import { checkCrisis, crisisReply } from '@/lib/server/coach/safety'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { coachContext } from '@/lib/server/coaching/coach-context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { changeGoal } from './change-goal'
import { getGoal } from './find-goals'
import { goalRecord } from './goal-record'
import { appendNote, applyCompletion } from './progress-change'
import type { GoalRow } from './serialize-goal'

/**
 * Lets the coach judge the goal's progress from the user's response and stores both. The database is asked for a
 * transaction only after the coach has answered.
 *
 * Where the goal moved while the coach was thinking, a judgement that moves it still stands, being made from what the
 * user says they reached; one that does not move it leaves it where it is by then.
 *
 * A response in crisis language is kept as any other, but no engine sees it and it moves nothing: the fixed words of
 * help are the reasoning, and come as `care`.
 *
 * @throws AppError `not_found`
 */
export async function aiUpdateGoal(
  user: UserRow,
  id: string,
  { response, title, description }: z.output<typeof aiUpdate>,
  signal: AbortSignal,
): Promise<Omit<AiUpdateAnswer, 'goal'> & { goal: GoalRow }> {
  const now = new Date()
  const stored = await goalRecord(await getGoal(user, id))
  const judged = { ...stored, title: title ?? stored.title, description: description ?? stored.description }
  const context = { ...coachContext(user, now), goal: judged, response }
  const care = checkCrisis(response) ? crisisReply() : undefined
  const assessment = care
    ? { newProgress: stored.progress, reasoning: care }
    : await askCoach(user, context, signal, (coach, call) => coach.assessProgress(context, call))
  const { reasoning } = assessment
  const moves = assessment.newProgress !== stored.progress

  let progressUpdate: ProgressUpdate | undefined
  const { goal } = await changeGoal(user, id, (current) => {
    const newProgress = moves ? assessment.newProgress : current.progress
    progressUpdate = { oldProgress: current.progress, newProgress, reasoning }
    const progressNotes = appendNote(current.progressNotes, response, now)
    // Words that move nothing neither complete a goal nor reopen one.
    const completion = applyCompletion(
      current,
      moves ? { progress: newProgress, progressNotes } : { progressNotes },
      now,
    )
    return {
      data: { title, description, ...completion },
      event: { newProgress, reasoning, source: 'coach' },
      response: {
        insightType: 'goal_analysis',
        response,
        appliedUpdates: { title, description, progress: newProgress },
      },
    }
  })
  if (!progressUpdate) throw new Error('changeGoal resolved without deciding')
  return { goal, progressUpdate, ...(care && { care }) }
}
