import { z } from 'zod'

export const patternKinds = ['weekday', 'word', 'goal'] as const

/** Days that have something in common, beside all others of the same year: `energy` and `otherEnergy` are means to one place. */
export const energyPattern = z.object({
  kind: z.enum(patternKinds),
  /** Whether it is hardly chance; else it is worth a test, no more. */
  isSure: z.boolean(),
  /** In a sentence, with both figures. */
  text: z.string(),
  energy: z.number(),
  otherEnergy: z.number(),
  days: z.int(),
  otherDays: z.int(),
  /** What could be tried by an experiment, empty where it has no name yet; null for a day of the week, which nobody chooses. */
  idea: z.string().nullable(),
  /** The word that its days have in common, as it is written most often; null for a weekday or a goal. */
  word: z.string().nullable(),
  /** The newest entries that it rests on, each with its day, or its goal; with words of it to the letter. */
  sources: z.array(
    z.object({
      kind: z.enum(['journal', 'goal']),
      id: z.string(),
      date: z.iso.date().nullable(),
      quotes: z.array(z.string()),
    }),
  ),
})
export type EnergyPattern = z.infer<typeof energyPattern>

/**
 * GET /api/insights/energy-patterns: what went with more and with less energy on the user's days from `from` to `to`,
 * the last year. `days` are those with an entry; of fewer than 40 nothing is told. `weighed` says how many
 * words, days of the week and goals were compared.
 */
export const energyPatterns = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.int(),
  weighed: z.int(),
  patterns: z.array(energyPattern),
})
export type EnergyPatterns = z.infer<typeof energyPatterns>
