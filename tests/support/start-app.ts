import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@/scripts/root.mjs'
import { freePort } from './free-port'
import { createDatabase } from './postgres'
import { quickFolder } from './quick-folder'

/** With a stale build the start makes a new one first. */
const START_WITHIN_MS = 300_000

export type App = {
  url: string
  databaseUrl: string
  /** Where it keeps photos. */
  filesFolder: string
  /** Everything that the server has said so far. */
  logs(): string
  /** Ends the server as SIGTERM does, and removes its database. Throws where an error went unhandled in it, or its log tells. */
  stop(): Promise<void>
  /** SIGKILL to every process of it at once. Only where it was started as `killable`. */
  kill(): Promise<void>
}

type Options = {
  /** Settings that differ from the defaults. Those of the machine and of a .env file are not seen. */
  env?: Record<string, string>
  /** Default: a free one. */
  port?: number
  /** Runs in a process group of its own, which a Ctrl-C in the terminal does not reach. */
  killable?: boolean
}

/**
 * Starts the app as `npm start` does, on a free port with a fresh database, and waits until it answers.
 * Postgres where TEST_DATABASE says so, on the server that TEST_POSTGRES_URL names; else SQLite. Limits are off.
 * The database is a copy of the migrated one that TEST_MIGRATED names, a file or one on that server, or else empty, for
 * the start to migrate.
 */
export async function startApp({ env = {}, killable = false, ...options }: Options = {}): Promise<App> {
  const folder = mkdtempSync(path.join(quickFolder(), 'apogee-app-'))
  const port = options.port ?? (await freePort())
  const databaseUrl = env.DATABASE_URL ?? (await freshDatabase(folder))
  const filesFolder = path.join(folder, 'files')
  const output: string[] = []
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...outerEnvironment(),
      ...unsetSettings(),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'info',
      NEXTAUTH_SECRET: 'a secret for tests and for nothing but tests',
      FILES_DIR: filesFolder,
      ...env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
    },
    detached: killable,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout?.on('data', (chunk: Buffer) => void output.push(chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => void output.push(chunk.toString()))
  const logs = () => output.join('')
  await ready(child, logs)
  return {
    url: `http://localhost:${port}`,
    databaseUrl,
    filesFolder,
    logs,
    async stop() {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
      const unhandled = logs().match(/.*(unhandledRejection|uncaughtException)[\s\S]{0,2000}/)
      if (unhandled) throw new Error(`An error went unhandled in the server:\n${unhandled[0]}`)
      const told = logs().match(/.*(@example\.com|correct horse|[Bb]earer [\w-]{20}|session-token=).*/)
      if (told) throw new Error(`The log holds what it must not:\n${told[0]}`)
    },
    async kill() {
      const closed = new Promise((resolve) => child.once('close', resolve))
      // The negative id is the group: the server that `npm start` runs dies with it, without a moment to tidy up.
      if (killable && child.pid) process.kill(-child.pid, 'SIGKILL')
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freshDatabase(folder: string): Promise<string> {
  const template = process.env.TEST_MIGRATED
  if (process.env.TEST_DATABASE !== 'postgres') {
    const file = path.join(folder, 'apogee.db')
    if (template) copyFileSync(template, file)
    return `file:${file}`
  }
  if (!process.env.TEST_POSTGRES_URL) throw new Error('TEST_POSTGRES_URL must name the Postgres server of the tests.')
  return createDatabase(process.env.TEST_POSTGRES_URL, { template })
}

/** What a test runner sets for itself would make a server behave otherwise than its users see it. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, DATABASE_KEY: _key, DATABASE_KEY_FILE: _file, ...rest } = process.env
  return { ...rest, NODE_ENV: 'production' }
}

/** Set and empty, a variable counts as absent, and a .env file does not fill it. */
function unsetSettings(): Record<string, string> {
  const example = readFileSync(path.join(ROOT, '.env.example'), 'utf8')
  const names = Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name]) => name)
  // An empty key of the database is refused.
  return Object.fromEntries(names.filter((name) => !name?.startsWith('DATABASE_KEY')).map((name) => [name, '']))
}

async function ready(child: ChildProcess, logs: () => string): Promise<void> {
  const limit = Date.now() + START_WITHIN_MS
  while (!logs().includes('Apogee is ready')) {
    if (child.exitCode !== null || Date.now() > limit) {
      await end(child)
      throw new Error(`The app did not start:\n${logs()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await closed
}
