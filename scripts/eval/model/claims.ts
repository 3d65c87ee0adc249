import recorded from './claims.json'

/** What a strong model answered when it was asked to put sentences as queries, by the sentence. It saw no record. */
export function readClaims(): ReadonlyMap<string, readonly object[]> {
  return new Map(Object.entries(recorded as Record<string, object[]>))
}
