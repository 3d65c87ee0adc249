import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { memoriesKey } from '@/lib/client/memories/api'
import type { Remembered } from '@/lib/contract/memory'
import { chatMessages } from '@/lib/contract/messages/chat'

const rememberedKey = ['remembered'] as const

/** What the coach has learned since the page was opened, by the message it was learned from. */
type Learned = Readonly<Record<string, readonly Remembered[]>>

const nothing: Learned = {}

export function useRemembered(): Learned {
  const { data } = useQuery<Learned>({
    queryKey: rememberedKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? nothing
}

/** Takes note of what a message taught the coach. */
export function noteRemembered(client: QueryClient, messageId: string, learned: readonly Remembered[]): void {
  client.setQueryData<Learned>(rememberedKey, (known) => ({ ...known, [messageId]: learned }))
  client.invalidateQueries({ queryKey: memoriesKey })
}

/** Takes back what was learned: the memory goes, or says again what it said before. */
export function useUndoRemembered(messageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, replaced }: Remembered) =>
      replaced === null
        ? api('DELETE /api/memories/{id}', { params: { id } }).catch(goneAlready)
        : api('PATCH /api/memories/{id}', { params: { id }, body: { text: replaced } }).catch(goneAlready),
    onSuccess: (_answer, { id }) => {
      client.setQueryData<Learned>(rememberedKey, (known = nothing) => ({
        ...known,
        [messageId]: (known[messageId] ?? []).filter((one) => one.id !== id),
      }))
      client.invalidateQueries({ queryKey: memoriesKey })
    },
    meta: { success: chatMessages.memoryUndone, failure: chatMessages.failed.deleteMemory },
  })
}

/** Gone already, from settings or another window: that is what was asked for. */
function goneAlready(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
