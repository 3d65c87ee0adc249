import { z } from 'zod'
import { journalEntry, journalFilter, newJournalEntry, writtenEntry } from '@/lib/contract/journal'
import { listed, versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listEntries } from '@/lib/server/journal/find-entries'
import { serializeWrittenEntry } from '@/lib/server/journal/serialize-entry'
import { createEntry } from '@/lib/server/journal/write-entry'

export const GET = userRoute(
  { query: journalFilter, answer: z.array(journalEntry) },
  async ({ user, query, request }) => listed(request, await listEntries(user, query)),
)

export const POST = userRoute(
  { body: newJournalEntry, status: 201, answer: writtenEntry, versioned: true },
  async ({ user, body }) => versioned(await createEntry(user, body), serializeWrittenEntry),
)
