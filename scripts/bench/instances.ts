import { availableParallelism } from 'node:os'
import { atLeast, type Figure, toRead } from './figure'
import { startHelper } from './helper-process'
import { type Load, send } from './load'
import type { BenchOptions } from './options'
import { pairedRatio } from './statistics'
import { startSubject, withDatabase } from './subject'
import { signIn } from './visitor'

const SIZES = { users: 4, messages: 100, entries: 1_000, goals: 20 }
const LIMIT = 1.7
/** Two servers, the proxy, Postgres and the load each want one. */
const CORES_NEEDED = 5
const WARM_UP_REQUESTS = 400

/** The load that two processes on one Postgres carry behind a proxy, against one behind the same proxy. */
export function measureInstances({ rounds, seconds }: BenchOptions): Promise<Figure[]> {
  return withDatabase('postgres', SIZES, async (databaseUrl) => {
    const servers = [await startSubject(databaseUrl), await startSubject(databaseUrl)]
    const ports = servers.map(({ url }) => new URL(url).port)
    const one = await startHelper('proxy.mjs', ports.slice(0, 1))
    const two = await startHelper('proxy.mjs', ports)
    try {
      const visitor = await signIn(one.url, 0)
      const load: Load = { path: '/api/goals', senders: [visitor.bearer] }
      for (const { url } of servers) await send(url, load, { amount: WARM_UP_REQUESTS })
      const rate = async (url: string) => {
        const { answered, duration } = await send(url, load, { duration: seconds })
        return answered / duration
      }
      const [ones, twos]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ones.push(await rate(one.url))
        twos.push(await rate(two.url))
      }
      const cores = availableParallelism()
      const figure = atLeast({
        bar: 14,
        name: '2 processes on one Postgres against 1',
        value: pairedRatio(twos, ones),
        limit: LIMIT,
      })
      const judged = cores >= CORES_NEEDED ? figure : { ...figure, holds: figure.holds || undefined }
      return [judged, toRead(14, 'cores', String(cores), `the bar is for ${CORES_NEEDED} or more`)]
    } finally {
      one.stop()
      two.stop()
      for (const server of servers) await server.stop()
    }
  })
}
