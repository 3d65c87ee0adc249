import 'server-only'

/**
 * A table by words that somebody typed. It has its own rows alone: in a plain object stands, under "constructor", what
 * every object has.
 */
export function wordTable<Value>(rows: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), rows)
}
