import type { ChatMessage, ChatStreamEvents, Conversation } from '@/lib/contract/chat'
import type { Proposal } from '@/lib/contract/proposal'
import type { Looked } from '@/lib/contract/record'

/** The engine behind a reply, and the model's name where there is one. */
export type AnsweredBy = Pick<ChatMessage, 'source' | 'model' | 'coachName'>

/** Text that could not be sent or was written elsewhere, on its way to the input of the conversation it is for. */
type ReturnedText = { conversationId: string | null; text: string }

export type TurnInFlight = {
  phase: 'sending'
  /** The conversation written in; null where sending makes one. */
  sentTo: string | null
  text: string
  sentAt: string
  /** As the server will store them; null until it has taken the message. */
  userMessage: ChatMessage | null
  conversation: Conversation | null
  /** What the coach has said so far. */
  reply: string
  looked: Looked[]
  proposals: Proposal[]
  /** The reply that stands until this one is whole, where the message was answered before. */
  replaces: string | null
  /** Whether the message takes the place of what it was. */
  isEdit: boolean
  /** Whether the page was loaded anew meanwhile, or the connection broke: what became of the reply is asked of the server. */
  isLeft: boolean
}

export type NoTurn = {
  phase: 'idle'
  /** The reply that has just come whole, for screen readers to be told of. */
  freshReplyId: string | null
  returned: ReturnedText | null
}

/** One message and its reply, from the press of a key to the last word. */
export type Turn = NoTurn | TurnInFlight

export type TurnEvent =
  | { type: 'send'; conversationId: string | null; text: string; at: string }
  | { type: 'again'; question: ChatMessage; replyId: string }
  | { type: 'edit'; question: ChatMessage; replyId: string; text: string; at: string }
  | { type: 'found-left'; turn: TurnInFlight }
  /** The connection broke: what became of the reply is asked of the server. */
  | { type: 'lost' }
  | { type: 'start'; data: ChatStreamEvents['start'] }
  | { type: 'looked'; data: ChatStreamEvents['looked'] }
  | { type: 'delta'; data: ChatStreamEvents['delta'] }
  | { type: 'proposal'; data: ChatStreamEvents['proposal'] }
  | { type: 'replace'; data: ChatStreamEvents['replace'] }
  | { type: 'settled'; replyId: string }
  | { type: 'rolled-back' }
  | { type: 'returned-text-taken' }
  /** A text written elsewhere, for the input of a conversation. */
  | { type: 'offered'; conversationId: string | null; text: string }

export const idleTurn: NoTurn = { phase: 'idle', freshReplyId: null, returned: null }

/** The turn after an event. Events that make no sense in the turn's phase change nothing: a second send, a late word. */
export function reduceTurn(turn: Turn, event: TurnEvent): Turn {
  if (turn.phase === 'idle') {
    if (event.type === 'send') return begin(event)
    if (event.type === 'again') return beginAgain(event)
    if (event.type === 'edit') return beginEdit(event)
    if (event.type === 'found-left') return { ...event.turn, isLeft: true }
    if (event.type === 'returned-text-taken' && turn.returned) return { ...turn, returned: null }
    if (event.type === 'offered')
      return { ...turn, returned: { conversationId: event.conversationId, text: event.text } }
    return turn
  }
  switch (event.type) {
    case 'start':
      return { ...turn, ...event.data }
    case 'lost':
      return { ...turn, isLeft: true }
    case 'delta':
      return { ...turn, reply: turn.reply + event.data.text }
    case 'replace':
      return { ...turn, reply: event.data.text }
    case 'looked':
      return { ...turn, looked: [...turn.looked, event.data] }
    case 'proposal':
      return { ...turn, proposals: [...turn.proposals, event.data] }
    case 'settled':
      return { ...idleTurn, freshReplyId: event.replyId }
    case 'rolled-back':
      if (turn.replaces && !turn.isEdit) return idleTurn
      return { ...idleTurn, returned: { conversationId: turn.sentTo, text: turn.text } }
    default:
      return turn
  }
}

function begin({ conversationId, text, at }: Extract<TurnEvent, { type: 'send' }>): TurnInFlight {
  return {
    phase: 'sending',
    sentTo: conversationId,
    text: text.trim(),
    sentAt: at,
    userMessage: null,
    conversation: null,
    reply: '',
    looked: [],
    proposals: [],
    replaces: null,
    isEdit: false,
    isLeft: false,
  }
}

function beginAgain({ question, replyId }: Extract<TurnEvent, { type: 'again' }>): TurnInFlight {
  const { conversationId, message, createdAt } = question
  return {
    ...begin({ type: 'send', conversationId, text: message, at: createdAt }),
    userMessage: question,
    replaces: replyId,
  }
}

function beginEdit({ question, replyId, text, at }: Extract<TurnEvent, { type: 'edit' }>): TurnInFlight {
  const { conversationId } = question
  return { ...begin({ type: 'send', conversationId, text, at }), replaces: replyId, isEdit: true }
}

/** The messages that stand beside a turn: without the reply that it replaces and the message that is answered anew. */
export function withoutReplaced(messages: ChatMessage[], replacedId: string | null): ChatMessage[] {
  const at = messages.findIndex(({ id }) => id === replacedId)
  return at === -1 ? messages : messages.slice(0, Math.max(0, at - 1))
}

/** The id under which a stopped reply stands here, until it is read from the server. */
function provisionalId(userMessage: ChatMessage): string {
  return `${userMessage.id}-reply`
}

export function isProvisional(question: ChatMessage, reply: ChatMessage): boolean {
  return reply.id === provisionalId(question)
}

/** Whether the coach has said anything yet: only then does the server keep a turn that is stopped. */
export function hasWords(turn: TurnInFlight): boolean {
  return turn.reply.trim() !== ''
}

/** Whether a turn is to be seen in this conversation. */
export function isTurnOf(turn: TurnInFlight, conversationId: string | null): boolean {
  return turn.sentTo === conversationId || (conversationId !== null && turn.conversation?.id === conversationId)
}

/** Both sides of a turn that the reader stopped, as the server keeps them. Null where it keeps nothing. */
export function stoppedMessages(
  turn: TurnInFlight,
  at: string,
  { source, model, coachName }: AnsweredBy,
): [ChatMessage, ChatMessage] | null {
  const { userMessage, reply } = turn
  if (!userMessage || !hasWords(turn)) return null
  const id = provisionalId(userMessage)
  const { looked, proposals } = turn
  const stopped = {
    id,
    message: reply,
    isFromUser: false,
    createdAt: at,
    status: 'stopped',
    looked,
    proposals,
  } as const
  return [userMessage, { ...userMessage, source, model, coachName, ...stopped, careLevel: null }]
}

/** The input's text once an unsent one has come back: ahead of what was typed since, and never twice. */
export function withReturnedText(typed: string, returned: string): string {
  if (!typed.trim()) return returned
  return typed.startsWith(returned) ? typed : `${returned}\n\n${typed}`
}
