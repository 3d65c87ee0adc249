import 'server-only'
import { db } from '@/lib/server/db/client'
import type { Hit } from './hits'
import type { Line } from './line'
import type { Side } from './side'
import { sources, tableOf } from './sources/sources'

/** The lines behind some hits of a side as they are stored, by the ids that they are named by; those gone left out. */
export async function readLines({ userId, kind }: Side, hits: readonly Hit[]): Promise<Map<string, Line>> {
  if (hits.length === 0) return new Map()
  const ids = [...new Set(hits.map(({ sourceId }) => sourceId))]
  const lines = await sources[tableOf[kind]](db, ids)
  return new Map(lines.filter((line) => line.userId === userId && line.kind === kind).map((line) => [line.refId, line]))
}
