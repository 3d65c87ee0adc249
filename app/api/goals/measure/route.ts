import { measureProposal, measureRequest } from '@/lib/contract/measure'
import { userRoute } from '@/lib/server/http/route'
import { readMeasure } from '@/lib/server/language/measure/read-measure'

/** How a goal can be counted, read from its words: nothing is stored, and nobody else reads them. */
export const POST = userRoute(
  { body: measureRequest, answersVisitors: true, answer: measureProposal },
  ({ user, body }) => {
    const { title, description = '' } = body
    return readMeasure({ title, description }, user.timeZone)
  },
)
