import { checkAnalysis } from '@/lib/server/coach/check-insight'
import type { Coach } from '@/lib/server/coach/coach'
import { seededRandom } from '@/lib/server/seeded-random'
import { coachContext } from '@/tests/support/coach-context'
import { anyGoal, anyJournal } from '@/tests/support/insight-context'
import { type Figure, shareFigure } from './figure'

const SEED = 4101

/** How much of what an engine says of made-up goals stands up to the check of numbers and quotes. */
export async function analysisFigures(coach: Coach, count: number): Promise<Figure[]> {
  const random = seededRandom(SEED)
  const call = { signal: new AbortController().signal, onUsage: () => {} }
  const texts = new Set<string>()
  let shown = 0
  let refs = { given: 0, proven: 0 }
  for (let at = 0; at < count; at++) {
    const context = { ...coachContext(), goal: anyGoal(random, `goal-${at}`), journal: anyJournal(random) }
    const { draft } = await coach.analyzeGoal(context, call)
    const checked = checkAnalysis(draft, context)
    if (checked) shown++
    if (checked) texts.add(checked.analysis)
    const total = (evidence: { refs: unknown[] }[]) => evidence.reduce((sum, one) => sum + one.refs.length, 0)
    refs = { given: refs.given + total(draft.evidence), proven: refs.proven + total(checked?.evidence ?? []) }
  }
  return [
    shareFigure('analyses fit to be shown', shown, count),
    shareFigure('analyses unlike every other', texts.size, shown),
    shareFigure('quotes that stand in their source', refs.proven, refs.given),
  ]
}
