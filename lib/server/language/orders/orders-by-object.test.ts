import { expect, test } from 'vitest'
import { readText } from '../text'
import type { OrderContext } from './order'
import { readOrders } from './read-orders'

const milestone = (id: string, title: string, isCompleted = false) => ({ id, title, isCompleted })
const goal = { tags: [], milestones: [], measure: null, isCompleted: false, targetDate: null }
const measure = (kind: 'total' | 'level', unit: string, start: number, target: number) => ({
  kind,
  unit,
  format: 'number' as const,
  start,
  target,
})

const context: OrderContext = {
  now: new Date('2026-11-22T14:00:00.000Z'),
  timeZone: 'Europe/London',
  goals: [
    { ...goal, id: 'honey', title: 'Harvest 60 kg of honey', measure: measure('total', 'kg', 0, 60), reading: 20 },
    { ...goal, id: 'weight', title: 'Get down to 185 lb', measure: measure('level', 'lb', 215, 185), reading: 199 },
    {
      ...goal,
      id: 'norway',
      title: 'Save £4,000 for Norway',
      measure: measure('level', '£', 0, 4_000),
      reading: 1_920,
    },
    { ...goal, id: 'visa', title: 'Pay off the Visa card', measure: measure('level', '$', 3_000, 0), reading: 1_200 },
    {
      ...goal,
      id: 'welsh',
      title: 'Learn 2,000 Welsh words',
      measure: measure('total', 'words', 0, 2_000),
      reading: 980,
    },
    { ...goal, id: 'mic', title: 'Play 20 open mics', measure: measure('total', 'open mics', 0, 20), reading: 8 },
    { ...goal, id: 'mum', title: 'Ring Mum every week' },
    { ...goal, id: 'vape', title: 'Quit vaping' },
    {
      ...goal,
      id: 'room',
      title: 'Finish the garden room',
      milestones: [milestone('roof', 'Roof', true), milestone('wool', 'Insulation')],
    },
    { ...goal, id: 'head', title: 'Become head of science' },
    { ...goal, id: 'memoir', title: 'Write the memoir' },
    { ...goal, id: 'novels', title: 'Read 12 novels', isCompleted: true, measure: measure('total', 'novels', 0, 12) },
    { ...goal, id: 'heaphy', title: 'Walk the Heaphy Track', targetDate: '2027-03-01' },
  ],
  reminders: [
    { id: 'union', title: 'Call the union office', scheduledFor: '2026-11-24T10:00:00.000Z' },
    { id: 'script', title: "Pick up abuela's prescription", scheduledFor: '2026-11-23T17:00:00.000Z' },
  ],
}

function read(text: string) {
  return readOrders(readText(text), context).map(({ quote: _, ...order }) => order)
}

test.each<[string, string, object]>([
  ['7.5 kg of honey today, please log it', 'value.log', { goalId: 'honey', value: 7.5, date: '2026-11-22' }],
  ['weighed 197 this morning, log it', 'value.log', { goalId: 'weight', value: 197 }],
  ["I'm at 1,040 Welsh words now, please note it", 'value.log', { goalId: 'welsh', total: 1_040 }],
  ['paid 300 on the visa, take it off', 'value.log', { goalId: 'visa', value: 900 }],
  ['add £150 to the norway savings', 'value.log', { goalId: 'norway', value: 2_070 }],
  ['put another 80 in the norway pot', 'value.log', { goalId: 'norway', value: 2_000 }],
  ['log 196.5 for my weight', 'value.log', { goalId: 'weight', value: 196.5 }],
  ['add another open mic for last night', 'value.log', { goalId: 'mic', value: 1, date: '2026-11-21' }],
  ['log one more open mic', 'value.log', { goalId: 'mic', value: 1 }],
  ['log 3 kg of honey on Friday', 'value.log', { goalId: 'honey', value: 3, date: '2026-11-20' }],
  ['mark head of science as done, I got it!!', 'goal.complete', { goalId: 'head' }],
  ['tick the union reminder off will you', 'alert.finish', { reminderId: 'union' }],
  ['can you reopen the novels goal, I want to keep going', 'goal.reopen', { goalId: 'novels' }],
  ['open the novels goal back up', 'goal.reopen', { goalId: 'novels' }],
  ['Please open the novels again, there is more to read.', 'goal.reopen', { goalId: 'novels' }],
  [
    'tick off insulation on the garden room',
    'milestone.tick',
    { goalId: 'room', milestoneIds: ['wool'], isCompleted: true },
  ],
  [
    "move the union call to friday at 9, I've got a class at half 7",
    'alert.move',
    { scheduledFor: '2026-11-27T09:00:00.000Z' },
  ],
  ['add a milestone to the memoir there: chapter one', 'milestones.set', { goalId: 'memoir' }],
  [
    'add a milestone print handouts to the memoir by 20 December',
    'milestones.set',
    { goalId: 'memoir', milestones: [{ title: 'Print handouts', targetDate: '2026-12-20' }] },
  ],
  [
    'add a milestone “Choose the slides” to the memoir, due 10 December',
    'milestones.set',
    { goalId: 'memoir', milestones: [{ title: 'Choose the slides', targetDate: '2026-12-10' }] },
  ],
  ['untick the roof on the garden room, it leaks', 'milestone.tick', { milestoneIds: ['roof'], isCompleted: false }],
  ['change the weight goal date to may 1', 'goal.change', { goalId: 'weight', targetDate: '2027-05-01' }],
  [
    'The Heaphy has to wait until 10 April, change the date.',
    'goal.change',
    { goalId: 'heaphy', targetDate: '2027-04-10' },
  ],
  [
    'milestones for quit vaping: one clean week, one clean month',
    'milestones.set',
    { goalId: 'vape', milestones: [{ title: 'One clean week' }, { title: 'One clean month' }] },
  ],
  [
    'count the mum goal in calls, with 52 as the target',
    'measure.set',
    { goalId: 'mum', measure: measure('total', 'calls', 0, 52) },
  ],
  ['set the mum target to 30 calls', 'measure.set', { goalId: 'mum', measure: measure('total', 'calls', 0, 30) }],
  [
    'count the Heaphy goal 4 times a week',
    'measure.set',
    { goalId: 'heaphy', measure: { kind: 'rhythm', unit: '', per: 'week', times: 4 } },
  ],
  [
    'count the Heaphy goal on Mondays and Thursdays',
    'measure.set',
    { goalId: 'heaphy', measure: { kind: 'rhythm', unit: '', per: 'week', times: 2, weekdays: [1, 4] } },
  ],
  [
    'measure quit vaping in clean days, target is 90',
    'measure.set',
    { goalId: 'vape', measure: measure('total', 'clean days', 0, 90) },
  ],
  [
    'write an entry: long walk, mud to the ears. energy 4',
    'entry.write',
    { mood: 4, notes: 'long walk, mud to the ears.' },
  ],
  ['journal: we met at 9: it was good', 'entry.write', { notes: 'we met at 9: it was good' }],
  ['Add an entry for yesterday, energy 5: Tui swam', 'entry.write', { mood: 5, notes: 'Tui swam', date: '2026-11-21' }],
  [
    'every tuesday at 18:30 remind me to do my welsh homework',
    'alert.add',
    { title: 'Do my welsh homework', scheduledFor: '2026-11-24T18:30:00.000Z', repeat: 'FREQ=WEEKLY;BYDAY=TU' },
  ],
  ["rename the memoir to 'My first book'", 'goal.change', { goalId: 'memoir', title: 'My first book' }],
  [
    "add 'hang the lamp' as the next step for the garden room",
    'milestones.set',
    { goalId: 'room', milestones: [{ title: 'Roof' }, { title: 'Insulation' }, { title: 'Hang the lamp' }] },
  ],
  [
    'add milestones to the garden room: paint it, and hang the lamp by 1 December',
    'milestones.set',
    {
      goalId: 'room',
      milestones: [
        { title: 'Roof' },
        { title: 'Insulation' },
        { title: 'Paint it' },
        { title: 'Hang the lamp', targetDate: '2026-12-01' },
      ],
    },
  ],
  [
    'bring the union call forward to 9',
    'alert.move',
    { reminderId: 'union', scheduledFor: '2026-11-24T09:00:00.000Z' },
  ],
  ['the memoir is at 40% now, update it', 'progress.log', { goalId: 'memoir', progress: 40 }],
  ['stick a reminder in for 7 tonight to feed the cat', 'alert.add', { scheduledFor: '2026-11-22T19:00:00.000Z' }],
  [
    'remind me every day at 8 in the morning to stretch',
    'alert.add',
    { title: 'Stretch', scheduledFor: '2026-11-23T08:00:00.000Z', repeat: 'FREQ=DAILY' },
  ],
  [
    'remind me every month on the 1st at 9am to pay the rent',
    'alert.add',
    { title: 'Pay the rent', scheduledFor: '2026-12-01T09:00:00.000Z', repeat: 'FREQ=MONTHLY' },
  ],
  ['tomorrow at 9 remind me to call Ida', 'alert.add', { title: 'Call Ida', scheduledFor: '2026-11-23T09:00:00.000Z' }],
  [
    'push the union call to wednesday same time',
    'alert.move',
    { reminderId: 'union', scheduledFor: '2026-11-25T10:00:00.000Z' },
  ],
  ["picked up abuela's prescription, u can close that alert", 'alert.finish', { reminderId: 'script' }],
  [
    'I want a new goal, read the whole of Middlemarch by 31 January',
    'goal.create',
    { title: 'Read the whole of Middlemarch', targetDate: '2027-01-31' },
  ],
])('%s', (text, verb, input) => {
  expect(read(text)).toMatchObject([{ verb, input }])
})

test.each([
  'A new goal is what I need',
  'the doctor weighed me, then I took it easy',
  'I open the window again and again',
  'every Tuesday at 18:30 I do my homework',
  'count me in',
  'I nearly marked the room as done today',
  'Milestones for the soul',
  'Walked in the morning, 7 kg on my back',
  'I might log it',
  'you can see the sea from the garden room',
  'put the honey on the table',
  'on Friday I will remind her',
])('no order: %s', (text) => {
  expect(read(text)).toEqual([])
})
