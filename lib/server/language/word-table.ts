import 'server-only'

/**
 * A table by words that somebody typed. It has its own rows alone: in a plain object stands, under "constructor", what
 * every object has.
 */
export function wordTable<Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), rows)
}

/** Words by themselves, parted by blanks. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** "skis:ski skies:sky" as pairs. */
export function pairsOf(pairs: string): [string, string][] {
  return pairs.split(' ').map((pair) => pair.split(':') as [string, string])
}

/** A table by words, from the words of each value: `{ week: 'week weeks wk' }`. */
export function wordsOfEach<Value extends string>(rows: Readonly<Partial<Record<Value, string>>>) {
  const entries = Object.entries(rows) as [Value, string][]
  return wordTable<Value>(
    Object.fromEntries(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value]))),
  )
}
