import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const today = new Date()
const dayBefore = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)

type Account = Awaited<ReturnType<typeof newAccount>>

async function rhythm(account: Account, title: string, measure: object, values: [daysAgo: number, value: number][]) {
  const goal = await account.post('/api/goals', { title, domain: 'health', measure: { kind: 'rhythm', ...measure } })
  for (const [days, value] of values)
    await account.post(`/api/goals/${goal.body.id}/values`, { value, date: dayBefore(days) })
  return goal.body.id as string
}

test('how often a rhythm was done is told by its ticks, and a stated no is none', async () => {
  const account = await newAccount()
  const ticks: [number, number][] = [[9, 1], [8, 0], [7, 1], [6, 1], [5, 0]] // biome-ignore format: one line reads best
  const gym = await rhythm(account, 'Gym three times a week', { per: 'week', times: 3 }, ticks)
  const ask = async (question: string) => (await account.post('/api/record/ask', { question })).body
  const often = await ask('How often did I go to the gym?')
  expect(often.query).toMatchObject({ of: 'values', give: 'sum', goal: gym })
  expect(often.answer.figures).toMatchObject([
    { id: 'sum', value: 3, unit: 'times' },
    { id: 'count', value: 3 },
  ])
  expect(often.words).toContain('“Gym three times a week”: 3 times in all')
  expect((await ask('When did I last go to the gym?')).answer.figures[0].value).toBe(dayBefore(6))
  expect((await ask('How many days did I go to the gym?')).answer.figures[0]).toMatchObject({ id: 'days', value: 3 })
  await account.post('/api/journal', { mood: 4, notes: 'Went to the gym and saw Ana.', date: dayBefore(4) })
  expect((await ask('How often did I go to the gym?')).answer.figures[0].value).toBe(3)
  const chat = await account.post('/api/chat', { message: 'How often did I go to the gym?' })
  expect(chat.body.message.message).toContain('“Gym three times a week”: 3 times in all')
})

test('a query counts no stated no, and a list shows it', async () => {
  const account = await newAccount()
  const goal = await rhythm(account, 'Meditate daily', { per: 'day', times: 1 }, [[3, 1], [2, 0], [1, 1]]) // biome-ignore format: one line
  const figures = async (give: string, more: object = { goal }) =>
    (await account.post('/api/record/ask', { query: { of: 'values', give, ...more } })).body.answer.figures[0].value
  expect([await figures('count'), await figures('longestRun'), await figures('days'), await figures('list')]).toEqual([
    2, 1, 2, 3,
  ])
  expect([await figures('count', {}), await figures('currentRun')]).toEqual([2, 1])
  const total = await account.post('/api/goals', {
    title: 'Read 12 books',
    domain: 'personal-growth',
    measure: { kind: 'total', unit: 'books', target: 12 },
  })
  await account.post(`/api/goals/${total.body.id}/values`, { value: 0 })
  expect(await figures('count', {})).toBe(3)
})

test('of a rhythm that misses nothing no 99% is told', async () => {
  const account = await newAccount()
  await rhythm(account, 'Meditate daily', { per: 'day', times: 1 }, [[0, 1]])
  const { body } = await account.post('/api/chat', { message: 'Where am I with “Meditate daily”?' })
  expect(body.message.message).toMatch(/stands at 1 of 1 today/)
  expect(body.message.message).not.toContain('99%')
})
