import { cache } from 'react'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { serializeUser, type UserRow } from '@/lib/server/users/serialize-user'

/** The user as every screen starts with them: made once a request, and so sent once, however many parts name it. */
export const memberState = cache((row: UserRow) => prefetchedState([currentUserKey, serializeUser(row)]))
