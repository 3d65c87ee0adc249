import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchPage, type PagedList } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import { useDeleteWithUndo } from '@/lib/client/cache/undo-from-screen'
import { useMutation } from '@/lib/client/cache/use-mutation'
import { messagesOptions, seedMessages } from '@/lib/client/chat/messages'
import { api } from '@/lib/client/http/api'
import { toast } from '@/lib/client/screen/use-toast'
import type { Conversation, ConversationPatch, NewConversation } from '@/lib/contract/chat'
import type { LastSaid } from '@/lib/contract/last-said'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { activeConversationKey, CONVERSATIONS, conversationsKey, conversationsPath } from './keys'

/** The current conversation, or null. */
export function useActiveConversation(): Conversation | null {
  return useQuery<Conversation | null>({ queryKey: activeConversationKey }).data ?? null
}

/** The user's conversations, the most recently updated first: the archived ones, or those that are not. */
export function useConversations(archived: boolean) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey: conversationsKey(archived),
      queryFn: ({ pageParam, signal }) => fetchPage<'GET /api/conversations'>(pageParam, signal),
      initialPageParam: conversationsPath(archived),
      getNextPageParam: (page) => page.next,
    })
  const deleted = useDeletedIds()
  const conversations = useMemo(
    () => data?.pages.flatMap((page) => page.items).filter(({ id }) => !deleted.has(id)) ?? [],
    [data, deleted],
  )
  const more = { exist: hasNextPage, isLoading: isFetchingNextPage, failed: isFetchNextPageError, load: fetchNextPage }
  return { conversations, isPending, failed: isError && !data, retry: refetch, more }
}

export function useCreateConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (conversation: NewConversation) => api('POST /api/conversations', { body: conversation }),
    onSuccess: (conversation, { openingQuestionId }) => {
      // One that the coach begins is read when it is shown.
      if (!openingQuestionId) seedMessages(client, conversation.id, [])
      placeConversation(client, conversation)
    },
  })
}

/** Renames a conversation, makes it current, archives it or brings it back. */
export function useChangeConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, ...patch }: ConversationPatch & { id: string }) => {
      const change = api('PATCH /api/conversations/{id}', { params: { id }, body: patch })
      // What becomes current is read on the way, so that it appears at once and whole.
      if (patch.isActive) await client.prefetchInfiniteQuery(messagesOptions(id))
      return change
    },
    onSuccess: (conversation) => placeConversation(client, conversation),
    meta: { failure: chatMessages.failed.conversation },
  })
}

/**
 * Archives a conversation, which a press brings back; the current one stops being current. `onLeave` is told before it
 * leaves its list.
 */
export function useArchiveConversation(onLeave: () => void) {
  const client = useQueryClient()
  const restore = useChangeConversation()
  return useMutation({
    mutationFn: ({ id }: Conversation) => api('DELETE /api/conversations/{id}', { params: { id } }),
    onSuccess: (_nothing, conversation) => {
      const { id, title, isActive } = conversation
      onLeave()
      placeConversation(client, { ...conversation, isActive: false, archivedAt: new Date().toISOString() })
      toast({
        ...chatMessages.conversationArchived,
        action: {
          ...commonMessages.undo,
          hint: `Undo: archive ${title}`,
          run: () => restore.mutate({ id, archived: false, ...(isActive && { isActive }) }),
        },
      })
    },
    meta: { failure: chatMessages.failed.conversation },
  })
}

/**
 * The conversation leaves the list at once; it is deleted with all that was said in it when the toast with Undo goes. What
 * is said meanwhile is not said in it.
 */
export function useDeleteConversation(): (conversation: Conversation) => void {
  const client = useQueryClient()
  const change = useChangeConversation()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ id, isActive }) => {
    if (isActive) change.mutate({ id, isActive: false })
    deleteWithUndo({
      id,
      path: `${CONVERSATIONS}/${id}?forGood=true`,
      title: chatMessages.conversationDeleted.title,
      failure: chatMessages.failed.conversation,
      onDeleted: () => removeConversation(client, id),
    })
  }
}

/** Takes a conversation that is gone out of both lists; the current one stops being current. */
function removeConversation(client: QueryClient, gone: string): void {
  for (const archived of [false, true]) {
    client.setQueryData<PagedList<Conversation>>(
      conversationsKey(archived),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => id !== gone) })),
        },
    )
  }
  client.setQueryData<Conversation | null>(activeConversationKey, (current) => (current?.id === gone ? null : current))
}

/** Puts a new or changed conversation where it belongs: in the right list, at its time, current or not. */
export function placeConversation(client: QueryClient, conversation: Conversation): void {
  const known = [false, true]
    .flatMap((archived) => client.getQueryData<PagedList<Conversation>>(conversationsKey(archived))?.pages ?? [])
    .flatMap((page) => page.items)
    .find(({ id }) => id === conversation.id)
  // What was said last is told by the list alone.
  const { lastSaid, lastSaidBy, lastSaidCoach } = known ?? {}
  const last = {
    ...(lastSaid && { lastSaid }),
    ...(lastSaidBy && { lastSaidBy }),
    ...(lastSaidCoach && { lastSaidCoach }),
  }
  const placed = { ...last, ...conversation }
  for (const archived of [false, true]) {
    const belongs = archived === (conversation.archivedAt !== null)
    client.setQueryData<PagedList<Conversation>>(
      conversationsKey(archived),
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page, index) => {
            const others = page.items
              .filter(({ id }) => id !== conversation.id)
              .map(conversation.isActive ? makeInactive : same)
            return { ...page, items: belongs && index === 0 ? insertByTime(others, placed) : others }
          }),
        },
    )
  }
  client.setQueryData<Conversation | null>(activeConversationKey, (current) => {
    if (conversation.isActive) return conversation
    return current?.id === conversation.id ? null : current
  })
}

/** Moves a conversation up its list, since something was said in it: `last`, where that may be shown. */
export function touchConversation(
  client: QueryClient,
  id: string,
  updatedAt: string,
  last: Partial<LastSaid> = {},
): void {
  for (const archived of [false, true]) {
    const known = client.getQueryData<PagedList<Conversation>>(conversationsKey(archived))
    const conversation = known?.pages.flatMap((page) => page.items).find((each) => each.id === id)
    if (conversation) placeConversation(client, { ...conversation, updatedAt, ...last })
  }
}

function insertByTime(others: Conversation[], conversation: Conversation): Conversation[] {
  const after = others.findIndex(({ updatedAt }) => updatedAt <= conversation.updatedAt)
  return others.toSpliced(after === -1 ? others.length : after, 0, conversation)
}

function makeInactive(conversation: Conversation): Conversation {
  return conversation.isActive ? { ...conversation, isActive: false } : conversation
}

function same(conversation: Conversation): Conversation {
  return conversation
}
