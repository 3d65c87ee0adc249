import { appliedProposal } from '@/lib/contract/proposal'
import { userRoute } from '@/lib/server/http/route'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { serializeAnswered } from '@/lib/server/proposals/serialize-proposal'

export const POST = userRoute({ params: ['id'], answer: appliedProposal }, async ({ user, params }) =>
  serializeAnswered(await undoProposal(user, params.id)),
)
