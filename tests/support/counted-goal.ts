import type { Measure } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'

export const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
export const weight: Measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 }

let users = 0

/** A user of a zone, in this process's database. */
export function newUser(timeZone = 'UTC') {
  const email = `counted-${users++}@example.com`
  return db.user.create({ data: { email, selectedDomains: [], timeZone }, omit: { passwordHash: true } })
}

/** The ledger of a goal, oldest first: from, to and by whom. */
export async function ledgerOf(goalId: string) {
  const events = await db.progressEvent.findMany({ where: { goalId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return events.map(({ oldProgress, newProgress, source }) => [oldProgress, newProgress, source])
}

/** The values of a goal in the order in which they were made. */
export async function figuresOf(goalId: string): Promise<number[]> {
  const rows = await db.datapoint.findMany({ where: { goalId }, orderBy: { createdAt: 'asc' } })
  return rows.map(({ value }) => value)
}
