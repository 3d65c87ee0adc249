import 'server-only'

/** More than a process changes or serves within that time. */
const MOST = 20_000

type Find<T> = () => Promise<{ value: T; ownerId: string } | null>
type Entry<T> = { value: T; ownerId: string; since: number }

/**
 * What was found for a key a moment ago, of whoever owns it. In memory, for `keptMs` at most, and dropped at once
 * when this process changes anything of its owner.
 */
export class Kept<T> {
  readonly #keptMs: number
  readonly #entries = new Map<string, Entry<T>>()
  /** When each owner was last changed, on the clock of `performance.now()`, which nobody sets. */
  readonly #changes = new Map<string, number>()

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  /** The kept value, else what `find` finds. */
  async get(key: string, find: Find<T>): Promise<T | null> {
    const known = this.#entries.get(key)
    return known && this.#isFresh(known) ? known.value : this.renew(key, find)
  }

  /**
   * What `find` finds, which is kept unless it is null or its owner was changed meanwhile. Where what was kept is not
   * there any more, nothing else of its owner is believed either.
   */
  async renew(key: string, find: Find<T>): Promise<T | null> {
    const known = this.#entries.get(key)
    const since = performance.now()
    const found = await find()
    this.#entries.delete(key)
    if (found) put(this.#entries, key, { ...found, since })
    else if (known) this.drop(known.ownerId)
    return found ? found.value : null
  }

  /** To be called after every change of what the owner owns, once it is committed. */
  drop(ownerId: string): void {
    this.#changes.delete(ownerId)
    put(this.#changes, ownerId, performance.now())
  }

  #isFresh({ since, ownerId }: Entry<T>): boolean {
    return performance.now() - since < this.#keptMs && since > (this.#changes.get(ownerId) ?? Number.NEGATIVE_INFINITY)
  }
}

/** The oldest goes first. */
function put<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value)
  if (map.size <= MOST) return
  const [oldest] = map.keys()
  if (oldest !== undefined) map.delete(oldest)
}
