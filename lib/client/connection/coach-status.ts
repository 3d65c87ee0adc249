import { useQuery } from '@tanstack/react-query'
import type { CoachStatus, CoachUsage } from '@/lib/contract/coach'

export const coachUsageKey = ['/api/coach/usage'] as const

/** Who answers for the coach: `the built-in coach`, with the reason where one stands in for a model, or the model's name. Undefined until known. */
export function useCoachEngine(): string | undefined {
  const { data } = useQuery<CoachStatus>({ queryKey: ['/api/coach/status'] })
  return data && engineName(data)
}

/** What the coach's model has cost the user this month. */
export function useCoachUsage(): CoachUsage | undefined {
  return useQuery<CoachUsage>({ queryKey: coachUsageKey }).data
}

function engineName({ provider, model, spent }: CoachStatus): string {
  if (spent)
    return `the built-in coach, since the tokens for the AI model are spent for ${spent === 'day' ? 'today' : 'this month'}`
  return provider === 'built-in' ? 'the built-in coach' : (model ?? 'a model')
}
