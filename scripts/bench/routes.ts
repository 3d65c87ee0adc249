import { atLeast, type Figure } from './figure'
import { compareLoads, type Load } from './load'
import type { BenchOptions } from './options'
import { type Kind, withSubject } from './subject'
import { signIn } from './visitor'

/** The account that is asked: 20 missions, 1,000 entries; the writers are the others. */
const SIZES = { users: 17, messages: 100, entries: 1_000, goals: 20 }

const entry = JSON.stringify({ mood: 4, notes: 'Ran five kilometres before work and felt light all morning.' })

/** What each of the figures must reach, by database. Writes and the page are asked of SQLite. */
const bars = {
  sqlite: { goals: [1, 0.7], journal: [3, 0.6], chat: [3, 0.6], risk: [3, 0.6], write: [4, 0.4], dashboard: [5, 0.16] },
  postgres: {
    goals: [2, 0.55],
    journal: [3, 0.6],
    chat: [3, 0.6],
    risk: [3, 0.6],
    write: [4, 0.4],
    dashboard: [5, 0.16],
  },
} as const

const names = {
  goals: 'GET /api/goals, 20 missions',
  journal: 'GET /api/journal, first page',
  chat: 'GET /api/chat, first page',
  risk: 'GET /api/insights/goals/risk',
  write: 'POST /api/journal, durable, 16 writers',
  dashboard: 'dashboard page, 20 missions, 1,000 entries',
} as const

/** Requests a second of the app's routes and its first page against the bare route of the same build. */
export async function measureRoutes(options: BenchOptions): Promise<Figure[]> {
  return [...(await measureOn('sqlite', options)), ...(await measureOn('postgres', options))]
}

function measureOn(kind: Kind, pace: BenchOptions): Promise<Figure[]> {
  return withSubject(kind, SIZES, async (subject) => {
    const visitors = await Promise.all(Array.from({ length: 17 }, (_, number) => signIn(subject.url, number)))
    const [reader, ...writers] = visitors
    if (!reader) throw new Error('Nobody is signed in.')
    const read = (path: string): Load => ({ path, senders: [reader.bearer] })
    const compared = await compareLoads(
      subject,
      { path: '/api/health', senders: [{}] },
      {
        goals: read('/api/goals'),
        journal: read('/api/journal'),
        chat: read('/api/chat'),
        risk: read('/api/insights/goals/risk'),
        write: { path: '/api/journal', method: 'POST', body: entry, senders: writers.map(({ bearer }) => bearer) },
        dashboard: { path: '/dashboard', senders: [reader.cookie] },
      },
      pace,
    )
    return (Object.keys(names) as (keyof typeof names)[]).map((key) => {
      const [bar, limit] = bars[kind][key]
      const { ratio, byCpu } = compared[key]
      return atLeast({
        bar,
        name: `${names[key]} (${kind})`,
        value: ratio,
        limit,
        note: `by processor time ${byCpu.toFixed(2)}`,
      })
    })
  })
}
