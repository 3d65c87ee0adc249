import { z } from 'zod'

/** What a row of the record is called, wherever one is named. */
export const refKinds = [
  'journal',
  'goal',
  'message',
  'response',
  'value',
  'milestone',
  'reminder',
  'plan',
  'experiment',
  'insight',
  'memory',
] as const
export type RefKind = (typeof refKinds)[number]

/** One row of the user's record. */
export const recordRef = z.object({ kind: z.enum(refKinds), id: z.string() })
export type RecordRef = z.infer<typeof recordRef>
