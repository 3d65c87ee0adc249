import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type FileImport, type ImportMapping, type ImportPreview, importMapping } from '@/lib/contract/file-import'
import { serverMessages } from '@/lib/contract/messages/server'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, notFound } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { serializeImport, statusOf, withoutFile } from './import-row'
import { newEntries } from './new-entries'
import { pack, unpack } from './pack'
import { type PictureBox, pictureBox, removeBox } from './picture-box'
import { placeGoals, previewGoal } from './place-goals'
import { applyMoods } from './readers/apply-moods'
import type { FoundFile } from './readers/found'
import { isTable, readSource } from './readers/read-source'
import { bufferSource, type Source } from './readers/source'
import { spooled } from './spool'

const SAMPLES = 5
const LINES_TOLD = 20
const LISTED = 20

/**
 * Keeps a file of another app and tells what would come of it; nothing of it is in the record yet. It takes the place of
 * one that waits.
 *
 * @throws AppError `validation_failed` for a file that cannot be read
 */
export function uploadFile(
  user: UserRow,
  sent: { name: string; file: string; mapping?: ImportMapping | undefined },
): Promise<ImportPreview> {
  return keep(user, bufferSource(sent.name, Buffer.from(sent.file, 'base64')), sent.mapping ?? {})
}

/**
 * The same for a file that comes as it is, and may be larger than memory.
 *
 * @throws AppError `validation_failed`; `payload_too_large`, `storage_full`
 */
export function uploadStream(
  user: UserRow,
  name: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<ImportPreview> {
  return spooled(name, body, (source) => keep(user, source, {}))
}

async function keep(user: UserRow, source: Source, mapping: ImportMapping): Promise<ImportPreview> {
  const id = newId()
  const box = pictureBox(id)
  try {
    return await keepIn(user, id, source, mapping, box)
  } catch (error) {
    await removeBox(id)
    throw error
  } finally {
    await box.close()
  }
}

async function keepIn(
  user: UserRow,
  id: string,
  source: Source,
  mapping: ImportMapping,
  box: PictureBox,
): Promise<ImportPreview> {
  const read = { ...(await readSource(source, mapping, { ...readerOf(user), box })), boxKey: box.key() }
  const file = isTable(read.kind) ? new Uint8Array(await source.read(0, source.size)) : await pack(read)
  const found = mapped(read, mapping)
  const preview = await previewOf(user, found)
  const { kind } = found
  const data = { id, userId: user.id, name: source.name, kind, file, mapping: found.mapping, count: countOf(preview) }
  const [row, replaced] = await userTransaction(user.id, async (tx) => {
    const where = { userId: user.id, status: { in: ['ready', 'failed'] } }
    const before = await tx.fileImport.findMany({ where, select: { id: true } })
    await tx.fileImport.deleteMany({ where })
    return [await tx.fileImport.create({ data, omit: withoutFile }), before] as const
  })
  for (const one of replaced) await removeBox(one.id)
  return { ...serializeImport(row), ...preview }
}

/**
 * Tells what would come of a kept file with another mapping, and keeps that.
 *
 * @throws AppError `not_found`; `conflict` for one that is brought in, or being so; `validation_failed`
 */
export async function remapImport(user: UserRow, id: string, sent: ImportMapping = {}): Promise<ImportPreview> {
  const row = await db.fileImport.findFirst({ where: { id, userId: user.id } })
  if (!row) throw notFound()
  const status = statusOf(row)
  if (row.file === null || status === 'running' || status === 'done') {
    throw new AppError('conflict', status === 'running' ? serverMessages.importUnderWay : serverMessages.importDone)
  }
  const found = await foundIn(user, { ...row, file: row.file }, sent)
  const preview = await previewOf(user, found)
  const data = { mapping: found.mapping, count: countOf(preview) }
  await db.fileImport.updateMany({ where: { id, userId: user.id }, data })
  return { ...serializeImport({ ...row, ...data }), ...preview }
}

/** What a kept file holds, read by its mapping and what is told beyond it. */
export async function foundIn(
  user: UserRow,
  { name, kind, file, mapping: kept }: { name: string; kind: string; file: Uint8Array; mapping: unknown },
  sent: ImportMapping,
): Promise<FoundFile> {
  const mapping = { ...importMapping.parse(kept), ...sent }
  const isRaw = kind === 'csv' || kind === 'daylio'
  const read = isRaw
    ? await readSource(bufferSource(name, Buffer.from(file)), mapping, { ...readerOf(user), box: pictureBox('') })
    : await unpack(file)
  return mapped(read, mapping)
}

function readerOf({ timeZone }: UserRow) {
  return { today: dateIn(timeZone, new Date()), timeZone }
}

/** A table was read by its mapping already. */
function mapped(read: FoundFile, mapping: ImportMapping): FoundFile {
  if (isTable(read.kind)) return read
  const found = applyMoods(read, mapping.moods)
  return { ...found, mapping: { ...found.mapping, ...(mapping.goals && { goals: mapping.goals }) } }
}

type Preview = Omit<ImportPreview, keyof FileImport>

async function previewOf(user: UserRow, found: FoundFile): Promise<Preview> {
  const { columns, mapping, moods, entries, unread, leftOut } = found
  const fresh = await newEntries(db, user.id, entries)
  const placed = await placeGoals(db, user.id, found.goals, mapping.goals)
  const taken = placed.filter(({ into }) => into !== 'none')
  const isOpen = taken.some(({ measure }) => measure === null)
  const known = placed.reduce((sum, { duplicates }) => sum + duplicates, 0)
  const counts = {
    entries: fresh.length,
    photos: fresh.reduce((sum, { photos = [] }) => sum + photos.length, 0),
    goals: placed.filter(({ into }) => into === 'new').length,
    values: taken.reduce((sum, one) => sum + one.fresh.length, 0),
    duplicates: entries.length - fresh.length + known,
    unread: unread.length,
  }
  const samples = fresh.slice(0, SAMPLES).map(({ date, mood, notes }) => ({ date, mood, notes }))
  const needs = isOpen ? [...found.needs, 'targets' as const] : found.needs
  const goals = placed.map(previewGoal)
  return { counts, samples, moods, goals, columns, mapping, needs, unread: unread.slice(0, LINES_TOLD), leftOut }
}

function countOf({ counts }: Preview): number {
  return counts.entries + counts.photos + counts.goals + counts.values
}

/** The user's imports, newest first. */
export async function listImports({ id: userId }: UserRow): Promise<FileImport[]> {
  const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const
  const rows = await db.fileImport.findMany({
    where: { userId },
    orderBy: [...orderBy],
    take: LISTED,
    omit: withoutFile,
  })
  return rows.map(serializeImport)
}

/** @throws AppError `not_found` */
export async function readImport({ id: userId }: UserRow, id: string): Promise<FileImport> {
  const row = await db.fileImport.findFirst({ where: { id, userId }, omit: withoutFile })
  if (!row) throw notFound()
  return serializeImport(row)
}
