import 'server-only'
import type { z } from 'zod'
import { isBlank } from '@/lib/contract/blank'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import type { newMessage } from '@/lib/contract/chat'
import { limits } from '@/lib/contract/limits'
import { chatMessages } from '@/lib/contract/messages/chat'
import { careLevels } from '@/lib/server/coach/care-levels'
import type { ChatContext } from '@/lib/server/coach/context'
import { dayName, weekdayName } from '@/lib/server/coach/dates'
import { activeConversation, getConversation } from '@/lib/server/conversations/find-conversations'
import type { ConversationRow, MessageRow } from '@/lib/server/conversations/serialize-conversation'
import { AppError } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { recordOf } from '@/lib/server/record/record-of'
import { aTurn, pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { chatContext } from './chat-context'
import { type Offered, readOffers } from './read-offers'
import { toolDesk } from './tools/desk'
import { noDeeds, type TurnDeeds } from './tools/tool'
import { userMessageOf } from './user-message'

/** A message that waits for its reply: the rows they will make, and what the coach is told. */
export type Turn = {
  user: UserRow
  conversation: ConversationRow
  isNewConversation: boolean
  userMessage: MessageRow
  /** The reply that gives way to the new one, where the message has been answered before. */
  replaced: MessageRow | null
  /** The message as it was, and its reply, where it is written anew. */
  edited?: MessageRow[]
  context: ChatContext
  offered: Offered
  /** What a model's tools bring about while it answers. */
  deeds: TurnDeeds
}

/**
 * Prepares a turn: in the conversation named, else the active one, else a new one titled from the message.
 *
 * @throws AppError `not_found` for a conversation that is not the user's, `conflict` for an archived one
 */
export async function beginTurn(user: UserRow, input: z.output<typeof newMessage>): Promise<Turn> {
  const { message, conversationId } = input
  await aTurn()
  const now = new Date()
  const stored =
    conversationId === undefined ? await activeConversation(user) : await getConversation(user, conversationId)
  if (stored?.archivedAt) throw new AppError('conflict', chatMessages.archivedConversation)
  const [careLevel = null] = await careLevels([message])
  const title = careLevel ? titleOfInstant(now, user.timeZone) : titleFrom(message)
  const conversation = stored ? { ...stored, updatedAt: now } : newConversation(user.id, title, now)
  const context = await chatContext(user, stored, message, now)
  const userMessage = userMessageOf(conversation, { message, careLevel, createdAt: now })
  await pause()
  const offered = await readOffers(user, userMessage, context)
  await pause()
  return withTools({
    user,
    conversation,
    isNewConversation: stored === null,
    userMessage,
    replaced: null,
    context: { ...context, offers: offered.offers },
    offered,
  })
}

/** The turn with the tools that a model may use in it, bound to its user. They see what a model may see. */
export function withTools(turn: Omit<Turn, 'deeds'>): Turn {
  const { user, context, userMessage, offered } = turn
  const deeds = noDeeds()
  const scope = { user, context, record: recordOf(user, 'model'), message: userMessage, offered: offered.rows, deeds }
  return { ...turn, deeds, context: { ...context, tools: toolDesk(scope) } }
}

/** What a conversation is called that begins with a cry for help: never its words. “Sunday 29 November, 17:02”. */
function titleOfInstant(now: Date, timeZone: string): string {
  const day = dateIn(timeZone, now)
  return `${weekdayName(day)} ${dayName(day, day)}, ${timeIn(timeZone, now)}`
}

function newConversation(userId: string, title: string, now: Date): ConversationRow {
  return {
    id: newId(),
    userId,
    title,
    isActive: true,
    archivedAt: null,
    summary: '',
    summarizedThrough: null,
    neverSend: false,
    createdAt: now,
    updatedAt: now,
  }
}

/** The first line of a message in which something stands, begun as a title is and cut at a word where it is long. */
export function titleFrom(message: string, max = 60): string {
  const line =
    message
      .split('\n')
      .find((one) => !isBlank(one))
      ?.trim()
      .replace(/^\p{Ll}/u, (first) => first.toUpperCase()) ?? ''
  const characters = [...line]
  if (characters.length <= Math.min(max, limits.title)) return line
  const cut = characters.slice(0, max).join('')
  const atWord = cut.slice(0, cut.lastIndexOf(' '))
  return `${(atWord.length > max / 2 ? atWord : cut).replace(/[\s,;:.–-]+$/u, '')}…`
}
