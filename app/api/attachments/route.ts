import { attachment, newAttachment, photoOptions } from '@/lib/contract/attachment'
import { limits } from '@/lib/contract/limits'
import { createAttachment } from '@/lib/server/attachments/attachments'
import { userRoute } from '@/lib/server/http/route'

export const POST = userRoute(
  {
    body: newAttachment,
    query: photoOptions,
    takesForm: true,
    maxBytes: limits.photo.bodyBytes,
    limit: 'photo',
    status: 201,
    answer: attachment,
  },
  ({ user, body, query }) => createAttachment(user, body, query),
)
