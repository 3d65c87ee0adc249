import autocannon from 'autocannon'
import { pairedRatio } from './statistics'
import type { Subject } from './subject'

const CONNECTIONS = 16
/** Before anything counts: until the code that is asked has been compiled for speed. */
const WARM_UP_REQUESTS = 400

/** One kind of request, from one sender or from several that take turns over the connections. */
export type Load = {
  path: string
  method?: 'GET' | 'POST'
  body?: string
  senders: Record<string, string>[]
}

export type Pace = { rounds: number; seconds: number }
type Slice = { perSecond: number; cpuPerRequest: number }
type Compared = { ratio: number; byCpu: number }

/** Requests a second of each load against those of the base, measured in turn within one run. */
export async function compareLoads<Name extends string>(
  subject: Subject,
  base: Load,
  loads: Record<Name, Load>,
  { rounds, seconds }: Pace,
): Promise<Record<Name, Compared>> {
  const entries = Object.entries(loads) as [Name, Load][]
  for (const load of [base, ...entries.map(([, one]) => one)])
    await send(subject.url, load, { amount: WARM_UP_REQUESTS })
  const bases: Slice[] = []
  const others = new Map<Name, Slice[]>(entries.map(([name]) => [name, []]))
  const pairs = new Map<Name, Slice[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, load] of entries) {
      const before = await slice(subject, base, seconds)
      bases.push(before)
      pairs.get(name)?.push(before)
      others.get(name)?.push(await slice(subject, load, seconds))
    }
  }
  const compared = entries.map(([name]) => {
    const [own, against] = [others.get(name) ?? [], pairs.get(name) ?? []]
    return [
      name,
      {
        ratio: pairedRatio(own.map(rate), against.map(rate)),
        byCpu: pairedRatio(against.map(cost), own.map(cost)),
      },
    ] as const
  })
  return Object.fromEntries(compared) as Record<Name, Compared>
}

const rate = (one: Slice) => one.perSecond
const cost = (one: Slice) => one.cpuPerRequest

async function slice(subject: Subject, load: Load, seconds: number): Promise<Slice> {
  const before = await subject.vitals()
  const { answered, duration } = await send(subject.url, load, { duration: seconds })
  const after = await subject.vitals()
  return { perSecond: answered / duration, cpuPerRequest: (after.cpuMs - before.cpuMs) / answered }
}

/** Sends for a time or a number of requests. Throws when anything but success was answered. */
export async function send(
  url: string,
  { path, method = 'GET', body, senders }: Load,
  until: { duration: number } | { amount: number },
): Promise<{ answered: number; duration: number }> {
  let connected = 0
  const result = await autocannon({
    url: url + path,
    connections: CONNECTIONS,
    method,
    ...(body !== undefined && { body }),
    ...until,
    timeout: 30,
    setupClient: (client) => {
      const sender = senders[connected++ % senders.length] ?? {}
      client.setHeaders({ ...sender, ...(body !== undefined && { 'Content-Type': 'application/json' }) })
    },
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${method} ${path}: ${result.non2xx} refused, ${result.errors} errors.`)
  }
  return { answered: result['2xx'], duration: result.duration }
}
