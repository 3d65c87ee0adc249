import { z } from 'zod'
import { newProposal, proposal, proposalFilter } from '@/lib/contract/proposal'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { listProposals } from '@/lib/server/proposals/find-proposals'
import { propose } from '@/lib/server/proposals/propose'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'

export const GET = userRoute({ query: proposalFilter, answer: z.array(proposal) }, async ({ user, query, request }) =>
  listed(request, await listProposals(user, query), serializeProposal),
)

export const POST = userRoute(
  { client: 'proposals', body: newProposal, status: 201, answer: proposal },
  async ({ user, body, client }) =>
    serializeProposal(await propose(user, client ? { ...body, source: 'client' } : body)),
)
