import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

type Card = { verb: string; title: string; input: Record<string, unknown> }

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

async function talk() {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const goals = [
    { title: 'Run 5 km without stopping', domain: 'health', targetDate: '2030-02-01' },
    {
      title: 'Save 2,000 for Lisbon',
      domain: 'personal-growth',
      targetDate: '2030-06-01',
      measure: { kind: 'total', unit: '€', start: 0, target: 2000 },
    },
  ]
  for (const goal of goals) expect((await account.post('/api/goals', goal)).status).toBe(201)
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message })
    return { text: body.message.message as string, cards: (body.proposals ?? []) as Card[] }
  }
}

test('a bare figure is of the one goal that counts what its own verb says', async () => {
  const say = await talk()
  expect((await say('saved 150')).cards).toMatchObject([
    { verb: 'value.log', title: expect.stringContaining('Lisbon'), input: { value: 150, date: day(0) } },
  ])
  expect((await say('read 150')).cards.some(({ verb }) => verb === 'value.log')).toBe(false)
})

test('another figure beside the one on the card is another card', async () => {
  const say = await talk()
  await say('put 40 in the Lisbon pot')
  expect((await say('and 20 yesterday')).cards).toMatchObject([
    { verb: 'value.log', input: { value: 20, date: day(-1) } },
  ])
})

test('how far is told after what was done', async () => {
  const say = await talk()
  await say('I ran today')
  expect((await say('2k')).cards).toMatchObject([{ verb: 'progress.log', input: { progress: 40 } }])
})

test('an hour without its half of the day is the nearer one', async () => {
  const say = await talk()
  const [first] = (await say('set a reminder to run mon wed fri at 7')).cards
  expect(first).toMatchObject({ input: { title: 'Run', repeat: expect.stringContaining('MO,WE,FR') } })
  expect((await say('make it 6:30')).cards[0]?.input.scheduledFor).toMatch(/T06:30/)
  expect((await say('make it 6:30 pm')).cards[0]?.input.scheduledFor).toMatch(/T18:30/)
})

test('a pause can be given its end', async () => {
  const say = await talk()
  await say('pause the Lisbon goal')
  expect((await say('until January 2030')).cards).toMatchObject([
    { verb: 'goal.pause', input: { until: '2030-01-01' } },
  ])
})

test('“ran out of milk” is no run, and how to start is a next step', async () => {
  const say = await talk()
  for (const { title } of (await say('ran out of milk')).cards) expect(title).not.toContain('Run 5 km')
  expect((await say('ok how do I start')).text).toMatch(/^Next: /)
})
