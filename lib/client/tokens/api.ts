import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { openProposals } from '@/lib/client/proposals/api'
import type { AccessToken, NewAccessToken, TokenRead } from '@/lib/contract/access-token'
import type { Feed } from '@/lib/contract/feed'
import { clientMessages } from '@/lib/contract/messages/clients'
import { feedKey, tokensKey } from './keys'

/** The user's personal tokens, newest first. */
export function useTokens() {
  return useQuery<AccessToken[]>({ queryKey: tokensKey })
}

/** Makes a token; its answer holds the token itself, which is told no other time. */
export function useCreateToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: NewAccessToken) => api('POST /api/tokens', { body: token }),
    onSuccess: ({ token: _, ...made }) =>
      client.setQueryData<AccessToken[]>(tokensKey, (tokens = []) => [made, ...tokens]),
    meta: { failure: clientMessages.failed.createToken },
  })
}

/** Revokes a token: the program's next call is refused. */
export function useDeleteToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/tokens/{id}', { params: { id } }).catch((error: unknown) => {
        // Revoked already, from another window: that is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }),
    onSuccess: (_answer, id) =>
      client.setQueryData<AccessToken[]>(tokensKey, (tokens) => tokens?.filter((token) => token.id !== id)),
    meta: { success: clientMessages.tokenRevoked, failure: clientMessages.failed.revokeToken },
  })
}

/** What a token's program read lately, newest first; asked anew each time it is opened. */
export function useTokenReads(id: string) {
  return useQuery<TokenRead[]>({ queryKey: ['/api/tokens', id, 'reads'], staleTime: 0, gcTime: 0 })
}

/** What programs have proposed, newest first, with those answered since the page was loaded. */
export function useProgramProposals() {
  const { data = [] } = useQuery(openProposals)
  return data.filter(({ source }) => source.kind === 'client')
}

/** Since when calendars may read the user's dates. */
export function useFeed() {
  return useQuery<Feed>({ queryKey: feedKey })
}

/** Makes the calendar's address, in place of the one before. */
export function useCreateFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('POST /api/feeds', {}),
    onSuccess: ({ createdAt }) => client.setQueryData<Feed>(feedKey, { createdAt }),
    meta: { failure: clientMessages.failed.createFeed },
  })
}

export function useDeleteFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/feeds', {}),
    onSuccess: () => client.setQueryData<Feed>(feedKey, { createdAt: null }),
    meta: { success: clientMessages.feedEnded, failure: clientMessages.failed.endFeed },
  })
}
