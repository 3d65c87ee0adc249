import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'

/**
 * What became of a change: stored, or met by another one. Then `current` is the stored entity, `clashing` are the fields
 * that both changed, and `rebased` is the change as it would be made to that entity.
 */
export type PatchOutcome<T, F extends keyof T> = { saved: T } | Clash<T, F>
export type Clash<T, F extends keyof T> = { current: T; clashing: F[]; rebased: Pick<T, F> }

/** Which version of a field is to stand. */
export type Choice = 'mine' | 'stored' | 'both'

const TRIES = 3

/**
 * Changes an entity without overwriting what was changed elsewhere. `base` is what the change was begun from. Fields
 * that nobody else touched are saved; where both changed one to different values nothing is, and the stored entity
 * comes back with the fields in question. So it does, with none, where `isOff` says that the change rests on what is so
 * no longer. A field of `always` is sent though it stays, where another one would move it.
 */
export async function carefulPatch<T extends object, F extends keyof T>(
  path: string,
  base: Pick<T, F>,
  mine: Pick<T, F>,
  { isOff = () => false, always = [] }: { isOff?: (current: T) => boolean; always?: readonly F[] } = {},
): Promise<PatchOutcome<T, F>> {
  const changed = (Object.keys(mine) as F[]).filter(
    (field) => always.includes(field) || !isSame(mine[field], base[field]),
  )
  for (let tries = 1; ; tries++) {
    const answer = await request('GET', path)
    const ifMatch = answer.headers.get('ETag')
    const current = (await answer.json()) as T
    const differing = changed.filter((field) => !isSame(mine[field], current[field]))
    const clashing = differing.filter((field) => !isSame(base[field], current[field]))
    if (clashing.length > 0 || isOff(current)) {
      const untouched = (Object.keys(mine) as F[]).filter((field) => !changed.includes(field))
      const theirs = Object.fromEntries(untouched.map((field) => [field, current[field]])) as Partial<Pick<T, F>>
      return { current, clashing, rebased: { ...mine, ...theirs } }
    }
    if (differing.length === 0) return { saved: current }
    const patch = Object.fromEntries(changed.map((field) => [field, mine[field]]))
    try {
      const saved = await request('PATCH', path, patch, ifMatch ? { ifMatch } : {})
      return { saved: (await saved.json()) as T }
    } catch (error) {
      // Changed between the two calls: looked at again.
      if (!(error instanceof ApiError && error.status === 412) || tries === TRIES) throw error
    }
  }
}

/** The text that a choice between two versions keeps. */
export function keptText(choice: Choice, mine: string, stored: string): string {
  if (choice === 'both') return `${stored}\n\n${mine}`
  return choice === 'mine' ? mine : stored
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
