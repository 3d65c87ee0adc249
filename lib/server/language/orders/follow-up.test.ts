import { expect, test } from 'vitest'
import { readText } from '../text'
import { toldAnew } from './follow-up'
import type { OrderContext, Waiting } from './order'
import { readOrders } from './read-orders'

const goal = { tags: [], milestones: [], measure: null, isCompleted: false, targetDate: null }
const context: OrderContext = {
  now: new Date('2026-11-22T14:00:00.000Z'),
  timeZone: 'Europe/London',
  goals: [
    {
      ...goal,
      id: 'run',
      title: 'Run 300 km',
      measure: { kind: 'total', unit: 'km', format: 'number', start: 0, target: 300 },
    },
    { ...goal, id: 'attic', title: 'Finish the attic room' },
  ],
  reminders: [{ id: 'dentist', title: 'Dentist', scheduledFor: '2026-11-25T14:00:00.000Z' }],
}
const bank: Waiting = {
  id: 'p',
  verb: 'alert.add',
  input: { title: 'Call the bank', scheduledFor: '2026-11-23T10:00:00.000Z' },
  missing: [],
  quote: 'remind me to call the bank tomorrow at 10',
}
const swum: Waiting = {
  id: 'p',
  verb: 'value.log',
  input: { goalId: 'run', value: 12 },
  missing: [],
  quote: 'ran 12 km',
}
const cello: Waiting = {
  id: 'p',
  verb: 'goal.create',
  input: { title: 'Learn the cello' },
  missing: ['domain'],
  quote: 'add a goal: learn the cello',
}
const attic: Waiting = {
  id: 'p',
  verb: 'progress.log',
  input: { goalId: 'attic', progress: 80 },
  missing: [],
  quote: 'attic to 80',
}
const unnamed: Waiting = {
  ...bank,
  input: { scheduledFor: '2026-11-22T17:00:00.000Z' },
  missing: ['title'],
  quote: 'remind me at five',
}
const entry: Waiting = {
  id: 'p',
  verb: 'entry.write',
  input: { notes: 'Soup with Ida' },
  missing: ['mood'],
  quote: 'journal: soup with Ida',
}

test.each<[string, Waiting, object]>([
  ['hang on, make that 11', bank, { title: 'Call the bank', scheduledFor: '2026-11-23T11:00:00.000Z' }],
  ['make it 11 instead', bank, { title: 'Call the bank', scheduledFor: '2026-11-23T11:00:00.000Z' }],
  ['no, 4pm', bank, { scheduledFor: '2026-11-23T16:00:00.000Z' }],
  ['sorry, 8 in the evening', bank, { scheduledFor: '2026-11-23T20:00:00.000Z' }],
  ['change it to friday', bank, { scheduledFor: '2026-11-27T10:00:00.000Z' }],
  ['and every day please', bank, { repeat: 'FREQ=DAILY', scheduledFor: '2026-11-23T10:00:00.000Z' }],
  ['tomorrow at 8', { ...bank, input: { title: 'Call the bank' } }, { scheduledFor: '2026-11-23T08:00:00.000Z' }],
  ['no, sorry, 1.2 km', swum, { goalId: 'run', value: 1.2 }],
  ['make that 88', attic, { progress: 88 }],
  ['no, 60%', { ...attic, quote: 'the attic is coming on' }, { progress: 60 }],
  ['text Daniel that I am late', unnamed, { title: 'Text Daniel that I am late' }],
  ['make it 6', unnamed, { scheduledFor: '2026-11-22T18:00:00.000Z' }],
  ['4', entry, { notes: 'Soup with Ida', mood: 4 }],
  ['energy 4', entry, { mood: 4 }],
  ['by 1 March', { ...cello, missing: [] }, { targetDate: '2027-03-01' }],
])('%s', (text, waiting, input) => {
  expect(readOrders(readText(text), { ...context, waiting: [waiting] })).toMatchObject([
    { verb: waiting.verb, input, replaces: 'p', quote: text },
  ])
})

test('“and again” adds the same once more, and leaves what waits as it is', () => {
  expect(readOrders(readText('and again at 16:10'), { ...context, waiting: [bank] })).toEqual([
    {
      verb: 'alert.add',
      input: { title: 'Call the bank', scheduledFor: '2026-11-23T16:10:00.000Z' },
      quote: 'and again at 16:10',
    },
  ])
})

test.each(['tick the attic off', 'oh and tick the attic off', 'great. tick the attic off'])(
  'courtesies hide no order: %s',
  (text) => {
    expect(readOrders(readText(text), context)).toMatchObject([
      { cannot: expect.stringContaining('reached, or given up') },
    ])
  },
)

test('a figure that no share was told by is none of the goal’s share', () => {
  const noted = { ...attic, input: { ...attic.input, note: 'ran 6 k with Aoife' }, quote: 'ran 6 k with Aoife' }
  expect(readOrders(readText('no wait it was 8'), { ...context, waiting: [noted] })).toEqual([])
  expect(toldAnew(readText('no wait it was 8'), { ...noted.input, quote: noted.quote })).toBe('ran 8 k with Aoife')
  expect(toldAnew(readText('no, nine'), { quote: 'ran eight kilometres' })).toBe('ran 9 kilometres')
  expect(toldAnew(readText('no, 85'), { ...attic.input, quote: attic.quote })).toBeNull()
  expect(toldAnew(readText('no, it was lovely'), { ...noted.input, quote: noted.quote })).toBeNull()
})

test.each(['remind me to call Mam', 'thanks', 'what is due?'])(
  'what an alert should be called is told by no order, thanks or question: %s',
  (text) => {
    for (const one of readOrders(readText(text), { ...context, waiting: [unnamed] }))
      expect(one.replaces).toBeUndefined()
  },
)

test.each(['no, I slept badly', 'is 11 better?', '1.2 kg', 'yes, it was lovely', '11 people came'])(
  'no follow-up: %s',
  (text) => {
    expect(readOrders(readText(text), { ...context, waiting: [swum] })).toEqual([])
  },
)

test.each([
  ['move the swimming goal to March', /no goal called “swimming”.*“Run 300 km”/],
  ['cancel the reminder about the gas bill', /no alert called “gas bill”.*“Dentist”/],
  ['set the piano goal to 50%', /no goal called “piano”/],
  ['reschedule the haircut to Friday', /called “haircut”/],
])('what is not on record is told with the nearest: %s', (text, words) => {
  expect(readOrders(readText(text), context)).toMatchObject([{ cannot: expect.stringMatching(words) }])
})
