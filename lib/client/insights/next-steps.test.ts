import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { alertOfStep, alertsThere, alertWords, proposedSteps, stepsOfWeek, stepsWords, stepTitle } from './next-steps'

const now = { today: '2026-03-04', timeZone: 'UTC' }
const next = { monday: '2026-03-09' }
const goal = (id: string, title: string) =>
  ({ id, title, isCompleted: false, droppedAt: null, milestones: [] as Goal['milestones'] }) as Goal
const attic = goal('attic', 'Paint the attic')
const focusOf = (...focus: [string, string?][]) => ({
  nextWeekFocus: focus.map(([text]) => text),
  evidence: focus.map(([, id], index) => ({
    field: 'nextWeekFocus',
    index,
    refs: id ? [{ kind: 'goal' as const, id, quote: '' }] : [],
  })),
})
const alert = (fields: object) => ({
  title: 'Call Ida',
  goalId: null,
  scheduledFor: '2026-03-10T09:00:00.000Z',
  repeat: null,
  ...fields,
})

test('next week’s three stand on its Monday, Wednesday and Friday, each with its goal', () => {
  expect(stepsOfWeek([{ title: 'Put up the shelves', goalId: 'attic' }], now, next)).toEqual([
    { title: 'Put up the shelves', goalId: 'attic', day: '2026-03-09', time: '09:00' },
    { title: '', goalId: '', day: '2026-03-11', time: '09:00' },
    { title: '', goalId: '', day: '2026-03-13', time: '09:00' },
  ])
})

test('a milestone that is due before its place among the three stands on its own day', () => {
  const milestone = { title: 'One sentence', isCompleted: false, targetDate: '2026-03-07' }
  const talk = { ...goal('talk', 'Give a talk'), milestones: [milestone] } as unknown as Goal
  const dayOf = (targetDate: string, on = { today: '2026-03-09' }, week = next) => {
    const one = { ...talk, milestones: [{ ...milestone, targetDate }] } as unknown as Goal
    return stepsOfWeek(proposedSteps(focusOf(['“One sentence”', 'talk']), [one]), on, week)[0]
  }
  // On a Monday the week that runs is set: its places begin tomorrow.
  const second = (targetDate: string) => {
    const one = { ...talk, milestones: [{ ...milestone, targetDate }] } as unknown as Goal
    const both = [{ title: 'Rest', goalId: '' }, ...proposedSteps(focusOf(['“One sentence”', 'talk']), [one])]
    return stepsOfWeek(both, { today: '2026-03-09' }, next)[1]?.day
  }
  expect(dayOf('2026-03-10')?.day).toBe('2026-03-10')
  expect([second('2026-03-11'), second('2026-03-20')]).toEqual(['2026-03-11', '2026-03-12'])
  // What is overdue, or due before the week that is set, has its place: no day of another week stands among them.
  const wednesday = { today: '2026-03-04' }
  expect(['2026-03-01', '2026-03-07'].map((date) => dayOf(date, wednesday)?.day)).toEqual(['2026-03-09', '2026-03-09'])
})

test('what is an alert already has its place among the three, and one is always left', () => {
  expect([0, 1, 2, 3].map((there) => stepsOfWeek([], now, next, there).length)).toEqual([3, 2, 1, 1])
})

test('where some of the three are alerts already it is said how many, and what the fields that are left are for', () => {
  const alerts = ['Buy screws', 'Sand', 'Paint'].map((title) => alert({ title }))
  const buy = '“Buy screws” (10 Mar, 09:00)'
  const all = `${buy}, “Sand” (10 Mar, 09:00), “Paint” (10 Mar, 09:00)`
  expect(alertsThere(alerts.slice(0, 1), now)).toBe(`One of three is set already: ${buy}.`)
  expect(alertsThere(alerts.slice(0, 2), now)).toBe(`Two of three are set already: ${buy}, “Sand” (10 Mar, 09:00).`)
  expect(alertsThere(alerts, now)).toBe(`All three are set already: ${all}.`)
  expect(stepsWords(2, 1)).toBe('Each becomes an alert at its time. Leave one empty to set fewer.')
  expect(stepsWords(1, 2)).toBe('The third step becomes an alert at its time. Leave the field empty to set none.')
  expect(stepsWords(1, 3)).toBe('One more step becomes an alert at its time. Leave the field empty to set none.')
})

test('a step is what the coach has put first, without the goal that its link names', () => {
  expect(stepTitle(`Check in ${'W'.repeat(200)}`)).toHaveLength(200)
  const long = '“The past tense” (“Hold a fifteen-minute conversation in Portuguese with Daniel”)'
  expect(stepTitle(long)).toBe('The past tense (Hold a fifteen-minute conversation in…)')
  expect(stepTitle(long, true)).toBe('The past tense')
  expect(stepTitle('“Sand it (twice)”', true)).toBe('Sand it (twice)')
  expect(stepTitle('A check-in on “Run (Berlin)”', true)).toBe('A check-in on Run (Berlin)')
})

test('a proposal has the goal that it rests on, where that is still open, and the same is proposed once', () => {
  const week = focusOf(['“Sand” (“Paint the attic”)', 'attic'], ['Sand.', 'attic'], ['Rest', 'gone'], ['Call Ida'])
  expect(proposedSteps(week, [attic])).toEqual([
    { title: 'Sand', goalId: 'attic' },
    { title: 'Rest', goalId: '' },
    { title: 'Call Ida', goalId: '' },
  ])
  const twins = focusOf(['“Sand” (“Paint the attic”)', 'attic'], ['“Sand” (“Paint the hall”)', 'hall'])
  expect(proposedSteps(twins, [attic, goal('hall', 'Paint the hall')])).toHaveLength(2)
})

test('what is an open alert already is found by its words, or by its goal in the week to come', () => {
  const step = { title: 'Sand the floor', goalId: 'attic' }
  const found = (...fields: object[]) => alertOfStep(step, fields.map(alert), now, next)?.title ?? null
  expect(found({ title: 'sand the floor.', goalId: 'attic', scheduledFor: '2026-02-02T09:00:00.000Z' })).not.toBeNull()
  // Of before a step had a link, with its goal behind it.
  expect(found({ title: 'Sand the floor (Paint the attic)' })).not.toBeNull()
  expect(found({ title: 'Buy sandpaper', goalId: 'attic' })).toBe('Buy sandpaper')
  expect(found({ title: 'Sand the floor', goalId: 'hall' }, { title: 'Sand' }, {})).toBeNull()
  expect(found({ goalId: 'attic', scheduledFor: '2026-03-06T09:00:00.000Z' })).toBeNull()
  expect(found({ goalId: 'attic', scheduledFor: '2026-03-16T09:00:00.000Z' })).toBeNull()
  expect(found({ goalId: 'attic', repeat: 'FREQ=DAILY' })).toBeNull()
  expect(alertOfStep({ title: 'Rest', goalId: '' }, [alert({})], now, next)).toBeNull()
})

test('the alert of a step has its own title where that is another step’s', () => {
  const step = { title: 'Shelves and the lamp', goalId: 'attic' }
  const words = (fields: object) => alertWords(step, alert({ goalId: 'attic', ...fields }), now)
  expect(words({ title: 'shelves and the lamp' })).toBe('Alert 10 Mar, 09:00')
  expect(words({ title: 'Buy the long screws' })).toBe('Alert “Buy the long screws”, 10 Mar, 09:00')
})
