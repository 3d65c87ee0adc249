import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/tests/support/free-port'
import { startApp } from '@/tests/support/start-app'
import { checkStore } from './check-store'
import { createWriter, noOutcomes, type Outcomes } from './writers'

/** Each with clients of its own: what different users write at once may share a commit. */
const ACCOUNTS = 3
const CLIENTS_OF_EACH = 2

/** The first requests to a server that has just started are slow: only after these answers is it under load. */
const WARM_AFTER = 12
const WARM_WITHIN_MS = 20_000

/** The kill comes at any time within this, and so at every point of a write. */
const LOAD_MS = 700

type KillFigures = { rounds: number; acknowledged: number; inDoubt: number; problems: string[] }

/**
 * Starts the server, writes with several clients at once and kills it amid that, again and again on one SQLite file.
 * After each kill the file must be whole and hold every write that was ever acknowledged, once.
 */
export async function killRounds(
  rounds: number,
  { key, onRound = () => {} }: { key?: string | undefined; onRound?: (figures: KillFigures) => void } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'apogee-kill-'))
  const databaseUrl = `file:${path.join(folder, 'apogee.db')}`
  const port = await freePort()
  const outcomes = noOutcomes()
  const figures: KillFigures = { rounds: 0, acknowledged: 0, inDoubt: 0, problems: [] }
  try {
    while (figures.rounds < rounds && figures.problems.length === 0) {
      const app = await startApp({
        env: { DATABASE_URL: databaseUrl, ...(key && { DATABASE_KEY: key }) },
        port,
        killable: true,
      })
      const writers = await Promise.all(Array.from({ length: ACCOUNTS }, () => createWriter(app.url, outcomes)))
      for (const writer of writers) writer.start(CLIENTS_OF_EACH)
      await warm(outcomes)
      await sleep(Math.random() * LOAD_MS)
      await app.kill()
      await Promise.all(writers.map((writer) => writer.stop()))
      figures.rounds++
      figures.problems.push(...outcomes.refused, ...(await checkStore(databaseUrl, outcomes, key)))
      figures.acknowledged = outcomes.acknowledged.size
      figures.inDoubt = outcomes.inDoubt.size
      onRound(figures)
    }
    return figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function warm({ acknowledged }: Outcomes): Promise<void> {
  const [enough, limit] = [acknowledged.size + WARM_AFTER, Date.now() + WARM_WITHIN_MS]
  while (acknowledged.size < enough && Date.now() < limit) await sleep(10)
}
