import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '@/lib/client/http/api'
import { limits } from '@/lib/contract/limits'
import type { MeasureProposal } from '@/lib/contract/measure'
import { measureOfKey } from './measure-of-key'

/** Typing goes on: the words are read once they have rested for so long. */
const REST_MS = 400

/** How a goal can be counted by just these words, read now where they had not rested yet; null where that fails. */
export async function readMeasureOf(client: QueryClient, title: string, description: string) {
  const body = { title: title.trim(), description: description.trim() }
  const key = measureOfKey(title, description)
  const known = client.getQueryData<MeasureProposal>(key)
  if (known) return known
  try {
    const read = await api('POST /api/goals/measure', { body })
    client.setQueryData(key, read)
    return read
  } catch {
    return null
  }
}

/** Whether a title is one whose words are read. */
export function isReadable(title: string): boolean {
  const length = title.trim().length
  return length > 0 && length <= limits.title
}

/** How a goal can be counted by its words, as they are typed; null where they leave it open, undefined until read. */
export function useMeasureOf(title: string, description: string) {
  const [words, setWords] = useState({ title: title.trim(), description: description.trim() })
  useEffect(() => {
    const timer = setTimeout(() => setWords({ title: title.trim(), description: description.trim() }), REST_MS)
    return () => clearTimeout(timer)
  }, [title, description])
  const isRead = isReadable(words.title)
  const { data } = useQuery({
    queryKey: measureOfKey(words.title, words.description),
    queryFn: ({ signal }) => api('POST /api/goals/measure', { body: words, signal }),
    enabled: isRead,
    placeholderData: keepPreviousData,
  })
  return isRead ? data : undefined
}
