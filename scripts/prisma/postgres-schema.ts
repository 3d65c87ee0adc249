/** The Postgres twin of the SQLite schema: the same models, another provider and another output folder. */
export function toPostgresSchema(schema: string): string {
  return replaceOnce(
    replaceOnce(schema, 'output       = "./generated/sqlite"', 'output       = "./postgres"'),
    'provider = "sqlite"',
    'provider = "postgresql"',
  )
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`prisma/schema.prisma must contain exactly one line with ${from}`)
  return text.replace(from, to)
}
