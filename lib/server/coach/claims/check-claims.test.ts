import { describe, expect, it } from 'vitest'
import { invalid } from '@/lib/server/errors'
import { goalRecord } from '@/tests/support/coach-context'
import { agrees } from './agrees'
import { checkClaims } from './check-claims'
import type { Claim } from './claim'
import { numbersSaid } from './numbers-said'
import { reckoned } from './reckon'

describe('what is stated agrees with what was found', () => {
  it.each([
    ['26', 26, undefined, true],
    ['26', 27, undefined, false],
    ['3.5', 3.452, undefined, true],
    ['3.4', 3.452, undefined, true],
    ['3.4', 3.567, undefined, false],
    ['2', 2.19, 'atLeast', true],
    ['2', 1.9, 'atLeast', false],
    ['3', 2.19, 'about', false],
    ['8', 8.25, 'about', true],
    ['2026-10-27', '2026-10-27', undefined, true],
    ['2026-10-27', '2026-10-26', undefined, false],
    ['2026-10', '2026-10-26', undefined, true],
    ['2026-12-07', '2026-12-09', 'about', true],
    ['Saoirse', 'Leon took the rota, Saoirse the screenshots.', undefined, true],
    ['Priya', 'Leon took the rota, Saoirse the screenshots.', undefined, false],
    ['ran', 'It rang twice.', undefined, false],
  ] as const)('%s and %s, %s: %s', (stated, found, how, isSame) => {
    expect(agrees(stated, found, how)).toBe(isSame)
  })
})

describe('what is reckoned of shown figures', () => {
  it.each([
    ['minus', ['12', '14'], 2],
    ['over', ['4.38', '2'], 2.19],
    ['over', ['1', '0'], null],
    ['days', ['2026-10-02', '2026-10-29'], 27],
    ['before', ['2027-01-02', '2027-01-07'], 'true'],
    ['after', ['2027-01-02', '2027-01-07'], 'false'],
    ['greater', ['2.5', '2.1'], 'true'],
    ['weekday', ['2026-12-01'], 'Tuesday'],
    ['plus', ['8', 'some'], null],
    ['percent', ['26', '0'], null],
  ] as const)('%s of %s: %s', (operation, terms, result) => {
    expect(reckoned(operation, [...terms])).toEqual(result)
  })
})

it('numbers are read in digits and in words, ordinals too', () => {
  expect(numbersSaid('Fifth port live, twenty-three of 24, 2.5 left')).toEqual([5, 23, 24, 2.5])
})

describe('a claim', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const searched = { kinds: [], from: null, to: null, rows: 5 }
  const empty = { figures: [], rows: [], searched, few: false, next: null }
  const count = (value: number) => [{ id: 'count', words: '', value, unit: null, n: value }]
  const swims: Partial<Claim> = { by: 'record', of: 'entries', give: 'count', about: ['swim'] }

  const verdict = async (claim: Partial<Claim>, answer: object, goals = [goalRecord()]) => {
    const record = { ask: async () => ({ ...empty, ...answer }) }
    const [first] = await checkClaims([{ sentence: 1, by: 'free', ...claim }], { goals, now, timeZone: 'UTC', record })
    return first
  }

  it('is borne out or contradicted by a count', async () => {
    expect(await verdict({ ...swims, states: '5' }, { figures: count(5) })).toBe('holds')
    expect(await verdict({ ...swims, states: '15' }, { figures: count(5) })).toBe('fails')
  })

  it('by words that nothing holds is not decided, but for one that says so', async () => {
    expect(await verdict({ ...swims, states: '5' }, { figures: count(0) })).toBe('unknown')
    expect(await verdict({ ...swims, states: '0' }, { figures: count(0) })).toBe('holds')
    expect(await verdict({ ...swims, states: '0' }, { figures: count(2) })).toBe('fails')
  })

  it('about a row is held against its day, its energy, its figures and its names', async () => {
    const ref = { kind: 'journal', id: '1' }
    const rows = [{ ref, date: '2026-10-29', energy: 4, quote: 'Fifth port live. Marek rang the bell.' }]
    const day = { by: 'record', of: 'entries', give: 'list', from: '2026-10-29', to: '2026-10-29' } as const
    expect(await verdict({ ...day, states: '5' }, { rows })).toBe('holds')
    expect(await verdict({ ...day, states: '6' }, { rows })).toBe('fails')
    expect(await verdict({ ...day, states: '4', what: 'energy' }, { rows })).toBe('holds')
    expect(await verdict({ ...day, states: '5', what: 'energy' }, { rows })).toBe('fails')
    expect(await verdict({ ...day, states: 'Marek' }, { rows })).toBe('holds')
    expect(await verdict({ ...day, states: '2026-10-28' }, { rows })).toBe('fails')
  })

  it('about a group is held against that group, and the most is named', async () => {
    const groups = [
      { key: '1', words: 'Mondays', value: 3.5, n: 48 },
      { key: '3', words: 'Wednesdays', value: 3.25, n: 40 },
    ]
    const by = { by: 'record', of: 'entries', give: 'mean', what: 'energy', group: 'weekday' } as const
    expect(await verdict({ ...by, pick: 'Monday', states: '3.5' }, { groups })).toBe('holds')
    expect(await verdict({ ...by, pick: 'Monday', states: '3.25' }, { groups })).toBe('fails')
    expect(await verdict({ ...by, pick: 'least', states: 'Wednesday' }, { groups })).toBe('holds')
    expect(await verdict({ ...by, pick: 'most', states: 'Wednesday' }, { groups })).toBe('fails')
  })

  it('about a mission is held against what is computed of it', async () => {
    const goals = [goalRecord({ title: 'Read 24 books', progress: 60, targetDate: null })]
    const of = { by: 'goal', goal: 'Read 24 books' } as const
    expect(await verdict({ ...of, figure: 'progress', states: '60' }, {}, goals)).toBe('holds')
    expect(await verdict({ ...of, figure: 'progress', states: '70' }, {}, goals)).toBe('fails')
    // It has no date by which it could be told to be due.
    expect(await verdict({ ...of, figure: 'target', states: '2026-12-01' }, {}, goals)).toBe('fails')
    expect(await verdict({ ...of, figure: 'left', states: '3' }, {}, goals)).toBe('unknown')
    expect(await verdict({ ...of, goal: 'Swim', figure: 'progress', states: '60' }, {}, goals)).toBe('unknown')
  })

  it('that cannot be asked is not decided', async () => {
    const record = {
      ask: async () => {
        throw invalid({ give: ['no'] })
      },
    }
    const claims = [{ sentence: 1, ...swims, states: '5' } as Claim]
    expect(await checkClaims(claims, { goals: [], now, timeZone: 'UTC', record })).toEqual(['unknown'])
  })
})
