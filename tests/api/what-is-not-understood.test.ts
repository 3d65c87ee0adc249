import { beforeAll, expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const DAY_MS = 86_400_000
const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)

let account: Awaited<ReturnType<typeof newAccount>>

beforeAll(async () => {
  account = await newAccount({ timeZone: 'UTC' } as never)
  const goals = [
    { title: 'Run the bay half marathon in under two hours', domain: 'health', targetDate: '2028-02-21' },
    { title: 'Play the prelude of the cello suite', domain: 'personal-growth' },
    { title: 'Bring ten ports onto Harbour', domain: 'career', progress: 70 },
  ]
  for (const goal of goals) expect((await account.post('/api/goals', goal)).status).toBe(201)
  const entries = [
    { date: day(-9), mood: 2, notes: 'Calf a bit tight after the hills.' },
    { date: day(-40), mood: 4, notes: 'Finn rode his bicycle to the end of the pier.' },
    { date: day(-3), mood: 1, notes: 'Took the cello out from behind the wardrobe.' },
  ]
  for (const entry of entries) expect((await account.post('/api/journal', entry)).status).toBe(201)
  const alert = { title: 'Dentist, Finn', scheduledFor: `${day(8)}T09:00:00.000Z` }
  expect((await account.post('/api/reminders', alert)).status).toBe(201)
})

/** A conversation of its own. */
async function talk() {
  const { body: conversation } = await account.post('/api/conversations', { title: 'A talk' })
  return async (message: string) => {
    const { body } = await account.post('/api/chat', { message, conversationId: conversation.id })
    type Card = { verb: string; title: string; input: Record<string, unknown>; ask?: unknown }
    return { text: body.message.message as string, cards: (body.proposals ?? []) as Card[] }
  }
}

test.each(['learn to cook thai', 'bar twelve', 'the bins again'])(
  'what is neither told, asked nor ordered is met as either: %s',
  async (message) => {
    const { text, cards } = await (await talk())(message)
    expect(text).toMatch(/^I hear you, but I am not sure what to do with it\. I can keep it in your journal/)
    expect(cards).toEqual([])
  },
)

test.each([
  'and no deadline on that one please',
  'right so drop tomorrows one',
  "I won't need that one, tick that off",
])('what was meant as an order sounds neither granted nor told: %s', async (message) => {
  const { text, cards } = await (await talk())(message)
  expect(text).toMatch(/^(?:I did not understand what to change|I could not work that out)/)
  expect(cards).toEqual([])
})

test.each(['no dont write it down', 'sorry, signed, not live. hold that'])(
  'who wants nothing kept is offered nothing: %s',
  async (message) => {
    expect(await (await talk())(message)).toEqual({ text: 'All right. Nothing was changed.', cards: [] })
  },
)

test.each([
  'And I went swimming again this morning, first time since the summer',
  'today I have slept eight hours, first time since long',
  'shelves are up!!! lamp still to do',
])('what is told is looked up nowhere: %s', async (message) => {
  const { text } = await (await talk())(message)
  expect(text).toContain('journal')
  expect(text).not.toMatch(/No entry|None of your entries|looked through/)
})

test('what was written of it before stands beside what is told', async () => {
  const { text } = await (await talk())('calf feels tight')
  expect(text).toContain('You wrote of something like it before:\n- ')
  expect(text).toContain('“Calf a bit tight after the hills.”')
})

test('a report without a word of any title is kept for the goal that the record knows it by', async () => {
  const { body: goal } = await account.post('/api/goals', {
    title: 'Learn the tango',
    domain: 'personal-growth',
    description: 'With Ramiro in the hall, the molinete above all.',
  })
  const say = await talk()
  const { cards } = await say('did the molinete with Ramiro until I was dizzy')
  expect(cards).toMatchObject([
    { verb: 'progress.log', title: 'Log it for “Learn the tango”', input: { goalId: goal.id } },
  ])
  // Who is named alone may be met on any day, and what is only spoken of was not done.
  for (const message of ['Had coffee with Ramiro', 'Argued with Ramiro about the molinete'])
    expect(
      (await say(message)).cards.map(({ verb }) => verb),
      message,
    ).not.toContain('progress.log')
})

test('a question at the end of a sentence is looked up', async () => {
  const { text } = await (await talk())('And Finn on his bicycle, when was that')
  expect(text).toContain('Finn rode his bicycle')
})

test('where and what “there” is was not said, and is not guessed', async () => {
  const say = await talk()
  for (const message of [
    'what went wrong there',
    'how was that going before tonight',
    'is that faster than in october',
  ])
    expect((await say(message)).text, message).not.toMatch(/^(?:\d|Your energy|No entry)/)
})

test('when a thing was done is not answered by when its goal was set', async () => {
  expect((await (await talk())('when did I take the cello out')).text).not.toMatch(/was begun/)
})

test('a wish for a goal without a name asks for it, and what comes then is its title, its day and its area', async () => {
  const say = await talk()
  expect((await say('I would like to make a new goal')).text).toMatch(/^What is it, and by when\?/)
  const [card] = (await say('Learn to swim properly, until the end of June 2028')).cards
  expect(card).toMatchObject({
    verb: 'goal.create',
    input: { title: 'Learn to swim properly', targetDate: '2028-06-30' },
  })
  expect((await say('the area is health')).cards).toMatchObject([{ verb: 'goal.create', input: { domain: 'health' } }])
})

test('a time to finish in adds up to nothing, and what is quoted reports nothing', async () => {
  const say = await talk()
  expect((await say('ran 9k with hills this morning, 52 min')).cards.filter(({ ask }) => ask)).toEqual([])
  expect((await say('Fine. "Ten ports, one page, nobody shouted." That is my sentence.')).cards).toEqual([])
})

test('the evening before is that of the alert which was spoken of, at the hour that is said', async () => {
  const say = await talk()
  expect((await say('remind me the evening before at 8 to dig out the card')).cards).toEqual([])
  await say('when is the dentist?')
  expect((await say('remind me the evening before at 8 to dig out the card')).cards).toMatchObject([
    { verb: 'alert.add', input: { title: 'Dig out the card', scheduledFor: `${day(7)}T20:00:00.000Z` } },
  ])
})

test('“not like that” ends the sorrow', async () => {
  const say = await talk()
  expect((await say('everything is too much')).text).toMatch(/^I am sorry, that sounds hard/)
  expect((await say('no no not like that. just work, everything at once')).text).toMatch(/^All right/)
})

test('an entry for yesterday that is asked for politely holds its own words', async () => {
  const { cards } = await (await talk())('Could you put in my journal for yesterday: took the two of them to the pool.')
  expect(cards).toMatchObject([
    { verb: 'entry.write', input: { notes: 'took the two of them to the pool.', date: day(-1) } },
  ])
})

test.each([
  ['Thanks for keeping at me about the screen at night, I grumble but it works', /^You are welcome/],
  ['is the cello one dead', /^(?!I am so sorry)/],
  ['Does Daniel see what I write in here?', /^You find that in Settings/],
  ['just keep it as a note', /^(?!Here it is)/],
])('%s', async (message, expected) => {
  expect((await (await talk())(message)).text).toMatch(expected)
})

test('an hour in words is no figure, and what is taken back is no name', async () => {
  const say = await talk()
  expect((await say('slept well, bed at 20 past 10 with the book')).cards.filter(({ ask }) => ask)).toEqual([])
  expect((await say('remind me every night')).cards).toMatchObject([
    { verb: 'alert.add', missing: ['title', 'scheduledFor'] },
  ])
  for (const { input } of (await say('actually no leave it as it is')).cards)
    expect(input.title ?? '').not.toMatch(/leave it/i)
})

test.each(['Cancel that alert', "No, don't create it"])(
  'an open card is taken back by its noun, too: %s',
  async (message) => {
    const say = await talk()
    expect((await say('remind me to buy screws tomorrow at 7:30')).cards).toHaveLength(1)
    expect((await say(message)).text).toBe('Nothing was changed. Dismiss the card, or leave it.')
  },
)

test('“actually that was yesterday” is looked up nowhere', async () => {
  const say = await talk()
  await say('I ran 6 km this morning')
  expect((await say('Actually that was yesterday')).text).not.toMatch(/entr/)
})

test('who is stuck is told what comes next, and which goals are at risk by their figures', async () => {
  const say = await talk()
  expect(await say('I feel stuck.')).toMatchObject({ text: expect.stringMatching(/Next: /), cards: [] })
  expect((await say('Which goals are at risk?')).text).toMatch(/^(?:Furthest behind|None of your goals is overdue)/)
  const course = (await say('Which goals are on track?')).text
  expect(course).toMatch(
    /^(?:\d+ goals? of \d+ (?:is|are) on track:\n- “|By the forecast none of your goals is on track\.)/,
  )
  expect(course).not.toContain('ago;')
})

test('an open alert or milestone that is named in what was not understood is offered, each way by one press', async () => {
  const title = 'Give a talk at the meetup'
  const milestones = [{ title: 'Slides' }, { title: 'Two dry runs' }]
  await account.post('/api/goals', { title, domain: 'career', milestones })
  const say = await talk()
  const { text, cards } = await say('the slides look good now')
  expect([text, cards]).toEqual([
    'Is it about “Slides”, a milestone of “Give a talk at the meetup”?\n\nDid you mean:\n- Tick “Slides”\n- Write that in my journal',
    [],
  ])
  expect((await say('Tick “Slides”')).cards).toMatchObject([{ verb: 'milestone.tick' }])
  const other = await say('the dentist thing with Finn, ugh')
  expect(other.text).toMatch(/^Is it about your alert “Dentist, Finn”, .* 09:00\?/)
  for (const press of ['Tick', 'Move', 'Delete the alert']) expect(other.text).toContain(`- ${press} “Dentist, Finn”`)
  // One of two is not what all came to, and whose name alone is said is not of the alert.
  for (const told of ['the dry run was fine', 'Finn was so loud today'])
    expect((await (await talk())(told)).text).not.toMatch(/^Is it about/)
})

test('who may have asked is not thanked', async () => {
  const { text } = await (await talk())('from the hills to running 5k again how long that took rly')
  expect(text).not.toMatch(/^Thank you/)
})

test('a laugh is met as one, and asked how to go on the coach asks for a small step, once, and draws it up', async () => {
  const say = await talk()
  expect((await say('Finn has renamed the cat again lol')).text).toMatch(/^Ha! That is one to keep\./)
  const step = 'What is one small thing that you could do about it this week?'
  expect((await say('how do I stop saying yes to everything')).text).toContain(step)
  const { cards } = await say('look at my week first on Sunday at 7pm')
  expect(cards).toMatchObject([
    { verb: 'alert.add', title: expect.stringMatching(/^Alert: Look at my week first, Sun .* 19:00$/) },
  ])
  expect((await say('how do I stop shouting')).text).not.toContain(step)
})

test('what takes the question of a small step for none is met as it is', async () => {
  const say = await talk()
  expect((await say('bit flat today dunno why')).text).not.toContain('small thing')
  await say('how do I stop saying yes to everything')
  expect((await say('no idea')).cards).toEqual([])
})

test('who asks what to do about what they told is answered by the goal that it is of, and by no plan of the day', async () => {
  const { text } = await (await talk())('no drive for the cello any more, the case stays shut. what do I do')
  expect(text).toMatch(/cello/)
  expect(text).not.toContain('Dentist')
})

test.each(['How many km did I run in total in November?', 'How much have I slept on average this month?'])(
  'an amount that no entry is read for is not told, and neither is a row that only comes near: %s',
  async (message) =>
    expect((await (await talk())(message)).text).toContain('Entries are counted by their words, not by the amounts'),
)

test.each(['whats the trick to saying no', 'what do those days have in common'])(
  'a word of asking is looked up in no entry: %s',
  async (message) => expect((await (await talk())(message)).text).not.toMatch(/“(?:trick|common)”/),
)

test('feet that are in bits are no grief', async () => {
  const say = await talk()
  expect((await say('feet are in bits, new boots')).text).not.toContain('that sounds hard')
  expect((await say('I was in bits after the call')).text).toContain('that sounds hard')
})

test('who weighs two things orders nothing, and one small thing for tomorrow is a step', async () => {
  const say = await talk()
  expect((await say('dunno do i say it to her or leave it')).text).toMatch(/^I cannot talk that over/)
  expect((await say('just one small thing for tomorrow pls')).text).not.toMatch(/^I did not understand/)
})

test('who asks whether a day off is all right is told that it is, and read no entry', async () => {
  expect((await (await talk())('is it ok if i do nothing today')).text).toBe(
    'It is. A day off takes nothing back, and what is set can wait.',
  )
})

test('“how many times” counts, where several rows have every word', async () => {
  const own = await newAccount({ timeZone: 'UTC' } as never)
  for (const ahead of [-20, -12, -9, -5, -2])
    await own.post('/api/journal', { date: day(ahead), mood: 3, notes: 'Finn built a port in the bath.' })
  const { body } = await own.post('/api/chat', { message: 'n how many times did finn build that port in the bath' })
  expect(body.message.message).toMatch(/^5 entries have/)
})

test('a month is not compared with itself', async () => {
  const month = new Date(new Date().setUTCDate(0)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  const { text } = await (await talk())(`How did my energy go last month compared to ${month}?`)
  expect(text).not.toContain('the same')
})
