import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { instantIn, startOfDay } from '@/lib/contract/calendar'
import type { FileImport, ImportMapping } from '@/lib/contract/file-import'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { requireRoom } from '@/lib/server/attachments/attachments'
import { removeFiles } from '@/lib/server/attachments/entry-photos'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, invalid, notFound } from '@/lib/server/errors'
import { derivedId } from '@/lib/server/ids'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type BroughtPhoto, bringPhotos } from './bring-photos'
import { foundIn } from './file-imports'
import { IMPORT_TIMEOUT_MS, running, serializeImport, statusOf } from './import-row'
import { inTurn } from './in-turn'
import { insertRows } from './insert-rows'
import { newEntries } from './new-entries'
import { removeBox } from './picture-box'
import { placeGoals } from './place-goals'
import type { FoundEntry, FoundFile } from './readers/found'
import { writeGoals } from './write-goals'

/**
 * Begins to write what a file holds, in one transaction, and answers before it is done. A second time it tells how far
 * it is.
 *
 * @throws AppError `not_found`; `validation_failed` while something has to be told first, or nothing is new; `conflict`
 * while another import is under way
 */
export async function applyImport(user: UserRow, id: string, sent: ImportMapping = {}): Promise<FileImport> {
  const row = await db.fileImport.findFirst({ where: { id, userId: user.id } })
  if (!row) throw notFound()
  const status = statusOf(row)
  if (status === 'done' || status === 'running' || row.file === null) return serializeImport(row)
  const found = await foundIn(user, { ...row, file: row.file }, sent)
  const count = await countNew(user, found)
  running.set(id, 0)
  const writing = inTurn(user.id, () => write(user, id, found, count)).finally(() => running.delete(id))
  // Refused at once where it may not begin; else it goes on without its caller.
  const refused = writing.catch((err: unknown) => {
    if (err instanceof AppError) throw err
  })
  writing.catch((err: unknown) => fail(user.id, id, err))
  await Promise.race([refused, setImmediate()])
  return { ...serializeImport({ ...row, count }), status: 'running', done: 0 }
}

/** How many rows it brings. @throws AppError `validation_failed` for none, or while something has to be told first */
async function countNew(user: UserRow, found: FoundFile): Promise<number> {
  const placed = await placeGoals(db, user.id, found.goals, found.mapping.goals)
  const taken = placed.filter(({ into }) => into !== 'none')
  const needs: Record<string, string[]> = Object.fromEntries(
    found.needs.map((name) => [`mapping.${name}`, [importFileMessages.field.importNeeds]]),
  )
  if (taken.some(({ measure }) => measure === null)) needs['mapping.goals'] = [importFileMessages.field.importTarget]
  if (Object.keys(needs).length > 0) throw invalid(needs)
  const fresh = await newEntries(db, user.id, found.entries)
  const photos = fresh.reduce((sum, one) => sum + (one.photos?.length ?? 0), 0)
  const made = taken.reduce((sum, { into, fresh: values }) => sum + values.length + (into === 'new' ? 1 : 0), 0)
  if (fresh.length + made === 0) throw invalid({ file: [importFileMessages.field.importNothing] })
  return fresh.length + photos + made
}

async function write(user: UserRow, id: string, found: FoundFile, count: number): Promise<void> {
  const data = { status: 'running', startedAt: new Date(), mapping: found.mapping, count, remark: null }
  await db.fileImport.updateMany({ where: { id, userId: user.id, status: { not: 'done' } }, data })
  // Long before the transaction, which others wait for: photos take their time.
  const fresh = await newEntries(db, user.id, found.entries)
  const brought = await bringPhotos(user.id, id, found, fresh, {
    made: (photos) => running.set(id, photos),
    sign: () => sign(user.id, id),
  })
  await sign(user.id, id)
  const ids = [...brought.photos.values()].flat().map((photo) => photo.id)
  try {
    const named = await userTransaction(user.id, (tx) => writeAll(tx, user, id, found, brought), {
      timeout: IMPORT_TIMEOUT_MS,
    })
    const unnamed = ids.filter((one) => !named.has(one))
    await removeFiles(user.id, unnamed)
  } catch (error) {
    await removeFiles(user.id, ids)
    throw error
  }
  await removeBox(id).catch((err: unknown) => log.warn({ err }, 'the pictures of an import were not removed'))
}

/** An import is taken for dead where it has not been heard of for long. */
async function sign(userId: string, id: string): Promise<void> {
  await db.fileImport.updateMany({ where: { id, userId, status: 'running' }, data: { startedAt: new Date() } })
}

const ROWS_A_STEP = 250

type Brought = Awaited<ReturnType<typeof bringPhotos>>

/** Tells which photos its entries hold. */
async function writeAll(
  tx: Prisma.TransactionClient,
  user: UserRow,
  id: string,
  found: FoundFile,
  { photos, broken, size }: Brought,
): Promise<Set<string>> {
  const named = new Set<string>()
  const waiting = await tx.fileImport.count({ where: { id, userId: user.id, status: 'running' } })
  // Undone before its turn came, or written by another instance.
  if (waiting === 0) return named
  if (size > 0) await requireRoom(tx, user.id, size)
  const fresh = await newEntries(tx, user.id, found.entries)
  const now = new Date()
  let written = [...photos.values()].flat().length
  const wrote = (rows: number) => {
    written += rows
    running.set(id, written)
  }
  for (let from = 0; from < fresh.length; from += ROWS_A_STEP) {
    const some = fresh.slice(from, from + ROWS_A_STEP)
    const rows = some.map((entry) => entryRow(user, id, entry, photos.get(entry.line) ?? [], now))
    await insertRows(tx, 'JournalEntry', rows)
    const held = some.flatMap(({ line }, at) => {
      const entryId = rows[at]?.id ?? ''
      return (photos.get(line) ?? []).map((photo) => ({
        ...photo,
        userId: user.id,
        entryId,
        createdAt: now,
        unusedSince: now,
      }))
    })
    await insertRows(tx, 'Attachment', held)
    for (const photo of held) named.add(photo.id)
    wrote(rows.length)
  }
  await tx.user.update({ where: { id: user.id }, data: { entryCount: { increment: fresh.length } } })
  const placed = await placeGoals(tx, user.id, found.goals, found.mapping.goals)
  await writeGoals(tx, user, id, placed, wrote)
  const days = placed.flatMap((one) => (one.into === 'none' ? [] : one.fresh.map(({ date }) => date)))
  for (const { date } of fresh) days.push(date)
  days.sort()
  // With the rows, so that neither is there without the other.
  await tx.fileImport.update({
    where: { id },
    data: {
      status: 'done',
      file: null,
      count: written,
      firstDay: days[0],
      lastDay: days.at(-1),
      remark: broken > 0 ? importFileMessages.importLeftOut.brokenPictures(broken) : null,
    },
  })
  return named
}

function entryRow(
  { id: userId, timeZone }: UserRow,
  importId: string,
  entry: FoundEntry,
  photos: readonly BroughtPhoto[],
  now: Date,
) {
  const { line, date, time, notes } = entry
  const local = time === null ? startOfDay(timeZone, date) : instantIn(timeZone, date, time)
  const at = entry.at === undefined ? local : new Date(entry.at)
  const createdAt = at > now ? now : at
  const id = derivedId(createdAt, `${importId} ${line}`)
  if (entry.mood === null) throw invalid({ 'mapping.moods': [importFileMessages.field.importNeeds] })
  const rest = { timeSpent: 'N/A', attachments: photos.map((photo) => photo.id), neverSend: false, importId }
  return { id, userId, date, mood: entry.mood, notes, createdAt, updatedAt: now, ...rest }
}

async function fail(userId: string, id: string, err: unknown): Promise<void> {
  log.error({ err, importId: id }, 'an import was not written')
  const where = { id, userId, status: 'running' }
  const remark = err instanceof AppError ? err.message : null
  await db.fileImport.updateMany({ where, data: { status: 'failed', remark } }).catch(() => undefined)
}
