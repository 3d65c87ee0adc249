import 'server-only'
import type { z } from 'zod'
import { startOfDay } from '@/lib/contract/calendar'
import type { aiUpdate } from '@/lib/contract/goal'
import { assessRhythm } from '@/lib/server/coach/built-in/assess-progress/assess-rhythm'
import type { Assessment } from '@/lib/server/coach/coach'
import { careForInTurns } from '@/lib/server/coach/safety'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { noteAsked } from '@/lib/server/demo/visit'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { changeGoal, requireVersion } from './change-goal'
import { confirmUpdate, type Updated } from './confirm-update'
import { getGoal } from './find-goals'
import { goalRecord } from './goal-record'
import { reachedMilestones } from './measure/reached-milestones'
import { serializeValue } from './measure/serialize-value'
import { tickMilestones } from './milestones'
import { moveByJudgement } from './move-goal'
import { closeAsks } from './open-ask'
import { appendNote } from './progress-change'
import { storedMilestones } from './stored-goal'
import { withAct } from './with-act'

/** The reasoning where nobody judges. */
const KEPT = 'Kept. Nothing was moved.'

type Update = z.output<typeof aiUpdate>

/** So much of an answer tells which one it was. */
const LONGEST_SAID = 240

/**
 * Lets the coach judge the goal's progress from the user's response and stores both, or takes what the user chose where
 * the coach had asked back. The database is asked for a transaction only after the coach has answered.
 *
 * Where the goal moved while the coach was thinking, a judgement that moves it still stands, being made from what the
 * user says they reached; one that does not move it leaves it where it is by then. Where the coach asks back the response
 * is kept and nothing moves yet.
 *
 * A response in outright crisis language is kept as any other, but no engine sees it and it moves nothing: the fixed
 * words of help come as `care`. One of which that is unclear is judged as ever, and says so by its `careLevel`.
 *
 * @throws AppError `not_found`, `precondition_failed`, or `conflict` for a choice that comes too late
 */
export async function aiUpdateGoal(
  user: UserRow,
  id: string,
  { response = '', title, description, confirmed }: Update,
  signal: AbortSignal,
  ifMatch: string | null = null,
): Promise<Updated> {
  if (confirmed) return confirmUpdate(user, id, confirmed, ifMatch)
  const now = new Date()
  const row = await getGoal(user, id)
  requireVersion(row, ifMatch)
  const stored = await goalRecord(row)
  const judged = { ...stored, title: title ?? stored.title, description: description ?? stored.description }
  const context = { ...coachContext(user, now), neverSend: row.neverSend, goal: judged, response }
  const told = await careForInTurns(response, user)
  const assessment: Assessment = told.care
    ? { newProgress: stored.progress, reasoning: KEPT }
    : stored.rhythm
      ? assessRhythm(
          { title: judged.title, progress: stored.progress, rhythm: stored.rhythm, response },
          { now, timeZone: user.timeZone },
        )
      : await askCoach(user, context, signal, (coach, told, call) => coach.assessProgress(told, call))
  const kept = await keep(user, id, { response, title, description }, { stored, assessment, now, ifMatch })
  return { ...kept, ...told }
}

type Judged = {
  stored: { progress: number; measure: unknown }
  assessment: Assessment
  now: Date
  ifMatch: string | null
}

/** Stores a response with what it was judged to be. */
async function keep(
  user: UserRow,
  id: string,
  { response, title, description }: Pick<Update, 'response' | 'title' | 'description'> & { response: string },
  { stored, assessment, now, ifMatch }: Judged,
): Promise<Omit<Updated, 'care' | 'careLevel'>> {
  const responseId = newId()
  const ask = assessment.ask && { ...assessment.ask, responseId, said: shortened(response) }
  const reasoning = ask ? ask.words : assessment.reasoning
  const judgement = ask ? { newProgress: stored.progress } : assessment
  const ticked = ask ? [] : (assessment.milestoneIds ?? [])
  const tickedAt = assessment.tickedOn ? noonOf(user, assessment.tickedOn) : now
  const run = () =>
    changeGoal(
      user,
      id,
      async (current, tx) => {
        await closeAsks(tx, id)
        const progressNotes = appendNote(current.progressNotes, response, now)
        const at = { responseId, progressNotes }
        const landed = await moveByJudgement(tx, user, current, stored, judgement, at)
        const { state, reading, values } = landed
        const { progress } = state
        const milestones = storedMilestones.parse(current.milestones)
        const told = tickMilestones(milestones, ticked, tickedAt)
        const reached = values.length > 0 ? await reachedMilestones(tx, user, current, told) : null
        const why = `${landed.words ?? reasoning}${reached?.words ?? ''}`
        return {
          data: { title, description, ...state, reading, milestones: reached?.milestones ?? told },
          event: ask ? undefined : { newProgress: progress, reasoning: why, source: 'coach' },
          response: {
            id: responseId,
            insightType: 'goal_analysis',
            response,
            appliedUpdates: { title, description, ...(!ask && { progress }) },
            ...(ask && { ask }),
          },
          progressUpdate: { oldProgress: current.progress, newProgress: progress, reasoning: why },
          made: values,
          newlyTicked: milestones.filter((one) => !one.isCompleted && ticked.includes(one.id)).map((one) => one.id),
        }
      },
      ifMatch,
    )
  const quote = assessment.quote ?? assessment.values?.[0]?.quote ?? ''
  const {
    goal,
    made,
    act,
    response: kept,
    ...told
  } = await withAct(user, id, run, ({ progressUpdate: update, ...did }) => {
    const source = { kind: 'response', id: responseId, quote } as const
    const isMoved = did.made.length > 0 || update.newProgress !== update.oldProgress
    const ticks = { goalId: id, milestoneIds: did.newlyTicked }
    if (!isMoved && did.newlyTicked.length > 0) return { verb: 'milestone.tick', input: ticks, source }
    // One that moved nothing is taken back like any other; one that is asked about is not done yet.
    const isAnswered = !ask && assessment.reasoning !== KEPT
    return isAnswered ? { verb: 'progress.log', input: { goalId: id, progress: update.newProgress }, source } : null
  })
  if (kept?.ask) noteAsked(kept)
  return {
    goal,
    // A rhythm's progress is its score, which no judgement says.
    progressUpdate: { ...told.progressUpdate, newProgress: goal.progress },
    ...(ask && { ask }),
    ...(made.length > 0 && { values: made.map(serializeValue) }),
    ...(act && { act }),
  }
}

/** A day that is told of has no hour of its own. */
function noonOf({ timeZone }: UserRow, day: string): Date {
  return new Date(startOfDay(timeZone, day).getTime() + 12 * 3_600_000)
}

function shortened(response: string): string {
  const text = response.trim()
  return text.length <= LONGEST_SAID ? text : `${text.slice(0, LONGEST_SAID).trimEnd()}…`
}
