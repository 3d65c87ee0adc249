import { expect, test } from 'vitest'
import { checklistOf } from './checklist'
import type { DayGoal } from './ongoing-goals'

const day = { today: '2026-11-26', timeZone: 'UTC' }

function goal(fields: Partial<DayGoal>): DayGoal {
  return {
    id: 'goal',
    title: 'A goal',
    domain: 'health',
    targetDate: null,
    progress: 20,
    createdAt: '2026-01-01T09:00:00.000Z',
    updatedAt: '2026-11-25T09:00:00.000Z',
    nextMilestone: null,
    status: 'onTrack',
    milestones: [],
    measure: null,
    reading: null,
    rhythm: null,
    isMissed: false,
    ...fields,
  }
}

const step = (title: string, targetDate: string | null = null) => ({
  id: title,
  title,
  isCompleted: false,
  completedAt: null,
  targetDate,
})

const rows = (...goals: DayGoal[]) =>
  checklistOf(goals, [], [], day).map(({ kind, title, due, quietDays }) => [kind, title, due ?? quietDays])

test('the next step of a goal with a date is one of today’s, unless its own day is more than a week away', () => {
  const goals = [
    goal({ id: 'a', targetDate: '2027-02-16', milestones: [step('18 km', '2026-12-23')] }),
    goal({ id: 'f', targetDate: '2026-12-26', milestones: [step('Outline')] }),
    goal({ id: 'b', targetDate: '2026-12-03', milestones: [step('Send the port numbers'), step('Another')] }),
    goal({ id: 'c', targetDate: '2026-12-20', milestones: [step('Shelves', '2026-11-13')] }),
    goal({ id: 'd', targetDate: '2026-11-27', milestones: [step('Far', '2027-01-02')] }),
    goal({ id: 'e', milestones: [step('Whenever')] }),
    goal({ id: 'g', targetDate: '2026-12-28', milestones: [step('Opening line', '2026-12-01')] }),
    goal({ id: 'h', targetDate: '2026-11-26', milestones: [step('Hand it in')] }),
  ]
  expect(rows(...goals)).toEqual([
    ['milestone', 'Shelves', '2026-11-13'],
    ['milestone', 'Hand it in', '2026-11-26'],
    ['milestone', 'Opening line', '2026-12-01'],
    ['milestone', 'Send the port numbers', undefined],
    ['milestone', 'Outline', undefined],
  ])
})

test('a silent goal is there with the days of its silence, also where its next step is far', () => {
  const silent = { updatedAt: '2026-09-29T09:00:00.000Z' }
  const goals = [
    goal({ id: 'a', title: 'Cello', ...silent }),
    goal({
      id: 'b',
      title: 'Novel',
      targetDate: '2027-05-01',
      milestones: [step('Chapter 2', '2027-03-01')],
      ...silent,
    }),
    goal({ id: 'c', title: 'Rests', status: 'paused', ...silent }),
  ]
  expect(rows(...goals)).toEqual([
    ['silent', 'Cello', 58],
    ['silent', 'Novel', 58],
  ])
})

test('a milestone ticked in the evening stays on the list of its own day, wherever the person is', () => {
  const ticked = { ...step('Roof'), isCompleted: true, completedAt: '2026-11-27T03:30:00.000Z' }
  const listed = (today: string, timeZone: string) =>
    checklistOf([goal({ milestones: [ticked] })], [], [], { today, timeZone }).map(({ title }) => title)
  expect(listed('2026-11-26', 'America/Los_Angeles')).toEqual(['Roof'])
  expect(listed('2026-11-27', 'America/Los_Angeles')).not.toContain('Roof')
  expect(listed('2026-11-27', 'UTC')).toEqual(['Roof'])
})
