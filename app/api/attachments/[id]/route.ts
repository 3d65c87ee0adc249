import { z } from 'zod'
import { photoQuery } from '@/lib/contract/attachment'
import { deleteAttachment, readAttachment } from '@/lib/server/attachments/attachments'
import { photoAnswer } from '@/lib/server/attachments/photo-answer'
import { userRoute } from '@/lib/server/http/route'

export const GET = userRoute(
  { params: ['id'], query: photoQuery, answer: z.string(), otherTypes: ['image/webp'] },
  async ({ user, params, query, request }) =>
    photoAnswer(await readAttachment(user, params.id, query.size), `${params.id}-${query.size}`, request),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteAttachment(user, params.id))
