import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../fingerprint'
import { ROOT } from '../root.mjs'
import { StepFailed, succeeds } from '../run'
import { toPostgresSchema } from './postgres-schema'

const SCHEMA = 'prisma/schema.prisma'
const GENERATED = 'prisma/generated'
const TWIN = `${GENERATED}/postgres.prisma`
const STAMP = path.join(ROOT, GENERATED, '.fingerprint')

function inputs(): string {
  return fingerprint([SCHEMA, 'scripts/prisma/postgres-schema.ts', 'node_modules/prisma/package.json'])
}

/** Whether the generated clients were made from this schema by this version of Prisma. */
export function clientsAreFresh(): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === inputs()
  } catch {
    return false
  }
}

/** Generates the SQLite and the Postgres client. Downloads nothing. */
export async function generateClients(): Promise<void> {
  mkdirSync(path.join(ROOT, GENERATED), { recursive: true })
  rmSync(STAMP, { force: true })
  writeFileSync(path.join(ROOT, TWIN), toPostgresSchema(readFileSync(path.join(ROOT, SCHEMA), 'utf8')))
  const before = inputs()
  for (const schema of [SCHEMA, TWIN]) {
    const isDone = await succeeds(
      'node_modules/prisma/build/index.js',
      ['generate', '--schema', schema, '--no-hints'],
      {
        quiet: true,
        // The clients need no schema engine, but the command looks for one and would download it: any executable satisfies it.
        env: {
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          CHECKPOINT_DISABLE: '1',
          PRISMA_HIDE_UPDATE_MESSAGE: '1',
        },
      },
    )
    if (!isDone) throw new StepFailed('The database clients could not be generated: Prisma says why above.')
  }
  writeFileSync(STAMP, before)
}
