import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Database, parseDatabaseUrl } from '@/lib/server/db/database-url'
import { freePort } from '@/tests/support/free-port'
import { createDatabase, startPostgres } from '@/tests/support/postgres'
import { startApp } from '@/tests/support/start-app'
import { connect } from '../prisma/connections'
import { query } from '../prisma/history'
import { ROOT } from '../root.mjs'
import type { Sizes } from './fill/crowd'
import { fillDatabase } from './fill/fill-database'

/** What the server knows of itself: bytes in memory, milliseconds of processor time, longest hold-up of its loop. */
export type Vitals = { pid: number; rss: number; cpuMs: number; longestMs: number }

/** A production server under measurement, on a filled database of its own. */
export type Subject = {
  url: string
  databaseUrl: string
  vitals(): Promise<Vitals>
  /** Forgets the longest hold-up so far. */
  reset(): Promise<void>
  stop(): Promise<void>
}

export type Kind = Database['kind']

/** Runs something against a database that is gone afterwards. Postgres is as durable there as it is by default. */
export async function withDatabase<T>(kind: Kind, sizes: Sizes, run: (url: string) => Promise<T>): Promise<T> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'apogee-bench-'))
    try {
      return await filled(`file:${path.join(folder, 'bench.db')}`, sizes, run)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const server = await startPostgres({ isDurable: true })
  try {
    return await filled(await createDatabase(server.url), sizes, run)
  } finally {
    await server.stop()
  }
}

async function filled<T>(url: string, sizes: Sizes, run: (url: string) => Promise<T>): Promise<T> {
  const database = parseDatabaseUrl(url, ROOT)
  if (!database) throw new Error(`No database is at ${url}.`)
  await fillDatabase(database, sizes)
  return run(url)
}

/** Starts the production build on a database, as `npm start` does, with the probe inside. */
export async function startSubject(databaseUrl: string, env: Record<string, string> = {}): Promise<Subject> {
  const probePort = await freePort()
  const probe = pathToFileURL(path.join(ROOT, 'scripts/bench/probe.mjs')).href
  const app = await startApp({
    env: {
      ...env,
      DATABASE_URL: databaseUrl,
      NODE_OPTIONS: `--import ${probe} ${env.NODE_OPTIONS ?? ''}`,
      BENCH_PROBE_PORT: String(probePort),
    },
  })
  const ask = async (method: string): Promise<Vitals> => {
    // A connection that is kept may be ended by the other side while this process is busy making a file.
    const answer = await fetch(`http://127.0.0.1:${probePort}/`, { method, headers: { Connection: 'close' } })
    return answer.json() as Promise<Vitals>
  }
  return {
    url: app.url,
    databaseUrl,
    vitals: () => ask('GET'),
    reset: async () => void (await ask('POST')),
    stop: app.stop,
  }
}

/** Waits until the server has indexed what was filled in: meanwhile it would be measured beside that. */
async function indexed(url: string): Promise<void> {
  const database = parseDatabaseUrl(url, ROOT)
  if (!database) throw new Error(`No database is at ${url}.`)
  const connection = await connect(database)
  try {
    while ((await query(connection, 'SELECT 1 FROM record_queue LIMIT 1')).length > 0) await sleep(1_000)
    if (database.kind === 'postgres') await connection.executeScript('VACUUM ANALYZE record_text')
  } finally {
    await connection.dispose()
  }
}

/** The usual setting: a filled database, one server on it. */
export function withSubject<T>(kind: Kind, sizes: Sizes, run: (subject: Subject) => Promise<T>): Promise<T> {
  return withDatabase(kind, sizes, async (url) => {
    const subject = await startSubject(url)
    try {
      await indexed(url)
      return await run(subject)
    } finally {
      await subject.stop()
    }
  })
}
