import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
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
  { name: 'api in process', suite: 'api', projects: ['api'] },
  { name: 'unit', suite: 'unit', projects: ['unit', 'alone', 'dom'] },
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
  const hasClients = await succeeds('scripts/run-typescript.mjs', ['scripts/prepare-sources-command.ts'])
  // What needs a server waits most of the time; what needs none computes meanwhile, its first stage beside the build.
  const asides = [heldBack(), heldBack(), heldBack()] as const
  const [building, onSqlite, onPostgres] = asides
  const built = build(stages, hasClients, building.say).then((isBuilt) => {
    summary.push(`build: made in ${seconds(begun)} s`)
    return isBuilt
  })
  const hasBrowser = built.then(() => !stages.some(isOfBrowser) || ensureBrowser())
  const canRun = async (stage: Stage) =>
    hasClients && (!needsServer(stage) || (await built)) && (!isOfBrowser(stage) || (await hasBrowser))
  const run = async (chosen: Stage[], say?: Say) => {
    for (const stage of chosen) {
      const isReady = await canRun(stage)
      const started = Date.now()
      const title = `\n=== ${stage.name} ===\n`
      say ? say(Buffer.from(title)) : process.stdout.write(title)
      const tally = isReady ? await runStage(stage, rest, say) : NOT_RUN
      total.passed += tally.passed
      total.failed += tally.failed
      failures.push(...tally.failures.map((one) => `${stage.name}: ${one}`))
      const took = isReady ? `in ${seconds(started)} s` : 'not run'
      summary.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${took})`)
    }
  }
  const compute = async () => {
    const [first, ...others] = stages.filter((stage) => !needsServer(stage))
    if (first) await run([first])
    building.release()
    // The build holds the lock of the checkout, for which a test of a command would wait.
    await built
    await run(others)
    for (const { release } of asides) release()
  }
  const serve = (of: Database, say: Say) =>
    run(
      stages.filter((stage) => needsServer(stage) && !isOfBrowser(stage) && stage.database === of),
      say,
    )
  await Promise.all([compute(), serve('sqlite', onSqlite.say), serve('postgres', onPostgres.say)])
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

/** Builds what a server runs, where a stage needs one. */
async function build(stages: Stage[], hasClients: boolean, say: Say): Promise<boolean> {
  return hasClients && (!stages.some(needsServer) || (await succeeds('scripts/build.mjs', [], { say })))
}

function isOfBrowser({ suite }: Stage): boolean {
  return suite === 'e2e'
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
  // Of the units one in two waits: for a clock, a process, a model that answers late.
  const workers = suite === 'unit' ? [`--maxWorkers=${availableParallelism() + 1}`] : []
  const args = ['run', ...chosen, ...workers, ...reporters, ...(mayBeEmpty ? ['--passWithNoTests'] : [])]
  const isSuccess = await succeeds('node_modules/vitest/vitest.mjs', [...args, ...rest], { env, ...(say && { say }) })
  return readVitestReport(report, { isSuccess, started, mayBeEmpty })
}
