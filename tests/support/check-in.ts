import { assessProgress } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import type { CaseGoal, CaseResult } from '@/lib/server/coach/built-in/assess-progress/assess-progress.cases'
import { ledgerClock } from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import { goalRecord } from '@/tests/support/coach-context'

function goal({ milestones = [], done = [], ...given }: CaseGoal) {
  return {
    ...goalRecord(),
    description: '',
    createdAt: '2026-01-01T00:00:00.000Z',
    progress: 0,
    measure: null,
    reading: null,
    ...given,
    milestones: milestones.map((title) => ({
      id: title,
      title,
      isCompleted: done.includes(title),
      completedAt: null,
      targetDate: null,
    })),
  }
}

/** What the built-in coach makes of an answer about a goal, on the ledger's day. */
export const answerOf = (about: CaseGoal, response: string) =>
  assessProgress({ goal: goal(about), response, ...ledgerClock })

/** What it comes to: asked, left as it is, or moved, with what was stored and ticked. */
export function resultFor(about: CaseGoal, response: string): CaseResult {
  const { newProgress, ask, values, milestoneIds } = answerOf(about, response)
  if (ask) return 'asks'
  if (newProgress === (about.progress ?? 0) && !milestoneIds) return 'stays'
  return {
    to: newProgress,
    ...(values && { values: values.map(({ value }) => value) }),
    ...(milestoneIds && { ticks: milestoneIds }),
  }
}
