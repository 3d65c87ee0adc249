import 'server-only'
import type { z } from 'zod'
import type { goalPatch } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import { closing, countedWords } from '@/lib/contract/measure-words'
import { commonMessages } from '@/lib/contract/messages/common'
import { characterCount } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { changeGoal } from './change-goal'
import { datesAfter } from './dates-before'
import type { GoalChange } from './goal-change'
import { type Counting, changeMeasure } from './measure/change-measure'
import { rhythmMeasureOf } from './measure/counted-values'
import { moveProgress } from './measure/move-progress'
import { reachedMilestones } from './measure/reached-milestones'
import { mergeMilestones } from './milestones'
import { applyCompletion } from './progress-change'
import { moveBack } from './reopen'
import { restAfter } from './rest'
import type { GoalRow } from './serialize-goal'
import { storedMilestones } from './stored-goal'
import { moveOfTicks } from './tick-move'

type Patch = z.output<typeof goalPatch>

/**
 * Changes what is sent of a goal; progressNotes replaces the text. A changed progress is written to the ledger, and on a
 * measured goal as the value that gives it. Completing by `isCompleted` writes no value; reopening by it takes the goal
 * back to the progress it had before, and its values with it.
 *
 * @throws AppError `not_found` or `precondition_failed`, or `conflict` for a unit that changes under its values
 */
export async function updateGoal(user: UserRow, id: string, patch: Patch, ifMatch: string | null): Promise<GoalRow> {
  const { title, description, domain, targetDate, tags, milestones, neverSend } = patch
  const changed = await changeGoal(
    user,
    id,
    async (goal, tx) => {
      const now = new Date()
      requireShortNotes('progressNotes', patch.progressNotes, goal.progressNotes)
      requireShortNotes('completionNotes', patch.completionNotes, goal.completionNotes)
      const { counting, progress, event, counts } = await moved(tx, user, goal, patch)
      const { isCompleted, progressNotes, completionNotes } = patch
      const completedAt = patch.completedAt ? new Date(patch.completedAt) : null
      // What a milestone brings comes and goes with its tick, where nothing else is said of the progress.
      const isSaid = progress !== undefined || isCompleted !== undefined || patch.measure !== undefined
      const before = storedMilestones.parse(goal.milestones)
      const sent = milestones && mergeMilestones(before, milestones, now)
      const { milestones: after, words } = counts
        ? await reachedMilestones(tx, user, goal, sent, { isReopened: counts === 'reopened' })
        : { milestones: sent, words: '' }
      const ticked = isSaid || !after ? null : await moveOfTicks(tx, user, goal, { before, after })
      const reached = progress ?? ticked?.newProgress
      const completing = { progress: reached, isCompleted, completedAt, progressNotes, completionNotes }
      const state = applyCompletion(goal, completing, now)
      return {
        data: {
          title,
          description,
          domain,
          targetDate,
          datesBefore: datesAfter(goal, targetDate, now),
          neverSend,
          milestones: after,
          ...counting,
          ...state,
          ...restAfter(user, goal, patch, state.isCompleted, now),
          closingNote: patch.closingNote,
        },
        tags,
        event:
          ticked ??
          (progress === undefined || progress === goal.progress
            ? undefined
            : {
                newProgress: progress,
                ...event,
                reasoning: event === byUser ? event.reasoning + words : event.reasoning,
              }),
      }
    },
    ifMatch,
  )
  return changed.goal
}

/** What a patch makes of how a goal is counted and of its progress, undefined where that is left alone, and why. */
type Move = {
  counting: Pick<GoalChange['data'], 'measure' | 'reading'>
  progress?: number | undefined
  event: Omit<NonNullable<GoalChange['event']>, 'newProgress'>
  /** Whether values were written for it, and what for. */
  counts?: 'moved' | 'reopened' | null
}

const byUser = { reasoning: 'You set it yourself.', source: 'user' } as const
const byCompleting = { reasoning: closing.completed, source: 'user' } as const

async function moved(tx: Prisma.TransactionClient, user: UserRow, goal: GoalRow, sent: Patch): Promise<Move> {
  const isRhythm = sent.measure === undefined ? rhythmMeasureOf(goal) !== null : sent.measure?.kind === 'rhythm'
  // A rhythm's progress is its score: it is set by nobody, and completed by 100.
  const patch = isRhythm && sent.progress !== 100 ? { ...sent, progress: undefined } : sent
  const { measure, reading, convert, keep } = patch
  const changed =
    measure === undefined ? null : await changeMeasure(tx, user, goal, { measure, reading, convert, keep })
  const counting = changed ? { measure: changed.measure ?? Prisma.DbNull, reading: changed.reading } : {}
  const counted = { ...goal, ...(changed ?? {}) }
  if (patch.progress !== undefined && patch.progress !== goal.progress) {
    const move = await moveProgress(tx, user, counted, patch.progress, { source: 'typed' })
    const event = patch.isCompleted && patch.progress === 100 ? byCompleting : byUser
    const counts = move.values.length > 0 ? 'moved' : null
    return { counting: { ...counting, reading: move.reading }, progress: move.progress, event, counts }
  }
  if (patch.progress !== undefined && !changed) return { counting, progress: patch.progress, event: byUser }
  if (patch.isCompleted === false && goal.isCompleted) {
    const event = { reasoning: closing.reopened, source: 'user' } as const
    const { progress, reading } = await moveBack(tx, user, goal)
    return { counting: changed ? counting : { reading }, progress, event, counts: changed ? null : 'reopened' }
  }
  if (patch.isCompleted && counted.measure !== null) {
    return { counting, progress: 100, event: byCompleting }
  }
  return { counting, ...countedMove(goal, changed) }
}

/** A changed measure moves what is under way, and leaves what is completed. */
function countedMove(goal: GoalRow, changed: Counting | null): Omit<Move, 'counting'> {
  if (!changed?.measure || changed.reading === null || goal.isCompleted) return { event: byUser }
  const { measure, reading, progress } = changed
  return { progress, event: { reasoning: countedWords(measure, reading), source: 'value' } }
}

/** Notes that have grown past the limit response by response may be sent back as they are, but not written anew. */
function requireShortNotes(field: string, sent: string | undefined, stored: string): void {
  if (sent === undefined || sent === stored || characterCount(sent) <= limits.progressNotes) return
  throw invalid({ [field]: [commonMessages.field.tooLong(limits.progressNotes)] })
}
