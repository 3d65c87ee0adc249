import { useQuery } from '@tanstack/react-query'
import type { EnergyYear } from '@/lib/contract/energy'

export const energyKey = ['/api/journal/energy'] as const

/** The user's energy, day by day over the last 53 weeks. */
export function useEnergy() {
  return useQuery<EnergyYear>({ queryKey: energyKey })
}
