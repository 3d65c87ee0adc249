import 'server-only'
import { type AccountDocument, accountDocument, type ImportAnswer } from '@/lib/contract/account-document'
import { limits } from '@/lib/contract/limits'
import { serverMessages } from '@/lib/contract/messages/server'
import { requireRoom } from '@/lib/server/attachments/attachments'
import { makePhoto } from '@/lib/server/attachments/make-photo'
import { removePhotos, spool, writePhoto } from '@/lib/server/attachments/photo-files'
import { db } from '@/lib/server/db/client'
import { env } from '@/lib/server/env'
import { AppError, invalid } from '@/lib/server/errors'
import { DOCUMENT, photoIdOf } from '@/lib/server/exports/account-zip'
import { fieldErrors } from '@/lib/server/field-errors'
import { mediaTypeOf } from '@/lib/server/http/read-body'
import { validateInPieces } from '@/lib/server/http/validate-in-pieces'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { bringIn, type ImportOptions, tryBringIn } from './import-account'
import type { PlacedPhoto } from './import-photos'
import { inTurn } from './in-turn'
import { placeIds } from './place-ids'
import { type Archive, openArchive } from './read-archive'

export const ZIP = 'application/zip'

export function isZip(request: Request): boolean {
  return mediaTypeOf(request) === ZIP
}

/**
 * Brings in a whole account with its photos, out of the archive that GET /api/export/all makes, all or nothing. It is
 * read from the disk, however large it is.
 *
 * @throws AppError as `importAccount`; `payload_too_large`, `validation_failed` and `storage_full` for what is in it
 */
export async function importZip(
  user: UserRow,
  request: Request,
  { preview }: ImportOptions = {},
): Promise<ImportAnswer> {
  return inTurn(user.id, async () => {
    const spooled = await spool(request.body, env.FILES_QUOTA + limits.importBytes)
    const written: string[] = []
    try {
      const archive = await openArchive(spooled.path)
      try {
        const document = await readDocument(archive)
        if (preview) return await tryBringIn(user, document)
        const photos = await placePhotos(user, archive, document, written)
        return await bringIn(user, document, photos)
      } finally {
        archive.close()
      }
    } catch (error) {
      await removePhotos(user.id, written).catch(() => undefined)
      throw error
    } finally {
      await spooled.remove()
    }
  })
}

async function readDocument(archive: Archive): Promise<AccountDocument> {
  const file = archive.files.find(({ fileName }) => fileName === DOCUMENT)
  if (!file) throw invalid({ file: [serverMessages.importNotZip] })
  const bytes = await archive.read(file, limits.importBytes)
  const result = await validateInPieces(accountDocument, parse(bytes))
  if (!result.success) throw invalid(fieldErrors(result.issues))
  return result.data as AccountDocument
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new AppError('invalid_json', serverMessages.invalidJson, { cause })
  }
}

/** Writes the photos that entries of the document name and that are not there yet. `written` grows with each. */
async function placePhotos(
  user: UserRow,
  archive: Archive,
  document: AccountDocument,
  written: string[],
): Promise<PlacedPhoto[]> {
  const named = new Set(document.journal.flatMap(({ attachments }) => attachments))
  const files = archive.files.flatMap((file) => {
    const sent = photoIdOf(file.fileName)
    return sent && named.has(sent) && file.uncompressedSize > 0 ? [{ file, sent }] : []
  })
  const createdAt = new Date(0)
  const places = await placeIds(
    user.id,
    files.map(({ sent }) => ({ id: sent, createdAt })),
    (ids) => db.attachment.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const placed: PlacedPhoto[] = []
  let room = 0
  for (const { file, sent } of files) {
    const place = places.get(sent)
    if (!place) continue
    if (!place.isNew || written.includes(place.id)) {
      placed.push({ sent, id: place.id, file: null })
      continue
    }
    const { width, height, bytes } = await makePhoto(await archive.read(file, limits.photo.bytes))
    const size = bytes.full.length + bytes.small.length
    room += size
    await requireRoom(db, user.id, room)
    written.push(place.id)
    const key = await writePhoto(user.id, place.id, bytes)
    placed.push({ sent, id: place.id, file: { width, height, bytes: size, key } })
    await pause()
  }
  return placed
}
