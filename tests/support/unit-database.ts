import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '@/scripts/prisma/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    unitDatabase: string
  }
}

/** Migrates one SQLite file that each file of unit tests gets a copy of. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-unit-'))
  const file = path.join(folder, 'template.db')
  await migrate({ kind: 'sqlite', url: `file:${file}`, path: file })
  project.provide('unitDatabase', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
