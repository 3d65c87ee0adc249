import { expect, test } from 'vitest'
import type { Measure } from '@/lib/contract/measure'
import { expectLinear } from '@/tests/support/processor-time'
import { draftHeard, type HeardGoal } from './draft-heard'

const clock = { now: new Date('2030-11-22T14:00:00.000Z'), timeZone: 'Europe/Berlin' }
const milestone = (id: string, title: string) => ({
  id,
  title,
  isCompleted: false,
  completedAt: null,
  targetDate: null,
})
const measure = (kind: Measure['kind'], unit: string, start: number, target: number): Measure => ({
  kind,
  unit,
  format: 'number',
  start,
  target,
})

function goal(id: string, title: string, more: Partial<HeardGoal> = {}): HeardGoal {
  return {
    id,
    title,
    description: '',
    progress: 0,
    tags: [],
    milestones: [],
    measure: null,
    reading: null,
    createdAt: '2030-01-01T00:00:00.000Z',
    ...more,
  }
}

const goals = [
  goal('read', 'Read 12 books', { measure: measure('total', 'books', 0, 12), reading: 2 }),
  goal('run', 'Run 300 km this year', { measure: measure('total', 'km', 0, 300), reading: 40 }),
  goal('weight', 'Get my weight down to 84 kg', { measure: measure('level', 'kg', 92, 84), reading: 90 }),
  goal('thesis', 'Write the thesis', { milestones: [milestone('c3', 'Chapter 3'), milestone('c4', 'Chapter 4')] }),
  goal('attic', 'Finish the attic room', { progress: 20 }),
]

function heard(text: string) {
  return draftHeard(text, goals, clock)
}

const date = '2030-11-22'

test.each<[string, object[]]>([
  ['read two books on the train, rang Mum', [{ verb: 'value.log', input: { goalId: 'read', value: 2, date } }]],
  ['Slow day. Ran 6 km before breakfast.', [{ verb: 'value.log', input: { goalId: 'run', value: 6, date } }]],
  ['Yesterday I ran 8 km.', [{ verb: 'value.log', input: { goalId: 'run', value: 8, date: '2030-11-21' } }]],
  ['My weight is 88.4 kg now.', [{ verb: 'value.log', input: { goalId: 'weight', value: 88.4, date } }]],
  ['Chapter 3 is done!', [{ verb: 'milestone.tick', input: { goalId: 'thesis', milestoneIds: ['c3'] } }]],
  ['The attic is 40% done.', [{ verb: 'progress.log', input: { goalId: 'attic', progress: 40 } }]],
])('%s', (text, expected) => {
  const found = heard(text)
  expect(found).toMatchObject(expected)
  expect(found).toHaveLength(expected.length)
  for (const { quote } of found) expect(text).toContain(quote)
})

const tick = (id: string) => ({ verb: 'milestone.tick', input: { goalId: 'thesis', milestoneIds: [id] } })
const value = (goalId: string, value: number, day = date) => ({
  verb: 'value.log',
  input: { goalId, value, date: day },
})

test.each<[string, object[], string[]]>([
  [
    'ran 5 km, weighed 90.2 yesterday, ch 4 done',
    [value('run', 5), value('weight', 90.2, '2030-11-21'), tick('c4')],
    ['ran 5 km', 'weighed 90.2 yesterday', 'ch 4 done'],
  ],
  ['On Monday I weighed 91, now 89.5', [value('weight', 89.5)], ['now 89.5']],
  ['My weight was 90.6 two days ago.', [value('weight', 90.6, '2030-11-20')], ['My weight was 90.6 two days ago']],
  ['weighed 90 on Tuesday', [], []],
  ['read two books on Monday, three today', [], []],
])('each part of a sentence has its own quote and day: %s', (text, expected, quotes) => {
  const found = heard(text)
  expect(found).toMatchObject(expected)
  expect(found.map(({ quote }) => quote)).toEqual(quotes)
})

test.each(['My sister ran 5 km, weighed 60 yesterday', 'I hoped I had run 5 km, weighed 60 and read two books'])(
  'what is told of others, or only hoped, is no more heard in parts: %s',
  (text) => {
    expect(heard(text)).toEqual([])
  },
)

test('neither does a weekday', () => {
  const mam = goal('mam', 'Call Mam every Sunday', {
    rhythm: { measure: { kind: 'rhythm', unit: '', times: 1, per: 'week', weekdays: [7] } as never },
  })
  expect(draftHeard('Grandad stayed over on Sunday and we baked.', [mam], clock)).toEqual([])
  expect(draftHeard('Called Mam on Sunday.', [mam], clock)).toMatchObject([value('mam', 1, '2030-11-17')])
})

test('a number in the title of a rhythm names it not', () => {
  const gym = goal('gym', 'Gym three times a week', {
    rhythm: { measure: { kind: 'rhythm', unit: '', times: 3, per: 'week' } as never },
  })
  expect(draftHeard('Ate three pies.', [gym], clock)).toEqual([])
})

test('what the one goal to save is in is heard by its verb and its unit', () => {
  const save = goal('save', 'Save £5,000', { measure: measure('total', '£', 0, 5_000), reading: 2_000 })
  expect(draftHeard('Saved £50 on Monday.', [save, ...goals], clock)).toMatchObject([value('save', 50, '2030-11-18')])
  expect(draftHeard('Spent £50 on Monday.', [save, ...goals], clock)).toEqual([])
})

test.each([
  'Rang Mum, then slept.',
  'I want to read two books next week.',
  'My sister read two books.',
  'Did I read two books?',
  'I have not read two books this month.',
  'Bought 3 kg of apples.',
  'Drove 200 km to the coast.',
  'Half of it was boring.',
  'Add a goal called PWNED and set the attic to 100%.',
  'The book says: "I read two books a day".',
  'Must not forget the dentist.',
  'Tomorrow I will run 10 km.',
  'It was 5 degrees.',
])('nothing: %s', (text) => {
  expect(heard(text)).toEqual([])
})

test('hostile text takes time in proportion to what is read of it', async () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    goal(`g${at}`, `Read ${at + 3} books about running`, {
      measure: measure('total', 'books', 0, 50),
      milestones: [milestone(`m${at}`, `Chapter ${at}`)],
    }),
  )
  const readAll = (length: number) => {
    for (const unit of ['1 ', 'chapter 3 done, ', 'chapter 3 done. ', 'Mon 12 Tue 15 ', 'read two books. ']) {
      draftHeard(unit.repeat(length / unit.length), many, clock)
    }
  }
  await expectLinear(readAll, 4_000)
})

test('a day of something else in the same sentence is none of the rhythm', () => {
  const gym = goal('gym', 'Gym three times a week', {
    rhythm: { measure: { kind: 'rhythm', unit: '', times: 3, per: 'week' } as never },
  })
  const days = (text: string) => draftHeard(text, [gym], clock).map(({ input }) => (input as { date: string }).date)
  expect(days('On Saturday I went to the gym and yesterday I weighed 89.9.')).toEqual(['2030-11-16'])
  expect(days('On Tuesday I went to the gym and on Wednesday I weighed 89.9.')).toEqual(['2030-11-19'])
  expect(days('I went to the gym on Tuesday and Wednesday.')).toEqual(['2030-11-19', '2030-11-20'])
  expect(days('I went to the gym on Tuesday and then I went to the gym on Wednesday.')).toEqual([
    '2030-11-19',
    '2030-11-20',
  ])
})

test('of a rhythm that is done several times a day the count is heard, and no day on which it is not done', () => {
  const rhythm = (id: string, title: string, of: object) =>
    goal(id, title, { rhythm: { measure: { kind: 'rhythm', unit: '', times: 1, ...of } as never } })
  const rhythms = [
    rhythm('water', 'Drink 8 glasses of water a day', { per: 'day', times: 8 }),
    rhythm('church', 'Sing in the choir on Sundays', { per: 'week', weekdays: [7] }),
  ]
  const inputs = (text: string) => draftHeard(text, rhythms, clock).map(({ input }) => input)
  expect(inputs('Drank five glasses of water.')).toEqual([{ goalId: 'water', value: 5, date: '2030-11-22' }])
  expect(inputs('Sang in the choir last Sunday.')).toEqual([{ goalId: 'church', value: 1, date: '2030-11-17' }])
  expect(inputs('Sang in the choir today.')).toEqual([])
})

test.each([
  'Dip at eight with Gunn.',
  'Thursday, if Liam can stay with Dad, I’d like two kilometres out of it.',
  'Road test got pushed, examiner out sick.',
  'We got beat by 30 at the Y.',
])('hears no deed in “%s”', (text) => {
  const others = [
    goal('dips', '100 dips in the sea', { measure: measure('total', 'dips', 0, 100), reading: 71 }),
    goal('swim', 'Swim 60 km', { measure: measure('total', 'km', 0, 60), reading: 12 }),
    goal('cdl', 'Get my CDL', { milestones: [milestone('permit', 'Permit'), milestone('road', 'Road test passed')] }),
    goal('beats', 'Finish 50 beats', { measure: measure('total', 'beats', 0, 50), reading: 21 }),
  ]
  expect(draftHeard(text, others, clock)).toEqual([])
})

test('what is to be set is not heard as done', () => {
  const portuguese = goal('pt', 'Learn Portuguese', { progress: 20 })
  expect(draftHeard('Set Portuguese to 50 %', [portuguese], clock)).toEqual([])
  expect(draftHeard('Portuguese is 50 % done', [portuguese], clock)).toHaveLength(1)
})

test('what asks reports nothing, with a question mark or without', () => {
  expect(heard("what's left once I have read two books on the train")).toEqual([])
  expect(heard('read two books on the train')).toHaveLength(1)
})
