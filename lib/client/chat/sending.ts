import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { holdScreen, tellOtherTabs } from '@/lib/client/cache/other-tabs'
import { placeConversation, touchConversation } from '@/lib/client/conversations/api'
import { ApiError, errorSentence } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import type { ChatMessage, ChatStreamEvents } from '@/lib/contract/chat'
import { lastSaidOf } from '@/lib/contract/last-said'
import { chatMessages } from '@/lib/contract/messages/chat'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import { leaveTurn, takeLeftTurn } from './left-turn'
import { appendMessages, knowsMessage, messagesPath, replaceLast, replaceReply, seedMessages } from './messages'
import { noteRemembered } from './remembered'
import { streamReply, streamReplyAgain, streamReplyToEdit } from './stream'
import {
  type AnsweredBy,
  idleTurn,
  isProvisional,
  reduceTurn,
  stoppedMessages,
  type Turn,
  type TurnEvent,
  type TurnInFlight,
} from './turn'

// Kept outside React, so that a reply goes on while the reader looks at another screen.
let turn: Turn = idleTurn
let aborting: AbortController | null = null
const listeners = new Set<() => void>()

export type Outgoing = {
  conversationId: string | null
  text: string
  answeredBy: AnsweredBy
  /** The last message and its reply, where the text takes their place. */
  edits?: { question: ChatMessage; reply: ChatMessage } | undefined
  /** Called once the coach has begun to answer: from then on the server keeps the message. */
  onHeard: () => void
}

/** The turn in flight, if any. One at a time. */
export function useTurn(): Turn {
  return useSyncExternalStore(
    subscribe,
    () => turn,
    () => idleTurn,
  )
}

/**
 * Sends a message and follows the reply to its end. Empty text, or a second message while one is in flight, changes
 * nothing. A failure takes the message back and says so; its text then waits to be taken by the input.
 */
export async function sendMessage(client: QueryClient, outgoing: Outgoing): Promise<void> {
  const { conversationId, text, answeredBy, edits, onHeard } = outgoing
  if (turn.phase !== 'idle' || !text.trim()) return
  const at = new Date().toISOString()
  if (edits) dispatch({ type: 'edit', question: edits.question, replyId: edits.reply.id, text, at })
  else dispatch({ type: 'send', conversationId, text, at })
  aborting = new AbortController()
  const { signal } = aborting
  let isHeard = false
  try {
    for await (const event of repliesTo(outgoing, signal)) {
      if (event.type === 'done') {
        settle(client, event.data)
        // The call itself was told of when the reply began.
        tellOtherTabs('/api/chat')
      } else dispatch(event)
      if (isHeard || event.type === 'start') continue
      isHeard = true
      onHeard()
    }
  } catch (error) {
    if (!signal.aborted && isLost(error)) {
      dispatch({ type: 'lost' })
      if (await keepStored(client, signal)) return
    }
    if (signal.aborted) keepStopped(client, answeredBy)
    else {
      dispatch({ type: 'rolled-back' })
      tellFailure(chatMessages.failed.sendMessage, error)
    }
  }
}

/** Says why nothing came of it; offline the bar over every screen says that already. */
function tellFailure(title: string, error: unknown): void {
  if (globalThis.navigator?.onLine !== false)
    toast({ title, description: errorSentence(error), variant: 'destructive' })
}

/** How often the server is asked for a turn that was left, and how long it may take to store it. */
const LOOKS_MS = [200, 400, 800, 1_600, 3_000, 4_000]

/**
 * Takes up the turn that was under way when the page was left or loaded anew: the message stays on screen while the
 * server stores what was said, and comes back to the input where nothing was.
 */
export async function takeUpLeftTurn(client: QueryClient, userId: string): Promise<void> {
  const left = takeLeftTurn(userId)
  const userMessage = left?.userMessage
  if (!userMessage || turn.phase !== 'idle' || knowsMessage(client, userMessage)) return
  dispatch({ type: 'found-left', turn: left })
  aborting = new AbortController()
  const { signal } = aborting
  if (await keepStored(client, signal)) return
  dispatch({ type: 'rolled-back' })
  if (signal.aborted) return
  toast({ title: chatMessages.failed.sendMessage, description: chatMessages.error.cutShort, variant: 'destructive' })
}

/** Whether the connection broke once the coach had begun: the server may have stored what it said, or will. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && turn.phase === 'sending' && turn.reply !== ''
}

/** Waits for the turn to be stored and keeps it; false where nothing of it was, or nobody waits any more. */
async function keepStored(client: QueryClient, signal: AbortSignal): Promise<boolean> {
  const { userMessage } = turn.phase === 'sending' ? turn : {}
  if (!userMessage) return false
  for (const wait of LOOKS_MS) {
    const said = await storedTurn(userMessage)
    if (said && turn.phase === 'sending') {
      keep(client, turn, said)
      return true
    }
    if (signal.aborted) break
    await pause(wait, signal)
  }
  return false
}

/** A message and its reply as the server keeps them by now; null before. */
async function storedTurn({ id, conversationId }: ChatMessage): Promise<[ChatMessage, ChatMessage] | null> {
  // A conversation that the message begins is not there before the message is.
  const page = await fetchPage<'GET /api/chat'>(messagesPath(conversationId)).catch(() => null)
  const at = page?.items.findIndex((one) => one.id === id) ?? -1
  const [question, reply] = at === -1 ? [] : (page?.items.slice(at) ?? [])
  return question && reply ? [question, reply] : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms)
    signal.addEventListener('abort', () => done(), { once: true })
  })
}

function repliesTo({ conversationId, text, edits }: Outgoing, signal: AbortSignal) {
  const message = text.trim()
  if (edits) return streamReplyToEdit(edits.question.id, { message }, signal)
  return streamReply({ message, ...(conversationId !== null && { conversationId }) }, signal)
}

/**
 * Asks the coach to answer a message otherwise. The reply that it gave stays until the new one is whole: a failure, or
 * stopping, brings it back.
 */
export async function regenerateReply(
  client: QueryClient,
  question: ChatMessage,
  reply: ChatMessage,
  style?: ReplyStyle,
): Promise<void> {
  if (turn.phase !== 'idle') return
  dispatch({ type: 'again', question, replyId: reply.id })
  aborting = new AbortController()
  const { signal } = aborting
  try {
    const replyId = isProvisional(question, reply) ? await storedReplyId(reply, signal) : reply.id
    for await (const event of streamReplyAgain(replyId, { ...(style && { style }) }, signal)) {
      if (event.type !== 'done') {
        dispatch(event)
        continue
      }
      const { message } = event.data
      replaceReply(client, reply.id, message)
      touchConversation(client, message.conversationId, message.createdAt)
      settleSoon(message.id)
    }
  } catch (error) {
    dispatch({ type: 'rolled-back' })
    if (signal.aborted) return
    tellFailure(chatMessages.failed.regenerateReply, error)
  }
}

/** What the server calls a reply that was stopped here. */
async function storedReplyId({ id, conversationId }: ChatMessage, signal: AbortSignal): Promise<string> {
  const { items } = await fetchPage<'GET /api/chat'>(`${messagesPath(conversationId)}&limit=1`, signal)
  return items[0]?.id ?? id
}

/** Ends the reply where it is. What was said stays; where nothing was, the message comes back to the input. */
export function stopReply(): void {
  aborting?.abort()
}

/** Hands a text to the input of a conversation, to be sent or changed there: at once, or after the turn in flight. */
export function offerText(conversationId: string | null, text: string): void {
  const offer = () => dispatch({ type: 'offered', conversationId, text })
  if (turn.phase === 'idle') {
    offer()
    return
  }
  const stop = subscribe(() => {
    if (turn.phase !== 'idle' || turn.returned) return
    stop()
    offer()
  })
}

/** Says that the input has taken the text that could not be sent. */
export function takeReturnedText(): void {
  dispatch({ type: 'returned-text-taken' })
}

function settle(client: QueryClient, { message, remembered }: ChatStreamEvents['done']): void {
  if (turn.phase !== 'sending') return
  if (!turn.userMessage) throw new Error('The reply ended before it began')
  keep(client, turn, [turn.userMessage, message])
  if (remembered) noteRemembered(client, turn.userMessage.id, remembered)
}

function keepStopped(client: QueryClient, answeredBy: AnsweredBy): void {
  const said = turn.phase === 'sending' && stoppedMessages(turn, new Date().toISOString(), answeredBy)
  if (said && turn.phase === 'sending') keep(client, turn, said)
  else dispatch({ type: 'rolled-back' })
}

/** Moves a finished turn among the messages that were read from the server. */
function keep(
  client: QueryClient,
  { sentTo, conversation, replaces }: TurnInFlight,
  said: [ChatMessage, ChatMessage],
): void {
  const [userMessage, reply] = said
  const { conversationId } = userMessage
  const isNew = conversation?.createdAt === userMessage.createdAt
  if (replaces) replaceLast(client, replaces, said)
  else if (isNew) seedMessages(client, conversationId, said)
  else appendMessages(client, conversationId, said)
  const last = userMessage.careLevel === 'explicit' ? {} : lastSaidOf(reply)
  if (sentTo === null && conversation) {
    placeConversation(client, { ...conversation, updatedAt: reply.createdAt, ...last })
  } else touchConversation(client, conversationId, reply.createdAt, last)
  settleSoon(reply.id)
}

/** The cache tells its readers a moment later: the turn stays on screen until they have what was said. */
function settleSoon(replyId: string): void {
  notifyManager.schedule(() => dispatch({ type: 'settled', replyId }))
}

function dispatch(event: TurnEvent): void {
  const next = reduceTurn(turn, event)
  if (next === turn) return
  turn = next
  holdScreen(turn.phase !== 'idle')
  for (const listener of listeners) listener()
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => leaveTurn(turn))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
