import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { dateIn } from '@/lib/contract/calendar'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import { bareAnalysis, helpForGoal } from '@/lib/server/coach/bare-insight'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { checkAnalysis, textsOfAnalysis } from '@/lib/server/coach/check-insight'
import type { CoachCall } from '@/lib/server/coach/coach'
import type { GoalAnalysisContext, InsightGoal, JournalRecord } from '@/lib/server/coach/context'
import { mentionsOf } from '@/lib/server/coach/mentions'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { isModelOf } from '@/lib/server/coaching/coach-of'
import { otherGoals } from '@/lib/server/goals/other-goals'
import { consume } from '@/lib/server/limits/rate-limit'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { alertsAhead } from './around'
import { askChecked, type Insight, type Told } from './ask-checked'
import { withoutCrisis } from './safe-record'

export type Analysed = Told<GoalAnalysisDraft>

/**
 * Has the user's coach analyse a goal and checks what it says against the record. Where the answer of a model does not
 * hold, the built-in coach's is given; of a goal whose title is a cry no engine is asked.
 *
 * @throws AppError `rate_limited` where a model would be asked too often
 */
export async function analyze(
  user: UserRow,
  goal: InsightGoal,
  journal: JournalRecord[],
  now: Date,
  signal: AbortSignal,
): Promise<Analysed> {
  const safe = await withoutCrisis({ goals: [goal], journal, messages: [] })
  if (!safe.goals[0]) return help(user, goal)
  const { neverSend } = safe.goals[0]
  const isModel = !neverSend && (await isModelOf(user))
  const [others, reminders] = isModel
    ? await Promise.all([otherGoals(user, now, goal.id), alertsAhead(user, now)])
    : [[], []]
  const around = { others, reminders }
  const context = { ...coachContext(user, now), neverSend, goal: safe.goals[0], journal: safe.journal, ...around }
  if (isModel) await consume('coach', user.id)
  const said = await askCoach(user, context, signal, (coach, told, call) => askChecked(ofGoal, coach, told, call))
  return said ?? (await askChecked(ofGoal, builtInCoach, context, unpaid(signal))) ?? bare(goal)
}

/** The built-in coach's analyses of goals, at once and without a model. */
export async function analyzeBuiltIn(
  user: UserRow,
  goals: readonly InsightGoal[],
  journal: JournalRecord[],
  now: Date,
  signal: AbortSignal,
): Promise<Analysed[]> {
  const safe = await withoutCrisis({ goals: [...goals], journal, messages: [] })
  const analysed: Analysed[] = []
  for (const goal of goals) {
    const safeGoal = safe.goals.find((one) => one.id === goal.id)
    const context = safeGoal && { ...coachContext(user, now), goal: safeGoal, journal: safe.journal }
    const said = context && (await askChecked(ofGoal, builtInCoach, context, unpaid(signal)))
    analysed.push(said ?? (safeGoal ? bare(goal) : help(user, goal)))
    // A board of a hundred goals must not hold up everyone else's requests.
    await setImmediate()
  }
  return analysed
}

/** The built-in coach costs nothing. */
function unpaid(signal: AbortSignal): CoachCall {
  return { signal, onUsage: () => undefined }
}

const ofGoal: Insight<GoalAnalysisContext, GoalAnalysisDraft> = {
  ask: (coach, context, call) => coach.analyzeGoal(context, call),
  check: checkAnalysis,
  texts: textsOfAnalysis,
  days({ goal, journal, now, timeZone }) {
    const [from] = mentionsOf(goal, journal)
      .map(({ date }) => date)
      .toSorted()
    return from === undefined ? null : { from, to: dateIn(timeZone, now) }
  },
}

function bare(goal: InsightGoal): Analysed {
  return { ...builtInCoach.source, draft: bareAnalysis(goal), sent: null, askedAt: new Date() }
}

function help(user: UserRow, goal: InsightGoal): Analysed {
  return { ...builtInCoach.source, draft: helpForGoal(goal, user.timeZone), sent: null, askedAt: new Date() }
}
