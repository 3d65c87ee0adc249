import 'server-only'

/**
 * A function of one argument that keeps what it gave for the latest `most` arguments or fewer: when it is full it
 * begins anew, which costs less than knowing which was used last. What it gives must not be changed by who gets it.
 */
export function remembering<Key, Value>(compute: (key: Key) => Value, most: number): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = compute(key)
    if (known.size >= most) known.clear()
    known.set(key, made)
    return made
  }
}
