import 'server-only'
import type { Measure } from '@/lib/contract/measure'

/** How plainly a goal's words count something; `likely` will do to read an answer by, not to propose a measure. */
export type Certainty = 'sure' | 'likely' | 'doubtful'
export type CountedGoal = { measure: Measure; reading: number | null; certainty: Certainty }
