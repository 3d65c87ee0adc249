import 'server-only'
import { z } from 'zod'

const words = z.string().trim().max(1_000)
const some = z.union([z.array(words).max(12), words.transform((one) => [one])])

/** What a model that reads the record makes of one thing that a sentence claims. Flat, since local servers build nothing nested. */
const finding = z.object({
  /** The number of the sentence. */
  sentence: z.coerce.number().int().min(1),
  /** The words of the sentence that claim it. */
  words: words.default(''),
  verdict: z.enum(['stands', 'contradicted', 'nothing']),
  /** Quotations of the lines that decide it. */
  ground: some.nullish().transform((one) => one ?? []),
  /** Of `nothing`: the words that the record would have for it. */
  lookedFor: some.nullish().transform((one) => one ?? []),
  /** What its ground comes to. */
  so: words.nullish().transform((one) => one ?? ''),
})
export type Finding = z.output<typeof finding>

/** No reply claims more. */
const MOST = 80

/** Findings that do not fit are left out by themselves; where none of several fits, the answer is none. */
export const factCheckAnswer = z
  .object({ findings: z.array(z.unknown()) })
  .transform(({ findings }, context): Finding[] => {
    const read = findings.slice(0, MOST).flatMap((one) => finding.safeParse(one).data ?? [])
    if (findings.length > 0 && read.length === 0) context.addIssue({ code: 'custom', message: 'no finding fits' })
    return read
  })
