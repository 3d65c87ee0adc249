import { journalEntry, journalPatch, writtenEntry } from '@/lib/contract/journal'
import { versioned } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { getEntry } from '@/lib/server/journal/find-entries'
import { serializeEntry, serializeWrittenEntry } from '@/lib/server/journal/serialize-entry'
import { deleteEntry, updateEntry } from '@/lib/server/journal/write-entry'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { heardIn, openOf } from '@/lib/server/verbs/heard'

export const GET = userRoute(
  { client: 'confidence', params: ['id'], answer: journalEntry, versioned: true },
  async ({ user, params }) => versioned(await getEntry(user, params.id), serializeEntry),
)

export const PATCH = userRoute(
  { params: ['id'], body: journalPatch, answer: writtenEntry, versioned: true },
  async ({ user, params, body, ifMatch }) => {
    const entry = await updateEntry(user, params.id, body, ifMatch)
    const heard = body.notes === undefined ? await openOf(user, entry.id) : await heardIn(user, entry)
    return versioned(entry, (row) => serializeWrittenEntry(row, user, heard.map(serializeProposal)))
  },
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteEntry(user, params.id))
