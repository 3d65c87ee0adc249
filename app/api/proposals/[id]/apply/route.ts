import { appliedProposal, applyProposal as body } from '@/lib/contract/proposal'
import { userRoute } from '@/lib/server/http/route'
import { applyProposal } from '@/lib/server/proposals/answer-proposal'
import { serializeAnswered } from '@/lib/server/proposals/serialize-proposal'

export const POST = userRoute({ params: ['id'], body, answer: appliedProposal }, async ({ user, params, body }) =>
  serializeAnswered(await applyProposal(user, params.id, body.input)),
)
