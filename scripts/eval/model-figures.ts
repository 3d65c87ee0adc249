import { goalOf, ledger, missOf, resultOf } from '@/lib/server/coach/built-in/assess-progress/ledger/ledger'
import type { Coach } from '@/lib/server/coach/coach'
import { coachContext } from '@/tests/support/coach-context'
import { analysisFigures } from './analysis-figures'
import { type Figure, shareFigure } from './figure'
import { weekFigures } from './week-figures'

/** Every call costs money, so a model is asked about every so many of the ledger's answers only. */
const EVERY = 20
const ANALYSES = 12
const WEEKS = 6

/** The same figures for a configured model, and how often it answered itself rather than fell back. */
export async function modelFigures(coach: Coach, { every = EVERY } = {}): Promise<Figure[]> {
  const cases = ledger.filter((_, at) => at % every === 0)
  const call = { signal: new AbortController().signal, onUsage: () => {} }
  let right = 0
  let own = 0
  for (const one of cases) {
    const answer = await coach.assessProgress({ ...coachContext(), goal: goalOf(one), response: one.answer }, call)
    if (answer.source !== 'anthropic') continue
    own++
    if (!missOf(one, resultOf(one, answer))) right++
  }
  return [
    shareFigure('answered by the model itself', own, cases.length),
    shareFigure(`progress judgement, one in ${every} answers`, right, own, { least: 0.9 }),
    ...(await analysisFigures(coach, ANALYSES)),
    ...(await weekFigures(coach, WEEKS)),
  ]
}
