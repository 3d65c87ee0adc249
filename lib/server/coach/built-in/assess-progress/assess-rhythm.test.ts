import { describe, expect, test } from 'vitest'
import type { Rhythm } from '@/lib/contract/measure'
import { assessRhythm } from './assess-rhythm'

/** A Tuesday. */
const clock = { now: new Date('2026-11-24T18:00:00Z'), timeZone: 'UTC' }
const gym: Rhythm = { kind: 'rhythm', unit: '', per: 'week', times: 3 }
const sundays: Rhythm = { kind: 'rhythm', unit: '', per: 'week', times: 1, weekdays: [7] }
const water: Rhythm = { kind: 'rhythm', unit: '', per: 'day', times: 8 }
const daily: Rhythm = { kind: 'rhythm', unit: '', per: 'day', times: 1 }
const titles = new Map([
  [gym, 'Gym 3x a week'],
  [sundays, 'Call Mam on Sundays'],
  [water, 'Drink 8 glasses of water a day'],
  [daily, 'Meditate daily'],
])

/** What an answer comes to: "23=1, 24=0" for the days of November, "asks 2" for the reading asked about, or "stays". */
function comesTo(measure: Rhythm, response: string, today: number | null = null): string {
  const rhythm = { measure, standing: { now: today ?? 0, today, done: 0, of: 0 } }
  const { values, ask } = assessRhythm({ title: titles.get(measure) ?? '', progress: 0, rhythm, response }, clock)
  if (values) return values.map(({ date, value }) => `${date?.slice(8)}=${value}`).join(', ')
  return ask ? `asks ${ask.options[0]?.value}` : 'stays'
}

describe('an answer about a rhythm', () => {
  test.each([
    ['went yesterday and today', '23=1, 24=1'],
    ['Went Monday and Wednesday.', '23=1, 18=1'],
    ['Did Mon, Wed and Fri', '23=1, 18=1, 20=1'],
    ['went today, yesterday and on Saturday', '24=1, 23=1, 21=1'],
    ['Went on Saturday but not on Sunday', '21=1, 22=0'],
    ["Trained today. Yesterday I didn't.", '24=1, 23=0'],
    ['no gym yesterday', '23=0'],
    ['gym this morning, felt great', '24=1'],
    ['was at the gym last night', '23=1'],
    ['went the day before yesterday', '22=1'],
    ['went with Tom, he did the long one', '24=1'],
    ['leg day done, 45 min', '24=1'],
    ['Done ✅', '24=1'],
    ['missed Monday', '23=0'],
    ["didn't make it", '24=0'],
    ['every day this week', 'asks 1'],
    ['went twice this week', 'stays'],
    ['skipped this week, was ill', 'stays'],
    ['3 times last week', 'stays'],
    ["I'll go tomorrow", 'asks 1'],
    ['my brother went yesterday', 'stays'],
    ['he went to the gym today', 'asks 1'],
    ['almost went', 'asks 1'],
  ])('three times a week: %s', (response, wanted) => expect(comesTo(gym, response)).toBe(wanted))

  test.each([
    ['called her on Sunday', '22=1'],
    ['spoke for an hour last Sunday', '22=1'],
    ['forgot to call on Sunday', '22=0'],
    ['rang Mam, she is grand', 'stays'],
    ["didn't get round to it this week", 'stays'],
    ['she called me on Sunday', 'stays'],
  ])('on Sundays, told on a Tuesday: %s', (response, wanted) => expect(comesTo(sundays, response)).toBe(wanted))

  test.each([
    ['drank five glasses so far', null, '24=5'],
    ['6 glasses', null, '24=6'],
    ['six in all today', 4, '24=2'],
    ['another two', 3, '24=2'],
    ['had 3 more', null, '24=3'],
    ['only 4 yesterday', null, '23=4'],
    ['all eight done', null, '24=8'],
    ['done', 3, '24=5'],
    ['drank one with lunch', null, '24=1'],
    ['forgot again', null, '24=0'],
    ['four so far', 6, 'stays'],
  ])('eight a day: %s', (response, today, wanted) => expect(comesTo(water, response, today)).toBe(wanted))

  test.each([
    ['meditated', '24=1'],
    ['Sat for ten minutes before bed yesterday', '23=1'],
    ['10 minutes this morning', '24=1'],
    ['did it every day since Friday', 'asks 1'],
    ['did it yesterday, not today', '23=1, 24=0'],
    ['Not today', '24=0'],
    ['yes', '24=1'],
    ['no', '24=0'],
    ['I should do it more', 'asks 1'],
    ['busy today', 'asks 1'],
    ['does sitting in the bath count?', 'asks 1'],
  ])('daily: %s', (response, wanted) => expect(comesTo(daily, response)).toBe(wanted))

  test('of a day that has its word is not asked about again', () => {
    expect(comesTo(daily, 'I should do it more', 1)).toBe('stays')
  })
})
