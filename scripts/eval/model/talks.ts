import { z } from 'zod'
import recorded from './talks.json'

const anyOf = z.array(z.string()).min(1)

const talks = z.array(
  z.object({
    /** What was said in the conversation before. */
    before: z.array(z.string()).default([]),
    say: z.string(),
    /** What the model that was recorded asked its tools in one round, and what it answered; at once where it asked nothing. */
    calls: z.array(z.tuple([z.string(), z.unknown()])),
    reply: z.string().min(1),
    /** What any answer has to say, one of each list, and what it must not. */
    must: z.array(anyOf).default([]),
    mustNot: z.array(z.string()).default([]),
    /** The cards that stand under it, and what is remembered, each by a part of its title. */
    offers: z.array(z.string()).default([]),
  }),
)
export type Talk = z.output<typeof talks>[number]

/** Questions and orders over the demo life, with what a strong model did with each. */
export function readTalks(): Talk[] {
  return talks.parse(recorded)
}
