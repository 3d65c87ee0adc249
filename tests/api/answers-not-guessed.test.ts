import { beforeAll, expect, test } from 'vitest'
import { type Account, newAccount } from '../support/api-client'

let iris: Account

const ENTRIES = [
  ['2026-03-02', 'Coffee with Tomas by the canal. Paid £12 for cake, worth it.'],
  ['2026-05-09', 'Played the oboe for half an hour, badly.'],
  ['2026-06-20', 'Boiler man came. He looked worried.'],
  ['2026-07-14', 'Left the oboe at home again. Tomas would laugh at me.'],
  ['2026-08-03', 'Climbed with Rena until my hands gave up.'],
] as const

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  iris = await newAccount()
  for (const [date, notes] of ENTRIES)
    expect((await iris.post('/api/journal', { date, notes, mood: 3 })).status).toBe(201)
  const goals = [
    {
      title: 'Repaint the hallway',
      domain: 'personal-growth',
      targetDate: day(10),
      milestones: [{ title: 'Sanding and primer' }, { title: '6 km of tape with the last two doors' }],
    },
    { title: 'Give the toast at the wedding', domain: 'relationships', targetDate: day(60) },
    { title: 'Visit Grandpa Otto', domain: 'relationships' },
  ]
  for (const goal of goals) expect((await iris.post('/api/goals', goal)).status).toBe(201)
  const scheduledFor = `${day(3)}T17:00:00.000Z`
  expect((await iris.post('/api/reminders', { title: 'Call Grandpa', scheduledFor })).status).toBe(201)
})

async function talk(...messages: string[]) {
  const { body: conversation } = await iris.post('/api/conversations', { title: 'A talk' })
  let last: { text: string; cards: { verb: string; title: string }[] } = { text: '', cards: [] }
  for (const message of messages) {
    const { status, body } = await iris.post('/api/chat', { message, conversationId: conversation.id })
    expect(status).toBe(200)
    last = { text: body.message.message, cards: body.proposals }
  }
  return last
}

test.each([
  ['when did I last see Tomas?', 'You last wrote of “Tomas” on Tue 14 Jul'],
  ['last time we met tomas', 'You last wrote of “tomas” on Tue 14 Jul'],
  ['when did i last play the oboe', 'You last wrote of “oboe” on Tue 14 Jul'],
])('a thing that may only be mentioned is told as that: %s', async (question, lead) => {
  const { text } = await talk(question)
  expect(text).toContain(lead)
  expect(text).toContain('an entry may only mention it')
})

test.each([['when did I last climb?', 'Your last entry with “climb” is from Mon 3 Aug']])(
  'what an entry tells is told as done: %s',
  async (question, lead) => {
    expect((await talk(question)).text).toContain(lead)
  },
)

test.each([
  ['what did the boiler cost us?', /^None of your entries has “cost”(?:.|\n)*- Sat 20 Jun: “Boiler/],
  ['how much did I spend on paint', /None of your entries has “paint”/],
  ["what's left in the hallway budget?", /^(?!(?:.|\n)*£)/],
  ['how much did I pay for the cake?', /£12/],
])('no sum is told that is not noted: %s', async (question, answer) => {
  expect((await talk(question)).text).toMatch(answer)
})

test.each([
  'should i start with the hallway or the toast',
  'which goal would you drop?',
  'how do I get the toast going again',
])('what is weighed is answered by no entry: %s', async (question) => {
  expect((await talk(question)).text).toMatch(/(?:^|\n)I cannot talk that over|^That is yours to decide/)
})

test.each(['the oboe or the boiler thing first?', 'primer or the toast first, what do you think'])(
  'of two that are named one alone is no answer: %s',
  async (question) => {
    expect((await talk(question)).text).not.toMatch(/^Your first/)
  },
)

test('which of two was first is told of both', async () => {
  expect((await talk('did I climb or play the oboe first?')).text).toMatch(/oboe(?:.|\n)*climb/)
})

test('what goes on from a question changes its days, its words or its end, and no more', async () => {
  const first = 'how was my energy in March 2026?'
  expect((await talk(first, 'and in May 2026?')).text).toMatch(/3 of 5.*1 entry in May/)
  expect((await talk(first, 'and in May 2026?', 'june 2026?')).text).toMatch(/1 entry in June/)
  expect((await talk('how was my energy in June 2026?', 'what about the month before?')).text).toMatch(/in May/)
  expect((await talk('what did I write about Rena in 2026?', 'and Tomas?')).text).toMatch(/2 entries with “Tomas”/)
  expect((await talk('when did I first write about Tomas?', 'and the last time?')).text).toContain('Tomas would laugh')
  expect((await talk('when did I last write about Tomas?', 'and before that?')).text).toContain('Coffee with Tomas')
  expect((await talk('when did I last write about Tomas?', 'and before that')).text).toContain('Coffee with Tomas')
})

test('what goes on from nothing, or says something else, is to be asked whole', async () => {
  expect((await talk('how was my energy in March 2026?', 'and the day after?')).text).toContain('ask it whole')
  expect((await talk('thanks', 'and in May 2026?')).text).toContain('ask it whole')
  expect((await talk('how was my energy in March 2026?', 'thanks', 'and in May 2026?')).text).toContain('ask it whole')
})

test('what points back is of the goal that was spoken of, and of none where none was', async () => {
  expect((await talk('how is the toast going?', 'and when is that due again?')).text).toContain('Give the toast')
  expect((await talk('when is that due again?')).text).not.toMatch(/stands at|is due/)
})

test.each([
  ["when is Otto's birthday?", /^(?!.*stands at)/],
  ['when do i have to ring grandpa', /^“Call Grandpa”: .* at 17:00\.$/],
  ['what is the longest I have ever climbed', /^(?!Your longest run of days)/],
  ['which day did the hallway start to smell', /^(?!.*was begun on)/],
])('a goal of the same name is no answer: %s', async (question, answer) => {
  expect((await talk(question)).text).toMatch(answer)
})

test('the alert of the same is moved by the words that are offered', async () => {
  const { text } = await talk('remind me to call grandpa in two days at 9')
  const [, offered = ''] = /- (Move the alert .*)$/m.exec(text) ?? []
  expect(offered).toMatch(/ to \d{1,2} \w+ \d{4} at 09:00$/)
  const [card] = (await talk(offered)).cards
  expect(card?.verb).toBe('alert.move')
  expect(card?.title).toContain('Call Grandpa')
})

test.each([
  [
    'remind me to call grandpa in two days at 9',
    1,
    /^Here it is as a card(?:.|\n)*You have “Call Grandpa” (?:.|\n)*- Move the alert “Call Grandpa” to /,
  ],
  [
    'every day at 17:00 remind me to ring grandpa',
    1,
    /already: the card sets a second one\. To make the first one repeat/,
  ],
])('a second alert of the same is told to be one: %s', async (order, cards, answer) => {
  const said = await talk(order)
  expect(said.cards).toHaveLength(cards)
  expect(said.text).toMatch(answer)
})

test('what is set already, at that time, is set no second time', async () => {
  const said = await talk(`remind me to call grandpa on ${day(3)} at 17:00`)
  expect(said.cards).toHaveLength(0)
  expect(said.text).toMatch(/^You have “Call Grandpa” .* already, so there is no card for it\.$/)
})

test('an entry of a day that has one is told to stand beside it', async () => {
  await iris.post('/api/journal', { notes: 'Porridge.', mood: 4 })
  const said = await talk('log for today: soup, a nap, more soup. energy 3')
  expect(said.cards).toMatchObject([{ verb: 'entry.write' }])
  expect(said.text).toContain('You have an entry of that day already')
})

test.each([
  'primer on, sanding not there yet',
  'the hallway: sanding done, the primer is still in its tin',
  'sanded the lot, primer still missing',
])('a milestone of which a part is left is not offered as done: %s', async (told) => {
  const said = await talk(told)
  expect(said.cards.filter(({ verb }) => verb === 'milestone.tick')).toHaveLength(0)
  expect(said.text).not.toContain('Tick the milestone')
})

test('that a milestone is only half done is said', async () => {
  expect((await talk('primer on, sanding not there yet')).text).toMatch(/open milestones:\n- “Sanding and primer”/)
})

test.each(['petra painted a hallway like ours', 'lukas gave a toast last night, he cried'])(
  'of what somebody else did no goal is asked: %s',
  async (told) => {
    expect((await talk(told)).cards.filter(({ verb }) => verb !== 'entry.write')).toHaveLength(0)
  },
)

test.each(['when did i last talk to tomas', 'when did I last hear from Tomas?'])(
  'who is only spoken of is told as that: %s',
  async (question) => {
    expect((await talk(question)).text).toMatch(/^You last wrote of “tomas”/i)
  },
)

test('what somebody else had done is no deed of the writer', async () => {
  await iris.post('/api/journal', {
    date: '2026-04-11',
    notes: 'Supper was waiting: Lurdes had baked for six.',
    mood: 4,
  })
  expect((await talk('when did I last bake?')).text).toMatch(/^No entry tells of that for sure/)
})

test.each(['have i ever missed a climb', 'do i climb more when tomas is here', 'am i climbing better since may'])(
  'what is missing or compared is not answered by a list as it is: %s',
  async (question) => {
    expect((await talk(question)).text).not.toMatch(/^\d+ entr/)
  },
)

test.each(["when's the call with grandpa", 'when is my grandpa call'])(
  'what is to come is of alerts: %s',
  async (question) => {
    expect((await talk(question)).text).toMatch(/“Call Grandpa”.*17:00/)
  },
)

test('milestones are told in their own order, with what became of each', async () => {
  const { text } = await talk('what are the milestones of the hallway?')
  expect(text).toMatch(/2 milestones:\n- open: “Sanding and primer”\n- open: “6 km of tape/)
  expect((await talk('what is left to do in the hallway?')).text).toMatch(
    /open milestones:\n- “Sanding and primer”\n- “6 km/,
  )
})

test.each(['shift all of it somewhere', 'postpone the primer by a bit'])(
  'an order that is not understood is said to be one: %s',
  async (order) => {
    const said = await talk(order)
    expect(said.cards).toHaveLength(0)
    expect(said.text).not.toMatch(/Thank you for telling me|entr(?:y|ies) (?:mentions|with)/)
  },
)

test.each(["that's not what I asked", 'nope that was wrong', "you don't understand"])(
  'who finds fault is asked what was meant: %s',
  async (message) => {
    expect((await talk(message)).text).toContain('What did you mean?')
  },
)

test('what denies a thing is written of it, too', async () => {
  await iris.post('/api/journal', { date: '2026-08-20', notes: 'No oboe again. It hums at me.', mood: 2 })
  expect((await talk('when did i last play the oboe')).text).toMatch(/^You last wrote of “oboe” on Thu 20 Aug/)
})

test('another length than the alert names does not end it', async () => {
  const scheduledFor = new Date(Date.now() - 3_600_000).toISOString()
  await iris.post('/api/reminders', { title: 'Easy 4 km with Rena', scheduledFor })
  const ends = async (told: string) => (await talk(told)).cards.some(({ verb }) => verb === 'alert.finish')
  expect(await ends('did 7k easy with rena')).toBe(false)
  expect(await ends('did the easy 4k with rena')).toBe(true)
  expect((await talk("when is rena's birthday")).text).not.toContain('These alerts')
})

test.each(['what is the longest I ever climbed', 'furthest ive ever climbed?'])(
  'that amounts are not compared is said: %s',
  async (question) => {
    expect((await talk(question)).text).toMatch(/I compare no amounts within entries|^(?!.*“climb)/)
  },
)

test('which goals are due in some days is not told by how far behind they are', async () => {
  const { text } = await talk(`which goals are due by ${day(20)}?`)
  expect(text).not.toContain('Furthest behind')
  const month = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(day(60)))
  expect((await talk(`which goals are due in ${month}?`)).text).not.toMatch(/^Furthest behind|^None of your goals/)
})

test.each(['climbed, no idea how long', 'baked bread and forgot what went in it'])(
  'what is told asks nothing: %s',
  async (told) => {
    expect((await talk(told)).text).not.toMatch(/I am not sure what you ask|No entry/)
  },
)

test.each([
  "add to today's entry: cycled home in the rain and it felt fine",
  'put in my journal: cycled home in the rain and it felt fine',
])('what is put into an entry is an entry, whatever a goal could make of it: %s', async (message) => {
  const { cards } = await talk(message)
  expect(cards.map(({ verb }) => verb)).toEqual(['entry.write'])
})

test.each(['text grandpa that the train is late tonight', 'can you text Rena saying i am late today'])(
  'what is to be told to somebody else is done by nobody here: %s',
  async (message) => {
    const { text, cards } = await talk(message)
    expect(text).toMatch(/^I cannot write to or call anyone/)
    expect(cards).toEqual([])
  },
)

test.each(['you are so annoying', 'stop banging on about the hallway'])(
  'who finds fault with the coach is asked what was meant: %s',
  async (message) => {
    expect((await talk(message)).text).toMatch(/^Then I got it wrong/)
  },
)

test('who does not know is not told that nothing was found', async () => {
  expect((await talk('dunno')).text).toMatch(/^All right/)
})

test.each(['book a table for friday at 7', 'order the cake for saturday at noon'])(
  'a deed of the world is no alert until that is asked for: %s',
  async (message) => {
    const { text, cards } = await talk(message)
    expect(cards).toEqual([])
    expect(text).toMatch(/^I can(?:not| do nothing)/)
  },
)
