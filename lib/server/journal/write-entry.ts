import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { journalPatch, newJournalEntry } from '@/lib/contract/journal'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { dropPhotos, holdPhotos, removeFiles } from '@/lib/server/attachments/entry-photos'
import { readCareInTurns } from '@/lib/server/coach/safety'
import { runningTransaction } from '@/lib/server/db/client'
import { databaseFaultOf } from '@/lib/server/db/database-fault'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { doneForKey } from '@/lib/server/db/once'
import { storeEntry } from '@/lib/server/db/store-entry'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid, notFound } from '@/lib/server/errors'
import { acceptedVersions } from '@/lib/server/etag'
import { newId } from '@/lib/server/ids'
import { forgetEntry } from '@/lib/server/memories/forget-source'
import { draftMemory, keepMemory, type MemoryDraft } from '@/lib/server/memories/remember'
import { expireProposals, forgetQuotesOf } from '@/lib/server/proposals/forget-source'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type EntryRow, serializeEntry, storedAttachments } from './serialize-entry'

/** What an entry says of its time where nothing was said. */
const UNTIMED = 'N/A'

/**
 * Writes an entry, for today unless another day is named. The coach keeps what in it is worth keeping.
 *
 * @throws AppError `validation_failed` for a date later than today in the user's zone, `unauthenticated` where the
 * account is gone by now
 */
export async function createEntry(user: UserRow, input: z.output<typeof newJournalEntry>): Promise<EntryRow> {
  const { mood, notes, timeSpent, attachments = [], neverSend = false } = input
  const now = new Date()
  const date = input.date ?? dateIn(user.timeZone, now)
  requireNotLaterThanToday(user, date)
  await readCareInTurns(notes)
  const entry: EntryRow = {
    id: newId(),
    userId: user.id,
    date,
    mood,
    timeSpent: timeSpent ?? UNTIMED,
    notes,
    attachments,
    neverSend,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
  const draft = draftMemory(user, notes, now)
  const isAlone = !draft && attachments.length === 0 && runningTransaction.getStore() === undefined
  return isAlone ? storeAlone(entry) : storeTogether(entry, draft)
}

/**
 * With its photos and the memory that was drafted from it, or as part of the transaction that is under way.
 */
function storeTogether(entry: EntryRow, draft: MemoryDraft | null): Promise<EntryRow> {
  const { id, userId } = entry
  return userTransaction(userId, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { entryCount: { increment: 1 } } })
    const attachments = storedAttachments.parse(entry.attachments)
    await tx.journalEntry.create({ data: { ...entry, attachments } })
    if (attachments.length > 0) await holdPhotos(tx, userId, id, attachments)
    if (draft) await keepMemory(tx, userId, { kind: 'journal', id }, draft)
    await doneForKey(tx)
    return entry
  })
}

async function storeAlone(entry: EntryRow): Promise<EntryRow> {
  try {
    await storeEntry(entry)
  } catch (error) {
    if (databaseFaultOf(error) === 'gone') throw new AppError('unauthenticated', serverMessages.unauthenticated)
    throw error
  }
  return entry
}

/**
 * Changes what is sent of an entry.
 *
 * @throws AppError `not_found`, `validation_failed` as above, or `precondition_failed` where `ifMatch` names another
 * version than the stored one
 */
export async function updateEntry(
  user: UserRow,
  id: string,
  { mood, notes, date, neverSend, timeSpent, attachments }: z.output<typeof journalPatch>,
  ifMatch: string | null,
): Promise<EntryRow> {
  if (date !== undefined) requireNotLaterThanToday(user, date)
  const where = { id, userId: user.id }
  if (notes !== undefined) await readCareInTurns(notes)
  const draft = notes === undefined ? null : draftMemory(user, notes, new Date())
  return userTransaction(user.id, async (tx) => {
    const { count } = await tx.journalEntry.updateMany({
      where: { ...where, version: { in: acceptedVersions(ifMatch) } },
      data: { mood, notes, date, neverSend, timeSpent, attachments, version: { increment: 1 } },
    })
    const stored = await tx.journalEntry.findUnique({ where })
    if (!stored) throw notFound()
    if (count === 0) {
      throw new AppError('precondition_failed', serverMessages.stale, { current: serializeEntry(stored) })
    }
    if (attachments) await holdPhotos(tx, user.id, id, attachments)
    if (notes !== undefined) {
      await forgetEntry(tx, user.id, id, { keepTouched: true })
      await expireProposals(tx, user.id, id)
      if (draft) await keepMemory(tx, user.id, { kind: 'journal', id }, draft)
    }
    return stored
  })
}

/** @throws AppError `not_found` */
export async function deleteEntry(user: UserRow, id: string): Promise<void> {
  const photos = await userTransaction(user.id, async (tx) => {
    const dropped = await dropPhotos(tx, user.id, id)
    const { count } = await tx.journalEntry.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetEntry(tx, user.id, id, { keepTouched: false })
    await forgetQuotesOf(tx, user.id, id)
    await forgetAnswers(tx, user.id, id)
    await tx.user.update({ where: { id: user.id }, data: { entryCount: { decrement: 1 } } })
    return dropped
  })
  await removeFiles(user.id, photos)
}

function requireNotLaterThanToday(user: UserRow, date: string): void {
  if (date > dateIn(user.timeZone, new Date())) throw invalid({ date: [commonMessages.field.dateInFuture] })
}
