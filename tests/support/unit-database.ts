import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateApart } from './migrate-apart'
import { quickFolder } from './quick-folder'

declare module 'vitest' {
  interface ProvidedContext {
    unitDatabase: string
  }
}

/** Projects begin side by side, and one file is enough for all of them. */
const shared = globalThis as { migratedDatabase?: Promise<string> }

/** Migrates one SQLite file that processes of tests get copies of. */
export default async function setup(project: TestProject) {
  shared.migratedDatabase ??= migrated()
  const file = await shared.migratedDatabase
  project.provide('unitDatabase', file)
  return () => rmSync(path.dirname(file), { recursive: true, force: true })
}

/** A SQLite file in a folder of its own. */
export async function migrated(): Promise<string> {
  const file = path.join(mkdtempSync(path.join(quickFolder(), 'apogee-unit-')), 'template.db')
  // With TEST_DATABASE_KEY in the environment all that runs in process does so on an encrypted database.
  await migrateApart(`file:${file}`, process.env.TEST_DATABASE_KEY)
  return file
}
