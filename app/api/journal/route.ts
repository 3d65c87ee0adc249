import { z } from 'zod'
import { journalEntry, journalFilter, newJournalEntry, writtenEntry } from '@/lib/contract/journal'
import { listed, versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listEntries } from '@/lib/server/journal/find-entries'
import { serializeWrittenEntry } from '@/lib/server/journal/serialize-entry'
import { createEntry } from '@/lib/server/journal/write-entry'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { heardIn } from '@/lib/server/verbs/heard'

export const GET = userRoute(
  { client: 'confidence', query: journalFilter, answer: z.array(journalEntry) },
  async ({ user, query, request }) => listed(request, await listEntries(user, query)),
)

export const POST = userRoute(
  { body: newJournalEntry, status: 201, answer: writtenEntry, versioned: true },
  async ({ user, body }) => {
    const entry = await createEntry(user, body)
    const heard = await heardIn(user, entry)
    return versioned(entry, (row) => serializeWrittenEntry(row, user, heard.map(serializeProposal)))
  },
)
