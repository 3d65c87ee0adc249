import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './install-browser'
import { ROOT } from './root.mjs'
import { succeeds } from './run'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-report'

type Database = 'sqlite' | 'postgres'
type Stage = { name: string; suite: 'unit' | 'api' | 'e2e'; database?: Database }

const STAGES: Stage[] = [
  { name: 'unit', suite: 'unit' },
  { name: 'api on SQLite', suite: 'api', database: 'sqlite' },
  { name: 'api on Postgres', suite: 'api', database: 'postgres' },
  { name: 'browser on SQLite', suite: 'e2e', database: 'sqlite' },
  { name: 'browser on Postgres', suite: 'e2e', database: 'postgres' },
]

/**
 * Runs the stages that are named first among the arguments (unit, api, e2e; all without a name), the rest of them goes
 * to the runner. Ends with `N passed, N failed` over all stages, and code 1 where anything failed, crashed or was empty.
 */
export async function runTests(args: string[]): Promise<void> {
  const isNamed = STAGES.some(({ suite }) => suite === args[0])
  const stages = isNamed ? STAGES.filter(({ suite }) => suite === args[0]) : STAGES
  const rest = isNamed ? args.slice(1) : args
  const total: Tally = { passed: 0, failed: 0 }
  const summary: string[] = []
  mkdirSync(path.join(ROOT, 'test-results'), { recursive: true })

  const isReady = await prepare(stages)
  for (const stage of stages) {
    console.log(`\n=== ${stage.name} ===`)
    const tally = isReady(stage) ? await runStage(stage, rest) : { passed: 0, failed: 1 }
    total.passed += tally.passed
    total.failed += tally.failed
    summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed${isReady(stage) ? '' : ' (not run)'}`)
  }
  console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

/** Builds and finds a browser, as far as the stages need it. Tells which stages can run; what failed has been said. */
async function prepare(stages: Stage[]): Promise<(stage: Stage) => boolean> {
  const needsBuild = stages.some(({ suite }) => suite !== 'unit')
  const needsBrowser = stages.some(({ suite }) => suite === 'e2e')
  const hasClients = await succeeds('scripts/run-typescript.mjs', ['scripts/prisma/ensure-clients-command.ts'])
  const hasBuild = hasClients && (!needsBuild || (await succeeds('scripts/build.mjs', [])))
  const hasBrowser = !needsBrowser || (await ensureBrowser())
  return ({ suite }) => hasClients && (suite === 'unit' || hasBuild) && (suite !== 'e2e' || hasBrowser)
}

async function runStage({ suite, database }: Stage, rest: string[]): Promise<Tally> {
  const report = path.join(ROOT, 'test-results', `${[suite, database].filter(Boolean).join('-')}.json`)
  const env = { TEST_DATABASE: database, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: undefined }
  const started = Date.now()
  if (suite === 'e2e') {
    // On Postgres only some of the files run: one that was asked for by name may not be among them.
    const mayBeEmpty = database === 'postgres' && rest.length > 0
    const args = ['test', '--reporter=list,json', ...(mayBeEmpty ? ['--pass-with-no-tests'] : []), ...rest]
    const isSuccess = await succeeds('node_modules/@playwright/test/cli.js', args, { env })
    return readPlaywrightReport(report, { isSuccess, started, mayBeEmpty })
  }
  const args = ['run', '--project', suite, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isSuccess = await succeeds('node_modules/vitest/vitest.mjs', [...args, ...rest], { env })
  return readVitestReport(report, { isSuccess, started })
}
