import 'server-only'

/**
 * The latest results of work that comes to the same for the same key, for at most `most` keys: full, it begins anew. For
 * work of milliseconds that each request of a person would do again.
 */
export class Remembered<Result> {
  readonly #results = new Map<string, Result>()

  constructor(readonly most: number) {}

  get(key: string, compute: () => Result): Result {
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const result = compute()
    if (this.#results.size >= this.most) this.#results.clear()
    this.#results.set(key, result)
    return result
  }
}
