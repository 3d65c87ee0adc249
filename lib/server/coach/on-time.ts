import 'server-only'
import type { Forecast } from '@/lib/contract/goal-analysis'

const EVEN = 0.5

/**
 * Whether a goal is on course for its date: by its chance to make it, which alone decides wherever that is said. What it
 * makes on average since its start says less: it knows nothing of the last weeks. Null where there is no forecast yet.
 */
export function isOnTime({ probabilityOnTime, expectedDate }: Forecast): boolean | null {
  return probabilityOnTime === null || expectedDate === null ? null : probabilityOnTime >= EVEN
}
