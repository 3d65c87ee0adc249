import { atMost, type Figure } from './figure'
import type { BenchOptions } from './options'
import { type Subject, type Vitals, withSubject } from './subject'
import { call, signIn, type Visitor } from './visitor'

const BAR = 16
const YEAR = { users: 1, messages: 200, entries: 365, goals: 20 }
const LONGEST_MS = 50
const TOTAL_MS = 200
const ROUNDS = 3

/** What hostile text is made of: figures, dates, orders, questions, negations, scripts, marks, and what has no end. */
const shapes = [
  '1 ',
  '1. ',
  '1,',
  '1:',
  '12 of ',
  '5% ',
  '½ ',
  '£1 ',
  '20 km ',
  'two hundred and ',
  'another another ',
  'up another 5% ',
  'chapter 3 done. ',
  'chapter 3 done, ',
  'read two books. ',
  'Mon 12 Tue 15 ',
  'the 5th of ',
  'tomorrow at 9 ',
  'on monday and ',
  'remind me to ',
  'add a goal to ',
  'and remind me and ',
  'when did I last ',
  'how many a day ',
  'longest without or than ? ',
  'not not ',
  'only 3 x. ',
  'instead of ',
  "i'm ",
  'my friend ',
  'i hope the pills ',
  'k1l* d-i.e k_i ll ',
  'a',
  'a.',
  "a'",
  '((((',
  '“',
  '\n-',
  '😀',
  '\u200b',
  'ﷺ',
  'я хочу ',
]

type Ask = (text: (length: number) => string) => Promise<unknown>

/** Every call that reads free text, with hostile text at its limit: the longest hold-up of the server and its own time. */
export function measureHostile(_options: BenchOptions): Promise<Figure[]> {
  return withSubject('sqlite', YEAR, async (subject) => {
    const asks = await everyAsk(subject, await signIn(subject.url, 0))
    const figures: Figure[] = []
    for (const [name, ask] of Object.entries(asks)) {
      await ask((length) => 'A quiet day. '.repeat(length / 13)).catch(refused)
      const worst = { longestMs: 0, ofLongest: '', cpuMs: 0, ofCpu: '' }
      for (const shape of shapes) {
        const { longestMs, cpuMs } = await leastOf(subject, () => ask((length) => filled(shape, length)).catch(refused))
        if (longestMs > worst.longestMs) Object.assign(worst, { longestMs, ofLongest: shape })
        if (cpuMs > worst.cpuMs) Object.assign(worst, { cpuMs, ofCpu: shape })
      }
      const common = { bar: BAR, unit: ' ms', digits: 0 }
      figures.push(
        atMost({
          ...common,
          name: `${name}: longest hold-up`,
          value: worst.longestMs,
          limit: LONGEST_MS,
          note: JSON.stringify(worst.ofLongest),
        }),
        atMost({
          ...common,
          name: `${name}: processor time`,
          value: worst.cpuMs,
          limit: TOTAL_MS,
          note: JSON.stringify(worst.ofCpu),
        }),
      )
    }
    return figures
  })
}

async function everyAsk({ url }: Subject, visitor: Visitor): Promise<Record<string, Ask>> {
  const ask = (method: string, path: string, body?: unknown) => call<{ id: string }>(url, visitor, method, path, body)
  const { body: goals } = await call<{ id: string }[]>(url, visitor, 'GET', '/api/goals')
  if (goals.length === 0) throw new Error('The account has no goals.')
  const domain = 'personal-growth'
  let asked = 0
  // Notes of a hundred such answers would be measured as well, were they all of one goal.
  const nextGoal = () => goals[asked++ % goals.length]?.id
  return {
    'an answer about a goal': (text) => ask('PATCH', `/api/goals/${nextGoal()}/ai-update`, { response: text(8_000) }),
    'a message': (text) => ask('POST', '/api/chat', { message: text(8_000) }),
    'an entry': (text) => ask('POST', '/api/journal', { mood: 3, notes: text(20_000) }),
    'a question to the record': (text) => ask('POST', '/api/record/ask', { question: text(8_000) }),
    'a measure from words': (text) => ask('POST', '/api/goals/measure', { title: text(200), description: text(5_000) }),
    'guidance for a goal': (text) =>
      ask('POST', '/api/ai/goal-creation-assistance', {
        goalTitle: text(200),
        domain,
        initialDescription: text(5_000),
      }),
    'a new description': (text) =>
      ask('POST', '/api/ai/suggest-description', {
        goalTitle: text(200),
        currentDescription: text(5_000),
        userResponse: text(8_000),
        progress: 10,
      }),
    'a coach from a name': (text) => ask('POST', '/api/ai/generate-coach', { name: text(100) }),
    'a search': (text) => ask('GET', `/api/search?q=${encodeURIComponent(text(200))}`),
    'a search put right': (text) => ask('GET', `/api/search/meant?q=${encodeURIComponent(text(200))}`),
  }
}

/** Text that is refused was read all the same; any other failure, such as a route that is gone, measures nothing. */
function refused(error: unknown): null {
  if (error instanceof Error && /answered 4(?:00|22)\b/.test(error.message)) return null
  throw error
}

function filled(shape: string, length: number): string {
  return [...shape.repeat(Math.ceil(length / [...shape].length))].slice(0, length).join('')
}

/** The least of several rounds: what else the machine does can only add to it. */
async function leastOf(subject: Subject, work: () => Promise<unknown>): Promise<Pick<Vitals, 'longestMs' | 'cpuMs'>> {
  const least = { longestMs: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round++) {
    await subject.reset()
    const before = await subject.vitals()
    await work()
    const after = await subject.vitals()
    least.longestMs = Math.min(least.longestMs, after.longestMs)
    least.cpuMs = Math.min(least.cpuMs, after.cpuMs - before.cpuMs)
  }
  return least
}
