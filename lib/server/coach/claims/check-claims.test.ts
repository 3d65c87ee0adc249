import { describe, expect, it, vi } from 'vitest'
import type { RecordQuery } from '@/lib/contract/record'
import { invalid } from '@/lib/server/errors'
import { goalRecord } from '@/tests/support/coach-context'
import { goalFacts } from '../facts'
import { agrees } from './agrees'
import { checkClaims } from './check-claims'
import type { Claim } from './claim'
import { numbersSaid } from './numbers-said'
import { reckoned } from './reckon'

vi.mock('../facts', async (load) => {
  const own = await load<typeof import('../facts')>()
  return { ...own, goalFacts: vi.fn(own.goalFacts) }
})

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
    ['5:49', 64 / 11, undefined, true],
    ['6:02', 64 / 11, 'about', false],
    ['0.67', 0.65, 'about', true],
    ['6.03', 5.82, 'about', false],
    ['7:00', '07:00', undefined, true],
    ['7:30', '07:00', undefined, false],
    ['Dienstag', 'Tuesday', undefined, true],
    ['mercredi', 'Tuesday', undefined, false],
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
    // Of more than two each is compared with the next.
    ['greater', ['3.9', '3.6', '3.1'], 'true'],
    ['greater', ['3.9', '3.1', '3.6'], 'false'],
    ['after', ['2026-11-02', '2026-10-29'], 'true'],
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

  it('about the most is not decided where no group is known by what is stated', async () => {
    const groups = [
      { key: 'a', words: 'Run the bay half marathon', value: 9, n: 9 },
      { key: 'b', words: 'Read 24 books', value: 7, n: 7 },
    ]
    const most = { by: 'record', of: 'checkIns', give: 'count', group: 'goal', pick: 'most' } as const
    expect(await verdict({ ...most, states: 'the half marathon' }, { groups })).toBe('holds')
    expect(await verdict({ ...most, states: 'the books' }, { groups })).toBe('fails')
    expect(await verdict({ ...most, states: 'the long one' }, { groups })).toBe('unknown')
  })

  it('about the next milestone goes by some words of its title', async () => {
    const milestone = (title: string, isCompleted: boolean) => ({
      ...{ id: title, title, description: '', targetDate: null, completedAt: null },
      isCompleted,
    })
    const milestones = [
      milestone('Outline on one page', true),
      milestone('Ten slides', false),
      milestone('Rehearse once', false),
    ]
    const goals = [goalRecord({ title: 'Give a talk', milestones })]
    const of = { by: 'goal', goal: 'Give a talk', figure: 'nextMilestone' } as const
    expect(await verdict({ ...of, states: 'the slides' }, {}, goals)).toBe('holds')
    expect(await verdict({ ...of, states: 'rehearse' }, {}, goals)).toBe('fails')
    expect(await verdict({ ...of, states: 'pictures' }, {}, goals)).toBe('unknown')
  })

  it('about a figure of a long entry is not decided by what is shown of it', async () => {
    const row = (quote: string) => [{ ref: { kind: 'journal', id: '1' }, date: '2026-10-29', quote }]
    const day = {
      by: 'record',
      of: 'entries',
      give: 'list',
      from: '2026-10-29',
      to: '2026-10-29',
      states: '7',
    } as const
    expect(await verdict(day, { rows: row('Six of them.') })).toBe('fails')
    expect(await verdict(day, { rows: row('A long day with a lot of words. '.repeat(6)) })).toBe('unknown')
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

describe('a comparison', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const searched = { kinds: [], from: null, to: null, rows: 5 }
  const rest = { groups: [], searched, few: false, next: null }
  const figure = (id: string, value: number | string, n = 1) => ({ id, words: '', value, unit: null, n })

  /** A record of two months, an event that is told of on two days, and one that nobody tells of. */
  const record = {
    async ask({ give, about, when }: RecordQuery) {
      if (about) {
        const days = [about].flat().includes('calf') ? ['2026-06-16', '2026-07-30'] : []
        const rows = days.map((date, at) => ({
          ref: { kind: 'journal' as const, id: `${at}` },
          date,
          quote: 'The calf.',
        }))
        return { ...rest, figures: [figure('count', rows.length, rows.length)], rows }
      }
      const value = when?.from?.startsWith('2026-05') ? 4 : when?.from?.startsWith('2026-06') ? 3.5 : 3
      const counted = when?.from && when.from > '2026-07-30' ? 0 : 2
      return { ...rest, figures: give === 'count' ? [figure('count', counted)] : [figure('mean', value)], rows: [] }
    },
  }
  const verdicts = async (...claims: Partial<Claim>[]) => {
    const whole = claims.map((claim) => ({ sentence: 1, by: 'record', ...claim }) as Claim)
    return (await checkClaims(whole, { goals: [goal], now, timeZone: 'UTC', record })).at(-1)
  }
  const goal = goalRecord({ title: 'Read 24 books', progress: 60, targetDate: '2026-12-17' })
  const mean = (as: string, month: string) =>
    ({ as, of: 'entries', give: 'mean', what: 'energy', from: `2026-${month}-01`, to: `2026-${month}-28` }) as const
  const months = [mean('may', '05'), mean('june', '06'), mean('july', '07')]
  const sum = (reckon: Claim['reckon'], terms: string[], states = 'true') =>
    ({ by: 'sum', reckon, terms, states }) as const

  it('is decided by two queries and its direction', async () => {
    expect(await verdicts(...months, sum('greater', ['may', 'june']))).toBe('holds')
    expect(await verdicts(...months, sum('less', ['may', 'june']))).toBe('fails')
    expect(await verdicts(...months, sum('over', ['may', 'july'], '1.3'))).toBe('holds')
    expect(await verdicts(...months, sum('over', ['may', 'july'], '2'))).toBe('fails')
  })

  it('of several values is held from each to the next', async () => {
    expect(await verdicts(...months, sum('greater', ['may', 'june', 'july']))).toBe('holds')
    expect(await verdicts(...months, sum('greater', ['july', 'june', 'may']))).toBe('fails')
  })

  it('with what nothing tells of, or nobody asked for, is not decided', async () => {
    const wedding: Partial<Claim> = { as: 'wedding', of: 'entries', give: 'list', about: ['wedding'] }
    expect(await verdicts(wedding, sum('before', ['wedding', '2026-08-01']))).toBe('unknown')
    expect(await verdicts(sum('before', ['wedding', '2026-08-01']))).toBe('unknown')
    expect(await verdicts(wedding, { of: 'entries', give: 'count', from: 'wedding', states: '9' })).toBe('unknown')
  })

  it('with an event that is told of on two days may mean either', async () => {
    const calf: Partial<Claim> = { as: 'calf', of: 'entries', give: 'list', about: ['calf'] }
    expect(await verdicts(calf, sum('before', ['calf', '2026-07-01']))).toBe('holds')
    expect(await verdicts(calf, sum('after', ['calf', '2026-07-01']))).toBe('holds')
    expect(await verdicts(calf, sum('before', ['calf', '2026-06-01']))).toBe('fails')
    const since = { of: 'entries', give: 'count', from: 'calf+1' } as const
    expect(await verdicts(calf, { ...since, states: '0' })).toBe('holds')
    expect(await verdicts(calf, { ...since, states: '5' })).toBe('fails')
  })

  it('may be with a figure of a goal, which is reckoned once', async () => {
    vi.mocked(goalFacts).mockClear()
    const of = { by: 'goal', goal: 'Read 24 books' } as const
    const both = [{ ...of, as: 'pace', figure: 'pace' } as const, { ...of, as: 'need', figure: 'need' } as const]
    const own = vi.mocked(goalFacts).getMockImplementation()?.(goal, now, 'UTC')
    vi.mocked(goalFacts).mockClear()
    const isFaster = (own?.pacePerWeek ?? 0) > (own?.neededPerWeek ?? 0)
    expect(await verdicts(...both, sum('greater', ['pace', 'need']))).toBe(isFaster ? 'holds' : 'fails')
    expect(await verdicts(...both, sum('less', ['pace', 'need']))).toBe(isFaster ? 'fails' : 'holds')
    expect(goalFacts).toHaveBeenCalledTimes(2)
  })
})

describe('what rows say', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const searched = { kinds: [], from: null, to: null, rows: 5 }
  const lines = [
    { date: '2026-10-29', quote: 'Fifth port live. Marek rang the bell.', status: 'done' },
    { date: '2026-11-02', quote: 'Screws for the attic, and a nap.', status: 'open' },
  ]
  /** A small record: a row answers `about` where it holds all the words of one of its strings. */
  const record = {
    async ask({ about, when, where }: RecordQuery) {
      const ways = about === undefined ? [''] : [about].flat()
      const rows = lines
        .filter(({ quote }) =>
          ways.some((way) => way.split(' ').every((word) => quote.toLowerCase().includes(word.toLowerCase()))),
        )
        .filter(({ date }) => date >= (when?.from ?? '') && date <= (when?.to ?? '9'))
        .filter(({ status }) => where?.status === undefined || where.status === status)
        .map(({ date, quote }) => ({ ref: { kind: 'journal' as const, id: date }, date, quote }))
      const figures = [{ id: 'count', words: '', value: rows.length, unit: null, n: rows.length }]
      return { figures, rows, searched, few: false, next: null }
    },
  }
  const verdict = async (states: string, more: Partial<Claim> = {}) => {
    const claim = { sentence: 1, by: 'record', of: 'entries', give: 'list', states, ...more } as Claim
    return (await checkClaims([claim], { goals: [], now, timeZone: 'UTC', record }))[0]
  }
  const on = (day: string) => ({ from: day, to: day })

  it('is found word by word', async () => {
    expect(await verdict('bell rang', on('2026-10-29'))).toBe('holds')
    expect(await verdict('nap', { about: ['attic'] })).toBe('holds')
  })

  it('in words that do not stand there is not decided', async () => {
    expect(await verdict('celebrated', on('2026-10-29'))).toBe('unknown')
    expect(await verdict('nap', { about: ['port'] })).toBe('unknown')
    expect(await verdict('nap', { from: '2026-10-01', to: '2026-10-31' })).toBe('unknown')
  })

  it('on another day is told by the record', async () => {
    expect(await verdict('nap', on('2026-10-29'))).toBe('fails')
  })

  it('of a name in the place of another is, too', async () => {
    expect(await verdict('Marek', { about: ['bell'] })).toBe('holds')
    expect(await verdict('Marek', { about: ['attic'] })).toBe('fails')
    expect(await verdict('Priya', { about: ['attic'] })).toBe('unknown')
  })

  it('of a thing that is done is not what is open', async () => {
    expect(await verdict('true', { about: ['screws'], status: 'open' })).toBe('holds')
    expect(await verdict('true', { about: ['screws'], status: 'done' })).toBe('fails')
    expect(await verdict('screws', { status: 'done' })).toBe('fails')
    expect(await verdict('lamp', { status: 'done' })).toBe('unknown')
  })

  it('word for word is no other word', async () => {
    expect(await verdict('“nap”', on('2026-11-02'))).toBe('holds')
    expect(await verdict('“sleep”', on('2026-11-02'))).toBe('fails')
  })
})

it('what a goal stood at is held against its check-ins', async () => {
  const at = (oldProgress: number, newProgress: number, day: string) =>
    ({ at: `${day}T10:00:00.000Z`, oldProgress, newProgress, reasoning: '', source: 'user' }) as const
  const goal = goalRecord({ title: 'Sleep', history: [at(50, 45, '2026-11-11'), at(45, 60, '2026-11-18')] })
  const ask = async () => ({
    figures: [],
    rows: [],
    searched: { kinds: [], from: null, to: null, rows: 0 },
    few: false,
    next: null,
  })
  const stood = { sentence: 1, by: 'record', of: 'checkIns', give: 'list', what: 'progress', goal: 'Sleep' } as const
  const claims = [
    { ...stood, states: '45' },
    { ...stood, states: '30' },
    { ...stood, states: '50', from: '2026-11-12' },
  ]
  const ground = { goals: [goal], now: new Date('2026-11-23T12:00:00Z'), timeZone: 'UTC', record: { ask } }
  expect(await checkClaims(claims, ground)).toEqual(['holds', 'fails', 'fails'])
})
