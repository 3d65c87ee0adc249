import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../fingerprint'
import { ROOT } from '../root.mjs'

/** The files of the project that each one imports, by their paths in the checkout. */
export type Imports = ReadonlyMap<string, readonly string[]>

const FOLDERS_OF_TESTS = ['app', 'components', 'lib', 'prisma', 'scripts', 'tests/api', 'tests/database']
/** What every test may rest on without importing it. */
const ALL_REST_ON = [
  '.env.example',
  'package-lock.json',
  'package.json',
  'prisma',
  'scripts/check',
  'tests/fixtures',
  'tsconfig.json',
  'vitest.config.ts',
]
/** What the API answers from, where it is asked in this process. */
const API = ['tests/support/in-process-setup.ts', 'middleware.ts', ...routeFiles()]
/** The migrations are a command, which the first of these runs. */
const UNIT = ['tests/support/unit-database.ts', 'tests/support/unit-setup.ts', 'scripts/prisma/migrate-command.ts']
const DOM = ['tests/support/dom-setup.ts']

/** A test, or a helper of tests, that says so reads, runs or loads what it does not import. */
const READS =
  /node:(?:fs|child_process|module|worker_threads)|import\((?!\s*['"])|importActual|import\.meta\.(?:glob|url|dirname)/
/**
 * Of those, the ones that read what is counted anyway (the routes, the migrations, the fixtures), a package, or files of
 * their own making.
 */
const READS_WHAT_COUNTS: ReadonlySet<string> = new Set([
  'lib/server/db/client.test.ts',
  'lib/server/record/forget-words.test.ts',
  'scripts/prisma/engine.ts',
  'scripts/prisma/look-at-database.ts',
  'scripts/prisma/migrate.ts',
  'scripts/prisma/migration-files.ts',
  'scripts/root.mjs',
  'scripts/run.ts',
  'tests/api/isolation.test.ts',
  'tests/database/file-imports.test.ts',
  'tests/database/import-undo.test.ts',
  'tests/database/rollback.test.ts',
  'tests/support/fixture-path.ts',
  'tests/support/in-process-server.ts',
  'tests/support/make-zip.ts',
  'tests/support/own-database.ts',
  'tests/support/postgres.ts',
  'tests/support/quick-folder.ts',
  'tests/support/unit-database.ts',
])

/** And one that reads a folder of sources. */
const READS_FOLDER: Readonly<Record<string, string>> = {
  'lib/server/coach/safety-patterns/short-patterns.test.ts': 'lib/server/coach',
}

export function testFiles(): string[] {
  return FOLDERS_OF_TESTS.flatMap((folder) => filesIn(folder, /\.test\.tsx?$/))
}

/** What a change can reach a test through, by the test: it is to run anew when one of these files is another. Null: always. */
export function reachOf(test: string, imports: Imports, textOf: (file: string) => string): string[] | null {
  const isOfApi = test.startsWith('tests/') || test.startsWith('app/')
  const setup = isOfApi ? [...API, ...UNIT] : test.endsWith('.dom.test.tsx') ? DOM : UNIT
  const folder = READS_FOLDER[test]
  const reach = closure([test, ...setup, ...(folder ? filesIn(folder, /\.ts$/) : [])], imports)
  const readers = reach.filter((file) => isOfTests(file) && !isCounted(file, test) && READS.test(textOf(file)))
  return readers.length > 0 ? null : reach
}

/** A hash over what a test rests on. */
export function keyOf(reach: readonly string[], common: string, hashOf: (file: string) => string): string {
  const lines = reach.map((file) => `${file} ${hashOf(file)}`).sort()
  return createHash('sha256')
    .update([...lines, common].join('\n'))
    .digest('hex')
}

/** What all of them rest on. The day is a part of it: some tests speak of today. */
export function commonKey(): string {
  const { version, platform, arch, env } = process
  const today = new Date().toISOString().slice(0, 10)
  return fingerprint(ALL_REST_ON, [version, platform, arch, today, env.TZ ?? '', env.TEST_DATABASE_KEY ?? ''])
}

/** The imports of all tests and of what they rest on; types are not followed, since nothing of them runs. */
export async function readImports(): Promise<Imports> {
  const { build } = await import('esbuild')
  const entries = [...testFiles(), ...API, ...UNIT, ...DOM]
  const { metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: entries.map((file) => `import './${file}'`).join('\n'), resolveDir: ROOT },
    bundle: true,
    write: false,
    outdir: 'not-written',
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    alias: { 'server-only': path.join(ROOT, 'node_modules/server-only/empty.js') },
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map((one) => one.path),
    ]),
  )
}

function closure(entries: readonly string[], imports: Imports): string[] {
  const seen = new Set(entries)
  for (const file of seen) for (const one of imports.get(file) ?? []) seen.add(one)
  return [...seen].filter((file) => !file.startsWith('node_modules/'))
}

function isCounted(file: string, test: string): boolean {
  // Of a folder that is read whole, the other tests are not run.
  return READS_WHAT_COUNTS.has(file) || (test in READS_FOLDER && !file.startsWith('tests/'))
}

/** Production code reads nothing of the checkout as it runs. */
function isOfTests(file: string): boolean {
  return /^(?:tests|scripts)\//.test(file) || /\.test\.tsx?$/.test(file)
}

function routeFiles(): string[] {
  return filesIn('app/api', /^route\.ts$/)
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .sort()
}
