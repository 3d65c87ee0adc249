import type { Database } from '@/lib/server/db/database-url'

/** What the two databases write differently. Expressions go in and come out as SQL; instants are milliseconds since 1970. */
export type Dialect = {
  /** Whole numbers from 0, `count` of them, as a table with one column of the given name. */
  series(name: string, count: number): string
  /** A UUIDv7 of the instant; `serial` tells those of one instant apart. */
  id(ms: string, serial: string): string
  instant(ms: string): string
  /** The calendar date in UTC. */
  day(ms: string): string
  json(text: string): string
}

export function dialectOf(kind: Database['kind']): Dialect {
  return kind === 'postgres' ? postgres : sqlite
}

const sqlite: Dialect = {
  series: (name, count) =>
    `(WITH RECURSIVE counted(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted WHERE n + 1 < ${count}) SELECT n AS ${name} FROM counted)`,
  id: (ms, serial) => `printf('%08x-%04x-7000-8000-%012x', (${ms}) >> 16, (${ms}) & 65535, ${serial})`,
  // As Prisma's adapter writes them: they are compared as text.
  instant: (ms) => `strftime('%Y-%m-%dT%H:%M:%f+00:00', (${ms}) / 1000.0, 'unixepoch')`,
  day: (ms) => `strftime('%Y-%m-%d', (${ms}) / 1000.0, 'unixepoch')`,
  json: (text) => text,
}

const postgres: Dialect = {
  // bigint, so that what is computed from it does not run over.
  series: (name, count) => `(SELECT generate_series(0::bigint, ${count - 1}) AS ${name}) AS ${name}_series`,
  id: (ms, serial) =>
    `lpad(to_hex((${ms}) >> 16), 8, '0') || '-' || lpad(to_hex((${ms}) & 65535), 4, '0') || '-7000-8000-' || lpad(to_hex(${serial}), 12, '0')`,
  instant: (ms) => `(to_timestamp((${ms}) / 1000.0) AT TIME ZONE 'UTC')`,
  day: (ms) => `to_char(to_timestamp((${ms}) / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
  json: (text) => `CAST(${text} AS jsonb)`,
}
