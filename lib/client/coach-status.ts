import { useQuery } from '@tanstack/react-query'
import type { CoachStatus } from '@/lib/contract/coach'

/** Who answers for the coach: `the built-in coach`, or the model's name. Undefined until known. */
export function useCoachEngine(): string | undefined {
  const { data } = useQuery<CoachStatus>({ queryKey: ['/api/coach/status'] })
  return data && engineName(data)
}

function engineName({ provider, model }: CoachStatus): string {
  return provider === 'built-in' ? 'the built-in coach' : (model ?? 'a model')
}
