/**
 * A chance 0–1 as people say it: "6 in 10". A forecast is never sure, so neither end is told as nothing or all; and what
 * lies under even odds is behind, so that it is not told as 5 in 10, which is on track.
 */
export function oddsWords(chance: number): string {
  const of10 = chance < 0.5 ? Math.min(4, Math.round(chance * 10)) : Math.round(chance * 10)
  if (of10 < 1) return 'less than 1 in 10'
  return of10 > 9 ? 'more than 9 in 10' : `${of10} in 10`
}
