import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { postgresReader } from './row-reader'

const database = {
  kind: 'postgres' as const,
  url: 'postgresql://localhost/apogee',
  schema: undefined,
  keepsStatements: true,
}

/** The names under which Postgres is asked to keep statements. */
async function namesOf(...statements: string[]): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = []
  const pool = {
    async query({ name }: { name?: string }) {
      names.push(name)
      return { rows: [] }
    },
  } as unknown as Pool
  const reader = postgresReader(pool, database)
  for (const sql of statements) await reader.read(sql, [])
  return names
}

test('a statement stays prepared, but not one that asks for words: its plan depends on the word', async () => {
  const lines = 'SELECT "n" FROM "record_text" AS t WHERE t."userId" = $1'
  const [kept, again, words] = await namesOf(lines, lines, `${lines} AND t."stems" @@ CAST($2 AS tsquery)`)
  expect(kept).toBeTruthy()
  expect(again).toBe(kept)
  expect(words).toBeUndefined()
})
