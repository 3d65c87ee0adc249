import 'server-only'
import { z } from 'zod'
import type { JournalEntry } from '@/lib/contract/journal'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type EntryRow = Prisma.JournalEntryGetPayload<object>

const storedAttachments = z.array(z.string())

/** The entry as the contract shows it. */
export function serializeEntry(row: EntryRow): JournalEntry {
  return {
    id: row.id,
    userId: row.userId,
    date: row.date,
    mood: row.mood,
    timeSpent: row.timeSpent,
    notes: row.notes,
    attachments: storedAttachments.parse(row.attachments),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
