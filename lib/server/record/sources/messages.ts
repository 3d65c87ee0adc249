import 'server-only'
import { kept } from './kept'
import type { Source } from './source'

export const readMessages: Source = async (tx, ids) => {
  const rows = await tx.chatMessage.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      userId: true,
      message: true,
      isFromUser: true,
      careLevel: true,
      createdAt: true,
      conversation: kept,
    },
  })
  return rows.map(({ id, userId, message, isFromUser, careLevel, createdAt, conversation }) => ({
    kind: isFromUser ? 'message' : 'reply',
    sourceId: id,
    refId: id,
    userId,
    goalId: null,
    date: null,
    at: createdAt,
    figure: null,
    isDone: null,
    neverSend: conversation.neverSend,
    isExplicit: careLevel === 'explicit',
    texts: [message],
  }))
}
