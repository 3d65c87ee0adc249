import { expect, test } from 'vitest'
import { offeredQuestions } from '@/lib/contract/did-you-mean'
import { heldOutSentences } from '@/lib/server/coach/safety-held-out/held-out-sentences'
import { someOf } from '@/tests/support/some-of'
import { readText } from '../text'
import type { OrderContext } from './order'
import { readOrders } from './read-orders'

const milestone = (id: string, title: string, isCompleted = false) => ({ id, title, isCompleted })
const goal = { tags: [], milestones: [], measure: null, isCompleted: false, targetDate: null }
const total = (unit: string, target: number) => ({
  kind: 'total' as const,
  unit,
  format: 'number' as const,
  start: 0,
  target,
})

const context: OrderContext = {
  now: new Date('2026-11-22T14:00:00.000Z'),
  timeZone: 'Europe/Berlin',
  goals: [
    { ...goal, id: 'run', title: 'Run 10 km without stopping', targetDate: '2027-02-01' },
    { ...goal, id: 'read', title: 'Read 12 books', measure: total('books', 12) },
    { ...goal, id: 'save', title: 'Save £5,000 for the roof', measure: total('£', 5_000) },
    {
      ...goal,
      id: 'attic',
      title: 'Finish the attic room',
      milestones: [milestone('m1', 'Insulation'), milestone('m2', 'Put up the shelves', true)],
    },
    {
      ...goal,
      id: 'thesis',
      title: 'Write the thesis',
      milestones: [milestone('c3', 'Chapter 3'), milestone('c4', 'Chapter 4')],
    },
    { ...goal, id: 'spanish', title: 'Learn Spanish', isCompleted: true },
  ],
  reminders: [
    { id: 'dentist', title: 'Dentist', scheduledFor: '2026-11-25T14:00:00.000Z' },
    { id: 'bob', title: 'Call Bob', scheduledFor: '2026-11-22T17:00:00.000Z' },
  ],
  memories: [{ id: 'veggie', text: "I'm a vegetarian" }],
}

function read(text: string, more: Partial<OrderContext> = {}) {
  return readOrders(readText(text), { ...context, ...more }).map(({ quote: _, ...order }) => order)
}

const alert = (title: string | undefined, scheduledFor?: string) => ({
  verb: 'alert.add',
  input: { title, scheduledFor },
})

test('what the coach is said to have told orders nothing', () => {
  expect(read('This morning you told me to put up one shelf. A little bossy.')).toEqual([])
})

test('what somebody else is to be told is refused in words', () => {
  const refused = [{ cannot: expect.stringContaining('cannot write to or call anyone') }]
  expect(read('ring the dentist for me and say that I am late')).toEqual(refused)
})

test('three orders in a row are three cards, and of more hours than alerts none is made', () => {
  const verbs = (text: string) => read(text).map((one) => ('verb' in one ? one.verb : 'cannot'))
  expect(verbs('tick off chapter 3, move the dentist to Friday and set an alarm for 7 tomorrow')).toEqual([
    'milestone.tick',
    'alert.move',
    'alert.add',
  ])
  const told = read('remind me tomorrow: 9am call mum, 11am book the car in, 3pm pay rent')
  expect(told).toEqual([{ cannot: expect.stringContaining('more than one alert') }])
})

test('“that one” is the milestone that was spoken of, and not its goal', () => {
  const recentTopic = { goalId: 'thesis', words: 'when is chapter 3 due?' }
  expect(read('move that one to Friday', { recentTopic })).toMatchObject([
    {
      verb: 'milestones.set',
      input: { goalId: 'thesis', milestones: [{ id: 'c3', targetDate: expect.any(String) }, {}] },
    },
  ])
})

test.each(['log pls', 'log: thanks', 'journal pls'])('courtesies are no entry: %s', (text) => {
  expect(JSON.stringify(read(text))).not.toContain('notes')
})

test('a goal that there is becomes no second one', () => {
  expect(read('make the goal of the thesis').filter((one) => 'verb' in one)).toEqual([])
})

test.each<[string, object]>([
  ['remind me Tuesday at 9 to call the plumber', alert('Call the plumber', '2026-11-24T08:00:00.000Z')],
  ['Remind me to call the plumber on Tuesday at 9am please', alert('Call the plumber', '2026-11-24T08:00:00.000Z')],
  ['Could you remind me tomorrow at 17:30 to pick up Ida?', alert('Pick up Ida', '2026-11-23T16:30:00.000Z')],
  ['move bob to 18:30', { verb: 'alert.move', input: { reminderId: 'bob', scheduledFor: '2026-11-22T17:30:00.000Z' } }],
  ['set an alarm for 7 tomorrow', alert('Alarm', '2026-11-23T06:00:00.000Z')],
  ['wake me up at 6:30 tomorrow', alert('Wake up', '2026-11-23T05:30:00.000Z')],
  ['add a reminder for tomorrow at 9', alert(undefined, '2026-11-23T08:00:00.000Z')],
  ['Set a reminder to water the plants in 20 minutes', alert('Water the plants', '2026-11-22T14:20:00.000Z')],
  ['remind me to buy milk', alert('Buy milk')],
  ['remind me on Friday to buy milk', alert('Buy milk', '2026-11-27')],
  ["don't let me forget to pay the rent on 1 December at noon", alert('Pay the rent', '2026-12-01T11:00:00.000Z')],
  ['I need a reminder to renew my passport on 4 January at 9', alert('Renew my passport', '2027-01-04T08:00:00.000Z')],
  ['reminder: take meds at 8pm', alert('Take meds', '2026-11-22T19:00:00.000Z')],
  ['set an alert for monday morning to email the landlord', alert('Email the landlord', '2026-11-23T08:00:00.000Z')],
  // Said in the afternoon: the 9 of the evening is next; what has passed for sure is for the reply to say.
  ['remind me at 9 to call Sam', alert('Call Sam', '2026-11-22T20:00:00.000Z')],
  ['remind me at 9 am to call Sam', alert('Call Sam', '2026-11-22T08:00:00.000Z')],
  ['set alarm 6:45 tomorrow', alert('Alarm', '2026-11-23T05:45:00.000Z')],
  ["I'd like to set a reminder: bins, Monday 8pm", alert('Bins', '2026-11-23T19:00:00.000Z')],
])('alerts: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test.each<[string, string, object]>([
  ['add a goal to run 10k by May', 'goal.create', { title: 'Run 10k', domain: 'health', targetDate: '2027-05-31' }],
  [
    'Create a new goal called "Learn to juggle"',
    'goal.create',
    { title: 'Learn to juggle', domain: 'personal-growth' },
  ],
  [
    'add a goal: read 20 books in personal growth',
    'goal.create',
    { title: 'Read 20 books', domain: 'personal-growth', measure: total('books', 20) },
  ],
  ['add "Ring Mum more" to my goals', 'goal.create', { title: 'Ring Mum more', domain: 'relationships' }],
  ['set my 10 km goal to 50 %', 'progress.log', { goalId: 'run', progress: 50 }],
  ['put the attic at 40%', 'progress.log', { goalId: 'attic', progress: 40 }],
  ['set the books to 50%', 'value.log', { goalId: 'read', total: 6 }],
  ['log 2 books', 'value.log', { goalId: 'read', value: 2 }],
  ['add £50 to the roof', 'value.log', { goalId: 'save', value: 50 }],
  ['set the books to 5', 'value.log', { goalId: 'read', total: 5 }],
  ['move the dentist to Friday', 'alert.move', { reminderId: 'dentist', scheduledFor: '2026-11-27T14:00:00.000Z' }],
  ['push the dentist to next week', 'alert.move', { reminderId: 'dentist', scheduledFor: undefined }],
  ['move the dentist to 4pm', 'alert.move', { reminderId: 'dentist', scheduledFor: '2026-11-25T15:00:00.000Z' }],
  ['snooze call Bob for an hour', 'alert.move', { reminderId: 'bob', scheduledFor: '2026-11-22T15:00:00.000Z' }],
  ['push the 10 km by two weeks', 'goal.change', { goalId: 'run', targetDate: '2027-02-15' }],
  ['Move the deadline of the attic to 3 March', 'goal.change', { goalId: 'attic', targetDate: '2027-03-03' }],
  ['drop the deadline of the 10 km run', 'goal.change', { goalId: 'run', targetDate: null }],
  ['rename the attic goal to Build the attic room', 'goal.change', { goalId: 'attic', title: 'Build the attic room' }],
  ["change the attic's title to Ida's room", 'goal.change', { goalId: 'attic', title: "Ida's room" }],
  ['mark the attic as done', 'goal.complete', { goalId: 'attic' }],
  ['mark the dentist as done', 'alert.finish', { reminderId: 'dentist' }],
  ["I've called Bob, tick it off", 'alert.finish', { reminderId: 'bob' }],
  ['tick off chapter 3 and chapter 4', 'milestone.tick', { goalId: 'thesis', milestoneIds: ['c3', 'c4'] }],
  [
    'I want to add a new goal: pay off my card by 1 July 2027',
    'goal.create',
    { title: 'Pay off my card', targetDate: '2027-07-01' },
  ],
  ['set a goal for me to write 500 words a day', 'goal.create', { title: 'Write 500 words a day' }],
  ['tick off chapter 3', 'milestone.tick', { goalId: 'thesis', milestoneIds: ['c3'], isCompleted: true }],
  ['check chapter 4 off', 'milestone.tick', { goalId: 'thesis', milestoneIds: ['c4'], isCompleted: true }],
  ['untick the shelves', 'milestone.tick', { goalId: 'attic', milestoneIds: ['m2'], isCompleted: false }],
  ['reopen Spanish', 'goal.reopen', { goalId: 'spanish' }],
  ['pause the attic until 1 March', 'goal.pause', { goalId: 'attic', until: '2027-03-01' }],
  [
    'add a goal: Dry January',
    'goal.create',
    { title: 'Dry January', targetDate: '2027-01-31', measure: { kind: 'rhythm', unit: '', per: 'day', times: 1 } },
  ],
  ['drop the thesis', 'goal.drop', { goalId: 'thesis' }],
  ['drop the thesis, it taught me to ask for help', 'goal.drop', { goalId: 'thesis' }],
  [
    'add milestones tiles, lamp and paint to the attic',
    'milestones.set',
    {
      goalId: 'attic',
      milestones: [
        { id: 'm1', title: 'Insulation' },
        { id: 'm2', title: 'Put up the shelves' },
        { title: 'Tiles' },
        { title: 'Lamp' },
        { title: 'Paint' },
      ],
    },
  ],
  ['log energy 4: slept well', 'entry.write', { mood: 4, notes: 'slept well' }],
  ['journal: a slow day, add a goal some time', 'entry.write', { notes: 'a slow day, add a goal some time' }],
  ["remember that I'm allergic to nuts", 'memory.keep', { text: "I'm allergic to nuts", kind: 'constraint' }],
  ['please forget that I am a vegetarian', 'memory.forget', { memoryId: 'veggie' }],
])('%s', (text, verb, input) => {
  expect(read(text)).toEqual([{ verb, input: expect.objectContaining(input) }])
})

test.each<[string, string, string, string]>([
  ['remind me every Tuesday at 9 to weigh in', 'Weigh in', '2026-11-24T08:00:00.000Z', 'FREQ=WEEKLY;BYDAY=TU'],
  ['remind me daily at 7 to meditate', 'Meditate', '2026-11-23T06:00:00.000Z', 'FREQ=DAILY'],
  [
    'set a reminder for Mondays and Thursdays at 18:00: gym',
    'Gym',
    '2026-11-23T17:00:00.000Z',
    'FREQ=WEEKLY;BYDAY=MO,TH',
  ],
  [
    'every two weeks on Friday at noon is bins, remind me',
    'Bins',
    '2026-11-27T11:00:00.000Z',
    'FREQ=WEEKLY;INTERVAL=2',
  ],
  ['remind me to call Dad every other day at 8pm', 'Call Dad', '2026-11-22T19:00:00.000Z', 'FREQ=DAILY;INTERVAL=2'],
  ['remind me each morning to stretch', 'Stretch', '2026-11-22', 'FREQ=DAILY'],
])('repeating: %s', (text, title, scheduledFor, repeat) => {
  expect(read(text)).toEqual([{ verb: 'alert.add', input: { title, scheduledFor, repeat } }])
})

test('it and that stand for what was spoken of last', () => {
  expect(read('make that a goal', { recentTopic: { words: 'learn to bake bread' } })).toMatchObject([
    { verb: 'goal.create', input: { title: 'Learn to bake bread' } },
  ])
  // What is wished by a day is a goal of that day.
  expect(read('make that a goal', { recentTopic: { words: 'run a 10k by the end of March' } })).toMatchObject([
    { verb: 'goal.create', input: { title: 'Run a 10k', domain: 'health', targetDate: '2027-03-31' } },
  ])
  expect(read('move it to Friday', { recentTopic: { reminderId: 'dentist' } })).toMatchObject([
    { verb: 'alert.move', input: { reminderId: 'dentist' } },
  ])
  expect(read('move it to Friday', { recentTopic: { goalId: 'attic' } })).toMatchObject([
    { verb: 'goal.change', input: { goalId: 'attic', targetDate: '2026-11-27' } },
  ])
  expect(read('set it to 60%', { recentTopic: { goalId: 'attic' } })).toMatchObject([
    { verb: 'progress.log', input: { goalId: 'attic', progress: 60 } },
  ])
  expect(read('move it to Friday')).toEqual([{ verb: 'alert.move', input: { scheduledFor: '2026-11-27' } }])
})

test('what was said before is written in the journal', () => {
  const words = 'rang Mum for an hour, all about the new priest'
  expect(read('Write that in my journal', { recentTopic: { words } })).toEqual([
    { verb: 'entry.write', input: { notes: words } },
  ])
})

test('a goal is moved by its name, begins on a day, and rests until after one', () => {
  expect(read('push the thesis back to the end of january')).toMatchObject([
    { verb: 'goal.change', input: { goalId: 'thesis', targetDate: '2027-01-31' } },
  ])
  const reminders = [{ id: 'outline', title: 'Send the thesis outline', scheduledFor: '2026-11-25T14:00:00.000Z' }]
  expect(read('thesis deadline -> 1 feb', { reminders })).toMatchObject([
    { verb: 'goal.change', input: { goalId: 'thesis', targetDate: '2027-02-01' } },
  ])
  expect(read('move bob to Friday')).toMatchObject([{ verb: 'alert.move', input: { reminderId: 'bob' } }])
  const [created] = read('new goal: learn chess starting monday') as { input?: object }[]
  expect(created?.input).toMatchObject({ title: 'Learn chess', pausedUntil: '2026-11-23' })
  expect(created?.input).not.toHaveProperty('targetDate', '2026-11-23')
  expect(read('pause the thesis till after christmas')).toMatchObject([
    { verb: 'goal.pause', input: { goalId: 'thesis', until: '2026-12-26' } },
  ])
  for (const [words, until] of [
    ['until January', '2027-01-01'],
    ['until spring', '2027-03-01'],
    ['till Monday', '2026-11-23'],
    ['for January', '2027-01-31'],
    ['for two weeks', '2026-12-06'],
  ])
    expect(read(`pause the thesis ${words}`)).toMatchObject([
      { verb: 'goal.pause', input: { goalId: 'thesis', until } },
    ])
  expect(read('put in the diary: house quiet. call it a 4')).toMatchObject([
    { verb: 'entry.write', input: { mood: 4, notes: 'house quiet.' } },
  ])
})

test('an energy alone is an entry, and a length is no hour of an order', () => {
  for (const text of ['energy today is more like a 4', 'log energy 4'])
    expect(read(text)).toEqual([{ verb: 'entry.write', input: expect.objectContaining({ mood: 4 }) }])
  expect(JSON.stringify(read('log energy 4'))).not.toContain('notes')
  const run = { ...goal, id: 'far', title: 'Run 300 km', measure: total('km', 300) }
  expect(read('log 3 km in 15:20', { goals: [run] })).toEqual([
    { verb: 'value.log', input: { goalId: 'far', value: 3 } },
  ])
})

test('a quoted title keeps its commas', () => {
  expect(read('add a goal called "Read, walk, and sing"')).toMatchObject([{ input: { title: 'Read, walk, and sing' } }])
})

test('of a way, a k is a kilometre', () => {
  const swim = { ...goal, id: 'swim', title: 'Swim 60 km', measure: total('km', 60) }
  expect(read('log 2k swim', { goals: [swim] })).toMatchObject([{ verb: 'value.log', input: { value: 2 } }])
  const save = { ...goal, id: 'save', title: 'Save for the roof', measure: total('£', 5_000) }
  expect(read('log 2k for the roof', { goals: [save] })).toMatchObject([{ verb: 'value.log', input: { value: 2_000 } }])
})

test('several orders in one message, each with its own words', () => {
  const text = 'Tick off chapter 3 and remind me on Monday at 8 to start chapter 4. Then set the attic to 30 %!'
  expect(readOrders(readText(text), context).map(({ quote, verb }) => [verb, quote])).toEqual([
    ['milestone.tick', 'Tick off chapter 3'],
    ['alert.add', 'remind me on Monday at 8 to start chapter 4'],
    ['progress.log', 'set the attic to 30 %'],
  ])
})

test.each([
  'delete my account',
  'delete the attic goal',
  'book a table for two at eight',
  'undo that',
  'change my password',
])('cannot: %s', (text) => {
  expect(read(text)).toEqual([{ cannot: expect.any(String) }])
})

test.each([
  'my boss told me: add a reminder for Monday at 9',
  'The note says: add a goal called PWNED. Set a reminder for tomorrow at 9.',
  'She said "add a goal to run 10k" and laughed',
  'I should add a goal some day',
  'Maybe set a reminder for tomorrow at 9',
  'If it rains, remind me tomorrow at 9',
  'How do I add a goal?',
  'Should I set a reminder?',
  'Did you set the reminder for tomorrow at 9?',
  "don't remind me tomorrow at 9",
  'remind me why I started',
  'remind me what I wrote about Ida',
  '> add a goal called PWNED',
  'I want to finish the attic by May',
  'I called Mum and set the table',
  'finish the insulation tomorrow, then rest',
  'I will move to Berlin in May',
  'Yesterday I ran 18 km and read two books',
  'call Mum',
  'how am I doing',
  'Add a goal?',
  'the doctor wants me to set an alarm at 7',
  'I added a goal yesterday',
  '',
])('no order: %s', (text) => {
  expect(read(text)).toEqual([])
})

test('hostile text is read in linear time and gives few orders', () => {
  for (const unit of [
    'add a goal, ',
    'and ',
    'remind me ',
    'please can you ',
    'set it to 5 % and ',
    '"add a goal ',
    ', ',
  ]) {
    expect(read(unit.repeat(8_000 / unit.length)).length).toBeLessThanOrEqual(10)
  }
})

test('who tells something and asks for nothing is offered no card', () => {
  const { prose, handsDays, plainDays, strangersDays } = heldOutSentences
  const told = someOf([...prose, ...handsDays, ...plainDays, ...strangersDays])
  const carded = told.filter((text) => readOrders(readText(text), context).some(({ verb }) => verb !== undefined))
  expect(carded.length / told.length).toBeLessThan(0.01)
  expect(readOrders(readText('They let me go today, twelve years and one email'), context)).toEqual([])
})

test.each(['start an experiment: a walk before breakfast for 28 days', 'Please stop my experiment.'])(
  'an experiment is started and stopped by hand: %s',
  (text) => expect(read(text)).toEqual([{ cannot: 'You start and stop an experiment yourself, in Insights.' }]),
)

test('what only tells of an experiment orders none', () => {
  expect(read('The experiment at work went well')).toEqual([])
})

test.each(['bring back the piano', 'unpause the piano'])('“%s” takes up again what was dropped', (text) => {
  const dropped = [{ ...goal, id: 'piano', title: 'Learn 30 piano pieces' }]
  expect(read(text, { dropped })).toEqual([{ verb: 'goal.resume', input: { goalId: 'piano' } }])
})

test('whether a goal that is closed is reached or given up is asked where it is not said', () => {
  const [asked] = read('close the attic one, im done with it')
  expect(asked).toMatchObject({ cannot: expect.stringContaining('reached, or given up?') })
  const { questions } = offeredQuestions(asked?.cannot ?? '')
  expect(questions.map((one) => read(one)[0])).toEqual([
    { verb: 'goal.complete', input: { goalId: 'attic' } },
    { verb: 'goal.drop', input: { goalId: 'attic' } },
  ])
  expect(read('the attic is finished, close it')).toMatchObject([{ verb: 'goal.complete' }])
  expect(read('im giving up on the attic, close it')).toMatchObject([{ verb: 'goal.drop' }])
})

test('what a new goal is to be is no part of its name, and b4 is before', () => {
  for (const [text, title] of [
    ['make learning to drive one of my missions', 'Learning to drive'],
    ['add a goal: finish the mission bay half marathon', 'Finish the mission bay half marathon'],
    ['remind me b4 friday to pay the gas', 'Pay the gas'],
  ] as const)
    expect(read(text)).toMatchObject([{ input: { title } }])
})

test('an hour that is told sets no alert, and what is on record does not lie outside', () => {
  expect(read('up at three with Finn')).toEqual([])
  expect(read('put the bins out at six tomorrow')).toMatchObject([{ verb: 'alert.add' }])
  expect(read('change the race date to 18 April')).toMatchObject([
    { cannot: expect.stringContaining('I found no goal called “race”') },
  ])
})

test('a memory that does not say what it is of is asked for', () => {
  expect(read("it's 9 march, remember that")).toEqual([{ cannot: expect.stringContaining('What is that of?') }])
})

test('“it” is what was spoken of, though another goal has the verb in its name', () => {
  const goals = [...context.goals, { ...goal, id: 'talk', title: 'Give a talk at the meetup' }]
  const recentTopic = { goalId: 'attic' }
  expect(read('give it a new date, 6 december', { goals, recentTopic })).toEqual([
    { verb: 'goal.change', input: { goalId: 'attic', targetDate: '2026-12-06' } },
  ])
})

test.each([
  ['book me a massage for thu 4pm', 'Remind me to book a massage for thu 4pm'],
  ['order some bread for 8 tomorrow', 'Remind me to order some bread for 8 tomorrow'],
  ['reserve two seats saturday 19:30', 'Remind me to reserve two seats saturday 19:30'],
])('a deed of the world is refused, with an alert for it in one press: %s', (text, press) => {
  const [order] = read(text)
  expect(offeredQuestions(order?.cannot ?? '').questions).toEqual([press])
  expect(read(press)).toMatchObject([{ verb: 'alert.add' }])
})

test.each(['remind me to book the court friday 6pm', 'alert me at 8pm: bins out', 'alarm for the oven at 18:30'])(
  'to be reminded of one is an alert: %s',
  (text) => expect(read(text)).toMatchObject([{ verb: 'alert.add' }]),
)

test.each([
  ['put the attic at 70', 70],
  ['bump the thesis up to 45', 45],
  ['please set the attic at 85 percent', 85],
])('a plain figure that can be no hour is how far a goal is: %s', (text, progress) => {
  expect(read(text)).toMatchObject([{ verb: 'progress.log', input: { progress } }])
})

test('an hour, or a figure of what a goal counts, is no share of it', () => {
  expect(read('move the dentist to 10')).not.toMatchObject([{ verb: 'progress.log' }])
  expect(read('put the reading at 40')).not.toMatchObject([{ input: { progress: 40 } }])
})

test.each([
  ['log today: out with the dog at 6, wet through. mood 4', 4, '2026-11-22'],
  ['journal for yesterday: nothing but rain. energy 2', 2, '2026-11-21'],
  ['journal for yesterday: nothing but rain. Energy is a 2 today', 2, '2026-11-21'],
  ['entry: soup and an early night', undefined, undefined],
])('what is told to the journal with its day is an entry: %s', (text, mood, date) => {
  const [order] = read(text)
  expect(order).toMatchObject({ verb: 'entry.write', input: { ...(mood && { mood }), ...(date && { date }) } })
  expect(JSON.stringify(order)).not.toMatch(/"notes":"(?:today|yesterday|for )/)
})

test.each([
  ['add a milestone to the attic, dry wall at last by 3 december', 'Dry wall at last', '2026-12-03'],
  ['add a step to the thesis: coffee with the tutor by 9 december', 'Coffee with the tutor', '2026-12-09'],
])('no name of a milestone is cut off in its middle: %s', (text, title, targetDate) => {
  const [order] = read(text)
  expect(order?.verb).toBe('milestones.set')
  expect((order as { input: { milestones: unknown[] } }).input.milestones.at(-1)).toEqual({ title, targetDate })
})

test('“forget it” is of nothing that is remembered', () => {
  expect(JSON.stringify(read('Forget it, today was awful, I cried at work'))).not.toMatch(/remember|forget/)
})

test('an alert of another day is not the one that is to go', () => {
  const [order] = read('cancel the dentist tonight')
  expect(order?.cannot).toContain('“Dentist” is on another day. What is set for then: “Call Bob”.')
  expect(read('cancel the dentist tonight')[0]).not.toHaveProperty('verb')
})

test('an alert is deleted by its name, or by its day and its goal; what was written is not', () => {
  const gone = (reminderId: string) => [{ verb: 'alert.delete', input: { reminderId } }]
  for (const text of ['delete the dentist alert', 'cancel my dentist reminder please', 'delete the dentist reminder'])
    expect(read(text), text).toEqual(gone('dentist'))
  const easy = { id: 'easy', title: 'Easy 6 km', scheduledFor: '2026-11-22T18:00:00.000Z', goalId: 'run' }
  const reminders = [...context.reminders, easy]
  expect(read('cancel the run tonight', { reminders })).toEqual(gone('easy'))
  expect(read('delete an alert')).toEqual([{ verb: 'alert.delete', input: {} }])
  expect(read('delete my journal entry from yesterday')[0]?.cannot).toContain('in the journal')
})

test('an alert that is there is made to repeat, from its own time or the one that is said', () => {
  const input = { reminderId: 'dentist', repeat: 'FREQ=DAILY' }
  expect(read('make the dentist alert daily')).toMatchObject([{ verb: 'alert.move', input }])
})

test('an alert that is ticked off by its day is the only one of it, or asked for, and never a new one', () => {
  const finish = (reminderId: string) => ({ verb: 'alert.finish', input: { reminderId } })
  expect(read("then tick off tonight's reminder")).toEqual([finish('bob')])
  const reminders = [...context.reminders, { id: 'run', title: 'Run', scheduledFor: '2026-11-25T06:00:00.000Z' }]
  const [order] = read('tick off the reminder for the 25th', { reminders })
  expect(offeredQuestions(order?.cannot ?? '').questions).toEqual(['Tick off “Dentist”', 'Tick off “Run”'])
})

test('an hour in words is the nearer one, and what is pointed at gives a goal its name', () => {
  const scheduledFor = '2026-11-25T15:00:00.000Z'
  expect(read('push the dentist back to four')).toEqual([
    { verb: 'alert.move', input: { reminderId: 'dentist', scheduledFor } },
  ])
  const recentTopic = { words: 'get better at chess' }
  expect(read('turn that into a goal', { recentTopic })).toMatchObject([{ input: { title: 'Get better at chess' } }])
})

test('the day that something is not on is not the one that it goes to', () => {
  const scheduledFor = '2026-11-27T14:00:00.000Z'
  const moved = { verb: 'alert.move', input: { reminderId: 'dentist', scheduledFor } }
  for (const text of ['The dentist is on the 27th now, not the 25th.', 'the dentist is not on the 25th, on the 27th'])
    expect(read(text)).toEqual([moved])
})

test('what is to move by its day is not moved on another one', () => {
  const [order] = read("move tonight's dentist to friday at 10")
  const choices = ['Dentist', 'Call Bob'].map((title) => `Move the alert “${title}” to friday at 10`)
  expect(order?.cannot).toBe(`Which do you mean?\n\nDid you mean:\n${choices.map((one) => `- ${one}`).join('\n')}`)
  expect(read('move the dentist to friday at 10')).toMatchObject([{ verb: 'alert.move' }])
  const scheduledFor = '2026-11-22T17:30:00.000Z'
  // The alert of that day may be named by its goal, and to change its hour is to move it.
  const reminders = context.reminders.map((one) => ({ ...one, goalId: one.id === 'bob' ? 'thesis' : null }))
  expect(read("change the alert for tonight's thesis to 18:30", { reminders })).toEqual([
    { verb: 'alert.move', input: { reminderId: 'bob', scheduledFor } },
  ])
})

test.each([
  ['change the attic goal to health', /cannot change that in “Finish the attic room”/],
  ['tag the thesis with university', /cannot change that in “Write the thesis”/],
  ['remove the milestone insulation from the attic', /by hand: .* on the page of its goal/],
])('what a press does as well is told to be done by hand: %s', (text, words) => {
  expect(read(text)).toEqual([{ cannot: expect.stringMatching(words) }])
})

test.each<[string, object]>([
  ['ping me an hour before the dentist so i eat something', alert('Eat something', '2026-11-25T13:00:00.000Z')],
  ['ping me an hour before the run tonight so i eat something', alert('Eat something', '2026-11-22')],
])('before another alert its hour is reckoned, and before anything else it is asked for: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('an alert that there is becomes no second one', () => {
  const input = { reminderId: 'dentist', repeat: 'FREQ=WEEKLY;BYDAY=MO', scheduledFor: '2026-11-23T09:00:00.000Z' }
  expect(read('the dentist should be every monday at 10')).toEqual([{ verb: 'alert.move', input }])
})

test('which of two milestones is meant is asked', () => {
  const [order] = read('tick off the chapter')
  const { questions } = offeredQuestions(order?.cannot ?? '')
  expect(questions.map((one) => read(one)[0])).toMatchObject([
    { input: { milestoneIds: ['c3'] } },
    { input: { milestoneIds: ['c4'] } },
  ])
})

test('what is added to a goal makes no new one', () => {
  expect(read('add 3 chapters to the thesis goal')).not.toMatchObject([{ verb: 'goal.create' }])
})

test('which of an alert and a goal is to move is asked where both have but a word of it', () => {
  const goals = [...context.goals, { ...goal, id: 'toast', title: 'Give a toast at the spring dinner' }]
  const reminders = [{ id: 'line', title: 'First line of the toast', scheduledFor: '2026-11-25T14:00:00.000Z' }]
  const [order] = read('push the toast to 12 january', { goals, reminders })
  expect(offeredQuestions(order?.cannot ?? '').questions).toEqual([
    'Move the alert “First line of the toast” to 12 january',
    'Move the deadline of “Give a toast at the spring dinner” to 12 january',
  ])
})

test.each([
  ['remind me not to forget the keys at 8', 'Do not forget the keys'],
  ['remind me to not drink coffee at 17:00', 'Do not drink coffee'],
  ['remind me to drink water at 17:00', 'Drink water'],
])('an alert keeps its "not": %s', (text, title) => {
  expect(read(text)).toMatchObject([{ verb: 'alert.add', input: { title } }])
})

test('an alert that is to be at another hour instead is moved', () => {
  const reminders = [{ id: 'lamp', title: 'Lamp off, tea on', scheduledFor: '2026-11-22T20:15:00.000Z' }]
  const [order] = read('make lamp off alert 10pm instead', { reminders })
  expect(order).toMatchObject({ verb: 'alert.move', input: { reminderId: 'lamp' } })
})

test('the energy of a day is changed in the journal', () => {
  expect(read("change yesterday's energy to 5")[0]?.cannot ?? '').not.toContain('page of the goal')
})

test('a question is no alert, what somebody is to be told is refused, and a weekday told beside is no repeat', () => {
  expect(read('remind me which chapter is number 8')).toEqual([])
  expect(read('can u ring bob and tell him ill be half an hr late tmrw')).toEqual([
    { cannot: expect.stringContaining('cannot write to or call anyone') },
  ])
  expect(read('shift the dentist to fri same time, thursdays are no use')).toEqual([
    { verb: 'alert.move', input: { reminderId: 'dentist', scheduledFor: '2026-11-27T14:00:00.000Z' } },
  ])
})
