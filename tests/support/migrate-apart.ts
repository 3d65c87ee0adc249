import { succeeds } from '@/scripts/run'

/**
 * Migrates the database at an address in a process of its own: the projects of a run each have a copy of the schema
 * engine, and a second one that migrates ends the process.
 */
export async function migrateApart(databaseUrl: string, key?: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, ...(key && { DATABASE_KEY: key }) }
  const command = ['scripts/prisma/migrate-command.ts']
  if (!(await succeeds('scripts/run-typescript.mjs', command, { env, quiet: true })))
    throw new Error('The database that those of the tests are copies of could not be migrated.')
}
