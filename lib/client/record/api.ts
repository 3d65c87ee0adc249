import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'

/** What the record answers to a question; nothing is asked without one. */
export function useRecordAnswer(question: string | null) {
  return useQuery({
    queryKey: ['/api/record/ask', question],
    queryFn: ({ signal }) => api('POST /api/record/ask', { body: { question: question ?? '' }, signal }),
    enabled: question !== null,
    // What is asked about may have been written a moment ago.
    staleTime: 0,
    gcTime: 0,
  })
}
