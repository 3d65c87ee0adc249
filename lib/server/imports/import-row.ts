import 'server-only'
import { type FileImport, importKinds, importStatuses } from '@/lib/contract/file-import'
import { isPostgres } from '@/lib/server/db/client'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** The longest that an import may take. */
export const IMPORT_TIMEOUT_MS = 5 * 60_000
/** One that says it is running for longer died with its server, which took its rows along. */
const DEAD_AFTER_MS = IMPORT_TIMEOUT_MS + 60_000

const shared = globalThis as { apogeeImports?: Map<string, number> }
shared.apogeeImports ??= new Map()
/** Those that this process writes, and how far each is. Routes are bundled apart, so that a module's own would not be one. */
export const running = shared.apogeeImports

export type ImportRow = Omit<Prisma.FileImportGetPayload<object>, 'file'>
export const withoutFile = { file: true } as const

/** An import as the contract shows it. */
export function serializeImport(row: ImportRow): FileImport {
  const { id, name, count: of, firstDay, lastDay, remark, createdAt } = row
  const status = importStatuses.find((one) => one === statusOf(row)) ?? 'failed'
  const done = status === 'done' ? of : (running.get(id) ?? 0)
  const kind = importKinds.find((one) => one === row.kind) ?? 'csv'
  return { id, name, kind, status, done, of, firstDay, lastDay, remark, createdAt: createdAt.toISOString() }
}

/** A server that was killed took its transaction along: on SQLite there is no other one that could be writing. */
export function statusOf({ id, status, startedAt }: ImportRow): string {
  if (running.has(id)) return 'running'
  if (status !== 'running') return status
  const isAlive = isPostgres() && startedAt !== null && Date.now() - startedAt.getTime() < DEAD_AFTER_MS
  return isAlive ? status : 'failed'
}
