import { expect, test } from 'vitest'
import { MORE_QUESTION, type QuestionFacts, questionAbout } from './goal-question'

const goal: QuestionFacts = {
  today: '2026-11-21',
  status: null,
  progress: 40,
  targetDate: null,
  nextMilestone: null,
  quietDays: 1,
}
const next = { nextMilestone: 'Ten kilometres' }

test('the most telling fact is asked about first', () => {
  expect(questionAbout({ ...goal, ...next, targetDate: '2026-11-10' })).toContain('was due on 10 Nov and stands at 40%')
  const behind = { ...goal, ...next, status: 'behind' as const, progress: 10, targetDate: '2027-01-10' }
  expect(questionAbout(behind)).toBe(
    'To be done by 10 Jan 2027 it needs about 13% a week. What can you change this week?',
  )
  const measure = { kind: 'total' as const, unit: 'books', format: 'number' as const, start: 0, target: 12 }
  expect(questionAbout({ ...behind, measure, reading: 2 })).toBe(
    'It stands at 2 of 12 books and is due on 10 Jan 2027. What can you change this week?',
  )
  expect(questionAbout({ ...goal, ...next, quietDays: 20 })).toContain('You have not checked in on it for 3 weeks')
  expect(questionAbout({ ...goal, ...next })).toContain('“Ten kilometres”')
})

test('where only completing it is left, that is asked', () => {
  const milestones = [{ isCompleted: true }, { isCompleted: true }, { isCompleted: true }]
  const late = { ...goal, milestones, status: 'ready' as const, targetDate: '2026-11-10' }
  expect(questionAbout(late)).toBe('All 3 milestones are done. Is it done?')
})

test('what is counted is told in its unit', () => {
  const measure = { kind: 'total' as const, unit: 'books', format: 'number' as const, start: 0, target: 12 }
  const counted = { ...goal, measure, reading: 8, progress: 67 }
  expect(questionAbout(counted)).toBe('It stands at 8 of 12 books. What have you done since you last reported?')
  expect(questionAbout({ ...counted, quietDays: 0 })).toBe('It stands at 8 of 12 books. Anything else from today?')
  expect(questionAbout({ ...counted, targetDate: '2026-11-10' })).toContain('10 Nov and stands at 8 of 12 books.')
  expect(questionAbout({ ...counted, reading: 11, progress: 92 })).toContain('at 11 of 12 books. What exactly is left')
})

test.each([
  ['Finish 3 books', 3, false],
  ['Finish 6 books', 7, false],
  ['Finish 1 book', 3, false],
  ['Finish 6 books', 3, true],
  ['Read 3 chapters', 3, true],
  ['The first list', 3, true],
  ['Half way', 6, false],
  ['Half way', 5, true],
  ['Halfway there', 6, false],
  ['The second half', 12, true],
  ['Half marathon', 12, true],
  ['75 %', 9, false],
  ['75 %', 8, true],
])('a milestone that the figure has reached is not asked about: %s at %i', (nextMilestone, reading, isAsked) => {
  const measure = { kind: 'total' as const, unit: 'books', format: 'number' as const, start: 0, target: 12 }
  const words = questionAbout({ ...goal, measure, reading, nextMilestone })
  expect(words.includes(nextMilestone)).toBe(isAsked)
})

test('a weight that is under a milestone’s has reached it', () => {
  const measure = { kind: 'level' as const, unit: 'kg', format: 'number' as const, start: 92, target: 80 }
  const asked = (reading: number) => questionAbout({ ...goal, measure, reading, nextMilestone: 'Under 86 kg' })
  expect(asked(85)).not.toContain('86')
  expect(asked(88)).toContain('Under 86 kg')
})

test('a silence is met once with a smaller step or a new date, then with the usual question', () => {
  const silent = { ...goal, quietDays: 20 }
  // What was said of it elsewhere is no check-in, so that it is true beside that.
  expect(questionAbout(silent)).toBe(
    'You have not checked in on it for 3 weeks. Is there a smaller step for this week?',
  )
  expect(questionAbout({ ...silent, targetDate: '2028-01-01' })).toMatch(/this week, or does it need a new date\?$/)
  expect(questionAbout({ ...silent, wasAsked: true })).toContain('stands at 40%')
  const measure = { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3 }
  const rhythm = { now: 0, done: 0, of: 6, today: null, rested: 6 }
  expect(questionAbout({ ...goal, measure, rhythm })).toBe(
    'It has rested for 6 weeks. What is a smaller step to begin again with?',
  )
  expect(questionAbout({ ...goal, measure, rhythm, wasAsked: true })).toContain('0 of 3 this week')
  expect(questionAbout({ ...goal, measure, rhythm: { ...rhythm, now: 1 } })).toBe(
    'Back after 6 weeks. It stands at 1 of 3 this week, 0 of the last 6 weeks. What made it possible again?',
  )
})

test('what is overdue is asked for since its last sign, by the weekday where that was this week', () => {
  const late = { ...goal, status: 'overdue' as const, targetDate: '2026-11-10' }
  const asked = (quietDays: number) => questionAbout({ ...late, quietDays })
  expect(asked(2)).toMatch(/^It was due on 10 Nov and .* What have you done on it since Thursday\?$/)
  expect(asked(21)).toMatch(/ since 31 Oct\?$/)
  expect(asked(0)).toMatch(/^It was due on 10 Nov .* What is left to do\?$/)
})

test('of a rhythm that was begun today nothing more is asked for before something was told', () => {
  const measure = { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3 }
  const rhythm = { now: 0, done: 0, of: 0, today: null }
  const asked = (now: number) =>
    questionAbout({ ...goal, targetDate: null, quietDays: 0, measure, rhythm: { ...rhythm, now } })
  expect(asked(0)).toBe('It stands at 0 of 3 this week. How is it going?')
  expect(asked(1)).toContain(MORE_QUESTION)
})

test('a rhythm at its date or past it is asked whether it goes on', () => {
  const measure = { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3 }
  const rhythm = { now: 0, done: 2, of: 6, today: null }
  const asked = (targetDate: string) => questionAbout({ ...goal, measure, rhythm, targetDate })
  expect(asked('2026-11-10')).toBe('Its date was 10 Nov. Done, or go on?')
  expect(asked('2026-11-21')).toBe('Its date is today. Done, or go on?')
  expect(asked('2026-11-22')).not.toContain('go on?')
})

test('without such a fact it asks by the progress alone', () => {
  expect(questionAbout({ ...goal, progress: 0 })).toContain('the first part you can finish')
  expect(questionAbout(goal)).toContain('stands at 40%')
  expect(questionAbout({ ...goal, progress: 90 })).toContain('What exactly is left')
  expect(questionAbout({ ...goal, progress: 100 })).toContain('still open')
})

test('every question asks exactly one thing', () => {
  for (const progress of [0, 10, 50, 90, 100]) {
    for (const targetDate of [null, '2026-11-01', '2026-11-21', '2026-12-01', '2028-01-01']) {
      for (const status of [null, 'behind', 'onTrack'] as const) {
        expect(questionAbout({ ...goal, status, progress, targetDate }).match(/\?/g)).toHaveLength(1)
      }
    }
  }
})
