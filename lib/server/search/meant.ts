import 'server-only'
import type { z } from 'zod'
import type { meantQuery, SearchMeant } from '@/lib/contract/search'
import { catchUp } from '@/lib/server/record/index-waiting'
import type { LineKind } from '@/lib/server/record/line'
import { respelledIn } from '@/lib/server/record/respell'
import { anyDay } from '@/lib/server/record/side'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { findNewest } from './find-newest'
import { readSearch } from './read-search'
import { CATCH_UP_MS } from './search'

const kinds: Record<NonNullable<z.output<typeof meantQuery>['of']>, LineKind[]> = {
  entries: ['entry'],
  messages: ['message', 'reply'],
}

/**
 * What a search that found nothing was meant to be: each word that none of the user's rows has, as the word of theirs that
 * is a slip of the keys away. Null where there is no such word, or nothing has all of them.
 */
export async function meantBySearch(user: UserRow, { q, of }: z.output<typeof meantQuery>): Promise<SearchMeant> {
  await catchUp(user.id, CATCH_UP_MS)
  const looked = of ? kinds[of] : ['goal' as const, ...Object.values(kinds).flat()]
  const meant = await respelledIn(
    looked.map((kind) => anyDay(user, kind)),
    q,
  )
  const isFound = meant !== q && (await findNewest(user, looked, readSearch(meant), 1)).length > 0
  return { q: isFound ? meant : null }
}
