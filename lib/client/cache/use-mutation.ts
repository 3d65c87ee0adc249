import { useMutation as useTheirs } from '@tanstack/react-query'

/**
 * TanStack Query's own. On the server nothing is ever pressed: there each is the same idle one, where a screen would
 * make thirty observers to throw away.
 */
export const useMutation: typeof useTheirs = typeof window === 'undefined' ? () => idle : useTheirs

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
