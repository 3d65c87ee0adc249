import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const resolve = {
  alias: {
    '@': import.meta.dirname,
    // Outside Next the marker of server code resolves to a module that throws.
    'server-only': path.join(import.meta.dirname, 'node_modules/server-only/empty.js'),
  },
}

/** They ask the API alone, so the handlers in this process will do, on either database. */
const API = 'tests/api/**/*.test.ts'
/** They call the handlers, and look at or set what those run on: rows, the clock, the environment. */
const ON_A_DATABASE = 'tests/database/**/*.test.ts'
/** Of those and their like, the ones that need a process and a database to themselves: they record it, fill it, roll it back or replace a module. */
const OWN_DATABASE = [
  'tests/database/{backups,connection,demo,demo-coach,query-plans,rollback}.test.ts',
  'app/api/{foreign-lock,imports-attack}.test.ts',
  ...testsIn('tests/database').filter((file) => says(file, /vi\.(?:mock|resetModules)/)),
]
/**
 * They start processes, migrate, back up, seal or fill a database, re-encode photos, wait for clocks and for models that
 * answer late, ask every route again, bring in whole files and whole years, talk at length, or count a labelled set: more than half of
 * the time of all, and none guards a rule that most changes touch. `npm test` runs them, `npm run check` does not.
 */
const SLOW = [
  'app/api/{foreign-lock,imports-attack}.test.ts',
  'app/lock.test.ts',
  'lib/server/attachments/attachments.test.ts',
  'lib/server/backups/nightly.test.ts',
  'lib/server/chat/{cached-share,hostile-model,plan-talk-model}.test.ts',
  'lib/server/coach/choose-coach.test.ts',
  'lib/server/coach/anthropic/{faults,hostile-model}.test.ts',
  'lib/server/coach/fact-check/insight-ledger.test.ts',
  'lib/server/coach/reply-check/check-reply.test.ts',
  'lib/server/coaching/{never-send,token-budget}.test.ts',
  'lib/server/connection/find-servers.test.ts',
  'lib/server/db/sqlite-adapter.test.ts',
  'lib/server/http/oversized.test.ts',
  'lib/server/imports/bring-photos.test.ts',
  'lib/server/language/questions/labelled-questions.test.ts',
  'lib/server/push/{deliver,push}.test.ts',
  'lib/server/record/forget-words.test.ts',
  'scripts/backup/backup.test.ts',
  'scripts/database-key/set-key.test.ts',
  'scripts/prisma/migrate.test.ts',
  'tests/database/{backups,connection,demo,query-plans,rollback}.test.ts',
  'tests/api/{answers-not-guessed,chat-of-a-year,conversation-focus,csv-injection,demo,fuzz,goes-on}.test.ts',
  'tests/api/{mcp,never-leaves,odd-words,photos,round-trip,starters,told-in-chat,tokens}.test.ts',
  'tests/database/{app-imports,bad-imports,import-photos,insight-receipts}.test.ts',
]
const ON_SHARED_DATABASE = [ON_A_DATABASE, 'app/api/{deleted-words,ended-sessions}.test.ts']
/** They need a process to start, stop, starve or render pages. */
const ON_A_SERVER = 'tests/server/**/*.test.ts'
/** Of the API's, those on headers, bodies and streams as Next itself takes and sends them. */
const ON_HTTP_ITSELF = 'tests/api/{conventions,cross-site,exports,idempotency}.test.ts'
/** Of the server's, those on what instances share through Postgres, and on what it does when it is away. */
const ON_SHARED_ROWS = 'tests/server/{coach-limits,kill-migration,limits,outage,push,sessions,two-instances}.test.ts'
/** Of those, the ones that wait for minutes or look at two processes: a change is held up for them on Postgres alone. */
const SLOW_ON_SHARED_ROWS = 'tests/server/{coach-limits,push,two-instances}.test.ts'
/** Those that `npm run check` need not run: they passed with exactly what they rest on. */
const KEPT: string[] = process.env.CHECK_KEPT ? JSON.parse(readFileSync(process.env.CHECK_KEPT, 'utf8')) : []
/** Those that look at text, files, models or a whole life: the queries beneath are those of the others. */
const LITTLE_OF_A_DATABASE = [
  'tests/api/{answers-not-guessed,cards-put-right,chat-of-a-year,conversation-focus,counted-deeds}.test.ts',
  'tests/api/{cross-site,csv-injection,demo,goal-mentions,goes-on,mcp,never-leaves,odd-words,openapi}.test.ts',
  'tests/api/{photos,plainly-told,resting-words,starters,told-in-chat,tokens}.test.ts',
  'tests/database/{app-imports,bad-imports,connection,demo,import-photos,insight-receipts}.test.ts',
]
const leftOut = [...KEPT, ...(process.env.TEST_QUICK ? SLOW : [])]
const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** What no change is held up for: the API's tests once more, through a server as users run it. */
const isRest = process.env.TEST_SCOPE === 'rest'
/** They run on Postgres with the rest, through a server. */
const elsewhere = onPostgres && process.env.TEST_SCOPE === 'guards' ? LITTLE_OF_A_DATABASE : []

/**
 * What a unit test says that sets or replaces something of its whole process, such as the environment, a module or the
 * database. It gets a process of its own; the others share one, since starting it takes longer than most of them.
 */
const SETS_ITS_PROCESS = /vi\.(?:mock|resetModules)|process\.env/
/** Where the database itself is what is looked at, or all that stands in it. */
const COUNTS_ALL = ['lib/server/db/{client,hot-rows,kept-answers,sqlite-adapter}.test.ts']

const unitTests = ['app', 'components', 'lib', 'prisma', 'scripts']
  .flatMap(testsIn)
  .filter((file) => !/\.dom\.test\.tsx$/.test(file))
const alone = [...unitTests.filter((file) => says(file, SETS_ITS_PROCESS)), ...COUNTS_ALL, ...OWN_DATABASE]

function testsIn(folder: string): string[] {
  return readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
}

function says(file: string, what: RegExp): boolean {
  return what.test(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
}

/** Components with state, in a DOM without a browser. */
const IN_A_DOM = 'components/**/*.dom.test.tsx'

const common = {
  // A busy machine must not fail what a quiet one passes.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // Files of tests make much that is gone at once: with room for it a tenth less goes into collecting it.
  execArgv: ['--max-semi-space-size=64'],
}
const onSqlite = { globalSetup: 'tests/support/unit-database.ts', setupFiles: 'tests/support/unit-setup.ts' }
const onEither = { globalSetup: onPostgres ? 'tests/support/postgres-database.ts' : onSqlite.globalSetup }
const inProcess = { ...common, ...onEither, setupFiles: 'tests/support/in-process-setup.ts', isolate: false }

export default defineConfig({
  resolve,
  test: {
    // Vitest would leave one processor to itself, but it has nothing to do while tests run, and many of those wait.
    maxWorkers: Math.max(2, availableParallelism()),
    // The projects load the same files: each is transformed once for all of them, and kept for the next run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          ...common,
          ...onSqlite,
          include: unitTests,
          exclude: [...alone, ...ON_SHARED_DATABASE, ...leftOut],
          isolate: false,
        },
      },
      { resolve, test: { name: 'alone', ...common, ...onSqlite, include: alone, exclude: leftOut } },
      {
        resolve,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'dom',
          ...common,
          environment: 'happy-dom',
          setupFiles: 'tests/support/dom-setup.ts',
          include: [IN_A_DOM],
          exclude: leftOut,
          isolate: false,
        },
      },
      {
        resolve,
        test: {
          name: 'api',
          ...inProcess,
          include: [API, ...ON_SHARED_DATABASE],
          exclude: [...OWN_DATABASE, ...leftOut, ...elsewhere],
        },
      },
      {
        resolve,
        test: {
          name: 'own-database',
          ...common,
          ...onEither,
          setupFiles: onPostgres ? 'tests/support/postgres-setup.ts' : onSqlite.setupFiles,
          include: OWN_DATABASE.filter((file) => file.startsWith('tests/')),
          exclude: elsewhere,
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          ...common,
          globalSetup: 'tests/support/api-server.ts',
          setupFiles: 'tests/support/api-setup.ts',
          ...(onPostgres
            ? { include: isRest ? [ON_A_SERVER, API] : [ON_SHARED_ROWS], exclude: isRest ? [ON_SHARED_ROWS] : [] }
            : {
                include: isRest ? [SLOW_ON_SHARED_ROWS] : [ON_A_SERVER, ON_HTTP_ITSELF],
                exclude: isRest ? [] : [SLOW_ON_SHARED_ROWS],
              }),
        },
      },
    ],
  },
})
