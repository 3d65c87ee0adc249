import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { fetchPage, type PagedList } from '@/lib/client/cache/list-pages'
import { api } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import type { Memory, MemoryPatch } from '@/lib/contract/memory'
import { chatMessages } from '@/lib/contract/messages/chat'

export const memoriesKey = ['/api/memories'] as const

const memoriesOptions = infiniteQueryOptions({
  queryKey: memoriesKey,
  queryFn: ({ pageParam, signal }) => fetchPage<'GET /api/memories'>(pageParam, signal),
  initialPageParam: memoriesKey[0] as string,
  getNextPageParam: (page) => page.next,
})

/** What the coach remembers: pinned first, each part newest first, and the way to older ones. */
export function useMemories() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(memoriesOptions)
  const memories = data && pinnedFirst(data.pages.flatMap((page) => page.items))
  return { memories, failed: isError && !data, retry: refetch, hasMore: hasNextPage, isFetchingNextPage, fetchNextPage }
}

export function pinnedFirst(memories: readonly Memory[]): Memory[] {
  return [...memories.filter(({ pinned }) => pinned), ...memories.filter(({ pinned }) => !pinned)]
}

export function useUpdateMemory(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (patch: MemoryPatch) => api('PATCH /api/memories/{id}', { params: { id }, body: patch }),
    onSuccess: (memory) => mapMemories(client, (known) => known.map((each) => (each.id === memory.id ? memory : each))),
    meta: { success: chatMessages.memoryUpdated, failure: chatMessages.failed.updateMemory },
  })
}

export function useDeleteMemory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/memories/{id}', { params: { id } }).catch((error: unknown) => {
        // Gone already, from another window: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_answer, id) => mapMemories(client, (known) => known.filter((each) => each.id !== id)),
    meta: { success: chatMessages.memoryDeleted, failure: chatMessages.failed.deleteMemory },
  })
}

function mapMemories(client: QueryClient, change: (known: Memory[]) => Memory[]): void {
  client.setQueryData<PagedList<Memory>>(
    memoriesKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}
