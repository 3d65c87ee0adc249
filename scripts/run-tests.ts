import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './install-browser'
import { ROOT } from './root.mjs'
import { succeeds } from './run'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-report'

type Database = 'sqlite' | 'postgres'
type Suite = 'unit' | 'api' | 'e2e'
/**
 * `projects` are of vitest.config.ts; browsers are driven by Playwright. `scope` is a part of the files; the `rest` is
 * what a change is not held up for.
 */
type Stage = {
  name: string
  suite: Suite
  projects?: string[]
  database?: Database
  scope?: 'guards' | 'rest'
}

const POSTGRES_GUARDS = { database: 'postgres', scope: 'guards' } as const
const STAGES: Stage[] = [
  { name: 'unit', suite: 'unit', projects: ['unit', 'alone', 'dom'] },
  { name: 'api in process', suite: 'api', projects: ['api'] },
  { name: 'server on SQLite', suite: 'api', projects: ['server'], database: 'sqlite' },
  { name: 'api in process on Postgres', suite: 'api', projects: ['api', 'own-database'], ...POSTGRES_GUARDS },
  { name: 'server on Postgres', suite: 'api', projects: ['server'], ...POSTGRES_GUARDS },
  {
    name: 'all of the api in process on Postgres',
    suite: 'api',
    projects: ['api', 'own-database'],
    database: 'postgres',
    scope: 'rest',
  },
  { name: 'api through a server on Postgres', suite: 'api', projects: ['server'], database: 'postgres', scope: 'rest' },
  { name: 'what instances share, on SQLite', suite: 'api', projects: ['server'], database: 'sqlite', scope: 'rest' },
  { name: 'browser on SQLite', suite: 'e2e', database: 'sqlite', scope: 'guards' },
  { name: 'browser, screen by screen', suite: 'e2e', database: 'sqlite', scope: 'rest' },
  { name: 'browser on Postgres', suite: 'e2e', database: 'postgres', scope: 'rest' },
]

const NOT_RUN: Tally = { passed: 0, failed: 1, failures: ['not run: what it needs could not be made'] }

/**
 * Runs what guards each change; with `all` first among the arguments every stage there is, with `unit`, `api` or `e2e`
 * all of that kind. What else is given goes to the runner. Ends with `N passed, N failed` over all stages, and code 1
 * where anything failed, crashed or was empty.
 */
export async function runTests(args: string[]): Promise<void> {
  const [named = ''] = args
  const isNamed = named === 'all' || STAGES.some(({ suite }) => suite === named)
  const stages = STAGES.filter(({ suite, scope }) => named === 'all' || (isNamed ? suite === named : scope !== 'rest'))
  const rest = isNamed ? args.slice(1) : args
  const total = { passed: 0, failed: 0 }
  const failures: string[] = []
  const summary: string[] = []
  mkdirSync(path.join(ROOT, 'test-results'), { recursive: true })

  const begun = Date.now()
  const isReady = await prepare(stages)
  summary.push(`build and browser: made in ${seconds(begun)} s`)
  const run = async (chosen: Stage[], say?: Say) => {
    for (const stage of chosen) {
      const canRun = isReady(stage)
      const started = Date.now()
      const title = `\n=== ${stage.name} ===\n`
      say ? say(Buffer.from(title)) : process.stdout.write(title)
      const tally = canRun ? await runStage(stage, rest, say) : NOT_RUN
      total.passed += tally.passed
      total.failed += tally.failed
      failures.push(...tally.failures.map((one) => `${stage.name}: ${one}`))
      const took = canRun ? `in ${seconds(started)} s` : 'not run'
      summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${took})`)
    }
  }
  const isOfBrowser = ({ suite }: Stage) => suite === 'e2e'
  const isOfServer = (stage: Stage) => needsServer(stage) && !isOfBrowser(stage)
  // What needs a server waits most of the time; what needs none computes meanwhile.
  const aside = heldBack()
  await Promise.all([
    run(stages.filter((stage) => !needsServer(stage))).then(aside.release),
    run(stages.filter(isOfServer), aside.say),
  ])
  await run(stages.filter(isOfBrowser))
  // What CI keeps of a long output is its end.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  console.log(
    `\n${summary.join('\n')}\nall of it: in ${seconds(begun)} s\n${total.passed} passed, ${total.failed} failed`,
  )
  process.exitCode = total.failed > 0 ? 1 : 0
}

type Say = (words: Buffer) => void

/** Keeps what is said until it is released, and hands it on as it comes from then on. */
function heldBack(): { say: Say; release(): void } {
  const held: Buffer[] = []
  let isReleased = false
  return {
    say: (words) => void (isReleased ? process.stdout.write(words) : held.push(words)),
    release() {
      isReleased = true
      process.stdout.write(Buffer.concat(held))
    },
  }
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000)
}

/** Builds and finds a browser, as far as the stages need it. Tells which stages can run; what failed has been said. */
async function prepare(stages: Stage[]): Promise<(stage: Stage) => boolean> {
  const needsBuild = stages.some(needsServer)
  const needsBrowser = stages.some(({ suite }) => suite === 'e2e')
  const hasClients = await succeeds('scripts/run-typescript.mjs', ['scripts/prepare-sources-command.ts'])
  const hasBuild = hasClients && (!needsBuild || (await succeeds('scripts/build.mjs', [])))
  const hasBrowser = !needsBrowser || (await ensureBrowser())
  return (stage) => hasClients && (hasBuild || !needsServer(stage)) && (hasBrowser || stage.suite !== 'e2e')
}

/** The others run in the process of the tests. */
function needsServer({ suite, projects }: Stage): boolean {
  return suite === 'e2e' || Boolean(projects?.includes('server'))
}

async function runStage(stage: Stage, rest: string[], say?: Say): Promise<Tally> {
  const { name, suite, projects, database, scope } = stage
  const report = path.join(ROOT, 'test-results', `${name.replaceAll(/\W+/g, '-')}.json`)
  const env = {
    TEST_DATABASE: database,
    TEST_SCOPE: scope,
    NODE_ENV: 'test',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    FORCE_COLOR: undefined,
  }
  const started = Date.now()
  // A file that was asked for by name is in some of the stages.
  const mayBeEmpty = rest.length > 0 && suite !== 'unit'
  if (!projects) {
    const args = ['test', '--reporter=list,json', ...(mayBeEmpty ? ['--pass-with-no-tests'] : []), ...rest]
    const isSuccess = await succeeds('node_modules/@playwright/test/cli.js', args, { env })
    return readPlaywrightReport(report, { isSuccess, started, mayBeEmpty })
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = ['run', ...chosen, ...reporters, ...(mayBeEmpty ? ['--passWithNoTests'] : [])]
  const isSuccess = await succeeds('node_modules/vitest/vitest.mjs', [...args, ...rest], { env, ...(say && { say }) })
  return readVitestReport(report, { isSuccess, started, mayBeEmpty })
}
