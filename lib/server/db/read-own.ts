import 'server-only'

/**
 * The user's own rows among those of some ids, by one query that names the ids alone; by none where there are no ids.
 * With the owner among its conditions SQLite walks all that they have written: it takes an owner for somebody with ten
 * rows, and their index for the shorter way.
 */
export async function readOwn<Row extends { userId: string }>(
  userId: string,
  ids: readonly string[],
  read: (where: { id: { in: string[] } }) => PromiseLike<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await read({ id: { in: [...ids] } })
  return rows.filter((row) => row.userId === userId)
}
