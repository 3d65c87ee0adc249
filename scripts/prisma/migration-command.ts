import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { createDatabase, startPostgres } from '@/tests/support/postgres'
import { StepFailed } from '../run'
import { runStep } from '../step'
import { migrationsFolder, writeMigration } from './migration-files'
import { nextMigration } from './next-migration'

const NOTHING = '-- Nothing to change in this database.\n'

await runStep('write the migration', async () => {
  const name = process.argv[2] ?? ''
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new StepFailed('Name it in lower case: npm run db:migration -- add_reminders')
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-migration-'))
  const postgres = await startPostgres()
  try {
    const sqlite = await next('sqlite', `file:${path.join(folder, 'scratch.db')}`)
    const twin = await next('postgres', await createDatabase(postgres.url))
    if (!sqlite && !twin) return console.log('The migrations are in step with the schema: nothing to write.')
    const directory = `${timestamp()}_${name}`
    writeMigration('sqlite', directory, sqlite || NOTHING)
    writeMigration('postgres', directory, twin || NOTHING)
    console.log(`Wrote ${directory} for SQLite and for Postgres: read both before you commit them.`)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

function next(kind: Database['kind'], url: string): Promise<string> {
  return nextMigration(parseDatabaseUrl(url, '/') as Database, migrationsFolder(kind))
}

/** 20261121093000, as Prisma names them. */
function timestamp(): string {
  return new Date().toISOString().replace(/\D/g, '').slice(0, 14)
}
