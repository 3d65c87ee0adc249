import recorded from './claims.json'

/** What a strong model made of replies, each by its sentences: the claims with the number of their sentence. It saw no record. */
export type RecordedClaims = ReadonlyMap<string, readonly object[]>

export function readClaims(): RecordedClaims {
  return new Map(Object.entries(recorded as Record<string, object[]>))
}

/** What a reply is known by in the recordings: its sentences, a line each. */
export function keyOf(sentences: readonly string[]): string {
  return sentences.join('\n')
}
