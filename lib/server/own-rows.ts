import 'server-only'

/**
 * Of rows that were read by their ids alone, the user's own. With the owner among the conditions of such a read SQLite
 * walks all that they have written: it takes an owner for somebody with ten rows, and their index for the shorter way.
 */
export function ownRows<Row extends { userId: string }>(userId: string, rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.userId === userId)
}
