import { claimFields } from '@/lib/contract/weekly-insight'
import { checkWeek } from '@/lib/server/coach/check-insight'
import type { Coach } from '@/lib/server/coach/coach'
import type { WeekContext } from '@/lib/server/coach/context'
import { factNumbers, inventedNumbers, sentencesOf } from '@/lib/server/coach/stated-numbers'
import { weekFacts } from '@/lib/server/coach/week-facts'
import { weekStatements } from '@/lib/server/coach/week-sheet'
import { seededRandom } from '@/lib/server/seeded-random'
import { coachContext } from '@/tests/support/coach-context'
import { anyGoal, anyJournal, anyMessages, WEEK_START } from '@/tests/support/insight-context'
import { type Figure, shareFigure } from './figure'

const SEED = 4102

/** How much of what an engine says of made-up weeks stands up: its numbers as computed facts, its claims as quotes. */
export async function weekFigures(coach: Coach, count: number): Promise<Figure[]> {
  const random = seededRandom(SEED)
  const call = { signal: new AbortController().signal, onUsage: () => {} }
  let shown = 0
  const sentences = { said: 0, true: 0 }
  const claims = { made: 0, proven: 0 }
  for (let at = 0; at < count; at++) {
    const goals = Array.from({ length: Math.floor(random.between(0, 8)) }, (_, goal) =>
      anyGoal(random, `goal-${at}-${goal}`),
    )
    const context: WeekContext = {
      ...coachContext(),
      weekStart: WEEK_START,
      goals,
      journal: anyJournal(random),
      messages: anyMessages(random),
      alertsDone: 0,
    }
    const { draft } = await coach.weeklyInsight(context, call)
    const checked = checkWeek(draft, context)
    const known = factNumbers(weekStatements(weekFacts(context), context.timeZone))
    const said = [draft.summary, draft.moodTrends, draft.goalProgress]
      .flatMap(sentencesOf)
      .concat(claimFields.flatMap((field) => draft[field]))
    if (checked) shown++
    sentences.said += said.length
    sentences.true += said.filter((sentence) => inventedNumbers(sentence, known).length === 0).length
    claims.made += claimFields.reduce((sum, field) => sum + draft[field].length, 0)
    claims.proven += claimFields.reduce((sum, field) => sum + (checked?.[field].length ?? 0), 0)
  }
  return [
    shareFigure('weeks fit to be shown', shown, count),
    shareFigure('sentences whose every number is a computed fact', sentences.true, sentences.said),
    shareFigure('claims that rest on a true quote', claims.proven, claims.made),
  ]
}
