import { z } from 'zod'
import recorded from './checks.json'

/** A call of a tool as a model made it. */
export const toolCall = z.tuple([z.string(), z.unknown()])

export const recordedCheck = z.object({
  /** What it looked up before it answered, by the round. */
  looked: z.array(z.array(toolCall)).default([]),
  findings: z.array(z.looseObject({})),
})

/** What a strong model made of replies when it checked them, each by its sentences. It was not told which are true. */
export type RecordedChecks = ReadonlyMap<string, z.output<typeof recordedCheck>>

export function readChecks(): RecordedChecks {
  return new Map(Object.entries(z.record(z.string(), recordedCheck).parse(recorded)))
}

/** What a reply is known by in the recordings: its sentences, a line each. */
export function keyOf(sentences: readonly string[]): string {
  return sentences.join('\n')
}
