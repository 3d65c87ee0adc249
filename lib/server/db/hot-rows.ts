import 'server-only'
import { noteQuery } from '@/lib/server/metrics'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { rowReader } from './client'

/** What a column holds, and how both databases hand it over. */
const decoders = {
  text: (value: unknown) => value as string,
  number: (value: unknown) => value as number,
  boolean: (value: unknown) => Boolean(value),
  instant: (value: unknown) => instantOf(value as string),
  json: (value: unknown) => JSON.parse(value as string) as unknown,
  'json?': (value: unknown) => (value === null ? null : (JSON.parse(value as string) as Prisma.JsonValue)),
  'number?': (value: unknown) => value as number | null,
  /** A list of texts, whose form was seen to when it was stored. */
  texts: (value: unknown) => (value === '[]' ? [] : (JSON.parse(value as string) as string[])),
  /** The same as the contract shows it: in a list of many a Date for each would cost more than the rest. */
  iso: (value: unknown) => isoOf(value as string),
  'iso?': (value: unknown) => (value === null ? null : isoOf(value as string)),
  'text?': (value: unknown) => value as string | null,
}

type Kind = keyof typeof decoders
export type HotColumns = Readonly<Record<string, Kind>>
export type HotRow<Columns extends HotColumns> = {
  -readonly [Name in keyof Columns]: ReturnType<(typeof decoders)[Columns[Name]]>
}

/**
 * Rows of one of the few lists that a screen cannot do without, by a statement that stays prepared: about a fifth of
 * what Prisma takes for the same (docs/speed.md). Both databases understand the statement. It gives the columns in
 * their order; `$1`, `$2` … stand in it in the order of the values. It sees what is committed, never an open
 * transaction: no reader of it may be inside one.
 */
export async function hotRows<Columns extends HotColumns>(
  columns: Columns,
  sql: string,
  values: readonly Value[],
): Promise<HotRow<Columns>[]> {
  const started = performance.now()
  const rows = await rowReader().read(sql, values)
  noteQuery(performance.now() - started)
  const decode = Object.entries(columns).map(([name, kind]) => [name, decoders[kind]] as const)
  return rows.map((row) => {
    const read: Record<string, unknown> = {}
    decode.forEach(([name, of], at) => {
      read[name] = of(row[at])
    })
    return read as HotRow<Columns>
  })
}

/** The columns as a SELECT names them: by their names, or by the expressions that some are made of. */
export function selectList<Columns extends HotColumns>(
  columns: Columns,
  expressions: Partial<Record<keyof Columns, string>> = {},
): string {
  return Object.keys(columns)
    .map((name) => expressions[name] ?? `"${name}"`)
    .join(', ')
}

type Value = string | number | boolean
/** Takes a value of the statement and gives its placeholder, which may stand in one place only. */
export type AddValue = (value: Value) => string

/** The values of a statement, in the order in which they were added. */
export function statementValues(): { values: Value[]; add: AddValue } {
  const values: Value[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** Those of the conditions that are asked for. */
export function allOf(conditions: readonly (string | false)[]): string {
  return conditions.filter(Boolean).join(' AND ')
}

/** SQLite keeps `2026-11-21T09:30:00.000+00:00`, Postgres gives `2026-11-21 09:30:00.12`, which is UTC too. */
function isoOf(text: string): string {
  if (text.endsWith('+00:00')) return `${text.slice(0, -6)}Z`
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, 23).padEnd(3, '0')}Z`
}

function instantOf(text: string): Date {
  return new Date(isoOf(text))
}

/** An instant as a value of a statement: as SQLite stores it, which Postgres reads too. */
export function storedInstant(instant: Date): string {
  return instant.toISOString().replace('Z', '+00:00')
}
