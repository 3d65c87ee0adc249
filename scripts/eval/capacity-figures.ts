import { scoreCapacity } from '@/tests/support/capacity-score'
import { planByBias, planByPieces } from '@/tests/support/planner-simulator'
import { ceilingFigure, type Figure } from './figure'

/** How well a person's own past tells whether the ninth dated goal is done in time, after eight that were done. */
export function capacityFigures(people: number): Figure[] {
  const byBias = scoreCapacity(planByBias, people, Date.now() % 1_000_000_000)
  const byPieces = scoreCapacity(planByPieces, people, Date.now() % 1_000_000_000)
  return [
    ceilingFigure('a bias of their own: Brier score over the base rate’s', byBias.brier / byBias.baseBrier, 0.6),
    ceilingFigure('a bias of their own: calibration error', byBias.calibrationError, 0.08),
    // A figure to be read: nothing was fitted on these people, and no bar was set for them.
    {
      name: 'pieces of work unseen: Brier score over the base rate’s',
      value: (byPieces.brier / byPieces.baseBrier).toFixed(2),
    },
  ]
}
