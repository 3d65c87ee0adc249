import { expect, test } from 'vitest'
import { dueIn, readMeasure } from './read-measure'

const aimOf = (title: string) => {
  const { aim, measure } = readMeasure({ title, description: '' }, 'Europe/London')
  return measure ? measure.kind : aim && `${aim.unit} ${aim.target}`
}

test.each([
  ['Weigh 70 kg again', 'kg 70'],
  ['Get back down to 78 kg', 'kg 78'],
  ['Bench press 100 kg', 'kg 100'],
  ['Get to 15% body fat', '% 15'],
  ['Run 5 km in under 25 minutes', 'time 1500'],
  ['Marathon under 4 hours', 'time 14400'],
  ['Hold a plank for 3 minutes', 'time 180'],
])('where it is to get to, but not where it is now: %s', (title, aim) => expect(aimOf(title)).toBe(aim))

test.each([
  ['Weigh 70 kg, now 76', 'level'],
  ['50 push-ups a day', 'rhythm'],
  ['Read 12 books', 'total'],
  ['Deadlift: 120 to 150kg', 'level'],
  ['Walk in 10 minutes', null],
  ['Buy 2 kg of flour', null],
  ['Sleep 8 hours', null],
  ['Finish the thesis in 6 months', null],
  ['Cook dinner in 20 minutes', null],
  ['Learn 50% of the menu', null],
])('none: %s', (title, wanted) => expect(aimOf(title)).toBe(wanted))

test('says where it is to get to', () => {
  expect(readMeasure({ title: 'Weigh 70 kg', description: '' }, 'UTC').words).toBe('Counted in kg, to 70.')
  expect(readMeasure({ title: '5 km in under 25:00', description: '' }, 'UTC').words).toBe(
    'Counted by your time, to 25:00.',
  )
})

test('a figure that is written with a blank is one figure', () => {
  expect(readMeasure({ title: 'Save £10 000', description: '' }, 'UTC').measure).toMatchObject({ target: 10_000 })
})

test('what goes up by what is lifted is a level', () => {
  const measure = { kind: 'level', unit: 'kg', start: 120, target: 150 }
  for (const title of ['Deadlift: 120 to 150kg', 'Deadlift 120 to 150 kg'])
    expect(readMeasure({ title, description: '' }, 'UTC').measure).toMatchObject(measure)
})

test('what is for a time is done each of its days, and says its last one', () => {
  const read = readMeasure({ title: 'Dry January', description: '' }, 'UTC')
  expect(read.measure).toMatchObject({ kind: 'rhythm', per: 'day', times: 1 })
  expect(read.until).toMatch(/^\d{4}-01-31$/)
  expect(read.words).toBe('Counted as a rhythm: every day, from 1 January until 31 January.')
  expect(readMeasure({ title: 'Gym 3x a week', description: '' }, 'UTC').until).toBeNull()
})

test.each([
  ['Read 12 books by June', '2027-06-30'],
  ['Write the report before 5 December', '2026-12-04'],
  ['Read 12 books', null],
  ['Plan the June trip', null],
])('by when its title says that it is to be done: %s', (title, day) => {
  expect(dueIn(title, { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'UTC' })).toBe(day)
})
