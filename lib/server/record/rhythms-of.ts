import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { db } from '@/lib/server/db/client'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import type { Asked } from './side'

/** What shows values as they are, or reckons with them: there a 0 is a value. */
const AS_THEY_ARE = new Set(['list', 'mean', 'min', 'max', 'trend'])

/** The rhythms whose stated "no" is not counted as done: those asked about. None where values are shown as they are. */
export async function rhythmsOf(user: UserRow, { of, give }: RecordQuery, { goal }: Asked): Promise<string[]> {
  if (of !== 'values' || AS_THEY_ARE.has(give)) return []
  const rows = await db.goal.findMany({
    where: { userId: user.id, measure: { not: Prisma.AnyNull }, ...(goal !== undefined && { id: goal }) },
    select: { id: true, measure: true },
  })
  return rows.filter((row) => rhythmMeasureOf(row) !== null).map(({ id }) => id)
}
