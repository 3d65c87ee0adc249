import { z } from 'zod'
import { careLevel } from './care'
import type { CoachFailure } from './coach-failure'
import { limits } from './limits'
import { type Remembered, remembered } from './memory'
import { chatMessages } from './messages/chat'
import { goalMessages } from './messages/goals'
import { paging } from './paging'
import { type Proposal, proposal } from './proposal'
import { type Looked, looked } from './record'
import { replyStyles } from './reply-style'
import { reference, requiredText } from './text'

export const coachSources = ['anthropic', 'built-in'] as const
export type CoachSource = (typeof coachSources)[number]

export const conversation = z.object({
  id: z.string(),
  title: z.string(),
  isActive: z.boolean(),
  archivedAt: z.iso.datetime().nullable(),
  /** Whether no model and no client is ever shown it: the built-in coach answers in it. */
  neverSend: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** In the user's own list: the start of what was said last in it, and by whom. */
  lastSaid: z.string().optional(),
  lastSaidBy: z.enum(['you', 'coach']).optional(),
  /** What that coach was called, where it was noted. */
  lastSaidCoach: z.string().optional(),
})
export type Conversation = z.infer<typeof conversation>

/** Words of a model's reply that were not found in what it was shown, and why. */
export const replyMark = z.object({ quote: z.string(), why: z.string() })
export type ReplyMark = z.infer<typeof replyMark>

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
  /** What the coach was called that said it; null in the user's own, and where that was not noted: then it is the present one. */
  coachName: z.string().nullable(),
  status: z.enum(['complete', 'stopped']),
  /** Changes that the reply proposes, as they stand now. */
  proposals: z.array(proposal),
  /** What the coach looked at for the reply. */
  looked: z.array(looked),
  /** Words of the reply that are not borne out by the record, each as it stands in it. */
  marks: z.array(replyMark),
  /** Of a message of the user's: what it says of a crisis. The quiet line of `unclear` is the interface's. */
  careLevel,
  /** Where it was said in the demo, which keeps nothing. */
  unkept: z.literal(true).optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const newConversation = z.object({
  title: requiredText(limits.title, goalMessages.field.titleRequired),
  isActive: z.boolean().optional(),
  neverSend: z.boolean().optional(),
  /** A question of the day, which the coach begins with. */
  openingQuestionId: reference.optional(),
})
export type NewConversation = z.input<typeof newConversation>

export const conversationPatch = z
  .object({ title: newConversation.shape.title, isActive: z.boolean(), archived: z.boolean(), neverSend: z.boolean() })
  .partial()
export type ConversationPatch = z.input<typeof conversationPatch>

export const newMessage = z.object({
  message: requiredText(limits.message, chatMessages.field.messageRequired),
  conversationId: reference.optional(),
  /** Nothing of it is kept: no message, no memory, no proposal, no receipt; only what it cost. */
  offTheRecord: z.boolean().optional(),
  /** What was said before off the record, which only the sender has. */
  turns: z
    .array(z.object({ message: requiredText(limits.replyBytes), isFromUser: z.boolean() }))
    .max(limits.unkeptTurns)
    .optional(),
})
export type NewMessage = z.input<typeof newMessage>

/** PATCH /api/chat/{id}: the user's last message in other words. */
export const editedMessage = newMessage.pick({ message: true })
export type EditedMessage = z.input<typeof editedMessage>

/** POST /api/chat/{id}/regenerate, whose body may be absent. */
export const replyAgain = z.object({ style: z.enum(replyStyles).optional() })
export type ReplyAgain = z.input<typeof replyAgain>

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

/** A message of a chat off the record: it stands nowhere, so nothing can name it. */
export const unkeptMessage = chatMessage.extend({ id: z.null(), conversationId: z.null() })
export type UnkeptMessage = z.infer<typeof unkeptMessage>

/** What POST /api/chat answers off the record. */
export const unkeptAnswer = z.object({
  message: unkeptMessage,
  userMessage: unkeptMessage,
  conversation: z.null(),
  proposals: z.array(z.never()),
  looked: z.array(looked),
})
export type UnkeptAnswer = z.infer<typeof unkeptAnswer>

/** The events of a reply off the record, beside those that carry no message. */
export type UnkeptStreamEvents = Pick<ChatStreamEvents, 'looked' | 'delta' | 'replace' | 'error'> & {
  start: { userMessage: UnkeptMessage; conversation: null }
  done: { message: UnkeptMessage; proposals: never[]; looked: Looked[] }
}

/** The server-sent events of a streamed reply, by event name. */
export type ChatStreamEvents = {
  start: { userMessage: ChatMessage; conversation: Conversation }
  looked: Looked
  delta: { text: string }
  proposal: Proposal
  /** The whole text, where the last check has changed what was sent. */
  replace: { text: string }
  done: { message: ChatMessage; proposals: Proposal[]; looked: Looked[]; remembered?: Remembered[] }
  error: { error: string; code: string; reason?: CoachFailure }
}

/** The query of GET /api/conversations. */
export const conversationFilter = z.object({
  archived: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  ...paging(),
})

/** The query of DELETE /api/conversations/{id}: whether it goes with all that was said in it; else it is archived. */
export const conversationRemoval = z.object({ forGood: z.stringbool().optional() })

/** The query of GET /api/chat: without a conversation, the active one. */
export const messageFilter = z.object({ conversationId: reference.optional(), ...paging(limits.pageSize.messages) })

/** The query of DELETE /api/chat: without a conversation, all of the caller's messages. */
export const clearFilter = z.object({ conversationId: reference.optional() })
