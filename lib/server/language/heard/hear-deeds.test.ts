import { expect, test } from 'vitest'
import type { Measure } from '@/lib/contract/measure'
import { draftHeard, type HeardGoal } from './draft-heard'

const clock = { now: new Date('2026-11-22T20:00:00.000Z'), timeZone: 'Europe/London' }
const date = '2026-11-22'

function measure(kind: Measure['kind'], unit: string, start: number, target: number): Measure {
  return { kind, unit, format: 'number', start, target }
}

function goal(id: string, title: string, more: Partial<HeardGoal> & { steps?: string[] } = {}): HeardGoal {
  const { steps = [], ...rest } = more
  const step = { isCompleted: false, completedAt: null, targetDate: null }
  return {
    id,
    title,
    description: '',
    progress: 0,
    tags: [],
    milestones: steps.map((name) => ({ ...step, id: name, title: name })),
    measure: null,
    reading: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...rest,
  }
}

const goals = [
  goal('swim', 'Swim 40 km this year', { measure: measure('total', 'km', 0, 40), reading: 28.3 }),
  goal('fund', 'Save £4,000 for Iceland', { measure: measure('level', '£', 0, 4_000), reading: 1_920 }),
  goal('weight', 'Get down to 80 kg', { measure: measure('level', 'kg', 95, 80), reading: 88 }),
  goal('quiz', 'Play 20 chess matches', { measure: measure('total', 'chess matches', 0, 20), reading: 8 }),
  goal('gran', 'Visit aunt Edith 24 times', { measure: measure('total', 'visits', 0, 24), reading: 10 }),
  goal('thesis', 'Write 60,000 words of the thesis', {
    measure: measure('total', 'words', 0, 60_000),
    reading: 27_600,
  }),
  goal('job', 'Become a ranger', { steps: ['Mock interview', 'Fitness test', "Vet's letter"] }),
  goal('shop', 'Hand over the bakery', { steps: ['Leaving party', 'Stocktake'] }),
]

const tick = (goalId: string, step: string) => ({
  verb: 'milestone.tick',
  input: { goalId, milestoneIds: [step], isCompleted: true },
})
const value = (goalId: string, sent: object) => ({ verb: 'value.log', input: { goalId, ...sent, date } })

test.each<[string, object]>([
  ['Swam 1,700 metres with Ana, who sang on every length.', value('swim', { value: 1.7 })],
  ['Put another £60 into the Iceland pot, out of the coats I sold.', value('fund', { value: 1_980 })],
  ['Took £60 out of the Iceland pot.', value('fund', { value: 1_860 })],
  ['Scales this morning 87.5, new trousers then.', value('weight', { value: 87.5 })],
  ['87.2 on the scales today!!', value('weight', { value: 87.2 })],
  ['weighed 87 this morning. had a pear', value('weight', { value: 87 })],
  ['the scale said 86.5, could not believe it', value('weight', { value: 86.5 })],
  ['played another chess match at the Swan, it was packed', value('quiz', { value: 1 })],
  ['The thesis stood at 28,400 words when I shut the laptop.', value('thesis', { total: 28_400 })],
  ['The mock interview with Mr Lee is done.', tick('job', 'Mock interview')],
  ['The fitness test is behind me.', tick('job', 'Fitness test')],
  ["Got the vet's letter for the ranger post this morning.", tick('job', "Vet's letter")],
])('%s', (text, expected) => {
  expect(draftHeard(text, goals, clock)).toMatchObject([expected])
})

test.each([
  'Ana finished the stocktake in one day.',
  'Ana swam 900 metres.',
  'Tom put another £60 into the Iceland pot.',
  'Put £60 of the Iceland money into shoes for Tom.',
  'Sam weighed 87 this morning.',
  'The box weighed 87.',
  'went to a chess match to watch Ana',
  'no chess match tonight',
  'chess match tomorrow',
  'played no chess match tonight',
  "didn't visit aunt Edith today",
  'visited aunt Mary today',
  'nearly visited aunt Edith today',
  "Ana's thesis stood at 28,400 words.",
  'The fitness test is on Friday.',
  'The fitness test was cancelled.',
  'The leaving party is next week.',
  "Ana's leaving party was last night.",
  'The leaving party was last night in my dream, not yet for real.',
  'If the fitness test is behind me I can rest.',
  'Sat down with Tom over the stocktake.',
])('nothing: %s', (text) => {
  expect(draftHeard(text, goals, clock)).toEqual([])
})
