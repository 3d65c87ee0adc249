import { type DehydratedState, dehydrate, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * What a page hands to `<HydrationBoundary state>` so that its screen starts with data and no spinner.
 * For server components: the data is serialized once, as the API would give it.
 */
export function prefetchedState(...entries: [key: QueryKey, data: unknown][]): DehydratedState {
  const client = new QueryClient()
  for (const [key, data] of entries) client.setQueryData(key, data)
  return dehydrate(client)
}
