import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

type Card = {
  verb: string
  title: string
  input: Record<string, unknown>
  ask?: { options: { label: string }[] }
}

async function talk(more: readonly object[] = []) {
  const account = await newAccount({ timeZone: 'UTC' } as never)
  const goals = [
    { title: 'Bring ten ports onto Harbour 2.0', domain: 'career', targetDate: '2028-01-13' },
    { title: 'Run the bay half marathon in under two hours', domain: 'health', targetDate: '2028-02-21' },
    {
      title: 'Give a talk at the product meetup',
      domain: 'career',
      targetDate: '2028-01-09',
      milestones: [{ title: 'Slides', targetDate: '2027-12-24' }],
    },
  ]
  for (const goal of [...goals, ...more]) expect((await account.post('/api/goals', goal)).status).toBe(201)
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message })
    return { text: body.message.message as string, cards: (body.proposals ?? []) as Card[] }
  }
}

test('a question that names nothing is of the goal that the conversation was about', async () => {
  const say = await talk()
  expect((await say('Will I make the date?')).text).not.toMatch(/^“Bring ten ports/)
  await say('Port eight went live today.')
  expect((await say('Will I make the date?')).text).toMatch(/^“Bring ten ports onto Harbour 2.0” stands at/)
  await say('when is the talk?')
  expect((await say('what comes next there?')).text).toMatch(/^“Give a talk at the product meetup” stands at/)
  expect((await say('how far am i')).text).toMatch(/^“Give a talk at the product meetup” stands at/)
  expect((await say('what about the slides')).text).toMatch(/^“Slides”, of “Give a talk.*is due Fri 24 Dec/)
})

test('what is on is asked for on from day to day, and “that day” is the one that was spoken of', async () => {
  const say = await talk()
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  await say('remind me to buy the long screws on 3 March 2030 at 10')
  const [alert] = (await say('remind me to buy the long screws tomorrow at 10')).cards
  expect(alert).toMatchObject({ verb: 'alert.add', input: { scheduledFor: `${day(1)}T10:00:00.000Z` } })
  const first = await say('what do I have on tomorrow?')
  const second = await say('and the day after?')
  expect(second.text).toMatch(/no alert, and nothing is due/)
  expect(second.text).not.toBe(first.text)
  expect((await say('remind me to call Mam on that day at 9')).cards).toMatchObject([
    { verb: 'alert.add', input: { scheduledFor: `${day(2)}T09:00:00.000Z` } },
  ])
})

test('what is planned for a feast is told today', async () => {
  const say = await talk()
  const { cards } = await say('We have booked Porto for Easter now.')
  expect(cards).toMatchObject([{ verb: 'entry.write', input: { date: new Date().toISOString().slice(0, 10) } }])
})

test('what was told before is put in the journal with the energy that is said beside', async () => {
  const say = await talk()
  await say('Finn has a stomach bug. I have been washing sheets since five.')
  expect((await say('Put that in the journal, please. Energy 2.')).cards).toMatchObject([
    {
      verb: 'entry.write',
      input: { mood: 2, notes: 'Finn has a stomach bug. I have been washing sheets since five.' },
    },
  ])
  const { cards, text } = await say('write in my journal')
  expect(cards).toEqual([])
  expect(text).toMatch(/^What should it say\?/)
})

test('how long one has got is asked of a goal that was spoken of, and of none where none was', async () => {
  const say = await talk()
  expect((await say('how long have I got?')).text).not.toMatch(/stands at/)
  await say('I am dreading the talk at the product meetup')
  expect((await say('how long have I got?')).text).toMatch(/^“Give a talk at the product meetup” stands at/)
  expect((await say('and then?')).text).toMatch(/The next milestone is “Slides”/)
  await say('Port eight went live today.')
  expect((await say('what does that leave?')).text).toMatch(/^“Bring ten ports onto Harbour 2.0” stands at/)
})

test('a sum is reckoned where it is asked for, and what another unit counts is no figure of a goal', async () => {
  const say = await talk()
  const told = await say('Put up two of the four shelves for the talk this morning, so roughly 90% now')
  expect(told.text).not.toMatch(/90% of/)
  for (const report of ['Read another 40 pages for the ports', 'Ran 6 of 8 km for the half marathon'])
    for (const { ask } of (await say(report)).cards)
      expect((ask?.options ?? []).map(({ label }) => label).join()).not.toMatch(/4[0-9] ports|hours/)
})

test('what is asked of all milestones is of no goal that is to be finished, and what a title counts is told by its goal', async () => {
  const say = await talk([{ title: 'Read 24 books in a year', domain: 'personal-growth' }])
  expect((await say('How many books do I still have to read?')).text).toMatch(/^“Read 24 books in a year” stands at/)
  expect((await say('how many milestones did I finish this year?')).text).not.toContain('“')
  expect((await say("what's left before the slides?")).text).toMatch(/^“Give a talk at the product meetup”, open/)
  expect((await say('how many ports do I still have to do?')).text).toMatch(/^“Bring ten ports/)
})

test('the time that is asked for again is of the alert that was spoken of', async () => {
  const say = await talk()
  await say('remind me to sign for the passport tomorrow at 8')
  await say('remind me to call the plumber tomorrow at 9')
  expect((await say('what time was it again?')).text).toBe('“Call the plumber”: tomorrow at 09:00.')
})

test('since when there is a goal is told of the one that was spoken of', async () => {
  const say = await talk()
  await say('how is the talk going?')
  expect((await say('since when do I have this goal?')).text).toMatch(/^You set “Give a talk at the product meetup” on/)
})

test.each([
  'Could you text Daniel that I will be late tonight?',
  'can you message aoife i cant come',
  "And tell Aoife I can't run tonight.",
])('what lies outside is said to lie there: %s', async (message) => {
  const say = await talk()
  expect((await say(message)).text).toMatch(/^I cannot write to or call anyone/)
})

test('what the coach asks on a card is answered in words as well', async () => {
  const say = await talk()
  await say('remind me tomorrow at five')
  expect((await say('text Daniel that I am late')).cards).toMatchObject([
    { verb: 'alert.add', title: expect.stringContaining('Text Daniel that I am late') },
  ])
  await say('Write in my journal: long walk on the pier')
  expect((await say('4')).cards).toMatchObject([
    { verb: 'entry.write', input: { mood: 4, notes: 'long walk on the pier' } },
  ])
})

test('another figure of what was told changes what would be logged, and is no share of the goal', async () => {
  const say = await talk()
  const [first] = (await say('ran 6 k for the half marathon')).cards
  expect(first).toMatchObject({ verb: 'progress.log', input: { note: 'ran 6 k for the half marathon' } })
  const [second] = (await say('no wait it was 8')).cards
  expect(second).toMatchObject({
    verb: 'progress.log',
    input: { progress: first?.input.progress, note: 'ran 8 k for the half marathon' },
  })
  expect((await say('no, 7')).cards).toMatchObject([{ input: { note: 'ran 7 k for the half marathon' } }])
})

test('“ill do that” is no illness, and what is let be takes back no card where none is', async () => {
  const say = await talk()
  expect((await say('ok ill do that')).text).toBe('Good. Tell me how it went.')
  expect((await say('hm not really')).text).toMatch(/^All right/)
  expect((await say('i am ill again')).text).toMatch(/^I am sorry to hear that/)
  await say('add a goal: learn to bake bread')
  expect((await say('hm no leave it')).text).toMatch(/^Nothing was changed/)
})
