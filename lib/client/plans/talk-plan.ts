import { useMutation, useQueryClient } from '@tanstack/react-query'
import { placeConversation } from '@/lib/client/conversations/api'
import { api } from '@/lib/client/http/api'
import type { Goal } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import { chatMessages } from '@/lib/contract/messages/chat'

type Planned = Pick<Goal, 'title' | 'neverSend'>

/** Begins a conversation in which the coach asks, turn by turn, for an if-then plan of a goal. */
export function useTalkPlan({ title, neverSend }: Planned, onBegun: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const named = `Plan: ${title}`.slice(0, limits.title).trim()
      const conversation = await api('POST /api/conversations', { body: { title: named, neverSend } })
      const message = `Make an if-then plan for “${title}”`
      await api('POST /api/chat', { body: { message, conversationId: conversation.id } })
      return conversation
    },
    onSuccess: (conversation) => {
      placeConversation(client, conversation)
      onBegun()
    },
    meta: { failure: chatMessages.failed.conversation },
  })
}
