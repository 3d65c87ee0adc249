import { type QueryClient, type UseMutationResult, useMutation as useTheirs } from '@tanstack/react-query'

/**
 * TanStack Query's own. On the server nothing is ever pressed: there each is the same idle one, where a screen would
 * make thirty observers to throw away.
 */
export const useMutation: typeof useTheirs = typeof window === 'undefined' ? () => idle : useTheirs

/**
 * A mutation of a key that sends nothing while one of that key is on its way: the second of two quick presses comes before
 * the screen shows the first.
 */
export function oneAtATime<Data, Failure, Variables, Context>(
  client: QueryClient,
  mutationKey: readonly unknown[],
  mutation: UseMutationResult<Data, Failure, Variables, Context>,
) {
  return {
    ...mutation,
    mutate: (variables: Variables) => {
      if (client.isMutating({ mutationKey }) === 0) mutation.mutate(variables)
    },
  }
}

const idle = {
  mutate: () => undefined,
  mutateAsync: () => new Promise<never>(() => undefined),
  reset: () => undefined,
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isError: false,
  isIdle: true,
  isPaused: false,
  isPending: false,
  isSuccess: false,
  status: 'idle',
  submittedAt: 0,
  variables: undefined,
} as const
