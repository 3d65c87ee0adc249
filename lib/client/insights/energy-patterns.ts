import { useQuery } from '@tanstack/react-query'
import type { EnergyPatterns } from '@/lib/contract/energy-patterns'
import { energyPatternsKey } from './keys'

/** What went with more and with less of the user's energy in the last year. */
export function useEnergyPatterns() {
  return useQuery<EnergyPatterns>({ queryKey: energyPatternsKey })
}
