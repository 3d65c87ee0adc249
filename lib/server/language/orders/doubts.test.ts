import { expect, test } from 'vitest'
import { readText } from '../text'
import type { OrderContext } from './order'
import { readOrders } from './read-orders'

const step = (id: string, title: string, isCompleted = false) => ({ id, title, isCompleted })
const goal = { tags: [], milestones: [], measure: null, isCompleted: false, targetDate: null }

const context: OrderContext = {
  now: new Date('2026-11-28T12:06:00.000Z'),
  timeZone: 'UTC',
  goals: [
    { ...goal, id: 'books', title: 'Read 24 books in a year' },
    { ...goal, id: 'cello', title: 'Play the prelude of the first cello suite from memory' },
    {
      ...goal,
      id: 'ports',
      title: 'Bring ten harbours onto the new system',
      milestones: [step('live', 'Ten harbours live')],
    },
    {
      ...goal,
      id: 'talk',
      title: 'Give a talk at the product meetup',
      milestones: [step('slides', 'Slides'), step('rehearse', 'Rehearse with Saoirse')],
    },
  ],
  reminders: [
    { id: 'numbers', title: 'Send Priya the harbour numbers', scheduledFor: '2026-11-28T12:30:00.000Z' },
    { id: 'run', title: 'Easy 6 km with Aoife', scheduledFor: '2026-11-28T17:45:00.000Z' },
    { id: 'mam', title: 'Call Mam', scheduledFor: '2026-11-29T17:00:00.000Z' },
    { id: 'dentist', title: 'Dentist, Finn', scheduledFor: '2026-12-06T09:00:00.000Z' },
  ],
}

const read = (text: string) => readOrders(readText(text), context).map(({ quote: _, ...order }) => order)

test.each([
  ['tick off the priya one, numbers went out ten minutes ago', 'alert.finish', { reminderId: 'numbers' }],
  ['tick ten harbours live', 'milestone.tick', { goalId: 'ports', milestoneIds: ['live'], isCompleted: true }],
  ['tick off slides of the talk', 'milestone.tick', { goalId: 'talk', milestoneIds: ['slides'], isCompleted: true }],
  ['tick off call mam', 'alert.finish', { reminderId: 'mam' }],
  ['close the cello goal, i call it done', 'goal.complete', { goalId: 'cello' }],
])('of all that is open the best named is ended: %s', (text, verb, input) => {
  expect(read(text)).toEqual([{ verb, input }])
})

test('of two that are named in one breath neither is changed', () => {
  const [order] = read("mam call tmrw 6 nt 5, n today's aoife run is off - bin it")
  expect(order?.cannot).toContain('“Easy 6 km with Aoife” and “Call Mam”')
})

test.each([
  ['alert buzd at 7 on a SAT. who asked 4 that. fix it', 'Nothing new is set'],
  ['move the lamp alert to 8am', 'I found no alert called “lamp”'],
  ['dentist alert 5pm nt tmrw', '“Dentist, Finn” is set for Sun 6 Dec at 09:00'],
  ['the dentist alert is wrong, not the 6th', '“Dentist, Finn” is set for Sun 6 Dec at 09:00'],
])('what corrects or complains adds nothing: %s', (text, words) => {
  expect(read(text)).toEqual([{ cannot: expect.stringContaining(words) }])
})

test('what shall be on another day instead is offered to be moved', () => {
  const [order] = read('rehersal w saoirse 30 dec instead, new yrs day is stupid')
  expect(order?.cannot).toContain('- Move the milestone “Rehearse with Saoirse” to Wed 30 Dec')
  expect(read('went with saoirse yesterday instead of today')).toEqual([])
})

test.each([
  ['Kindly add a step to the talk, namely to send the organisers a title', 'talk', ['Send the organisers a title']],
  ['give the cello a step: bar sixteen', 'cello', ['Bar sixteen']],
  ['add milestones book the hall and send invites to the talk', 'talk', ['Book the hall', 'Send invites']],
])('a step is of its goal, and no alert: %s', (text, goalId, titles) => {
  const [order, more] = read(text)
  expect(order).toMatchObject({ verb: 'milestones.set', input: { goalId } })
  expect(order?.verb && order.input.milestones?.slice(-titles.length).map(({ title }) => title)).toEqual(titles)
  expect(more).toBeUndefined()
})

test.each([
  ['remind me friday at 9: water the plants (did it)', undefined],
  ['Remind me tomorrow at 7pm to call Mam (the landline)', 'Call Mam (the landline)'],
  ['Remind me to call Mam (reader-six) tomorrow at 7pm', 'Call Mam (reader-six)'],
  ['Remind me tomorrow at 7pm to pay the rent [March]', 'Pay the rent [March]'],
  ['remind me friday at 9: call the bank, cancel the card', undefined],
  ['remind me friday at 9: call the bank and the school', 'Call the bank and the school'],
  ['avó nxt fri 6pm alert', 'Avó'],
])('a name holds no other order and no bracket: %s', (text, title) => {
  expect(read(text)).toEqual([{ verb: 'alert.add', input: expect.objectContaining({ title }) }])
})

test.each([
  ['ok so 2 things. push the talk 2 jan 15', /one thing at a time/],
  ['add goal learn 2 whistle, no deadline', /did not understand/],
])('no card is made of %s', (text, words) => {
  expect(read(text)).toEqual([{ cannot: expect.stringMatching(words) }])
})

test('a goal that is to rest is no new one, and a part of the day is no part of a name', () => {
  const sleep = { ...goal, id: 'sleep', title: 'Sleep seven hours, five nights a week' }
  const [order] = readOrders(readText('Let the goal about sleep rest until the New Year.'), {
    ...context,
    goals: [sleep],
  })
  expect(order?.verb).not.toBe('goal.create')
  expect(read('remind me of the bins every Thursday evening at seven')).toMatchObject([
    { input: { title: 'The bins' } },
  ])
})

test('what tells of a deed moves nothing', () => {
  expect(read('rang mam already, today instead of sunday, an hour about a cardigan')).toEqual([])
})

test('what is done in part is not ticked off', () => {
  expect(read('slides half done')).toEqual([{ cannot: expect.stringContaining('done in part') }])
})

test('more alerts than are read, and an order within a name, set none', () => {
  expect(read('set 2 alerts: mam 5, bins 8')).toEqual([{ cannot: expect.stringContaining('more than one alert') }])
  const [order] = read('kill the cello goal n start a walking one, 30 min a day')
  expect(order?.verb === 'goal.create' && order.input.title).toBeFalsy()
})

test('a week and a Sunday name nothing that has other words, and of two that are named alike one is asked', () => {
  const sleep = { ...goal, id: 'sleep', title: 'Sleep seven hours, five nights a week', targetDate: '2026-12-26' }
  const more = { goals: [...context.goals, sleep, { ...goal, id: 'sunday', title: 'Ring Gran every Sunday' }] }
  const told = (text: string) =>
    readOrders(readText(text), { ...context, ...more }).map(({ quote: _, ...order }) => order)
  expect(told('The dentist is not on Sunday. It is on Monday, at the same hour.')).toMatchObject([
    { verb: 'alert.move', input: { reminderId: 'dentist' } },
  ])
  const line = { id: 'line', title: 'One sentence for the talk', scheduledFor: '2026-12-01T12:00:00.000Z' }
  const reminders = [...context.reminders, line]
  const [order] = readOrders(readText('Please put the talk back a week.'), { ...context, ...more, reminders })
  expect(order?.cannot).toContain('- Move the alert “One sentence for the talk” by 1 week')
  expect(order?.cannot).toContain('- Move the deadline of “Give a talk at the product meetup” by 1 week')
})

test.each(['new goal day is stupid', 'make me laugh, something with finn in it'])(
  'no thing is named by: %s',
  (text) => {
    expect(read(text).filter(({ verb, cannot }) => verb !== undefined || cannot.includes('Finn'))).toEqual([])
  },
)
