import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MigrationList } from '@prisma/schema-engine-wasm'
import { ROOT } from '../root.mjs'
import { toPostgresSchema } from './postgres-schema'

export type Kind = 'sqlite' | 'postgres'

const PROVIDERS = { sqlite: 'sqlite', postgres: 'postgresql' }

/** The text of the schema for one of the two databases. */
export function readSchema(kind: Kind): string {
  const schema = readFileSync(path.join(ROOT, 'prisma/schema.prisma'), 'utf8')
  return kind === 'sqlite' ? schema : toPostgresSchema(schema)
}

export function migrationsFolder(kind: Kind): string {
  return path.join(ROOT, 'prisma/migrations', kind)
}

/** The names of the migrations that this version of the code knows, oldest first. */
export function migrationNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map((item) => item.name)
    .sort()
}

/** The migrations in a folder, in the form that the schema engine takes. */
export function readMigrations(kind: Kind, folder: string): MigrationList {
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: lockFile(kind) },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames(folder).map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  }
}

export function writeMigration(kind: Kind, name: string, sql: string): void {
  const folder = migrationsFolder(kind)
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'migration_lock.toml'), lockFile(kind))
  writeFileSync(path.join(folder, name, 'migration.sql'), sql)
}

function lockFile(kind: Kind): string {
  return `provider = "${PROVIDERS[kind]}"\n`
}
