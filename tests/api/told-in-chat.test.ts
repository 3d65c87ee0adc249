import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

async function talk() {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const at = (days: number, time: string) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`
  for (const [title, scheduledFor] of [
    ['Easy 6 km with Aoife', at(0, '23:59')],
    ['Send Priya the port numbers', at(0, '23:58')],
    ['Long run: 18 km', at(5, '07:00')],
  ])
    await account.post('/api/reminders', { title, scheduledFor })
  await account.post('/api/goals', { title: 'Swim more', domain: 'health' })
  const milestones = [{ title: 'Rehearse with Saoirse' }]
  await account.post('/api/goals', { title: 'Give a talk at the meetup', domain: 'career', milestones })
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message })
    const cards = (body.proposals as { verb: string; title: string; input: Record<string, unknown> }[]) ?? []
    return { text: body.message.message as string, cards }
  }
}

test('what an alert of today asks for is offered as done where it is told, by it too', async () => {
  const say = await talk()
  expect((await say('did the 6k with aoife, 37 mins, legs fine')).cards).toMatchObject([{ verb: 'alert.finish' }])
  expect((await say('tick it off then')).cards).toMatchObject([
    { verb: 'alert.finish', title: 'Mark as done: Easy 6 km with Aoife' },
  ])
  await say('did i send priya the numbers?')
  expect((await say('ok sent now')).cards).toMatchObject([
    { verb: 'alert.finish', title: 'Mark as done: Send Priya the port numbers' },
  ])
})

test('“it” is the alert that was asked about, and why it moves is no part of when', async () => {
  const say = await talk()
  await say('whens the long run')
  // On whatever day this runs, it is not the day on which the alert stands.
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.now() + 3 * 86_400_000)
  expect((await say(`make it ${day.toLowerCase()}`)).cards).toMatchObject([{ verb: 'alert.move' }])
})

test('a deed that no goal counts is an entry in its own words; what others did, may be or asks is none', async () => {
  const say = await talk()
  expect((await say('rang her just now, 40 min, not a word about the hip')).cards).toMatchObject([
    { verb: 'entry.write', input: { notes: 'rang her just now, 40 min, not a word about the hip' } },
  ])
  // Its energy is the person's to say.
  expect((await say('got nothing done today, sofa and biscuits and rain')).cards[0]?.input).not.toHaveProperty('mood')
  for (const text of ['Tess did 12 surfs in bali, jammy thing', 'stop giving me lists, I told you'])
    expect((await say(text)).cards).toEqual([])
})

test('what was not done, is only spoken of or asks for something is no report of a goal or an alert', async () => {
  const say = await talk()
  for (const text of [
    'hey, just saying hi between two swims',
    'thx ur grand. off 2 swim, bye x',
    'no easy km with aoife today',
    'argued about the swim again today',
    'met Saoirse about the talk, we laughed mostly',
  ])
    expect((await say(text)).cards.filter(({ verb }) => verb !== 'entry.write')).toEqual([])
  expect((await say('stuck on the ferry for half an hour, entertain me')).cards).toEqual([])
  expect((await say('swam further than ever at lunch')).cards).toMatchObject([{ verb: 'progress.log' }])
})

test('what is only proposed is no goal to add to, and “log:” writes down', async () => {
  const say = await talk()
  await say('new goal: row once a week')
  const added = await say('add a milestone to it: 1 km without stopping')
  expect(added.cards).toEqual([])
  expect(added.text).toMatch(/Press Apply on “Row once a week” first/)
  expect((await say('log: dinner out with daniel, no phones, lovely')).cards).toMatchObject([
    { verb: 'entry.write', input: { notes: 'dinner out with daniel, no phones, lovely' } },
  ])
})

test('“its” is the goal that the coach has just told of, and “her” is nobody that a question says', async () => {
  const say = await talk()
  await say('how am I doing with swimming more?')
  expect((await say('please change its date to 6 December then, it was due ages ago')).cards).toMatchObject([
    { verb: 'goal.change', title: expect.stringContaining('Swim more') },
  ])
  await say('move the easy run with aoife to saturday')
  expect((await say('how many times have I run with her this year?')).text).toContain('ask it whole')
})

test('what is said to the coach is not offered as an entry', async () => {
  const say = await talk()
  for (const text of ['I meant for the weekend, not tonight.', 'you are not very chatty'])
    expect((await say(text)).text).not.toContain('journal.')
})

test('what somebody did whom another goal only names is asked of no goal', async () => {
  const account = await newAccount()
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 24 }
  for (const goal of [
    { title: 'Talk in Portuguese with Daniel’s grandmother', domain: 'personal-growth' },
    { title: 'Read 24 books in a year', domain: 'personal-growth', measure },
  ])
    await account.post('/api/goals', goal)
  const { body } = await account.post('/api/chat', { message: 'Daniel read two books' })
  expect(body.proposals ?? []).toEqual([])
})
