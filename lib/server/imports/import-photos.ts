import 'server-only'
import type { PhotoKey } from '@/lib/server/attachments/photo-files'
import { storedAttachments } from '@/lib/server/journal/serialize-entry'
import { insertRows } from './insert-rows'
import type { ImportContext } from './tally'

/** A photo of an archive: the id that it came under, the one that it goes under, and its file where it is new. */
export type PlacedPhoto = { sent: string; id: string; file: PhotoFile | null }
type PhotoFile = { width: number; height: number; bytes: number; key: PhotoKey }

const AT_ONCE = 500

/** Has the account's entries hold the photos that came with them. One that no entry names the sweep takes away. */
export async function importPhotos({ tx, userId }: ImportContext, photos: readonly PlacedPhoto[]): Promise<void> {
  const fresh = new Map(photos.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])))
  if (fresh.size === 0) return
  const now = new Date()
  let cursor = ''
  for (;;) {
    const entries = await tx.journalEntry.findMany({
      where: { userId, id: { gt: cursor } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
      select: { id: true, attachments: true },
    })
    const rows = entries.flatMap(({ id: entryId, attachments }) =>
      storedAttachments.parse(attachments).flatMap((id) => {
        const file = fresh.get(id)
        // Named by two entries it stays the first one's.
        fresh.delete(id)
        return file ? [{ id, userId, entryId, ...file, createdAt: now, unusedSince: now }] : []
      }),
    )
    await insertRows(tx, 'Attachment', rows)
    cursor = entries.at(-1)?.id ?? ''
    if (entries.length < AT_ONCE) return
  }
}
