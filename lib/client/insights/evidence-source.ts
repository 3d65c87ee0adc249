import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import type { ChatMessage } from '@/lib/contract/chat'
import type { Goal } from '@/lib/contract/goal'
import type { JournalEntry } from '@/lib/contract/journal'
import type { ClaimSource } from './evidence'

/** What a claim was made from, as it stands now. */
export type FoundSource =
  | { kind: 'journal'; entry: JournalEntry }
  | { kind: 'goal'; goal: Goal }
  | { kind: 'message'; message: ChatMessage }

/** Reads the source of a claim. Not kept: it may have been changed by the time it is looked at again. */
export function useSource({ kind, id }: Pick<ClaimSource, 'kind' | 'id'>) {
  return useQuery({
    queryKey: ['evidence', kind, id],
    queryFn: ({ signal }) => readSource(kind, id, signal),
    gcTime: 0,
  })
}

async function readSource(kind: ClaimSource['kind'], id: string, signal: AbortSignal): Promise<FoundSource> {
  const one = { params: { id }, signal }
  if (kind === 'journal') return { kind, entry: await api('GET /api/journal/{id}', one) }
  if (kind === 'goal') return { kind, goal: await api('GET /api/goals/{id}', one) }
  return { kind, message: await api('GET /api/chat/{id}', one) }
}
