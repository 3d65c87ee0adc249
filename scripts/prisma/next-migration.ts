import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type { Database } from '@/lib/server/db/database-url'
import { connect, onConnection } from './connections'
import { filtersFor, openEngine } from './engine'
import { readMigrations, readSchema } from './migration-files'

/**
 * The SQL that leads from the migrations in a folder to the schema; empty where they are in step.
 * `scratch` is an empty database of the same kind, which the migrations are played on.
 */
export async function nextMigration(scratch: Database, folder: string): Promise<string> {
  const { kind } = scratch
  const connection = await connect(scratch)
  try {
    const schema = readSchema(kind)
    const engine = await openEngine(withShadow(connection), schema)
    const { stdout, exitCode } = await engine.diff({
      from: { tag: 'migrations', ...readMigrations(kind, folder) },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: true,
      filters: filtersFor(scratch),
    })
    return exitCode === 0 ? '' : (stdout ?? '')
  } finally {
    await connection.dispose()
  }
}

/** The engine plays a whole migration with `executeRaw`, which on libSQL would stop after its first statement. */
function withShadow(connection: SqlDriverAdapter): SqlMigrationAwareDriverAdapterFactory {
  const factory = onConnection(connection)
  return {
    ...factory,
    connectToShadowDb: async () => ({
      ...(await factory.connect()),
      async executeRaw(query) {
        await connection.executeScript(query.sql)
        return 0
      },
    }),
  }
}
