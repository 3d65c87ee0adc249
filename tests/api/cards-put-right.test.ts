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

test('a wish that tells its day and a figure is drawn up at once, any other at a yes', async () => {
  const say = await talk()
  const { text, cards } = await say('I want to learn to swim 1 km by June')
  expect(text).not.toContain('could be a goal')
  expect(cards).toMatchObject([
    { verb: 'goal.create', input: { title: 'Learn to swim 1 km', targetDate: expect.stringMatching(/-06-30$/) } },
  ])
  for (const wish of ['I want to learn to swim by June', 'I want to learn to swim 1 km'])
    expect((await say(wish)).text, wish).toMatch(/^That could be a goal/)
  expect((await say('I want to talk about the 3 of us by Friday')).cards).toEqual([])
})

test('what could be a goal is drawn up at a yes', async () => {
  const say = await talk()
  expect((await say('I want to swim in the sea twenty times')).text).toMatch(/^That could be a goal/)
  expect((await say('ok do it')).cards).toMatchObject([
    { verb: 'goal.create', input: { title: 'Swim in the sea twenty times' } },
  ])
})

test('a goal that was spoken of is put at a share, and given a date', async () => {
  const say = await talk()
  await say('how is the 5 km run going?')
  expect((await say('put it at 45')).cards).toMatchObject([{ verb: 'progress.log', input: { progress: 45 } }])
  expect((await say('give it another date too, end of June 2030')).cards).toMatchObject([
    { verb: 'goal.change', input: { targetDate: '2030-06-30' } },
  ])
  expect((await say('then move it to end of july 2030')).cards).toMatchObject([{ input: { targetDate: '2030-07-31' } }])
})

test('“that reminder” is no goal', async () => {
  const say = await talk()
  await say('how is the Lisbon goal going?')
  for (const { verb } of (await say('push that reminder to friday')).cards) expect(verb).not.toBe('goal.change')
})

test('what a goal stood at then is its value of that day, and of a month what was added in it', async () => {
  const say = await talk()
  await say('log 40 for Lisbon')
  expect((await say('where am I with the Lisbon goal?')).text).toContain('“Save 2,000 for Lisbon” stands at')
  expect((await say('and last month?')).text).not.toMatch(/€2,000 to go/)
})

test('what lies outside is an alert at one press', async () => {
  const say = await talk()
  expect((await say('can you text Callum for me about the fees')).text).toMatch(
    /^I cannot write to or call anyone(?:.|\n)*- Remind me to text Callum about the fees$/,
  )
})

test('an alert’s own name is enough, and its goal’s alone offers what is set today, too', async () => {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const goal = (await account.post('/api/goals', { title: 'Run the bay half marathon', domain: 'health' })).body
  const alerts = [
    { title: 'Easy 6 km with Aoife', scheduledFor: `${day(0)}T23:55:00.000Z`, goalId: goal.id },
    { title: 'Long run: 18 km', scheduledFor: `${day(6)}T07:00:00.000Z`, goalId: goal.id },
  ]
  for (const alert of alerts) expect((await account.post('/api/reminders', alert)).status).toBe(201)
  const say = async (message: string) => (await account.post('/api/chat', { message })).body
  const then = day(9)
  expect((await say(`Move the long run to ${then}`)).proposals).toMatchObject([
    { verb: 'alert.move', title: expect.stringContaining('Long run') },
  ])
  const { message, proposals } = await say(`Move the run to ${then}`)
  expect(proposals ?? []).toEqual([])
  expect(message.message).toMatch(/- Move the alert “Easy 6 km with Aoife”(?:.|\n)*- Move the alert “Long run: 18 km”/)
})

test('what is offered beside an alert moves it as far as was said', async () => {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const goal = (await account.post('/api/goals', { title: 'Run the bay half marathon', domain: 'health' })).body
  const at = { easy: `${day(1)}T17:45:00.000Z`, long: `${day(6)}T07:00:00.000Z` }
  await account.post('/api/reminders', { title: 'Easy 6 km with Aoife', scheduledFor: at.easy, goalId: goal.id })
  await account.post('/api/reminders', { title: 'Long run: 18 km', scheduledFor: at.long, goalId: goal.id })
  const say = async (message: string) => (await account.post('/api/chat', { message })).body
  const { message } = await say('push the run half an hour')
  const choice = /- (Move the alert “Easy 6 km with Aoife” .*)/.exec(message.message)?.[1] ?? ''
  expect(choice).toMatch(/by 30 minutes$/)
  expect((await say(choice)).proposals).toMatchObject([
    { verb: 'alert.move', input: { scheduledFor: at.easy.replace('17:45', '18:15') } },
  ])
})

test('a day that does not suit names nothing: the card of some messages before is put right', async () => {
  const say = await talk()
  await say('Remind me on Thursday at 19:00 to put up the shelf')
  await say('how many goals do I have')
  await say('thanks')
  const { cards } = await say("Actually Thursday won't work, make it Friday at 6pm")
  expect(cards).toMatchObject([
    { verb: 'alert.add', title: expect.stringMatching(/^Alert: Put up the shelf, Fri .* 18:00$/) },
  ])
})

test('a goal that waits is put right in its figure and its day at once', async () => {
  const say = await talk()
  await say('new goal: read 5 books by May 2030')
  const { cards } = await say('hm make it 3, and the end of June 2030')
  expect(cards).toMatchObject([
    { verb: 'goal.create', input: { title: 'Read 3 books', targetDate: '2030-06-30', measure: { target: 3 } } },
  ])
})

test('a card is taken back though the reason is told with it', async () => {
  const say = await talk()
  await say('remind me every Friday at 4 to do Portuguese with Beatriz')
  expect((await say('actualy undo that, shes away till january')).text).toMatch(
    /^Nothing was changed\. Dismiss the card/,
  )
})

test('what is put in for a day is called by itself', async () => {
  const { cards } = await (await talk())('Put some cello in for tomorrow at 7pm')
  expect(cards).toMatchObject([{ title: expect.stringMatching(/^Alert: (?:Some )?[Cc]ello, /) }])
})

test('“write that down before I lose it” keeps what was said before it', async () => {
  const say = await talk()
  await say('had a mad idea: begin with the ferry that sailed into the past')
  const { cards } = await say('write that down somewhere before i lose it')
  expect(cards).toMatchObject([{ verb: 'entry.write', input: { notes: expect.stringContaining('ferry that sailed') } }])
})
