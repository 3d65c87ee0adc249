import { atMost, type Figure } from './figure'
import { DAY, EACH } from './fill/crowd'
import { MOST_DAYS } from './fill/journal'
import type { BenchOptions } from './options'
import { median, percentile } from './statistics'
import { type Kind, type Subject, withSubject } from './subject'
import { call, signIn, type Visitor } from './visitor'

const GOALS = 20
const REQUESTS = 60
const WARM_UP_REQUESTS = 30
const LIMIT = 1.3

type Question = { name: string; ask(visitor: Visitor): Promise<number> }

/** The first account, which has everything, and one of the others. */
const BIG = 0
const SMALL = 1
const NO_ROW = '01000000-0000-7000-8000-000000000000'

/** What an account of any size is shown, for the first account against one with 100 messages and 100 entries. */
export async function measureGrowth(options: BenchOptions): Promise<Figure[]> {
  return [...(await measureOn('sqlite', options)), ...(await measureOn('postgres', options))]
}

function measureOn(kind: Kind, { users, messages, entries, rounds }: BenchOptions): Promise<Figure[]> {
  return withSubject(kind, { users, messages, entries, goals: GOALS }, async (subject) => {
    const [big, small] = await Promise.all([signIn(subject.url, BIG), signIn(subject.url, SMALL)])
    const figures: Figure[] = []
    const bigs = await questions(subject, big, Math.min(entries, MOST_DAYS))
    const smalls = await questions(subject, small, EACH)
    for (const [at, { name, ask }] of bigs.entries()) {
      const same = smalls[at]
      if (!same) throw new Error(`Nobody small is asked ${name}.`)
      const { p50, p95 } = await compare(
        () => ask(big),
        () => same.ask(small),
        rounds,
      )
      figures.push(
        atMost({ bar: 6, name: `${name} (${kind})`, value: p95, limit: LIMIT, note: `p50 ${p50.toFixed(2)}` }),
      )
    }
    return figures
  })
}

/** The medians over the rounds of what the 95th and the 50th percentile of the one are against the other's. */
async function compare(one: () => Promise<number>, other: () => Promise<number>, rounds: number) {
  for (let request = 0; request < WARM_UP_REQUESTS; request++) {
    await one()
    await other()
  }
  const ratios: { p50: number; p95: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [ones, others]: [number[], number[]] = [[], []]
    for (let request = 0; request < REQUESTS; request++) {
      ones.push(await one())
      others.push(await other())
    }
    const ratio = (share: number) => percentile(ones, share) / percentile(others, share)
    ratios.push({ p50: ratio(0.5), p95: ratio(0.95) })
  }
  return { p50: median(ratios.map(({ p50 }) => p50)), p95: median(ratios.map(({ p95 }) => p95)) }
}

async function questions(subject: Subject, visitor: Visitor, daysWritten: number): Promise<Question[]> {
  const { body: goals } = await call<{ id: string }[]>(subject.url, visitor, 'GET', '/api/goals')
  const [goal] = goals
  if (!goal) throw new Error('The account has no goals.')
  const { body: active } = await call<{ createdAt: string }>(subject.url, visitor, 'GET', '/api/conversations/active')
  const half = (Date.parse(active.createdAt) + Date.now()) / 2
  const middle = new Date(Date.now() - (daysWritten / 2) * DAY).toISOString().slice(0, 10)
  const get = (name: string, path: string): Question => ({
    name,
    ask: async (who) => (await call(subject.url, who, 'GET', path)).ms,
  })
  return [
    get('goals', '/api/goals'),
    get('journal', '/api/journal'),
    get('journal, in the middle', `/api/journal?cursor=${cursorAt(middle)}`),
    get('chat', '/api/chat'),
    get('chat, in the middle', `/api/chat?cursor=${cursorAt(new Date(half).toISOString())}`),
    get('conversations', '/api/conversations'),
    get('memories', '/api/memories'),
    get('alerts', '/api/reminders'),
    get('responses', `/api/insights/responses/${goal.id}`),
    get('history of a mission', `/api/goals/${goal.id}/history`),
    get('analyses', '/api/insights/goals'),
    get('risks', '/api/insights/goals/risk'),
    get('weekly insight', '/api/insights/weekly'),
    get('sessions', '/api/auth/sessions'),
    { name: 'dashboard page', ask: (who) => visit(subject, who, '/dashboard') },
    { name: 'chat page', ask: (who) => visit(subject, who, '/chat') },
    get('year of energy', '/api/journal/energy'),
    get('search', '/api/search?q=thesis'),
  ]
}

/** The cursor after a row that might be there: `lib/server/db/keyset.ts` makes them so. */
function cursorAt(value: string): string {
  return Buffer.from(`${value} ${NO_ROW}`).toString('base64url')
}

async function visit({ url }: Subject, { cookie }: Visitor, path: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + path, { headers: cookie, redirect: 'manual' })
  await answer.text()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
  return performance.now() - began
}
