import { readFileSync } from 'node:fs'
import { z } from 'zod'
import fifth from '@/lib/server/coach/reply-check/fifth-twins.json'
import fourth from '@/lib/server/coach/reply-check/fourth-twins.json'
import second from '@/lib/server/coach/reply-check/second-twins.json'
import third from '@/lib/server/coach/reply-check/third-twins.json'

const set = z.object({
  tools: z.record(z.string(), z.string()).default({}),
  twins: z
    .array(
      z.object({
        question: z.string().optional(),
        /** Which of `tools` its model had looked up, null where none. */
        tools: z.string().nullable().default(null),
        true: z.string().min(1),
        false: z.string().min(1),
      }),
    )
    .min(1),
})

export type TwinSet = z.output<typeof set> & { name: string }

/** The pairs over the demo life that strangers wrote. */
export function readTwins(): TwinSet[] {
  return [
    { name: 'second', ...second },
    { name: 'third', ...third },
    { name: 'fourth', ...fourth },
    { name: 'fifth', ...fifth },
  ]
}

/** A set that stands in a file. @throws where it is none */
export function readTwinSet(file: string): TwinSet {
  return { name: file.replace(/^.*\/|\.json$/g, ''), ...set.parse(JSON.parse(readFileSync(file, 'utf8'))) }
}
