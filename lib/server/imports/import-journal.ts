import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { requireBegun } from './begun-days'
import { insertRows } from './insert-rows'
import { type Places, placeIds } from './place-ids'
import { type ImportContext, placed } from './tally'

/**
 * Brings in the journal and the reminders, and tells where the entries went. Photos go under the ids that `photos` says.
 *
 * @throws AppError as `requireBegun`
 */
export async function importJournal(
  context: ImportContext,
  document: Pick<AccountDocument, 'journal' | 'reminders'>,
  goals: Places,
  photos: ReadonlyMap<string, string>,
): Promise<Places> {
  const { tx, userId, tally } = context
  const entries = document.journal.map(({ id, createdAt, updatedAt, ...entry }) => {
    const { date, mood, timeSpent, notes, neverSend } = entry
    const attachments = entry.attachments.map((one) => photos.get(one) ?? one)
    const times = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt ?? createdAt) }
    return { id, date, mood, timeSpent, notes, attachments, neverSend, ...times }
  })
  requireBegun(
    'journal',
    entries.map(({ date }) => date),
  )
  const places = await placeIds(userId, entries, (ids) =>
    tx.journalEntry.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(entries, places).map((row) => ({ ...row, id: placed(places, row.id), userId }))
  await insertRows(tx, 'JournalEntry', rows)
  if (rows.length > 0) {
    await tx.user.update({ where: { id: userId }, data: { entryCount: { increment: rows.length } } })
  }
  await importReminders(context, document.reminders, goals)
  return places
}

/** A reminder whose goal is not in the document stands by itself. */
async function importReminders(
  { tx, userId, tally }: ImportContext,
  sent: AccountDocument['reminders'],
  goals: Places,
): Promise<void> {
  const reminders = sent.map(({ id, title, scheduledFor, goalId, isDone, repeat, repeatFrom, missed, createdAt }) => ({
    id,
    title,
    scheduledFor: new Date(scheduledFor),
    goalId: goalId === null ? null : (goals.get(goalId)?.id ?? null),
    isDone,
    repeat,
    repeatFrom,
    missed,
    createdAt: new Date(createdAt),
    updatedAt: new Date(),
  }))
  const places = await placeIds(userId, reminders, (ids) =>
    tx.reminder.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(reminders, places).map((row) => ({ ...row, id: placed(places, row.id), userId }))
  await insertRows(tx, 'Reminder', rows)
}
