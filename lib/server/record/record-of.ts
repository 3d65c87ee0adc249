import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import { askedGoals } from './asked-goals'
import { findTold } from './find-told'
import { isWaiting } from './index-waiting'
import { askMeant, type Meant } from './respell'
import type { Viewer } from './side'
import { tableOf } from './sources/sources'

/** The record of one user, for a coach, which touches no database: what it may ask and nothing else. */
export type RecordOf = {
  ask(query: RecordQuery): Promise<RecordAnswer>
  /** As a person typed it: a misspelt word is the one of their own that is meant. */
  askMeant?(query: RecordQuery): Promise<Meant>
  /** The rows that hold most of some words. */
  find?(words: readonly string[]): Promise<RecordAnswer>
  goals?(): Promise<AskedGoal[]>
  /** Whether entries were asked for while some of them, as after a large import, were not to be found yet. */
  isBehind?(): boolean
}

/** Bound to the user. A model sees nothing that is for the person alone; the built-in coach answers the person. */
export function recordOf(user: UserRow, viewer: Viewer = 'model'): RecordOf {
  let isBehind = false
  const noting = async <Answer>(answer: Answer, of: RecordQuery['of']): Promise<Answer> => {
    if (of === 'entries') isBehind ||= await isWaiting(user.id, [tableOf.entry])
    return answer
  }
  return {
    ask: async (query) => noting(await askRecord(user, query, viewer), query.of),
    askMeant: async (query) => noting(await askMeant(user, query, viewer), query.of),
    find: async (words) => noting(await findTold(user, words, viewer), 'entries'),
    goals: () => askedGoals(user),
    isBehind: () => isBehind,
  }
}
