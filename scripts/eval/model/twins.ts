import { readFileSync } from 'node:fs'
import { z } from 'zod'
import fifth from '@/lib/server/coach/reply-check/fifth-twins.json'
import fourth from '@/lib/server/coach/reply-check/fourth-twins.json'
import second from '@/lib/server/coach/reply-check/second-twins.json'
import sixth from '@/lib/server/coach/reply-check/sixth-twins.json'
import third from '@/lib/server/coach/reply-check/third-twins.json'

const set = z.object({
  twins: z
    .array(
      z.object({
        question: z.string().optional(),
        /** The calls by which its model had looked things up, as JSON. */
        tools: z.string().nullable().default(null),
        true: z.string().min(1),
        false: z.string().min(1),
        /** What sort of untruth it is. */
        kind: z.string().optional(),
      }),
    )
    .min(1),
})

export type TwinSet = z.output<typeof set> & { name: string }

/** The pairs over the demo life that strangers wrote. */
export function readTwins(): TwinSet[] {
  return [
    { name: 'second', ...set.parse(second) },
    { name: 'third', ...set.parse(third) },
    { name: 'fourth', ...set.parse(fourth) },
    { name: 'fifth', ...set.parse(fifth) },
    { name: 'sixth', ...set.parse(sixth) },
  ]
}

/** A set that stands in a file. @throws where it is none */
export function readTwinSet(file: string): TwinSet {
  return { name: file.replace(/^.*\/|\.json$/g, ''), ...set.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}
