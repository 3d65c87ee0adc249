import { atMost, type Figure } from './figure'
import type { BenchOptions } from './options'
import { median, pairedRatio } from './statistics'
import { withSubject } from './subject'
import { call, signIn } from './visitor'

const YEAR = { users: 1, messages: 200, entries: 365, goals: 20 }
const LIMIT = 20
const LONGEST_MS = 50
const REQUESTS = 12
const WARM_UP = 5

/** Questions to the built-in coach over a year of entries against GET /api/goals, and what they hold everyone else up for. */
export function measureCoach({ rounds }: BenchOptions): Promise<Figure[]> {
  return withSubject('sqlite', YEAR, async (subject) => {
    const { url } = subject
    const visitor = await signIn(url, 0)
    const { body: goals } = await call<{ id: string }[]>(url, visitor, 'GET', '/api/goals')
    const [goal] = goals
    if (!goal) throw new Error('The account has no goals.')
    const ask = (method: string, path: string, body?: unknown) => call(url, visitor, method, path, body)
    let turn = 0
    const questions = {
      'chat reply': () => ask('POST', '/api/chat', { message: `The second block is done, part ${++turn}. What next?` }),
      analysis: async () => {
        // What it was made from must have changed, or the stored one is given.
        await ask('PATCH', `/api/goals/${goal.id}`, { description: `In the morning, plan ${++turn}` })
        return ask('GET', `/api/insights/goals/${goal.id}`)
      },
      'weekly insight': () => ask('POST', '/api/insights/weekly'),
    }
    const figures: Figure[] = []
    for (const [name, question] of Object.entries(questions)) {
      for (let request = 0; request < WARM_UP; request++) {
        await question()
        await ask('GET', '/api/goals')
      }
      const [asked, listed, holdUps]: [number[], number[], number[]] = [[], [], []]
      for (let request = 0; request < REQUESTS * rounds; request++) {
        await subject.reset()
        asked.push((await question()).ms)
        holdUps.push((await subject.vitals()).longestMs)
        listed.push((await ask('GET', '/api/goals')).ms)
      }
      const longest = Math.max(...holdUps)
      const note = `usually ${median(holdUps).toFixed(0)} ms`
      figures.push(
        atMost({
          bar: 12,
          name: `${name} against GET /api/goals`,
          value: pairedRatio(asked, listed),
          limit: LIMIT,
          digits: 1,
        }),
        atMost({
          bar: 12,
          name: `longest hold-up of a ${name}`,
          value: longest,
          limit: LONGEST_MS,
          unit: ' ms',
          digits: 0,
          note,
        }),
      )
    }
    return figures
  })
}
