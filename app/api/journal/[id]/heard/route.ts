import { z } from 'zod'
import { proposal } from '@/lib/contract/proposal'
import { userRoute } from '@/lib/server/http/route'
import { getEntry } from '@/lib/server/journal/find-entries'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { heardOf } from '@/lib/server/verbs/heard'

export const GET = userRoute({ params: ['id'], answer: z.array(proposal) }, async ({ user, params }) => {
  const { id } = await getEntry(user, params.id)
  return (await heardOf(user, id)).map(serializeProposal)
})
