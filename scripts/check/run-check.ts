import { succeeds } from '../run'
import { keptTests } from './kept-tests'

const PROJECTS = ['unit', 'alone', 'dom', 'api'].flatMap((name) => ['--project', name])

/** What needs no test to run: types, style with the layers, and what nothing uses. */
const READERS = [
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/@biomejs/biome/bin/biome', 'check'],
  ['node_modules/knip/bin/knip.js', '--cache'],
] as const

/**
 * Checks the checkout: the readers beside the tests, which leave a processor waiting at times. A test that passed with
 * exactly what it rests on is not run again; with `isFresh` every one is. Tells whether all holds.
 */
export async function runCheck({ isFresh }: { isFresh: boolean }): Promise<boolean> {
  const reading = Promise.all(READERS.map(([script, ...args]) => succeeds(script, args, { quiet: true })))
  const kept = await keptTests({ isFresh })
  const env = { TEST_QUICK: 'yes', CHECK_KEPT: kept.file, CHECK_PASSED: kept.passedFile }
  const reporters = ['--reporter=default', '--reporter=./scripts/check/passed-reporter.ts']
  const isTested = await succeeds(
    'node_modules/vitest/vitest.mjs',
    ['run', ...PROJECTS, ...reporters, '--passWithNoTests'],
    { env },
  )
  kept.remember()
  const isRead = await reading
  const failed = READERS.filter((_, at) => !isRead[at]).map(([script]) => script.split('/').at(-1))
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')} (see above).`)
  if (kept.count > 0)
    console.log(
      `${kept.count} files of tests passed before with all that they rest on: npm run check -- all runs them.`,
    )
  return isTested && failed.length === 0
}
