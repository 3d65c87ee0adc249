import 'server-only'
import type { RecordAnswer, RecordQuery } from '@/lib/contract/record'
import type { AskedGoal } from '@/lib/server/language/questions/question-context'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { askRecord } from './ask'
import { askedGoals } from './asked-goals'
import { findTold } from './find-told'
import { askMeant, type Meant } from './respell'
import type { Viewer } from './side'

/** The record of one user, for a coach, which touches no database: what it may ask and nothing else. */
export type RecordOf = {
  ask(query: RecordQuery): Promise<RecordAnswer>
  /** As a person typed it: a misspelt word is the one of their own that is meant. */
  askMeant?(query: RecordQuery): Promise<Meant>
  /** The rows that hold most of some words. */
  find?(words: readonly string[]): Promise<RecordAnswer>
  goals?(): Promise<AskedGoal[]>
}

/** Bound to the user. A model sees nothing that is for the person alone; the built-in coach answers the person. */
export function recordOf(user: UserRow, viewer: Viewer = 'model'): RecordOf {
  return {
    ask: (query) => askRecord(user, query, viewer),
    askMeant: (query) => askMeant(user, query, viewer),
    find: (words) => findTold(user, words, viewer),
    goals: () => askedGoals(user),
  }
}
