import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, startPostgres } from '@/tests/support/postgres'
import { startApp } from '@/tests/support/start-app'
import { startTcpProxy } from '@/tests/support/tcp-proxy'
import { runStep } from '../step'
import { throughOutage } from './outage'
import { roundsAsked, tellSummary } from './summary'

await runStep('disturb the database', async () => {
  const started = Date.now()
  const rounds = roundsAsked(5)
  const postgres = await startPostgres()
  const proxy = await startTcpProxy({ port: Number(new URL(postgres.url).port) })
  const databaseUrl = await createDatabase(postgres.url)
  const app = await startApp({ env: { DATABASE_URL: proxy.before(databaseUrl) } })
  const backToNormal = () => proxy.behave('pass')
  const disturbances: Record<string, () => Promise<unknown>> = {
    'a restart of the database, 2 s down': () => postgres.restart(2_000),
    'connections cut': async () => proxy.cut(),
    'connections refused for 3 s': () =>
      proxy
        .behave('refuse')
        .then(() => sleep(3_000))
        .then(backToNormal),
    'no answer for 5 s': () =>
      proxy
        .behave('silent')
        .then(() => sleep(5_000))
        .then(backToNormal),
    '100 ms each way for 5 s': () =>
      proxy
        .behave('pass', 100)
        .then(() => sleep(5_000))
        .then(backToNormal),
  }
  const problems: string[] = []
  const figures: string[] = []
  try {
    for (const [name, disturb] of Object.entries(disturbances)) {
      const longest = { lastedMs: 0, refused: 0, acknowledged: 0 }
      for (let round = 0; round < rounds; round++) {
        const outage = await throughOutage({ url: app.url, databaseUrl }, disturb)
        problems.push(...outage.problems.map((problem) => `${name}: ${problem}`))
        longest.lastedMs = Math.max(longest.lastedMs, outage.lastedMs)
        longest.refused += outage.refused
        longest.acknowledged += outage.acknowledged
      }
      const { lastedMs, refused, acknowledged } = longest
      figures.push(
        `${name}: refused for at most ${(lastedMs / 1000).toFixed(1)} s (${refused} times 503, ${acknowledged} acknowledged writes kept)`,
      )
      console.log(figures.at(-1))
    }
  } finally {
    await app.stop()
    await proxy.stop()
    await postgres.stop()
  }
  tellSummary('soak:database', started, problems, [`${rounds} rounds each`, ...figures])
})
