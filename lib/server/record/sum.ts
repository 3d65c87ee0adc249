import 'server-only'

/** The rows of one day, and what their figures come to. */
export type Tally = { day: string; n: number; figures: number; sum: number; min: number | null; max: number | null }

/** What rows come to, of one day or of several. */
export type Sum = Omit<Tally, 'day'>

export function sumOf(tallies: readonly Sum[]): Sum {
  const least = tallies.flatMap(({ min }) => min ?? [])
  const most = tallies.flatMap(({ max }) => max ?? [])
  return {
    n: total(tallies, ({ n }) => n),
    figures: total(tallies, ({ figures }) => figures),
    sum: total(tallies, ({ sum }) => sum),
    min: least.length > 0 ? Math.min(...least) : null,
    max: most.length > 0 ? Math.max(...most) : null,
  }
}

function total(tallies: readonly Sum[], of: (tally: Sum) => number): number {
  return tallies.reduce((sum, tally) => sum + of(tally), 0)
}
