import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import type { Viewer } from './side'

/** The record of one user, for a coach, which touches no database: what it may ask and nothing else. */
export type RecordOf = { ask(query: RecordQuery): Promise<RecordAnswer> }

/** Bound to the user. A model sees nothing that is for the person alone; the built-in coach answers the person. */
export function recordOf(user: UserRow, viewer: Viewer = 'model'): RecordOf {
  return { ask: (query) => askRecord(user, query, viewer) }
}
