import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { GoalAnalysisDraft } from '@/lib/contract/goal-analysis'
import { bareAnalysis, helpForGoal } from '@/lib/server/coach/bare-insight'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import { checkAnalysis } from '@/lib/server/coach/check-insight'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { Coach, CoachCall, Source } from '@/lib/server/coach/coach'
import type { InsightGoal, JournalRecord } from '@/lib/server/coach/context'
import { askCoach } from '@/lib/server/coaching/ask-coach'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { consume } from '@/lib/server/http/rate-limit'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { withoutCrisis } from './safe-record'

export type Analysed = Source & { draft: GoalAnalysisDraft }

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
  const context = { ...coachContext(user, now), goal: safe.goals[0], journal: safe.journal }
  if (chooseCoach().source.source !== 'built-in') await consume('coach', user.id)
  const said = await askCoach(user, context, signal, (coach, call) => asked(coach, context, call))
  return said ?? (await asked(builtInCoach, context, unpaid(signal))) ?? bare(goal)
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
    const said = context && (await asked(builtInCoach, context, unpaid(signal)))
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

async function asked(
  coach: Coach,
  context: Parameters<Coach['analyzeGoal']>[0],
  call: CoachCall,
): Promise<Analysed | null> {
  const { source, model, draft } = await coach.analyzeGoal(context, call)
  const checked = checkAnalysis(draft, context)
  return checked && { source, model, draft: checked }
}

function bare(goal: InsightGoal): Analysed {
  return { ...builtInCoach.source, draft: bareAnalysis(goal) }
}

function help(user: UserRow, goal: InsightGoal): Analysed {
  return { ...builtInCoach.source, draft: helpForGoal(goal, user.timeZone) }
}
