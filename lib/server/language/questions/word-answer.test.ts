import { describe, expect, it } from 'vitest'
import { type RecordAnswer, type RecordQueryInput, recordQuery } from '@/lib/contract/record'
import { dayWords, searchedWords } from './day-words'
import { wordAnswer, wordMeant } from './word-answer'

const context = { now: new Date('2026-11-22T12:00:00Z'), timeZone: 'Europe/London' }
const swim = { of: 'entries', about: 'swim' } as const

function row(date: string, quote: string, energy?: number): RecordAnswer['rows'][number] {
  return { ref: { kind: 'journal', id: date }, date, quote, ...(energy === undefined ? {} : { energy }) }
}

function figure(id: string, value: number | string | null, n = 1, unit: string | null = null) {
  return { id, words: '', value, unit, n }
}

function words(query: RecordQueryInput, answer: Partial<RecordAnswer>): string {
  const searched = { kinds: [query.of], from: '2025-11-22', to: '2026-11-22', rows: 285 }
  return wordAnswer(
    recordQuery.parse(query),
    { figures: [], rows: [], searched, few: false, next: null, ...answer },
    context,
  )
}

describe('wordAnswer', () => {
  it('says what was looked through where nothing is found', () => {
    const nothing = 'No entry mentions “swim”. I looked through 285 entries from 22 Nov 2025 to today.'
    expect(words({ ...swim, give: 'last' }, { figures: [figure('last', null, 0)] })).toBe(nothing)
    expect(words({ ...swim, give: 'count' }, { figures: [figure('count', 0, 0), figure('days', 0, 0)] })).toBe(nothing)
    const searched = { kinds: ['alerts' as const], from: '2026-11-23', to: '2026-11-23', rows: 0 }
    const when = { from: '2026-11-23', to: '2026-11-23' }
    expect(words({ of: 'alerts', give: 'list', when }, { searched })).toBe('There is no alert tomorrow.')
  })

  it('says what comes nearest where no entry has all of it', () => {
    const nearest = [row('2026-11-14', 'Vet: £210 for the paw.')]
    expect(words({ of: 'entries', about: 'vet cost', give: 'list' }, { nearest })).toBe(
      'No entry has all of that. This comes nearest:\n- Sat 14 Nov: “Vet: £210 for the paw.”',
    )
  })

  it('drops no row of those that come nearest without saying so', () => {
    const nearest = Array.from({ length: 7 }, (_, at) => row(`2026-03-0${7 - at}`, `Vet ${7 - at}.`))
    const told = words({ of: 'entries', about: 'vet cost', give: 'list' }, { nearest })
    expect(told.match(/“Vet/g)).toHaveLength(5)
    expect(told).toContain('- and 2 more')
  })

  it('tells a run of weeks as one, not week by week', () => {
    const figures = [figure('longestRun', 9, 20, 'weeks')]
    const groups = [{ key: '2026-09-28', words: 'Week of 28 Sept', figures: [figure('count', 3)], rows: [] }] as never
    const query = { of: 'values', give: 'longestRun', by: 'week', goal: 'g' } as const
    const told = words(query, { figures, groups, rows: [row('2026-11-14', '')] })
    expect(told).toContain('9 weeks')
    expect(told).not.toContain('28 Sept')
  })

  it('gives what a goal stands at, never a sum of levels', () => {
    const figures = [figure('last', '2026-11-14'), figure('reading', 1920, 1, '£')]
    const query = { of: 'values', give: 'last', what: 'value', goal: 'g' } as const
    expect(words(query, { figures, rows: [row('2026-11-14', '')] })).toBe('£1,920 as of Sat 14 Nov.')
  })

  it('gives the day, with its year where that is another, and the quote', () => {
    const last = { figures: [figure('last', '2026-11-14')], rows: [row('2026-11-14', 'Swam before work.', 4)] }
    const done = { ...swim, give: 'last', where: { happened: true } } as const
    expect(words(done, last)).toBe(
      'Your last entry with “swim” is from Sat 14 Nov, 8 days ago: “Swam before work.” Your energy was 4 of 5.\nI search by these words alone, so an entry that says it differently is missed.',
    )
    const first = { figures: [figure('first', '2025-12-01')], rows: [row('2025-12-01', 'First swim.')] }
    expect(words({ ...swim, give: 'first' }, first)).toBe(
      'You first wrote of “swim” on Mon 1 Dec 2025, 356 days ago: “First swim.”\nI go by that word alone: an entry may only mention it.',
    )
  })

  it('gives counts and averages to one decimal, with what they are over', () => {
    const when = { from: '2026-03-01', to: '2026-03-31' }
    const rows = [row('2026-03-28', 'Swam.'), row('2026-03-02', 'A swim.')]
    expect(
      words({ ...swim, give: 'count', when }, { figures: [figure('count', 14, 14), figure('days', 13, 14)], rows }),
    ).toBe('14 entries with “swim” in March, on 13 days. The latest is from Sat 28 Mar: “Swam.”')
    const mean = { of: 'entries', give: 'mean', what: 'energy', when } as const
    expect(words(mean, { figures: [figure('mean', 3.649, 24), figure('count', 24, 24)], rows })).toBe(
      'Your energy was 3.6 of 5 on average over 24 entries in March.',
    )
    expect(words(mean, { figures: [figure('mean', 5, 3), figure('count', 3, 3)], rows })).toContain(
      'only 3 entries, too few to go by',
    )
  })

  it('tells a count of several words as one of words, and no figure where one of them stands nowhere', () => {
    const rows = [row('2026-11-01', 'Sixteen kilometres with Aoife.')]
    const figures = [figure('count', 1, 1), figure('days', 1, 1)]
    const both: RecordQueryInput = { of: 'entries', about: ['run Aoife', 'jog Aoife'], give: 'count' }
    expect(words(both, { figures, rows })).toMatch(
      /^1 entry has “run” and “Aoife” or “jog” and “Aoife”\. By the words alone I cannot say how often it happened/,
    )
    const searched = { kinds: ['entries' as const], from: null, to: null, rows: 285 }
    const answer = { figures, rows, searched, few: false, next: null }
    const query = recordQuery.parse({ ...swim, give: 'count' })
    expect(wordMeant({ query, answer, unknown: ['hw'] }, context)).toBe(
      'None of your entries has “hw”. Without it, this comes nearest:\n- Sun 1 Nov: “Sixteen kilometres with Aoife.”',
    )
  })

  it('compares with the number of both sides', () => {
    const query = { ...swim, give: 'mean', what: 'energy', against: { without: 'swim' } } as const
    const figures = [figure('mean', 3.9, 24), figure('against.mean', 3.21, 180)]
    expect(words(query, { figures })).toBe(
      'Your energy was 3.9 of 5 over 24 entries with “swim” and 3.2 of 5 over 180 entries without: 0.7 higher.',
    )
    const few = [figure('mean', 4, 3), figure('against.mean', 3.2, 180)]
    expect(words(query, { figures: few, few: true })).toContain('One side has only 3 entries, too few to go by.')
    // The difference is that of the figures as they are shown.
    const near = [figure('mean', 3.47, 21), figure('against.mean', 3.34, 264)]
    expect(words(query, { figures: near })).toContain('3.5 of 5 over 21 entries with “swim” and 3.3 of 5')
    expect(words(query, { figures: near })).toContain('entries without: 0.2 higher.')
    const none = [{ ...figure('mean', 0, 0), value: null }, figure('against.mean', 3, 2)]
    expect(words(query, { figures: none })).toBe('I cannot compare them: there are no entries with “swim”.')
    const order = { ...swim, give: 'first', against: { about: 'run' } } as const
    expect(words(order, { figures: [figure('first', '2026-05-02'), figure('against.first', '2026-03-14')] })).toBe(
      '“run” on Sat 14 Mar, then “swim” on Sat 2 May.',
    )
  })

  it('names weekdays and weekends so, and says that a week has more of the ones', () => {
    const query = {
      of: 'entries',
      give: 'count',
      when: { weekdays: [1, 2, 3, 4, 5] },
      against: { when: { weekdays: [6, 7] } },
    } as const
    expect(words(query as never, { figures: [figure('count', 50), figure('against.count', 20)] })).toBe(
      '50 entries on weekdays and 20 entries on weekends: 30 more on weekdays. A week has 5 of the first and 2 of the others.',
    )
  })

  it('says of days that still run that nothing is there from their first on', () => {
    const none = { figures: [figure('count', 0)], searched: { kinds: [], rows: 0, from: null, to: null } }
    const query = { of: 'entries', give: 'list', when: { from: '2026-01-05' } } as const
    expect(words(query, none)).toMatch(/^There is no entry from Mon 5 Jan to /)
  })

  it('names the best group and the worst, none of them by a single entry', () => {
    const group = (key: string, value: number, n: number) => ({ key, words: key, value, n })
    const groups = [group('May 2026', 5, 1), group('June 2026', 4.2, 14), group('July 2026', 2.9, 12)]
    const query = { of: 'entries', give: 'mean', what: 'energy', by: 'month' } as const
    const rows = [row('2026-07-02', 'Rain.')]
    expect(words(query, { figures: [figure('mean', 3.7, 27)], groups, rows })).toContain(
      'Highest energy: June 2026, 4.2 of 5 over 14 entries, lowest: July 2026, 2.9 of 5 over 12 entries.',
    )
  })

  it('says the day of a list once where it is one day', () => {
    const found = { figures: [figure('count', 1, 1)], rows: [row('2026-07-02', 'Rain.')] }
    const list = { of: 'entries', give: 'list' } as const
    expect(words({ ...list, when: { from: '2026-07-02', to: '2026-07-02' } }, found)).toMatch(
      /on Thu 2 Jul:\n- “Rain\.”$/,
    )
    expect(words({ ...list, when: { from: '2026-07-01', to: '2026-07-02' } }, found)).toContain('- Thu 2 Jul: “Rain.”')
  })

  it('tells gaps by the days beside them, and lists with what more there is', () => {
    const gap = {
      figures: [figure('longestGap', 23, 30, 'days')],
      rows: [row('2026-04-07', 'Swam.'), row('2026-03-14', 'Swam.')],
    }
    expect(words({ ...swim, give: 'longestGap' }, gap)).toBe(
      'The longest time without “swim” is 23 days, between Sat 14 Mar and Tue 7 Apr.',
    )
    const rows = Array.from({ length: 6 }, (_, at) => row(`2026-03-0${6 - at}`, `Swim ${6 - at}.`))
    const list = words({ ...swim, give: 'list' }, { figures: [figure('count', 8, 8)], rows, next: 'x' })
    expect(list.split('\n')).toEqual([
      '8 entries with “swim”:',
      '- Fri 6 Mar: “Swim 6.”',
      '- Thu 5 Mar: “Swim 5.”',
      '- Wed 4 Mar: “Swim 4.”',
      '- Tue 3 Mar: “Swim 3.”',
      '- Mon 2 Mar: “Swim 2.”',
      '- and 3 more',
    ])
  })
})

it('every month is short by three letters', () => {
  expect(dayWords('2026-09-08', '2026-11-01')).toBe('Tue 8 Sep')
  const groups = [{ key: '2026-09-28', words: 'Week of 28 Sept 2026', value: 4, n: 5 }]
  const told = words(
    { of: 'entries', give: 'mean', what: 'energy', by: 'week' },
    { groups, rows: [row('2026-09-29', '')] },
  )
  expect(told).toContain('Week of 28 Sep 2026')
  expect(searchedWords('2026-09-08', '2026-11-01', '2026-11-01')).toBe('from 8 Sep 2026 to today')
})
