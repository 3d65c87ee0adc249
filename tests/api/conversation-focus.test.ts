import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

type Card = { id: string; verb: string; title: string; input: Record<string, unknown> }

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

async function talk() {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const goals = [
    {
      title: 'Run the bay half marathon in under two hours',
      domain: 'health',
      targetDate: '2028-02-21',
      milestones: [{ title: 'Eighteen kilometres', targetDate: '2027-12-24' }],
    },
    { title: 'Hold a talk in Portuguese with the neighbours', domain: 'personal-growth', targetDate: '2028-01-06' },
    { title: 'Play the prelude of the cello suite', domain: 'personal-growth' },
  ]
  for (const goal of goals) expect((await account.post('/api/goals', goal)).status).toBe(201)
  const entries = [
    { date: day(-9), mood: 2, notes: 'Ran seven kilometres with Aoife in the rain. I kept reaching for my gloves.' },
    { date: day(-40), mood: 4, notes: 'Ran six with Aoife along the river.' },
    { date: day(-3), mood: 1, notes: 'Up all night with the boiler.' },
    { date: day(-2), mood: 4, notes: 'Lunch by the sea.' },
  ]
  for (const entry of entries) expect((await account.post('/api/journal', entry)).status).toBe(201)
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message })
    return { text: body.message.message as string, cards: (body.proposals ?? []) as Card[] }
  }
}

test('what is asked on of a goal is of that goal, and no more is told than is asked', async () => {
  const say = await talk()
  const whole = (await say('How is the half marathon going?')).text
  expect(whole).toMatch(/stands at 0%.*due.*\n\nThe next milestone.*no check-in/s)
  for (const question of ['will I make it?', 'am I on track', 'is it doable?'])
    expect((await say(question)).text, question).toMatch(/^“Run the bay half marathon[^\n]*$/)
  expect((await say("what's left?")).text).toMatch(/^“Run the bay.*The next milestone is “Eighteen(?!.*check-in)/s)
  expect((await say('when is it due?')).text).toMatch(/^“Run the bay[^\n]* due [^\n]*$/)
  expect((await say('how are all my goals?')).text).toMatch(/Portuguese/)
})

test('where no goal was spoken of, which one is meant is asked, a press each', async () => {
  const say = await talk()
  expect((await say('will I make it?')).text).toMatch(/^Which goal do you mean\?\n\nDid you mean:\n- Where am I with “/)
})

test('what is asked of what was is of the day that was told', async () => {
  const say = await talk()
  expect((await say('when did I last see Aoife?')).text).toContain('seven kilometres')
  for (const question of ['what did we do?', 'how far?']) {
    const { text } = await say(question)
    expect(text, question).toMatch(/^This is what you wrote on /)
    expect(text, question).toContain('Ran seven kilometres with Aoife in the rain. I kept reaching for my gloves.')
  }
  expect((await say('and the time before?')).text).toContain('Ran six with Aoife')
})

test('“her” is who was named last, in a question and in an alert', async () => {
  const say = await talk()
  await say('I miss Aoife')
  expect((await say('when did I last see her?')).text).toContain('Ran seven kilometres with Aoife')
  expect((await say('remind me to ring her tomorrow at 8')).cards).toMatchObject([
    { verb: 'alert.add', input: { title: 'Ring Aoife' } },
  ])
  expect((await say("she's doing better")).text).not.toMatch(/seven kilometres/)
})

test('what a word before or after points at is not guessed', async () => {
  const say = await talk()
  for (const question of ['did it work?', 'how did I feel after?', 'have I done that before?'])
    expect((await say(question)).text, question).toMatch(/^I could not (?:work that out|find that)/)
  expect((await say("what's my average gloves this year?")).text).not.toMatch(/Your energy was/)
  expect((await say('energy was great')).text).not.toMatch(/of 5 on average/)
})

test('“and when I didn’t?” asks of the other days', async () => {
  const say = await talk()
  expect((await say('what was my energy when I ran?')).text).toMatch(/3 of 5.*2 entries with/)
  expect((await say("and when I didn't?")).text).toMatch(/2\.5 of 5.*2 entries without/)
})

test('a question in between is no name of a goal', async () => {
  const say = await talk()
  await say('I want to drink less')
  await say('what do you suggest?')
  expect((await say('make it a goal')).cards).toMatchObject([{ verb: 'goal.create', input: { title: 'Drink less' } }])
  expect((await say('put that down for the goal')).cards).toEqual([])
})

test('what is proposed takes another name, another day and where it begins', async () => {
  const say = await talk()
  const made = await say('add a goal to save 3000 for the kitchen by June 2029')
  expect(made.cards).toMatchObject([{ verb: 'goal.create' }])
  expect((await say('I have 400 already')).cards).toMatchObject([
    { verb: 'goal.create', input: { measure: { start: 400, target: 3000 } } },
  ])
  expect((await say('actually call it the new kitchen instead')).cards).toMatchObject([
    { input: { title: 'The new kitchen' } },
  ])
  await say('Walked to the lighthouse with the kids, energy 4')
  expect((await say('that was yesterday btw')).cards).toMatchObject([{ verb: 'entry.write', input: { date: day(-1) } }])
})

test('some messages after a card “drop it” is of the goal that is spoken of', async () => {
  const say = await talk()
  await say('skipped Portuguese again')
  await say('I do not know if I even want to do it any more')
  expect((await say('drop it then')).cards).toMatchObject([
    { verb: 'goal.drop', title: expect.stringContaining('Portuguese') },
  ])
})

test('“on hold” names no goal that is to hold a talk', async () => {
  const say = await talk()
  await say('how is the cello going?')
  expect((await say('put it on hold till 1 May 2029')).cards).toMatchObject([
    { verb: 'goal.pause', title: expect.stringContaining('prelude') },
  ])
})

test('what leads up to an order does not hide it', async () => {
  const say = await talk()
  await say('how is the half marathon going?')
  const { cards } = await say('honestly christmas week is a silly end date. move it to 31 january 2029')
  expect(cards).toMatchObject([{ verb: 'goal.change', input: { targetDate: '2029-01-31' } }])
})

test('an alert is done an hour ago, and moves nowhere', async () => {
  const say = await talk()
  const { cards } = await say('remind me to send Priya the numbers tomorrow at 12:30')
  expect(cards).toHaveLength(1)
  for (const { verb } of (await say("Priya's numbers are done, sent them an hour ago")).cards)
    expect(verb).not.toBe('alert.move')
})

test('a remark in between is met in a word, and nothing is kept of it', async () => {
  const say = await talk()
  await say('how is the half marathon going?')
  for (const remark of ['never mind', 'actually leave it'])
    expect((await say(remark)).text, remark).toBe('All right. Nothing was changed.')
})

test('the alert whose whole name is said comes before a goal of that name', async () => {
  const say = await talk()
  await say('how is the cello going?')
  expect((await say('how many days to the eighteen kilometres')).text).toMatch(
    /^“Eighteen kilometres”, of “Run the bay/,
  )
})

test('“the latest one” and “the first” are of the rows that were counted', async () => {
  const say = await talk()
  expect((await say('how often do I mention Aoife?')).text).toContain('2 entries')
  expect((await say("what's the latest one?")).text).toContain('seven kilometres')
  expect((await say('and the first?')).text).toContain('six with Aoife')
})

test('“about it” is about what was asked for before', async () => {
  const say = await talk()
  await say('how often do I mention the boiler?')
  expect((await say('what did I write about it this year?')).text).toMatch(/^1 entry with “boiler”/)
})

test('when something last was is told of all that is asked, and not of its goal alone', async () => {
  const say = await talk()
  expect((await say('when did I last run with Aoife?')).text).toContain('seven kilometres')
})

test('a day on, and how long a goal has gone on', async () => {
  const say = await talk()
  expect((await say(`what did I write on ${day(-3)}?`)).text).toContain('boiler')
  expect((await say('and the day after?')).text).toContain('Lunch by the sea')
  expect((await say('how long have I been working on the cello?')).text).toMatch(/^You set “Play the prelude/)
  expect((await say('when did that last happen?')).text).not.toMatch(/stands at/)
})

test('what is ordered of no time that can be named is no question and no name', async () => {
  const say = await talk()
  expect((await say('do it every wednesday then')).text).toMatch(/^I did not understand what to change/)
  await say('remind me tomorrow at 9')
  for (const { input } of (await say('never mind, thursdays are bad')).cards)
    expect(input.title ?? '').not.toMatch(/never mind/i)
})

test('an alert for the evening before is of the one that was spoken of', async () => {
  const say = await talk()
  const then = new Date(Date.now() + 6 * DAY_MS).toISOString().slice(0, 10)
  const { cards } = await say(`remind me to see the dentist on ${then} at 9`)
  expect(cards).toHaveLength(1)
  expect((await say('8 o’clock, not 9')).cards).toMatchObject([{ input: { scheduledFor: `${then}T08:00:00.000Z` } }])
})

test('how often a new goal is to be done can be put right', async () => {
  const say = await talk()
  await say('new goal: stretch 10 minutes every morning')
  expect((await say('make it 5 days a week')).cards).toMatchObject([
    { verb: 'goal.create', input: { title: 'Stretch 10 minutes every morning', measure: { kind: 'rhythm' } } },
  ])
})

test('“put up two of the shelves” tells, and orders nothing', async () => {
  const say = await talk()
  expect((await say('put up two of the shelves with Ida')).text).not.toMatch(/did not understand what to change/)
})

test('what is to come is not answered by what was written', async () => {
  const say = await talk()
  expect((await say('am I going to run in the rain?')).text).toMatch(/^I know what you wrote/)
})

test('what is asked or ordered in a talk that makes a plan is no answer of it', async () => {
  const say = await talk()
  expect((await say("what's the plan for the half marathon?")).text).not.toContain('An if-then plan')
  expect((await say('make a plan for the half marathon')).text).toContain('An if-then plan')
  const { cards, text } = await say('move the half marathon to 1 March 2029')
  expect(cards).toMatchObject([{ verb: 'goal.change', input: { targetDate: '2029-03-01' } }])
  expect(text).toContain('Back to the plan.')
})

test('a person is known by what they did', async () => {
  const say = await talk()
  await say('aoife called again')
  expect((await say('when did I last see her?')).text).toContain('Ran seven kilometres with Aoife')
})

test('a report of what was put up is kept, and a run that ends its alert is of its goal, too', async () => {
  const say = await talk()
  const { text } = await say('Put the lamp up today, the shelves are still on the floor')
  expect(text).not.toMatch(/did not understand what to change/)
  await say(`remind me of an easy 6 km run with Aoife on ${day(0)} at 23:50`)
  expect((await say('and scrap the one tomorrow')).cards).toEqual([])
  expect((await say('how long till I could run 5k again')).text).not.toMatch(/^“/)
})
