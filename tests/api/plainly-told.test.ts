import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const GOALS = [
  { title: 'Bring ten ports onto Harbour 2.0', domain: 'career' },
  { title: 'Finish the attic room', domain: 'personal-growth', targetDate: '2027-11-19' },
  {
    title: 'Run the bay half marathon in under two hours',
    domain: 'health',
    targetDate: '2028-02-21',
    milestones: [{ title: 'Race day', targetDate: '2028-02-21' }],
  },
  { title: 'Call Mam every Sunday, properly', domain: 'relationships' },
  { title: 'Talk Portuguese with Daniel’s grandmother', domain: 'personal-growth' },
]

async function talk(entries: readonly { date: string; notes: string; mood: number }[] = []) {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  for (const goal of GOALS) expect((await account.post('/api/goals', goal)).status).toBe(201)
  for (const entry of entries) expect((await account.post('/api/journal', entry)).status).toBe(201)
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message })
    const cards = (body.proposals ?? []) as { verb: string; title: string; input: Record<string, unknown> }[]
    return { text: body.message.message as string, cards }
  }
}

test('a number between what is counted and another thing says which it is, and counts nothing', async () => {
  const say = await talk()
  expect((await say('Spent all morning on the port nine contract.')).cards).toMatchObject([
    { verb: 'progress.log', input: { progress: 0, note: 'Spent all morning on the port nine contract.' } },
  ])
  expect((await say('9 ports are live now')).cards).toMatchObject([{ verb: 'progress.log', input: { progress: 90 } }])
})

test('the energy of a day is told by its figure alone', async () => {
  const say = await talk()
  const { cards } = await say('Put today down as a four.')
  expect(cards).toMatchObject([{ verb: 'entry.write', input: { mood: 4 } }])
  expect(cards[0]?.input.notes).toBeUndefined()
})

test('an energy behind a report is the day’s: it counts for no goal, and no card asks for it again', async () => {
  const say = await talk()
  expect((await say('ran 8k along the prom, energy 4')).cards).toMatchObject([
    { verb: 'progress.log', input: { note: 'ran 8k along the prom' } },
    { verb: 'entry.write', input: { mood: 4, notes: 'ran 8k along the prom' } },
  ])
  expect((await say('Port eight done, energy 5')).cards).toMatchObject([
    { verb: 'progress.log', input: { progress: 80 } },
    { verb: 'entry.write', input: { mood: 5, notes: 'Port eight done' } },
  ])
})

test('what says that something is so is looked for in no entry, an order to find is', async () => {
  const say = await talk([{ date: '2026-03-02', notes: 'Her lamp came, and the light is warm.', mood: 2 }])
  for (const told of ['Last bracket is in and her light works.', 'Rough day', 'the lamp is hanging'])
    expect((await say(told)).text).not.toMatch(/entr(?:y|ies)|nearest/)
  expect((await say('find the day the light was warm')).text).toContain('Her lamp came')
})

test('what is thought of for tonight is no goal, a hard day is met in a line and kept', async () => {
  const say = await talk()
  expect((await say('thinking of ringing mam tonight')).text).not.toContain('could be a goal')
  expect((await say('thinking of learning the piano')).text).toContain('could be a goal')
  const { text, cards } = await say('bad night, up with Finn')
  expect(text).toMatch(/^I am sorry to hear that\. I can keep that in your journal/)
  expect(cards).toMatchObject([{ verb: 'entry.write' }])
})

test.each([
  ['Give the attic another two weeks.', '2027-12-03'],
  ['give the attic another month', '2027-12-19'],
  ['give the attic until Christmas 2027', '2027-12-25'],
])('an order to give a goal longer moves its date: %s', async (message, targetDate) => {
  const say = await talk()
  expect((await say(message)).cards).toMatchObject([{ verb: 'goal.change', input: { targetDate } }])
})

test('how long it is till a milestone is told with its day', async () => {
  const say = await talk()
  expect((await say('how long till the race')).text).toMatch(
    /^“Race day”, of “.+”, is due Mon 21 Feb 2028, in \d+ days\.$/,
  )
})

test('of an hour no goal tells, and of who was ill an entry tells by its words alone', async () => {
  const say = await talk([{ date: '2026-08-21', notes: 'Two people out sick at work.', mood: 2 }])
  expect((await say('what time is the next portuguese lesson')).text).not.toContain('stands at')
  expect((await say('when was I ill')).text).toMatch(/^You last wrote of .*an entry may only mention it/s)
})
