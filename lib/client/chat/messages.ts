import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchPage, onePage, type PagedList } from '@/lib/client/cache/list-pages'
import { api } from '@/lib/client/http/api'
import type { ChatMessage } from '@/lib/contract/chat'
import { chatMessages } from '@/lib/contract/messages/chat'

const CHAT = '/api/chat'

export function messagesKey(conversationId: string) {
  return [CHAT, conversationId] as const
}

/** The newest messages of a conversation, or with a cursor those before it. */
export function messagesPath(conversationId: string, cursor?: string): string {
  return `${CHAT}?${new URLSearchParams({ conversationId, ...(cursor && { cursor }) })}`
}

/** Pages run from the newest back; each is in itself oldest first. */
export function messagesOptions(conversationId: string) {
  return infiniteQueryOptions({
    queryKey: messagesKey(conversationId),
    queryFn: ({ pageParam, signal }) => fetchPage<'GET /api/chat'>(pageParam, signal),
    initialPageParam: messagesPath(conversationId),
    getNextPageParam: (page) => page.next,
  })
}

/** A conversation's messages, oldest first, and the way to older ones. */
export function useMessages(conversationId: string | null) {
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({ ...messagesOptions(conversationId ?? ''), enabled: conversationId !== null })
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.items) ?? [], [data])
  return {
    messages,
    isPending: isPending && conversationId !== null,
    failed: isError && !data,
    retry: refetch,
    older: {
      exist: hasNextPage,
      isLoading: isFetchingNextPage,
      failed: isFetchNextPageError,
      load: fetchNextPage,
    },
  }
}

/** Adds what was just said to a conversation's newest page. A conversation not read yet is left to be read. */
export function appendMessages(client: QueryClient, conversationId: string, added: ChatMessage[]): void {
  client.setQueryData<PagedList<ChatMessage>>(messagesKey(conversationId), (known) => {
    const [newest, ...older] = known?.pages ?? []
    if (!known || !newest) return known
    return { ...known, pages: [{ ...newest, items: [...newest.items, ...added] }, ...older] }
  })
}

/** Whether a message has been read from the server. */
export function knowsMessage(client: QueryClient, { id, conversationId }: ChatMessage): boolean {
  const known = client.getQueryData<PagedList<ChatMessage>>(messagesKey(conversationId))
  return known?.pages.some(({ items }) => items.some((message) => message.id === id)) ?? false
}

/** Puts another message in the place of one, as a rule the last reply. */
export function replaceReply(client: QueryClient, replacedId: string, reply: ChatMessage): void {
  client.setQueryData<PagedList<ChatMessage>>(
    messagesKey(reply.conversationId),
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((message) => (message.id === replacedId ? reply : message)),
        })),
      },
  )
}

/** Puts a message in other words, and the reply to it, in the place of what they were. */
export function replaceLast(
  client: QueryClient,
  replacedId: string,
  [question, reply]: [ChatMessage, ChatMessage],
): void {
  replaceReply(client, question.id, question)
  replaceReply(client, replacedId, reply)
}

/** Begins the list of a conversation that holds nothing but these. */
export function seedMessages(client: QueryClient, conversationId: string, items: ChatMessage[]): void {
  client.setQueryData(messagesKey(conversationId), onePage(messagesPath(conversationId), { items, next: null }))
}

/** Deletes every message of the user's, in all conversations. */
export function useClearHistory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/chat'),
    onSuccess: () => {
      client.setQueriesData<PagedList<ChatMessage>>({ queryKey: [CHAT] }, (known) =>
        known?.pageParams[0] === undefined ? known : onePage(known.pageParams[0], { items: [], next: null }),
      )
      // Each told what was said last in it.
      client.invalidateQueries({ queryKey: ['/api/conversations'], refetchType: 'all' })
    },
    meta: { failure: chatMessages.failed.clearHistory },
  })
}
