import { MutationCache, QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import { request } from '@/lib/client/http/api'
import { type ApiError, errorSentence } from '@/lib/client/http/api-error'
import type { Endpoint } from '@/lib/client/http/endpoints'
import { tellDemo } from '@/lib/client/screen/tell-demo'
import { type Toast, toast } from '@/lib/client/screen/use-toast'
import { limits } from '@/lib/contract/limits'
import { fetchPage, onePage, type PagedList } from './list-pages'

type MutationMeta = {
  /** Shown when the call succeeds; a function is given the answer and may return nothing. */
  success?: Toast | ((data: never) => Toast | undefined)
  /** Title of the destructive toast when it fails; the description is the server's sentence. */
  failure?: string
  /** The field, or one of them, that says itself why it is refused: where nothing else is, no toast says so beside it. */
  field?: string | readonly string[]
  /** The queries that the call made stale; a function is given the answer. */
  invalidates?: readonly QueryKey[] | ((data: never) => readonly QueryKey[])
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: MutationMeta
  }
}

/**
 * Reads the address that the query key's segments spell, joined by slashes. A list of pages that came with the page, and that
 * nothing on screen has asked for yet, knows no other way to be read anew: it stays one, by its first page.
 */
export async function fetchByKey<T>({
  queryKey,
  signal,
  client,
}: QueryFunctionContext): Promise<T | PagedList<unknown>> {
  const known = client.getQueryData<T | PagedList<unknown>>(queryKey)
  const [first] = isPaged(known) ? known.pageParams : []
  if (first !== undefined) return onePage(first, await fetchPage<Endpoint>(first, signal))
  const response = await request('GET', queryKey.join('/'), undefined, { signal })
  return response.json()
}

function isPaged(data: unknown): data is PagedList<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data
}

function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: limits.cacheTime,
        // On the server a timer for each query would keep every page's data for as long.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : limits.cacheTime,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        // Offline a call fails at once and says so, instead of waiting unseen for the connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (data, _variables, _result, { meta }) => {
        const words = typeof meta?.success === 'function' ? meta.success(data as never) : meta?.success
        if (words) toast(words)
        // `all`, because nothing refetches on mount: a list that is not on screen now would stay stale.
        const stale = typeof meta?.invalidates === 'function' ? meta.invalidates(data as never) : meta?.invalidates
        for (const queryKey of stale ?? []) client.invalidateQueries({ queryKey, refetchType: 'all' })
      },
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.failure && !isToldAtField(error, meta.field) && !tellDemo(error))
          toast({ title: meta.failure, description: errorSentence(error), variant: 'destructive' })
      },
    }),
  })
  return client
}

function isToldAtField({ fields }: ApiError, field: string | readonly string[] | undefined): boolean {
  const [first, ...others] = Object.keys(fields ?? {})
  return first !== undefined && others.length === 0 && [field].flat().includes(first)
}

let browserClient: QueryClient | undefined

/** The browser's one client, shared by every screen; on the server a fresh one, so that no user meets another's data. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
