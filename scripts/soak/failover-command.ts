import { createDatabase, startPostgres } from '@/tests/support/postgres'
import { startApp } from '@/tests/support/start-app'
import { runStep } from '../step'
import { throughOutage } from './outage'
import { roundsAsked, tellSummary } from './summary'

const DOWN_MS = 2_000

await runStep('kill the database', async () => {
  const started = Date.now()
  const rounds = roundsAsked(5)
  // What was acknowledged is asked for after a crash, so commits wait for the disk.
  const postgres = await startPostgres({ isDurable: true })
  const databaseUrl = await createDatabase(postgres.url)
  const app = await startApp({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' } })
  const problems: string[] = []
  const all = { lastedMs: 0, refused: 0, acknowledged: 0 }
  try {
    for (let round = 1; round <= rounds; round++) {
      const outage = await throughOutage({ url: app.url, databaseUrl }, () => postgres.crash(DOWN_MS))
      problems.push(...outage.problems)
      if (outage.refused === 0) problems.push('the database was killed, and no write was refused')
      all.lastedMs = Math.max(all.lastedMs, outage.lastedMs)
      all.refused += outage.refused
      all.acknowledged += outage.acknowledged
      console.log(`round ${round}: ${outage.acknowledged} acknowledged, ${outage.problems.length} problems`)
    }
  } finally {
    await app.stop()
    await postgres.stop()
  }
  tellSummary('soak:failover', started, problems, [
    `Postgres killed ${rounds} times under load and brought back after ${DOWN_MS / 1000} s`,
    `${all.acknowledged} acknowledged writes, each there once`,
    `${all.refused} refused with 503, for at most ${(all.lastedMs / 1000).toFixed(1)} s`,
  ])
})
