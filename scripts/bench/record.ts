import type { RecordQueryInput } from '@/lib/contract/record'
import { atMost, type Figure } from './figure'
import type { BenchOptions } from './options'
import { median, percentile } from './statistics'
import { type Kind, type Subject, withSubject } from './subject'
import { call, signIn, type Visitor } from './visitor'

const GOALS = 20
const BAR = 15
const LIMIT_MS = 150
const COMMON_MS = 1_000
const GROWTH = 1.3

/** The first account, which has everything, and one of the others. */
const BIG = 0
const SMALL = 1

const year = { from: '2026-01-01', to: '2026-12-31' }
const before = { from: '2025-01-01', to: '2025-12-31' }

/** Questions of every sort, as people ask them of ten years; those that are also asked of a small account first. */
const newest: RecordQueryInput[] = [
  { of: 'entries', about: 'thesis', give: 'last' },
  { of: 'entries', about: 'thesis', give: 'first' },
  { of: 'entries', give: 'list' },
  { of: 'messages', about: 'knee', give: 'last' },
]
const common: RecordQueryInput = { of: 'entries', about: 'thesis', give: 'count' }
const mix: RecordQueryInput[] = [
  ...newest,
  { of: 'entries', about: 'zanzibar', give: 'count' },
  { of: 'entries', about: 'run', when: year, give: 'count' },
  { of: 'entries', about: 'parents', when: { weekdays: [6, 7], ...year }, give: 'list' },
  { of: 'entries', when: year, give: 'mean', what: 'energy', against: { when: before } },
  { of: 'entries', about: 'knee', when: year, give: 'mean', what: 'energy', against: { without: 'knee' } },
  { of: 'entries', when: year, give: 'mean', what: 'energy', by: 'month' },
  { of: 'entries', about: ['run', 'knee'], when: year, give: 'longestGap' },
  { of: 'entries', when: { from: '2026-03-01', to: '2026-03-31' }, give: 'list' },
  { of: 'messages', about: 'travel', give: 'list' },
  { of: 'messages', about: '"two days early"', when: { from: '2026-11-01' }, give: 'last' },
  { of: 'checkIns', give: 'list' },
  { of: 'goals', where: { status: 'completed' }, give: 'count' },
  { of: 'milestones', where: { status: 'open' }, give: 'list' },
  { of: 'alerts', where: { status: 'open' }, give: 'first' },
]

/** Questions to a record of ten years, in milliseconds, and those for the newest rows against a small account. */
export async function measureRecord(options: BenchOptions): Promise<Figure[]> {
  return [...(await measureOn('sqlite', options)), ...(await measureOn('postgres', options))]
}

function measureOn(kind: Kind, { users, messages, entries, rounds }: BenchOptions): Promise<Figure[]> {
  return withSubject(kind, { users, messages, entries, goals: GOALS }, async (subject) => {
    const [big, small] = await Promise.all([signIn(subject.url, BIG), signIn(subject.url, SMALL)])
    for (const query of mix) await ask(subject, big, query)
    const times = new Map<RecordQueryInput, number[]>(mix.map((query) => [query, []]))
    const ratios = new Map<RecordQueryInput, number[]>(newest.map((query) => [query, []]))
    for (let round = 0; round < rounds * 4; round++) {
      for (const query of mix) times.get(query)?.push(await ask(subject, big, query))
      for (const query of newest) {
        const [one, other] = [await ask(subject, big, query), await ask(subject, small, query)]
        ratios.get(query)?.push(one / other)
      }
    }
    const commons: number[] = []
    for (let round = 0; round < rounds; round++) commons.push(await ask(subject, big, common))
    const slowest = [...times].toSorted(([, a], [, b]) => median(b) - median(a))[0]
    return [
      atMost({
        bar: BAR,
        name: `questions to ten years, p95 (${kind})`,
        value: percentile([...times.values()].flat(), 0.95),
        limit: LIMIT_MS,
        unit: ' ms',
        digits: 0,
        note: slowest && `slowest, median ${median(slowest[1]).toFixed(0)} ms: ${JSON.stringify(slowest[0])}`,
      }),
      ...newest.map((query) =>
        atMost({
          bar: BAR,
          name: `${query.give} of ${query.of}${query.about ? ' with a word' : ''} (${kind})`,
          value: median(ratios.get(query) ?? []),
          limit: GROWTH,
        }),
      ),
      atMost({
        bar: BAR,
        name: `count of a common word (${kind})`,
        value: median(commons),
        limit: COMMON_MS,
        unit: ' ms',
        digits: 0,
      }),
    ]
  })
}

async function ask({ url }: Subject, visitor: Visitor, query: RecordQueryInput): Promise<number> {
  return (await call(url, visitor, 'POST', '/api/record/ask', { query })).ms
}
