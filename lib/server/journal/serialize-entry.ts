import 'server-only'
import { z } from 'zod'
import type { JournalEntry, WrittenEntry } from '@/lib/contract/journal'
import type { Proposal } from '@/lib/contract/proposal'
import { careFor } from '@/lib/server/coach/safety'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type EntryRow = Omit<Prisma.JournalEntryGetPayload<object>, 'importId'>

/** How attachments stand in their column. */
export const storedAttachments = z.array(z.string())

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
    neverSend: row.neverSend,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The entry as writing it answers: with words of help where its notes are in crisis language. No engine is asked. */
export function serializeWrittenEntry(row: EntryRow, user: { timeZone: string }, heard: Proposal[] = []): WrittenEntry {
  return { ...serializeEntry(row), heard, ...careFor(row.notes, user) }
}
