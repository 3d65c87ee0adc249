import 'server-only'
import { indexFinder } from '@/lib/server/record/hits'
import type { LineKind } from '@/lib/server/record/line'
import { anyDay } from '@/lib/server/record/side'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Search } from './read-search'

type Found = { id: string; n: number }

/**
 * The ids of the user's rows of some kinds that a search finds, newest first, at most `limit`. Beginnings of words are
 * looked for only where the words as they stand find too little: while a word is being typed.
 */
export async function findNewest(
  user: UserRow,
  kinds: readonly LineKind[],
  { whole, begun }: Search,
  limit: number,
): Promise<string[]> {
  const found = await newestOf(user, kinds, whole, limit)
  const more = begun && found.length < limit ? await newestOf(user, kinds, begun, limit) : []
  const ids = [...found, ...more].toSorted((a, b) => b.n - a.n).map(({ id }) => id)
  return [...new Set(ids)].slice(0, limit)
}

async function newestOf(
  user: UserRow,
  kinds: readonly LineKind[],
  about: Search['whole'],
  limit: number,
): Promise<Found[]> {
  const pages = await Promise.all(
    kinds.map((kind) => indexFinder.page({ ...anyDay(user, kind), about }, limit, 'DESC')),
  )
  return pages
    .flat()
    .toSorted((a, b) => b.n - a.n)
    .slice(0, limit)
    .map(({ refId, n }) => ({ id: refId, n }))
}
