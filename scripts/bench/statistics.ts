/** The value below which a share of the others lie, by the nearest rank. `share` is from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  const value = sorted[rank - 1]
  if (value === undefined) throw new Error('There is no percentile of nothing.')
  return value
}

/** The middle value; between the two middle ones where there are two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

/**
 * How two things that were measured in turn compare: the median of the ratios of neighbours. What slows the machine for
 * a while slows both of a pair.
 */
export function pairedRatio(values: readonly number[], others: readonly number[]): number {
  if (values.length !== others.length) throw new Error('Only pairs can be compared.')
  return median(values.map((value, at) => value / (others[at] ?? Number.NaN)))
}
