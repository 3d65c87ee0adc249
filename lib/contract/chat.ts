import { z } from 'zod'
import { careLevel } from './care'
import { limits } from './limits'
import { type Remembered, remembered } from './memory'
import { messages } from './messages'
import { paging } from './paging'
import { type Proposal, proposal } from './proposal'
import { type Looked, looked } from './record'
import { reference, requiredText } from './text'

export const coachSources = ['anthropic', 'built-in'] as const
export type CoachSource = (typeof coachSources)[number]

export const conversation = z.object({
  id: z.string(),
  title: z.string(),
  isActive: z.boolean(),
  archivedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof conversation>

export const chatMessage = z.object({
  id: z.string(),
  userId: z.string(),
  conversationId: z.string(),
  message: z.string(),
  isFromUser: z.boolean(),
  createdAt: z.iso.datetime(),
  source: z.enum(['user', ...coachSources]),
  /** The model that answered, where one did. */
  model: z.string().nullable(),
  status: z.enum(['complete', 'stopped']),
  /** Changes that the reply proposes, as they stand now. */
  proposals: z.array(proposal),
  /** What the coach looked at for the reply. */
  looked: z.array(looked),
  /** Of a message of the user's: what it says of a crisis. The quiet line of `unclear` is the interface's. */
  careLevel,
})
export type ChatMessage = z.infer<typeof chatMessage>

export const newConversation = z.object({
  title: requiredText(limits.title, messages.field.titleRequired),
  isActive: z.boolean().optional(),
})
export type NewConversation = z.input<typeof newConversation>

export const conversationPatch = z
  .object({ title: newConversation.shape.title, isActive: z.boolean(), archived: z.boolean() })
  .partial()
export type ConversationPatch = z.input<typeof conversationPatch>

export const newMessage = z.object({
  message: requiredText(limits.message, messages.field.messageRequired),
  conversationId: reference.optional(),
})
export type NewMessage = z.input<typeof newMessage>

export const chatAnswer = z.object({
  message: chatMessage,
  userMessage: chatMessage,
  conversation,
  proposals: z.array(proposal),
  looked: z.array(looked),
  /** What the coach has learned from the user's message; absent where that is nothing. */
  remembered: z.array(remembered).optional(),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/** The server-sent events of a streamed reply, by event name. */
export type ChatStreamEvents = {
  start: { userMessage: ChatMessage; conversation: Conversation }
  looked: Looked
  delta: { text: string }
  proposal: Proposal
  /** The whole text, where the last check has changed what was sent. */
  replace: { text: string }
  done: { message: ChatMessage; proposals: Proposal[]; looked: Looked[]; remembered?: Remembered[] }
  error: { error: string; code: string }
}

/** The query of GET /api/conversations. */
export const conversationFilter = z.object({
  archived: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  ...paging(),
})

/** The query of GET /api/chat: without a conversation, the active one. */
export const messageFilter = z.object({ conversationId: reference.optional(), ...paging(limits.pageSize.messages) })

/** The query of DELETE /api/chat: without a conversation, all of the caller's messages. */
export const clearFilter = z.object({ conversationId: reference.optional() })
