import { z } from 'zod'
import type { Pause } from './pause'

/** A pause that is over, as it is sent and stored. Apart from its arithmetic: the screens load that without a schema. */
export const pause = z.object({ from: z.string(), until: z.string() }) satisfies z.ZodType<Pause>
