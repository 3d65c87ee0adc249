import { expect, test } from 'vitest'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { InsightResponse } from '@/lib/contract/insight-response'
import type { Datapoint } from '@/lib/contract/measure'
import type { Plan } from '@/lib/contract/plan'
import { type GoalRecord, tellable, timelineOf } from './timeline'

const none: GoalRecord = { events: [], responses: [], values: [], milestones: [], mentions: [], plans: [] }
const event = (id: string, at: string): ProgressEvent => ({
  id,
  goalId: 'g',
  at,
  oldProgress: 10,
  newProgress: 20,
  reasoning: '',
  source: 'coach',
})
const response = (id: string, createdAt: string): InsightResponse => ({
  id,
  goalId: 'g',
  insightType: 'goal_analysis',
  createdAt,
  parsedData: { response: 'Six kilometres', appliedUpdates: {} },
})
const value = (id: string, date: string, createdAt: string): Datapoint => ({
  id,
  goalId: 'g',
  date,
  value: 6,
  note: '',
  source: 'heard',
  ref: null,
  createdAt,
})
const milestone = (id: string, completedAt: string | null) => ({
  id,
  title: id,
  isCompleted: completedAt !== null,
  completedAt,
  targetDate: null,
})

test('what was noted as a goal was completed stands with the press that completed it', () => {
  const events = [event('e', '2026-11-22T08:00:00.400Z')]
  const completion = { at: '2026-11-22T08:00:00.000Z', note: 'Slow is fine.' }
  expect(timelineOf({ ...none, events, completion }, 'UTC')).toMatchObject([
    { change: { id: 'e' }, note: 'Slow is fine.' },
  ])
})

test('a completion that was taken back on its day is one line, unless something came between or it changed the progress', () => {
  const press = (id: string, at: string, oldProgress: number, newProgress: number, reasoning: string) => ({
    ...event(id, at),
    ...{ source: 'user' as const, oldProgress, newProgress, reasoning },
  })
  const done = press('done', '2026-11-22T08:00:00.000Z', 67, 100, 'You completed it.')
  const back = press('back', '2026-11-22T08:00:09.000Z', 100, 67, 'You reopened it.')
  const told = (events: ProgressEvent[]) => timelineOf({ ...none, events }, 'UTC').map(({ change }) => change)
  expect(told([done, back])).toMatchObject([
    {
      id: 'back',
      oldProgress: 67,
      newProgress: 67,
      reasoning: 'You completed it and opened it again. It stays at 67%.',
    },
  ])
  expect(told([done, { ...back, at: '2026-11-23T08:00:09.000Z' }])).toHaveLength(2)
  expect(told([done, { ...back, newProgress: 70 }])).toHaveLength(2)
  expect(told([done, event('e', '2026-11-22T08:00:05.000Z'), back])).toHaveLength(3)
})

test('an answer, its value, its change and the milestone ticked by it are one moment', () => {
  const at = '2026-11-22T08:00:00.000Z'
  const line = timelineOf(
    {
      ...none,
      events: [event('e', '2026-11-22T08:00:00.400Z')],
      responses: [response('r', at)],
      values: [value('v', '2026-11-22', '2026-11-22T08:00:00.300Z')],
      milestones: [milestone('A long run', '2026-11-22T08:00:01.000Z'), milestone('Race day', null)],
    },
    'UTC',
  )
  expect(line).toHaveLength(1)
  expect(line[0]).toMatchObject({
    change: { id: 'e' },
    response: { id: 'r' },
    value: { id: 'v' },
    milestones: ['A long run'],
  })
})

test('two answers within a second stay two', () => {
  const responses = [response('b', '2026-11-22T08:00:00.500Z'), response('a', '2026-11-22T08:00:00.000Z')]
  const events = [event('1', '2026-11-22T08:00:00.000Z'), event('2', '2026-11-22T08:00:00.500Z')]
  const line = timelineOf({ ...none, responses, events }, 'UTC')
  expect(line.map((moment) => [moment.response?.id, moment.change?.id])).toEqual([
    ['b', '2'],
    ['a', '1'],
  ])
})

test('a date that was moved stands there, once a day, and not what was set back on the same one', () => {
  const before = [
    { until: '2026-11-02T08:00:00.000Z', targetDate: null },
    { until: '2026-11-20T08:00:00.000Z', targetDate: '2026-12-01' },
    { until: '2026-11-20T08:01:00.000Z', targetDate: '2026-12-24' },
    { until: '2026-11-22T08:00:00.000Z', targetDate: '2027-01-10' },
    { until: '2026-11-22T08:00:05.000Z', targetDate: '2027-02-01' },
  ]
  expect(
    timelineOf({ ...none, dates: { before, now: '2027-01-10' } }, 'UTC').map(({ date, dated }) => [date, dated]),
  ).toEqual([
    ['2026-11-20', { from: '2026-12-01', to: '2027-01-10' }],
    ['2026-11-02', { from: null, to: '2026-12-01' }],
  ])
})

test('everything stands in one line of days, newest first; what has no hour stands last in its day', () => {
  const plan = { id: 'p', outcomes: [{ date: '2026-11-21', outcome: 'held' }] } as unknown as Plan
  const line = timelineOf(
    {
      ...none,
      // In Auckland this evening is the next day already.
      events: [event('late', '2026-11-20T20:00:00.000Z'), event('early', '2026-11-20T02:00:00.000Z')],
      values: [value('told later', '2026-11-19', '2026-11-22T08:00:00.000Z')],
      mentions: [
        { ref: { kind: 'journal', id: 'm' }, date: '2026-11-20', quote: 'Ran.' },
        { ref: { kind: 'message', id: 'n' }, date: '2026-11-23', quote: 'Shall I?' },
      ],
      plans: [plan],
    },
    'Pacific/Auckland',
  )
  expect(line.map(({ key, date }) => [key, date])).toEqual([
    ['n', '2026-11-23'],
    ['late', '2026-11-21'],
    ['p 2026-11-21', '2026-11-21'],
    ['early', '2026-11-20'],
    ['m', '2026-11-20'],
    ['told later', '2026-11-19'],
  ])
})

test('nothing of before the oldest answer that is here is told while older ones are missing', () => {
  const responses = [response('r', '2026-11-20T08:00:00.000Z')]
  const events = [event('new', '2026-11-21T08:00:00.000Z'), event('old', '2026-11-19T08:00:00.000Z')]
  const mentions = [{ ref: { kind: 'journal' as const, id: 'm' }, date: '2026-11-18', quote: 'Ran.' }]
  const line = timelineOf({ ...none, responses, events, mentions }, 'UTC')
  expect(tellable(line, '2026-11-20T08:00:00.000Z').map(({ key }) => key)).toEqual(['new', 'r'])
  expect(tellable(line, null)).toHaveLength(4)
})

test('what was answered and written in the same words on a day is told once', () => {
  const mention = (id: string, date: string, quote: string) => ({ ref: { kind: 'journal' as const, id }, date, quote })
  const mentions = [
    mention('same', '2026-11-20', 'Six kilometres.'),
    mention('part', '2026-11-20', 'Six.'),
    mention('other', '2026-11-20', 'Six kilometres in the rain.'),
    mention('day after', '2026-11-21', 'Six kilometres.'),
  ]
  const line = timelineOf({ ...none, responses: [response('r', '2026-11-20T08:00:00.000Z')], mentions }, 'UTC')
  expect(line.map(({ key }) => key)).toEqual(['day after', 'r', 'other'])
})

test('what was said to the coach and written nearly alike on a day is one event', () => {
  const of = (kind: 'journal' | 'message', date: string, quote: string) => ({ ref: { kind, id: quote }, date, quote })
  const mentions = [
    of('message', '2026-11-25', 'I said yes to a talk at the meetup before I could think.'),
    of('journal', '2026-11-25', 'Said yes to a talk at the meetup before I could think.'),
    of('journal', '2026-11-25', 'The talk has a title.'),
  ]
  expect(timelineOf({ ...none, mentions }, 'UTC')).toHaveLength(2)
})

test('what was taken back is told once, at what it was', () => {
  const takenBackAt = '2026-11-22T09:00:00.000Z'
  const line = timelineOf(
    {
      ...none,
      events: [
        { ...event('e', '2026-11-22T08:00:00.400Z'), takenBackAt },
        { ...event('u', takenBackAt), reasoning: 'You took it back.', source: 'user', takenBackAt },
      ],
      responses: [{ ...response('r', '2026-11-22T08:00:00.000Z'), takenBackAt }],
    },
    'UTC',
  )
  expect(line.map(({ change, response }) => [change?.id, response?.id])).toEqual([['e', 'r']])
})

test('what was chosen where the coach asked back stands with the answer that it asked about', () => {
  const at = '2026-11-22T08:01:00.000Z'
  const chosen = { ...event('e', at), reasoning: 'You confirmed that “A long run” is done: 1 of 2 milestones.' }
  const line = timelineOf(
    {
      ...none,
      events: [chosen],
      responses: [response('r', '2026-11-22T08:00:00.000Z'), response('older', '2026-11-22T07:00:00.000Z')],
      milestones: [milestone('A long run', '2026-11-22T08:01:00.100Z')],
    },
    'UTC',
  )
  expect(line.map(({ change, response, milestones }) => [change?.id, response?.id, milestones])).toEqual([
    ['e', 'r', ['A long run']],
    [undefined, 'older', undefined],
  ])
})

test('so does a figure of one’s own that was set instead', () => {
  const chosen = { ...event('e', '2026-11-22T08:01:00.000Z'), reasoning: 'You set it: 4 of 12 books.' }
  const responses = [response('r', '2026-11-22T08:00:00.000Z')]
  const line = timelineOf({ ...none, events: [chosen], responses }, 'UTC')
  expect(line.map(({ change, response }) => [change?.id, response?.id])).toEqual([['e', 'r']])
})

test('an answer right after a choice stands by itself', () => {
  const chosen = { ...event('e', '2026-11-22T08:01:00.000Z'), reasoning: 'You left it at 67%.' }
  const line = timelineOf(
    {
      ...none,
      events: [chosen],
      responses: [response('asked', '2026-11-22T08:00:00.000Z'), response('next', '2026-11-22T08:01:01.500Z')],
    },
    'UTC',
  )
  expect(line.map(({ change, response }) => [change?.id, response?.id])).toEqual([
    [undefined, 'next'],
    ['e', 'asked'],
  ])
})

test('steps ticked one after another are told one by one, and those of one moment together', () => {
  const ticks = ['2026-11-22T08:00:02.000Z', '2026-11-22T08:00:01.000Z', '2026-11-22T08:00:00.000Z']
  const milestones = [...ticks.map((at, index) => milestone(`step ${index}`, at)), milestone('beside', ticks[0] ?? '')]
  expect(timelineOf({ ...none, milestones }, 'UTC').map((moment) => moment.milestones)).toEqual([
    ['step 0', 'beside'],
    ['step 1'],
    ['step 2'],
  ])
})
