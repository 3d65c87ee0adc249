import { expect, test } from 'vitest'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { goalWith } from '@/tests/support/dom-screen'
import { groupGoals, groupNote, nextWords, whenOf, whenWords } from './groups'

const today = '2026-11-21'
const standing = (goalId: string, status: RiskItem['status']): [string, RiskItem] => [
  goalId,
  { goalId, status, riskLevel: 'low', weeks: [0, 0, 0, 0, 0, 0, 0, 10] },
]
const goal = (id: string, fields: Parameters<typeof goalWith>[0] = {}) => goalWith({ id, ...fields })

test('goals stand under their course, the most pressing first; what is too early stands last under on track, and is named', () => {
  const goals = [
    goal('done', { isCompleted: true, completedAt: '2026-11-01T08:00:00.000Z' }),
    goal('early', { targetDate: '2026-12-24' }),
    goal('resting', { pausedAt: '2026-11-01T08:00:00.000Z' }),
    goal('track', { targetDate: '2026-12-24' }),
    goal('dropped', { droppedAt: '2026-11-01T08:00:00.000Z' }),
    goal('behind', { targetDate: '2026-12-24' }),
    goal('undated'),
    goal('late', { targetDate: '2026-11-10' }),
  ]
  const standings = new Map([
    standing('early', 'tooEarly'),
    standing('track', 'onTrack'),
    standing('behind', 'behind'),
    standing('undated', 'noDate'),
  ])
  expect(
    groupGoals(goals, standings, today).map(({ names, goals: members }) => [
      names.map(({ label, count }) => `${label} ${count}`).join(' · '),
      members.map(({ id }) => id),
    ]),
  ).toEqual([
    ['Overdue 1', ['late']],
    ['Behind 1', ['behind']],
    ['On track 1 · Too early to forecast 1', ['track', 'early']],
    ['No date 1', ['undated']],
    ['Paused 1', ['resting']],
    ['Completed 1', ['done']],
    ['Dropped 1', ['dropped']],
  ])
})

test('of the completed, the newest comes first', () => {
  const done = (id: string, day: string) => goal(id, { isCompleted: true, completedAt: `${day}T08:00:00.000Z` })
  const goals = [done('b', '2026-09-25'), done('c', '2026-08-14'), done('a', '2026-11-26')]
  expect(groupGoals(goals, new Map(), today)[0]?.goals.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('where all of it is too early to forecast, nothing is called on track', () => {
  const early = goal('early', { targetDate: '2026-12-24' })
  const [group] = groupGoals([early], new Map([standing('early', 'tooEarly')]), today)
  expect(group?.names).toEqual([{ label: 'Too early to forecast', count: 1, course: 'tooEarly' }])
})

test('under a title stands what was counted and the next step', () => {
  const milestones = [
    { id: 'a', title: 'Outline', isCompleted: true, completedAt: null, targetDate: null },
    { id: 'b', title: 'First draft', isCompleted: false, completedAt: null, targetDate: null },
  ]
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
  expect(nextWords(goal('a', { milestones }))).toBe('Next: First draft')
  expect(nextWords(goal('a', { milestones, measure, reading: 8 }))).toBe('8 of 12 books · next: First draft')
  const rhythm = { kind: 'rhythm', unit: 'nights', per: 'week', times: 5 } as const
  expect(nextWords(goal('a', { measure: rhythm, rhythm: { now: 3, done: 5, of: 6, today: null } }))).toBe(
    '3 of 5 this week, 5 of the last 6 weeks',
  )
  expect(nextWords(goal('a'))).toBe('')
  const completionNotes = '[2026-11-01T08:00:00.000Z] Half way.\n\n[2026-11-09T08:00:00.000Z] All twelve read.'
  expect(nextWords(goal('a', { isCompleted: true, completionNotes }))).toBe('Your last answer: “All twelve read.”')
  expect(nextWords(goal('a', { droppedAt: '2026-11-01T08:00:00.000Z', closingNote: 'Too much at once.' }))).toBe(
    'Too much at once.',
  )
})

test('when it is due, how late it is, until when it rests, when it was done', () => {
  const due = goal('a', { targetDate: '2026-12-24' })
  expect(whenWords(due, 'onTrack', today)).toBe('due in 5 weeks')
  expect(whenWords({ ...due, targetDate: '2026-11-12' }, 'overdue', today)).toBe('due 9 days ago')
  expect(whenWords(goal('a', { pausedUntil: '2027-05-01' }), 'paused', today)).toBe('until 1 May 2027')
  expect(whenOf(goal('a', { isCompleted: true }), 'noDate', today, '2026-11-01').words).toMatch(
    /^Ended on 1 Nov at \d+%$/,
  )
  expect(whenOf(goal('a', { isCompleted: true, progress: 100 }), 'noDate', today, '2026-11-01').words).toBe(
    'Done on 1 Nov',
  )
  const begun = { isCompleted: true, progress: 100, createdAt: '2026-03-01T08:00:00.000Z' }
  expect(whenOf(goal('a', begun), 'noDate', today, '2026-11-01').words).toBe('Done on 1 Nov, after 8 months')
  expect(whenWords(goal('a'), 'noDate', today)).toBe('')
})

test('within a group the nearest date comes first, and what has none last', () => {
  const due = (id: string, targetDate: string | null) => goal(id, { targetDate })
  const goals = [due('spring', '2027-02-22'), due('never', null), due('soon', '2026-12-10')]
  const late = [due('late', '2026-11-19'), due('later', '2026-11-01')]
  const standings = new Map(goals.map(({ id }) => standing(id, 'onTrack')))
  expect(
    groupGoals([...goals, ...late], standings, today).map(({ goals: members }) => members.map(({ id }) => id)),
  ).toEqual([
    ['later', 'late'],
    ['soon', 'spring', 'never'],
  ])
})

test('what a group says beside its name explains the risks that stand in it, and nothing else', () => {
  const at = (riskLevel: RiskItem['riskLevel'], status: RiskItem['status']) =>
    new Map([['one', { goalId: 'one', status, riskLevel, weeks: [] }]])
  const note = (riskLevel: RiskItem['riskLevel'], status: RiskItem['status']) =>
    groupNote(status, [{ id: 'one' }], at(riskLevel, status))
  expect(note('low', 'onTrack')).toBe('likely on time')
  expect(note('medium', 'onTrack')).toBe('likely on time; medium risk means close')
  // Over a goal made a minute ago there is no risk to explain.
  expect(note('low', 'noDate')).toBeNull()
  expect(note('high', 'noDate')).toBe('the risk goes by your last check-in')
})
