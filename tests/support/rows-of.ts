import { Prisma, type PrismaClient } from '@/prisma/generated/sqlite/client'

/** What no model names: of a line of the search its row, since no client reads the words as Postgres keeps them. */
const searched = { record_text: '"n", "userId", "kind", "sourceId", "refId", "goalId", "figure"', record_queue: '*' }

/** Every row of every table, by the table's name. */
export async function rowsOf(client: PrismaClient): Promise<Record<string, string[]>> {
  const models = Object.values(Prisma.ModelName).map((name) => [name, '*'])
  const tables: Record<string, string[]> = {}
  for (const [name = '', columns] of [...models, ...Object.entries(searched)]) {
    const rows = await client.$queryRawUnsafe<object[]>(`SELECT ${columns} FROM "${name}"`)
    tables[name] = rows
      .map((row) => JSON.stringify(row, (_key, value) => (typeof value === 'bigint' ? `${value}` : value)))
      .toSorted()
  }
  return tables
}
