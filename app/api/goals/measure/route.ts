import { measureProposal, measureRequest } from '@/lib/contract/measure'
import { userRoute } from '@/lib/server/http/route'
import { proposeMeasure } from '@/lib/server/language/measure/propose-measure'

/** How a goal can be counted, read from its words: nothing is stored, and nobody else reads them. */
export const POST = userRoute({ body: measureRequest, answer: measureProposal }, ({ user, body }) => {
  const { title, description = '' } = body
  const read = proposeMeasure({ title, description, createdAt: new Date().toISOString(), timeZone: user.timeZone })
  return read
    ? { measure: read.measure, words: read.words, reading: read.reading }
    : { measure: null, words: '', reading: null }
})
