import { beforeAll, expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

let account: Awaited<ReturnType<typeof newAccount>>

beforeAll(async () => {
  account = await newAccount({ timeZone: 'UTC' } as never)
  const goals = [
    { title: 'Sleep seven hours, five nights a week', domain: 'health', progress: 60, targetDate: day(90) },
    { title: 'Call Mam every Sunday, properly', domain: 'relationships' },
  ]
  for (const goal of goals) expect((await account.post('/api/goals', goal)).status).toBe(201)
  for (const entry of [
    { date: day(-1), mood: 4, notes: 'A walk by the sea.' },
    { date: day(-30), mood: 2, notes: 'The calf went on the hills.' },
  ])
    expect((await account.post('/api/journal', entry)).status).toBe(201)
  const alert = { title: 'Call Mam', scheduledFor: `${day(6)}T17:00:00.000Z` }
  expect((await account.post('/api/reminders', alert)).status).toBe(201)
})

/** What is said to one conversation, in turn; the last answer. */
async function after(...messages: string[]) {
  const { body: conversation } = await account.post('/api/conversations', { title: 'A talk' })
  let last: { text: string; cards: { verb: string; input: Record<string, unknown> }[] } = { text: '', cards: [] }
  for (const message of messages) {
    const { body } = await account.post('/api/chat', { message, conversationId: conversation.id })
    last = { text: body.message.message, cards: body.proposals ?? [] }
  }
  return last
}

test('how a goal stands is no second answer to what else is asked of it', async () => {
  const { text } = await after('hows the sleep thing going', 'what knocked it back that time')
  expect(text).toMatch(/^I have told you what I can of that\./)
  expect((await after('hows the sleep thing going', 'hows the sleep thing going')).text).toMatch(/^“Sleep seven hours/)
})

test('“that one”, beside a card or an alert that was spoken of, drops no goal', async () => {
  const { cards } = await after(
    'remind me every sunday at 11 to call mam',
    'isnt there one tomorow',
    'bin that one then',
  )
  expect(cards.map(({ verb }) => verb)).not.toContain('goal.drop')
})

test.each(['and now', 'oh god yes. and then'])('what asks on is no goodbye: %s', async (words) => {
  expect((await after('when did i last walk?', words)).text).not.toMatch(/^All right/)
})

test('an aside in the middle of a talk is no entry, a first report of the day is', async () => {
  expect((await after('how many entries do i have?', 'took me long enough')).cards).toEqual([])
  expect((await after('took the long way home')).cards).toMatchObject([{ verb: 'entry.write' }])
})

test.each(['thats the calf isnt it', 'how long was it from the calf going till i could do 5k again'])(
  'who asks is neither thanked nor sent to a doctor: %s',
  async (words) => {
    expect((await after('how was my last month?', words)).text).not.toMatch(/^Thank you|a doctor knows/)
  },
)

test('that no entry says so is told beside the goal that may', async () => {
  const { text } = await after('did i sleep ok in the last two weeks')
  expect(text).toMatch(/^No entry mentions “sleep”.*\n\n.*“Sleep seven hours, five nights a week” stands at/s)
})

test('what is told before “what now” is no part of what is asked', async () => {
  expect((await after('I slept badly and skipped the walk. What now?')).text).toMatch(/^Next/)
})

test('why a wish is hard is no part of what its goal is called', async () => {
  const { cards } = await after('I want to learn to swim 1 km by June but I am scared of deep water.')
  expect(cards).toMatchObject([{ verb: 'goal.create', input: { title: 'Learn to swim 1 km' } }])
})

test('a month is compared with no other than what was asked', async () => {
  const { text } = await after('hows this month compare to the rest of the year')
  expect(text).not.toMatch(/(?:lower|higher|the same)/)
})

test('“nah 4” puts the energy right that is asked for', async () => {
  const { cards } = await after('write that i was at the sea today, all day, in my journal', 'nah 4')
  expect(cards).toMatchObject([{ verb: 'entry.write', input: { mood: 4 } }])
})
