import { expect, test } from 'vitest'
import { readText } from '../text'
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
}
const swum: Waiting = { id: 'p', verb: 'value.log', input: { goalId: 'run', value: 12 }, missing: [] }
const cello: Waiting = { id: 'p', verb: 'goal.create', input: { title: 'Learn the cello' }, missing: ['domain'] }

test.each<[string, Waiting, object]>([
  ['hang on, make that 11', bank, { title: 'Call the bank', scheduledFor: '2026-11-23T11:00:00.000Z' }],
  ['make it 11 instead', bank, { title: 'Call the bank', scheduledFor: '2026-11-23T11:00:00.000Z' }],
  ['no, 4pm', bank, { scheduledFor: '2026-11-23T16:00:00.000Z' }],
  ['sorry, 8 in the evening', bank, { scheduledFor: '2026-11-23T20:00:00.000Z' }],
  ['change it to friday', bank, { scheduledFor: '2026-11-27T10:00:00.000Z' }],
  ['and every day please', bank, { repeat: 'FREQ=DAILY', scheduledFor: '2026-11-23T10:00:00.000Z' }],
  ['tomorrow at 8', { ...bank, input: { title: 'Call the bank' } }, { scheduledFor: '2026-11-23T08:00:00.000Z' }],
  ['no, sorry, 1.2 km', swum, { goalId: 'run', value: 1.2 }],
  ['make that 88', { ...swum, verb: 'progress.log', input: { goalId: 'attic', progress: 80 } }, { progress: 88 }],
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
