import { learnCapacity, type PastGoal } from '@/lib/server/coach/capacity'
import { type Random, seededRandom } from '@/lib/server/seeded-random'
import type { PlannedGoal } from './planner-simulator'

type Scored = { chance: number; isMade: boolean }

/** What the ninth dated goal of made-up people was said to come to, after eight that were done. */
export function scoreCapacity(simulate: (random: Random) => () => PlannedGoal, people: number, seed: number) {
  const random = seededRandom(seed)
  const scored = Array.from({ length: people }, (): Scored => {
    const next = simulate(random)
    const past: PastGoal[] = []
    let dropped = 0
    while (past.length < 8) {
      const { given, took } = next()
      if (took === null) dropped++
      else past.push({ given, took, isDone: true })
    }
    const { given, took } = next()
    return { chance: learnCapacity(past, dropped).chanceWithin(1), isMade: took !== null && took <= given }
  })
  const rate = scored.filter(({ isMade }) => isMade).length / people
  const brier = scored.reduce((sum, { chance, isMade }) => sum + (chance - Number(isMade)) ** 2, 0) / people
  return { brier, baseBrier: rate * (1 - rate), rate, calibrationError: calibrationError(scored) }
}

/** By tenths of chance, how far what was said is from what came, weighed by how often it was said. */
function calibrationError(scored: readonly Scored[]): number {
  const bins = Array.from({ length: 10 }, () => 0)
  for (const { chance, isMade } of scored) {
    const bin = Math.min(9, Math.floor(chance * 10))
    bins[bin] = (bins[bin] ?? 0) + chance - Number(isMade)
  }
  return bins.reduce((sum, off) => sum + Math.abs(off), 0) / scored.length
}
