import { z } from 'zod'
import { limits } from './limits'

/** A calendar day of the user's with at least one entry; `mean` is that of its entries' moods, to two places. */
export const energyDay = z.object({
  date: z.iso.date(),
  mean: z.number().min(limits.mood.min).max(limits.mood.max),
  entries: z.int().min(1),
})
export type EnergyDay = z.infer<typeof energyDay>

/**
 * The user's last 53 weeks, both ends included: `from` is a Monday, `to` is today in the user's zone, or the day that was
 * asked for. Days without an entry are left out; the others come oldest first. `checkIns` are the days of the quarter up
 * to `to` with a check-in.
 */
export const energyYear = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(energyDay),
  checkIns: z.array(z.iso.date()),
})
export type EnergyYear = z.infer<typeof energyYear>

/** `until` is the last day that is told of; today where it is absent or still to come. */
export const energyQuery = z.object({ until: z.iso.date().optional() })
