import 'server-only'
import { db } from '@/lib/server/db/client'
import { boxesBefore, removeBox } from './picture-box'

const KEPT_MS = 24 * 60 * 60_000

/** Deletes files that were uploaded a day ago and never applied, of whoever they are, with the pictures that came in them. */
export async function sweepUploads(): Promise<void> {
  const before = Date.now() - KEPT_MS
  const createdAt = { lt: new Date(before) }
  await db.fileImport.deleteMany({ where: { createdAt, status: { in: ['ready', 'failed'] } } })
  const old = await boxesBefore(before)
  if (old.length === 0) return
  const rows = await db.fileImport.findMany({ where: { id: { in: old }, file: { not: null } }, select: { id: true } })
  const kept = new Set(rows.map(({ id }) => id))
  for (const id of old) if (!kept.has(id)) await removeBox(id)
}
