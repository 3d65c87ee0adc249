import { z } from 'zod'
import { journalMessages } from './messages/journal'
import { text } from './text'

/** A photo of the journal's, as it is kept: turned upright, re-encoded, without what the camera wrote into it. */
export const attachment = z.object({ id: z.string(), width: z.int(), height: z.int(), bytes: z.int() })
export type Attachment = z.infer<typeof attachment>

/** POST /api/attachments: as multipart the one field is `file`; as JSON its bytes in base64. */
export const newAttachment = z.object({
  name: text(255).optional(),
  file: z.base64({ error: journalMessages.field.photoRequired }).min(1, { error: journalMessages.field.photoRequired }),
})
export type NewAttachment = z.output<typeof newAttachment>

/** The query of POST /api/attachments: whether the entry that is to name it may wait on a device without a connection. */
export const photoOptions = z.object({ waits: z.stringbool().optional() })
export type PhotoOptions = z.output<typeof photoOptions>

export const photoSizes = ['full', 'small'] as const
export type PhotoSize = (typeof photoSizes)[number]

/** The query of GET /api/attachments/{id}: the whole photo, or the thumbnail. */
export const photoQuery = z.object({ size: z.enum(photoSizes).default('full') })
