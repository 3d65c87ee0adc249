import 'server-only'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { readPhoto } from '@/lib/server/attachments/photo-files'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { accountText } from './account-text'
import { allPhotos } from './rows'

/** Where the document stands in the archive, and a photo. */
export const DOCUMENT = 'account.json'
const PHOTO = /^photos\/([\w-]{1,64})\.webp$/

/** The id of the photo that a file of the archive is, null where it is something else. */
export function photoIdOf(fileName: string): string | null {
  return PHOTO.exec(fileName)?.[1] ?? null
}

/** The whole-account document and the photos that entries name, as one archive, made at its reader's pace. */
export function accountZip(user: UserRow, now: Date): Response {
  const zip = new ZipFile()
  zip.addReadStream(Readable.from(accountText(user, now)), DOCUMENT, { mtime: now })
  addPhotos(zip, user).catch((err: unknown) => {
    log.error({ err, userId: user.id }, 'an archive was broken off')
    zip.outputStream.emit('error', err)
  })
  const body = Readable.toWeb(Readable.from(zip.outputStream)) as unknown as BodyInit
  return new Response(body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="apogee-${now.toISOString().slice(0, 10)}.zip"`,
    },
  })
}

async function addPhotos(zip: ZipFile, { id: userId }: UserRow): Promise<void> {
  for await (const { id, key, createdAt } of allPhotos(userId)) {
    // Opened when its turn comes: photos are never held together. They are as small as they get already.
    const options = { mtime: createdAt, compress: false }
    const read = async () => (await readPhoto(userId, { id, key }, 'full')) ?? Buffer.alloc(0)
    zip.addReadStreamLazy(`photos/${id}.webp`, options, (done) => {
      read().then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => done(error, Readable.from([])),
      )
    })
  }
  zip.end()
}
