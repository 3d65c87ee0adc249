import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { insertRows } from './insert-rows'
import { type Places, placeIds } from './place-ids'
import { type ImportContext, placed } from './tally'

type ImportedConversation = AccountDocument['conversations'][number]

/** Brings in the conversations with their messages, and tells where the messages went. At most one ends up current. */
export async function importChats(context: ImportContext, sent: readonly ImportedConversation[]): Promise<Places> {
  const { tx, userId, tally } = context
  const conversations = sent.map(({ id, title, isActive, archivedAt, neverSend, createdAt, updatedAt }) => ({
    id,
    title,
    isActive,
    archivedAt: archivedAt === null ? null : new Date(archivedAt),
    neverSend,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt ?? createdAt),
  }))
  const places = await placeIds(userId, conversations, (ids) =>
    tx.conversation.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const fresh = tally.take(conversations, places)
  const current = await tx.conversation.findFirst({ where: { userId, isActive: true }, select: { id: true } })
  const chosen = current ? undefined : fresh.find((row) => row.isActive && row.archivedAt === null)
  const rows = fresh.map((row) => ({ ...row, id: placed(places, row.id), userId, isActive: row === chosen }))
  await insertRows(tx, 'Conversation', rows)
  return importMessages(context, sent, places)
}

async function importMessages(
  { tx, userId, tally }: ImportContext,
  conversations: readonly ImportedConversation[],
  conversationPlaces: Places,
): Promise<Places> {
  const messages = conversations.flatMap((conversation) =>
    conversation.messages.map(
      ({ id, message, source, model, coachName, status, looked, marks, careLevel, createdAt }) => ({
        id,
        message,
        isFromUser: source === 'user',
        source,
        model,
        coachName,
        status,
        looked: looked.length ? looked : undefined,
        marks: marks.length ? marks : undefined,
        careLevel,
        createdAt: new Date(createdAt),
        conversationId: placed(conversationPlaces, conversation.id),
      }),
    ),
  )
  const places = await placeIds(userId, messages, (ids) =>
    tx.chatMessage.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(messages, places).map((row) => ({ ...row, id: placed(places, row.id), userId }))
  await insertRows(tx, 'ChatMessage', rows)
  if (rows.length > 0) {
    await tx.user.update({ where: { id: userId }, data: { messageCount: { increment: rows.length } } })
  }
  return places
}
