import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/http/api'
import type { EnergyYear } from '@/lib/contract/energy'

export const energyKey = ['/api/journal/energy'] as const

/** The user's energy, day by day over the last 53 weeks, or over those up to a day that is over. */
export function useEnergy(until?: string) {
  return useQuery<EnergyYear>({
    queryKey: until === undefined ? energyKey : [...energyKey, until],
    queryFn: ({ signal }) =>
      api('GET /api/journal/energy', { ...(until !== undefined && { query: { until } }), signal }),
  })
}
