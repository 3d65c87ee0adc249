import 'server-only'
import { db } from '@/lib/server/db/client'
import { pause } from '@/lib/server/take-turns'
import { photoOwners, photosBefore, removeAllPhotos, removePhotos, sweepSpool } from './photo-files'

/** How long a photo that no entry names is kept, from its `unusedSince` on. */
export const KEPT_MS = 24 * 60 * 60_000
/** Each file is looked at: seldom is enough, for what a killed process left behind. */
const FILES_EVERY_MS = 24 * 60 * 60_000
const AT_ONCE = 200

let filesSwept = 0

/** Deletes photos that no entry has named for a day, and now and then files that no row tells of, of whoever they are. */
export async function sweepPhotos(): Promise<void> {
  const unusedSince = { lt: new Date(Date.now() - KEPT_MS) }
  const where = { entryId: null, unusedSince }
  const unused = await db.attachment.findMany({ where, select: { id: true, userId: true }, take: AT_ONCE })
  for (const { id, userId } of unused) {
    // One that an entry has taken meanwhile stays.
    const { count } = await db.attachment.deleteMany({ where: { ...where, id, userId } })
    if (count > 0) await removePhotos(userId, [id])
  }
  if (Date.now() - filesSwept > FILES_EVERY_MS) {
    filesSwept = Date.now()
    await sweepFiles()
  }
}

async function sweepFiles(): Promise<void> {
  const before = Date.now() - KEPT_MS
  await sweepSpool(before)
  for (const userId of await photoOwners()) {
    const ids = await photosBefore(userId, before)
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE)
      const rows = await db.attachment.findMany({ where: { userId, id: { in: some } }, select: { id: true } })
      const known = new Set(rows.map(({ id }) => id))
      await removePhotos(
        userId,
        some.filter((id) => !known.has(id)),
      )
      await pause()
    }
    const isGone = ids.length > 0 && (await db.user.count({ where: { id: userId } })) === 0
    if (isGone) await removeAllPhotos(userId)
  }
}
