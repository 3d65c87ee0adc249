import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '@/lib/client/http/api'
import { isWorthSearching } from './words'

const PAUSE = 180

/**
 * What of the user's holds the words, looked for once the typing pauses. Hits of the words before stay meanwhile where the
 * same is typed on: what other words found is no answer to these.
 */
export function useSearch(text: string, limit?: number) {
  const q = usePaused(text.trim())
  const isWanted = isWorthSearching(text)
  const typed = text.trim()
  const goesOn = (was: unknown) => typeof was === 'string' && (typed.startsWith(was) || was.startsWith(typed))
  const { data, isFetching, isError } = useQuery({
    queryKey: ['/api/search', q, limit],
    queryFn: ({ signal }) => api('GET /api/search', { query: { q, ...(limit && { limit: String(limit) }) }, signal }),
    enabled: isWanted && isWorthSearching(q),
    placeholderData: (found, query) => (goesOn(query?.queryKey[1]) ? found : undefined),
    // What is found may have been written a moment ago.
    staleTime: 0,
    gcTime: 0,
  })
  const isBusy = isWanted && (isFetching || q !== typed)
  return { hits: isWanted && goesOn(q) ? (data ?? []) : [], isWanted, isBusy, failed: isWanted && isError && !isBusy }
}

/** What a search that found nothing was meant to be, by the words of the person’s own record; null where nothing is near. */
export function useMeant(text: string, isInVain: boolean, of?: 'entries' | 'messages'): string | null {
  const q = text.trim()
  const { data } = useQuery({
    queryKey: ['/api/search/meant', q, of],
    queryFn: ({ signal }) => api('GET /api/search/meant', { query: { q, ...(of && { of }) }, signal }),
    enabled: isInVain && isWorthSearching(q),
    staleTime: 0,
    gcTime: 0,
  })
  return isInVain ? (data?.q ?? null) : null
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
