import { useQuery } from '@tanstack/react-query'
import { readToken } from '@/lib/client/http/token'
import { limits } from '@/lib/contract/limits'
import type { User } from '@/lib/contract/user'

export const currentUserKey = ['/api/auth/me'] as const

/** The signed-in user; undefined while unknown. Asked for only when a token exists; pages seed it from the server. */
export function useCurrentUser(): User | undefined {
  return useQuery<User>({
    queryKey: currentUserKey,
    staleTime: limits.cacheTime,
    enabled: () => readToken() !== null,
  }).data
}
