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
  ['remind me friday at 9: call the bank, cancel the card', undefined],
  ['remind me friday at 9: call the bank and the school', 'Call the bank and the school'],
  ['avó nxt fri 6pm alert', 'Avó'],
])('a name holds no other order and no bracket: %s', (text, title) => {
  expect(read(text)).toEqual([{ verb: 'alert.add', input: expect.objectContaining({ title }) }])
})

test.each(['new goal day is stupid', 'make me laugh, something with finn in it'])(
  'no thing is named by: %s',
  (text) => {
    expect(read(text).filter(({ verb, cannot }) => verb !== undefined || cannot.includes('Finn'))).toEqual([])
  },
)
