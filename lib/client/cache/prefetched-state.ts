import { type DehydratedState, hashKey, type QueryKey } from '@tanstack/react-query'

/** What a page's screen starts with: what the server has read at a time, by the keys that the screen asks for it. */
export type PrefetchedState = { at: number; entries: readonly (readonly [key: QueryKey, data: unknown])[] }

/**
 * What a page hands to `<Prefetched state>` so that its screen starts with data and no spinner. For server components:
 * the data alone goes over, as the API would give it.
 */
export function prefetchedState(...entries: PrefetchedState['entries'][number][]): PrefetchedState {
  return { at: Date.now(), entries: entries.filter(([, data]) => data !== undefined) }
}

/** The same as the query client takes it up. */
export function dehydratedState({ at, entries }: PrefetchedState): DehydratedState {
  const queries = entries.map(([queryKey, data]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: at,
    state: { ...fetched, data, dataUpdatedAt: at },
  }))
  return { mutations: [], queries }
}

const fetched = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const
