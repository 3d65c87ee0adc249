import 'server-only'
import { z } from 'zod'
import { recordFigures, recordGives, recordGroups, recordKinds } from '@/lib/contract/record'
import { hows } from './agrees'
import { goalFigureNames } from './goal-figures'
import { operations } from './reckon'

const text = z.string().trim().max(300)

/**
 * What a sentence claims, as a question that code can answer, and what it states as the answer. It is a model's
 * translation: whether it is true is for the record to say. Fields are loose, as models fill them; what cannot be asked
 * is no claim.
 */
const claim = z.object({
  /** The number of its sentence, from 1 on. */
  sentence: z.int().min(1).max(200),
  /** `open` claims something that cannot be asked, `free` nothing. */
  by: z.enum(['record', 'goal', 'sum', 'open', 'free']),
  /** A name for what is found, with which claims after it reckon, or ask from it or up to it. */
  as: text.optional(),
  /** The words of the sentence that state it, letter by letter. */
  words: text.optional(),
  /** A number, a day `YYYY-MM-DD`, a month `YYYY-MM`, a time `HH:mm`, `true` or a name. */
  states: text.optional(),
  how: z.enum(hows).optional(),
  of: z.enum(recordKinds).optional(),
  give: z.enum(recordGives).optional(),
  what: z.enum(recordFigures).optional(),
  group: z.enum(recordGroups).optional(),
  /** Which group: its name, or `most` or `least`. */
  pick: text.optional(),
  about: z.array(text).max(8).optional(),
  goal: text.optional(),
  from: text.optional(),
  to: text.optional(),
  weekdays: z.array(z.int().min(1).max(7)).max(7).optional(),
  energy: z.array(z.int().min(1).max(5)).max(5).optional(),
  status: z.enum(['open', 'done']).optional(),
  figure: z.enum(goalFigureNames).optional(),
  reckon: z.enum(operations).optional(),
  terms: z.array(text).max(12).optional(),
})
export type Claim = z.output<typeof claim>

/** More than a reply can claim. */
const MOST_CLAIMS = 60

export const claimsAnswer = z.object({ claims: z.array(claim).max(MOST_CLAIMS) })
