import { expect, test } from 'vitest'
import { proposeRhythm } from './rhythm'

test.each([
  ['Gym 3 x a week', { per: 'week', times: 3 }],
  ['Go to the gym three times a week', { per: 'week', times: 3 }],
  ['Yoga twice a week', { per: 'week', times: 2 }],
  ['4 runs per week', { per: 'week', times: 4 }],
  ['Call Mam on Sundays', { per: 'week', times: 1, weekdays: [7] }],
  ['Call Mam every Sunday', { per: 'week', times: 1, weekdays: [7] }],
  ['Swim every Mon and Thu', { per: 'week', times: 2, weekdays: [1, 4] }],
  ['Up at six on weekdays', { per: 'week', times: 5, weekdays: [1, 2, 3, 4, 5] }],
  ['Dry January', { per: 'day', times: 1 }],
  ['Meditate daily', { per: 'day', times: 1 }],
  ['Write 500 words a day', { per: 'day', times: 1 }],
  ['Stretch every morning', { per: 'day', times: 1 }],
  ['Put £200 aside per month', { per: 'month', times: 1 }],
  ['Run every other day', { per: 'week', times: 3 }],
  ['Change the sheets every 2 weeks', { per: 'month', times: 2 }],
  ['Mow the lawn fortnightly', { per: 'month', times: 2 }],
  ['Yoga on Mon, Wed and Fri', { per: 'week', times: 3, weekdays: [1, 3, 5] }],
  ['Desk free of paper, Mon to Thu', { per: 'week', times: 4, weekdays: [1, 2, 3, 4] }],
  ['Drink 8 glasses of water a day', { per: 'day', times: 8 }],
  ['Three screen-free evenings a week', { per: 'week', times: 3 }],
  ['Meet 2 new people a month', { per: 'month', times: 2 }],
  ['Read 10 pages a day', { per: 'day', times: 1 }],
  ['Quit smoking', { per: 'day', times: 1 }],
  ['No sweets', { per: 'day', times: 1 }],
])('%s', (title, rhythm) => {
  expect(proposeRhythm({ title })?.measure).toEqual({ kind: 'rhythm', unit: '', ...rhythm })
})

test.each([
  'constructor',
  'Read 12 books',
  'Quit my job',
  'No more excuses',
  'Finish it between Monday and Thursday, by Friday',
  'Learn Spanish',
  'Plan a week in Rome',
  'Finish it on Sunday',
  'Move house in a month',
])('leaves open: %s', (title) => expect(proposeRhythm({ title })).toBeNull())

test('says how often', () => {
  expect(proposeRhythm({ title: 'Gym 3 x a week' })?.words).toBe('Counted as a rhythm: 3 × a week.')
  expect(proposeRhythm({ title: 'Call Mam on Sundays' })?.words).toBe('Counted as a rhythm: on Sundays.')
})
