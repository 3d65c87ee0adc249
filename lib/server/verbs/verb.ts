import 'server-only'
import type { Proposal, Verb } from '@/lib/contract/proposal'
import type { RecordRef } from '@/lib/contract/record-ref'
import type { VerbInput } from '@/lib/contract/verb-inputs'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** Where an act comes from, with the words that it rests on. */
export type Origin = Proposal['source']

/** What a proposal shows of its input: the words, and what would change from what to what. */
export type Preview = Pick<Proposal, 'title' | 'diff'>

/** What an act did: the row, and how things stood around it, in the verb's own terms. */
export type Act = { result: RecordRef; before: Prisma.InputJsonObject | null; after: Prisma.InputJsonObject }

/** An act as it was stored. */
export type StoredAct = { result: RecordRef; before: unknown; after: unknown }

/**
 * One way to change the record. `apply` and `undo` run in the user's transaction and change nothing but through the
 * noun's own functions.
 */
export type VerbDefinition<V extends Verb> = {
  /**
   * How the input reads, in the user's zone. Fields may lack.
   *
   * @throws AppError `not_found` where a row that it names is not there or not the user's
   */
  preview(user: UserRow, input: Partial<VerbInput<V>>): Promise<Preview>
  /** @throws AppError as the noun's own function */
  apply(user: UserRow, input: VerbInput<V>, origin: Origin): Promise<Act>
  /** @throws AppError `conflict` with `current` where the row is no longer as the act left it */
  undo(user: UserRow, act: StoredAct): Promise<void>
  /** The row that the input is about as the contract shows it; null where it is gone, or is still to be made. */
  current(user: UserRow, input: Partial<VerbInput<V>>): Promise<unknown>
}
