import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from './fingerprint'
import { ROOT } from './root.mjs'
import { StepFailed, succeeds } from './run'
import { forgetShared } from './share-chunks'

export const BUILD = path.join(ROOT, '.next')
const STAMP = path.join(BUILD, 'apogee-build')

/** What a build does not depend on; all else in the checkout counts, so that a new folder cannot be forgotten. */
const IGNORED = new Set(['node_modules', 'data', 'tests', 'scripts', 'docs', 'test-results', 'screenshots', 'coverage'])

/** Whether `.next` holds a complete build of what the checkout contains now. */
export function buildIsFresh(): boolean {
  try {
    return existsSync(path.join(BUILD, 'BUILD_ID')) && readFileSync(STAMP, 'utf8') === inputs()
  } catch {
    return false
  }
}

/** Builds for production. The stamp is written last: a build that is killed is made again. */
export async function buildApp(): Promise<void> {
  rmSync(STAMP, { force: true })
  forgetShared(BUILD)
  const before = inputs()
  const isBuilt = await succeeds('node_modules/next/dist/bin/next', ['build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (!isBuilt) throw new StepFailed('The app could not be built: Next says why above.')
  writeFileSync(STAMP, before)
}

function inputs(): string {
  const entries = readdirSync(ROOT).filter(
    (name) => !name.startsWith('.') && !IGNORED.has(name) && !/\.(md|mcpb|tsbuildinfo)$/.test(name),
  )
  // Next writes these variables into the code that it sends to the browser.
  const inlined = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  return fingerprint(
    entries,
    inlined,
    (file) => !/\.test\.tsx?$|^prisma\/(generated|migrations)\/|^next-env\.d\.ts$/.test(file),
  )
}
