import { describe, expect, it } from 'vitest'
import { claimFields } from '@/lib/contract/weekly-insight'
import { seededRandom } from '@/lib/server/seeded-random'
import { coachContext } from '@/tests/support/coach-context'
import { anyGoal, anyJournal, anyMessages, insightGoal, WEEK_START, weekContext } from '@/tests/support/insight-context'
import { plainWords } from '@/tests/support/plain-words'
import { someOf } from '@/tests/support/some-of'
import { checkWeek } from '../../check-insight'
import type { InsightGoal, WeekContext } from '../../context'
import { factNumbers, inventedNumbers, sentencesOf } from '../../stated-numbers'
import { weekFacts } from '../../week-facts'
import { weekStatements } from '../../week-sheet'
import { weeklyInsight } from './weekly-insight'

const seeds = someOf([1, 2, 15_164, Date.now() % 100_000])

function weeks(seed: number): WeekContext[] {
  const random = seededRandom(seed)
  return Array.from({ length: 30 }, (_, week) => ({
    ...coachContext(),
    weekStart: WEEK_START,
    goals: Array.from({ length: Math.floor(random.between(0, 8)) }, (_, at) => anyGoal(random, `g-${week}-${at}`)),
    journal: anyJournal(random),
    messages: anyMessages(random),
    alertsDone: Math.floor(random.between(0, 3)),
  }))
}

/** The weeks of a seed with what is written of each, once for all tests. */
const written = new Map(
  seeds.map((seed) => [seed, weeks(seed).map((context) => ({ context, draft: weeklyInsight(context) }))]),
)
const writtenOf = (seed: number) => written.get(seed) ?? []

const move = (day: string, from: number, to: number): InsightGoal['history'][number] => ({
  at: `2026-11-${day}T18:00:00.000Z`,
  oldProgress: from,
  newProgress: to,
  reasoning: '',
  source: 'coach',
})
const value = (day: string, amount: number): InsightGoal['values'][number] => ({
  ...{ id: day, note: '', source: 'typed' },
  ...{ date: `2026-${day}`, value: amount, createdAt: `2026-${day}T09:00:00.000Z` },
})
const empty = { milestones: [], history: [], progress: 0 }

describe('weeklyInsight', () => {
  it.each(seeds)('states no number that is not a computed fact or the user’s own, seed %i', (seed) => {
    for (const { context, draft } of writtenOf(seed)) {
      const { summary, moodTrends, goalProgress, ...rest } = draft
      const known = factNumbers(weekStatements(weekFacts(context), context.timeZone))
      const claims = claimFields.flatMap((field) => rest[field])
      for (const sentence of [summary, moodTrends, goalProgress].flatMap(sentencesOf).concat(claims))
        expect(inventedNumbers(sentence, known), sentence).toEqual([])
    }
  })

  it.each(seeds)('rests every claim on a true quote, so that the check drops nothing, seed %i', (seed) => {
    for (const { context, draft } of writtenOf(seed)) {
      const { evidence, ...checked } = checkWeek(draft, context) ?? { evidence: [] }
      const { evidence: _, ...said } = draft
      expect(checked).toEqual(said)
      const refsIn = (list: typeof draft.evidence) => list.flatMap((one) => one.refs).length
      expect(refsIn(evidence)).toBe(refsIn(draft.evidence))
    }
  })

  it.each(seeds)('is plain: nothing twice, no word left out, no sentence with a small letter, seed %i', (seed) => {
    for (const { draft } of writtenOf(seed)) {
      const claims = claimFields.flatMap((field) => draft[field])
      expect(new Set(claims).size, claims.join('\n')).toBe(claims.length)
      const texts = [draft.summary, draft.moodTrends, draft.goalProgress].flatMap(sentencesOf).concat(claims)
      for (const text of texts) {
        expect(text).not.toMatch(/^[a-z]/)
        expect(text).not.toMatch(plainWords.forbidden)
      }
    }
  })

  it('takes victories from the record alone, the closed mission first', () => {
    const goals = [
      insightGoal({ ...empty, id: 'g1', title: 'Read 12 books', progress: 30, history: [move('18', 10, 30)] }),
      insightGoal({
        ...empty,
        id: 'g2',
        title: 'Run a half marathon',
        isCompleted: true,
        progress: 100,
        completedAt: '2026-11-19T10:00:00.000Z',
      }),
    ]
    const journal = [{ id: 'j', date: '2026-11-20', mood: 5, notes: 'Felt great, finished the best week of my life!' }]
    const messages = [{ id: 'm', date: '2026-11-20', text: 'I am so proud, I did everything.' }]
    expect(weeklyInsight(weekContext({ goals, journal, messages })).achievements).toEqual([
      'You finished “Run a half marathon”.',
      'You took “Read 12 books” from 10% to 30%.',
    ])
  })

  it('names each milestone that it counts as ticked once, with its goal, beside the victories or in them', () => {
    const ticked = (id: string, ...titles: string[]) => ({
      ...insightGoal({ ...empty, id, title: `Goal ${id}` }),
      milestones: titles.map((title) => ({
        ...{ id: title, title, targetDate: null, isCompleted: true },
        completedAt: '2026-11-18T10:00:00.000Z',
      })),
    })
    const told = (...goals: InsightGoal[]) => weeklyInsight(weekContext({ goals, journal: [] })).summary
    expect(told(ticked('a', 'Plan', 'Dig'))).toContain('You ticked 2 milestones.')
    const goals = [ticked('a', 'Plan', 'Dig', 'Sow'), ticked('b', 'Call Ida', 'Write to Ida')]
    expect(told(...goals)).toContain(
      'You ticked 5 milestones, “Sow” in “Goal a” and “Write to Ida” in “Goal b” among them.',
    )
  })

  it('tells a victory of each goal before a second one of any', () => {
    const of = (id: string, gain: number) =>
      insightGoal({
        ...{ ...empty, id, title: `Goal ${id}`, progress: gain, history: [move('18', 0, gain)] },
        milestones: [
          ...[`One of ${id}`, `Two of ${id}`].map((title) => ({
            ...{ id: title, title, targetDate: null, isCompleted: true },
            completedAt: '2026-11-18T10:00:00.000Z',
          })),
        ],
      })
    expect(weeklyInsight(weekContext({ goals: [of('a', 20), of('b', 10)], journal: [] })).achievements).toEqual([
      'You took “Goal a” from 0% to 20%.',
      'You took “Goal b” from 0% to 10%.',
      'You reached “One of a” in “Goal a”.',
    ])
  })

  it('tells what was counted in its unit, forward and back', () => {
    const books = insightGoal({
      ...{ ...empty, id: 'g1', title: 'Read 12 books', reading: 8, progress: 67 },
      measure: { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 },
      values: [value('11-10', 6), value('11-18', 2)],
      history: [move('18', 50, 67)],
    })
    const weight = insightGoal({
      ...{ ...empty, id: 'g2', title: 'Lose 8 kg', reading: 88.5, progress: 44 },
      measure: { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 },
      values: [value('11-12', 88), value('11-19', 88.5)],
      history: [move('19', 50, 44)],
    })
    const told = weeklyInsight(weekContext({ goals: [books, weight], journal: [] }))
    expect(told.achievements).toEqual(['You took “Read 12 books” from 6 to 8 of 12 books.'])
    expect(told.challenges).toContainEqual(expect.stringMatching(/ went back from 88 to 88\.5 kg\.$/))
    // What the victories and the obstacles tell is told once.
    expect(told.goalProgress).toBe('No other goal moved.')
  })

  it('does not call a week empty in which something was answered that moved nothing yet', () => {
    const told = (progressNotes: string) =>
      weeklyInsight(weekContext({ goals: [{ ...insightGoal(empty), progressNotes }], journal: [] })).summary
    expect(told('')).toMatch(/^Nothing is recorded this week/)
    expect(told('[2026-11-18T18:00:00.000Z] skimmed 3 books')).toMatch(
      /^Your answer is kept, and no goal moved this week/,
    )
    expect(told('[2026-11-02T18:00:00.000Z] skimmed 3 books')).toMatch(/^Nothing is recorded this week/)
  })

  it('tells a set-back once, in the obstacles, and beside them where they leave it out', () => {
    const lost = ['Row', 'Dig', 'Sew', 'Ski'].map((title, at) =>
      insightGoal({ ...empty, id: title, title, progress: 20, history: [move('18', 30 + at, 20)] }),
    )
    const { challenges, goalProgress } = weeklyInsight(weekContext({ goals: lost, journal: [] }))
    expect(challenges).toHaveLength(3)
    const told = lost.map(({ title }) => [...challenges, goalProgress].join(' ').split(`“${title}”`).length - 1)
    expect(told).toEqual([1, 1, 1, 1])
    expect(goalProgress).toMatch(/^“\w+” went from 3\d% to 20%\.$/)
  })

  it('tells a fall as one in the summary, and before what was so already among the obstacles', () => {
    const silent = ['Row', 'Dig', 'Sew'].map((title) =>
      insightGoal({ ...empty, id: title, title, createdAt: '2026-06-01T08:00:00.000Z', targetDate: '2026-11-25' }),
    )
    const race = insightGoal({ ...empty, id: 'race', title: 'Race', progress: 16, history: [move('18', 24, 16)] })
    const ski = insightGoal({ ...empty, id: 'ski', title: 'Ski', progress: 20, history: [move('18', 10, 20)] })
    const told = (goals: InsightGoal[]) => weeklyInsight(weekContext({ goals, journal: [] }))
    const fallen = told([...silent, race])
    expect(fallen.summary).toContain('1 of 4 goals went back.')
    expect(fallen.challenges[0]).toBe('“Race” went back from 24% to 16%.')
    expect(told([race, ski]).summary).toContain('2 of 2 goals moved, 1 of them back.')
  })

  it('says of a rhythm where it stands, and never that it went back', () => {
    const measure = { kind: 'rhythm', unit: '', per: 'week', times: 3 } as const
    const gym = (now: number) =>
      insightGoal({
        ...{ ...empty, title: 'Go to the gym', progress: 40 },
        rhythm: { measure, standing: { now, done: 2, of: 4, today: null } },
        values: [value('11-18', now)],
        history: [move('16', 60, 40)],
      })
    const kept = weeklyInsight(weekContext({ goals: [gym(3)], journal: [] }))
    expect(kept.achievements[0]).toMatch(/^You kept .+ this week: 3 of 3 this week, 2 of the last 4 weeks\.$/)
    const missed = weeklyInsight(weekContext({ goals: [gym(1)], journal: [] }))
    expect(missed.achievements).toEqual([])
    expect(missed.challenges.join(' ')).not.toContain('back')
    expect(missed.goalProgress).toContain('is at 1 of 3 this week')
  })

  it('tells a return as one', () => {
    const goal = insightGoal({
      ...empty,
      title: 'Read 12 books',
      createdAt: '2026-10-20T08:00:00.000Z',
      history: [move('01', 0, 0), move('19', 0, 0)],
    })
    expect(weeklyInsight(weekContext({ goals: [goal], journal: [] })).achievements).toEqual([
      'You came back to “Read 12 books” after 3 weeks.',
    ])
    const steady = { ...goal, history: [move('10', 0, 0), move('19', 0, 0)] }
    expect(weeklyInsight(weekContext({ goals: [steady], journal: [] })).achievements).toEqual([])
    const at = { completedAt: '2026-11-12T10:00:00.000Z', targetDate: null }
    const ticked = { ...goal, milestones: [{ id: 'half', title: 'Half', isCompleted: true, ...at }] }
    expect(weeklyInsight(weekContext({ goals: [ticked], journal: [] })).achievements).toEqual([])
    const opened = { ...move('12', 25, 0), source: 'user', reasoning: '“Half” is open again.' } as const
    const again = { ...goal, history: [...goal.history, opened] }
    expect(weeklyInsight(weekContext({ goals: [again], journal: [] })).achievements).toEqual([])
    const written = [{ id: 'read', date: '2026-11-12', mood: 3, notes: 'Two chapters of my book on the train.' }]
    expect(weeklyInsight(weekContext({ goals: [goal], journal: written })).achievements).toEqual([])
  })

  it('lists as an obstacle only what stands in the record, and no words', () => {
    const goals = [
      insightGoal({ ...empty, title: 'Run a half marathon', createdAt: '2026-11-18T08:00:00.000Z', targetDate: null }),
    ]
    const journal = [
      { id: 'j', date: '2026-11-20', mood: 2, notes: 'Too tired to run today. My boss is stuck in Rome.' },
    ]
    const messages = [{ id: 'm', date: '2026-11-20', text: 'I feel stuck' }]
    const { challenges, recommendations } = weeklyInsight(weekContext({ goals, journal, messages }))
    expect(challenges).toEqual(['Your energy was 2 of 5 on Friday.'])
    expect(recommendations.join(' ')).not.toContain('I feel stuck')
  })

  it('never adds the progress of missions', () => {
    const goals = [
      insightGoal({ ...empty, id: 'g1', title: 'Read 12 books', progress: 23, history: [move('18', 10, 23)] }),
      insightGoal({ ...empty, id: 'g2', title: 'Run a half marathon', progress: 41, history: [move('19', 10, 41)] }),
    ]
    const { evidence: _, ...draft } = weeklyInsight(weekContext({ goals, journal: [] }))
    expect(Object.values(draft).flat().join(' ')).not.toMatch(/\b44\b/)
    expect(draft.summary).toContain('2 of 2 goals moved.')
  })

  it('names every goal that it counts as moved, once', () => {
    const titles = [
      'Read 12 books',
      'Run a half marathon',
      'Learn to row',
      'Paint the attic',
      'Call home',
      'Sleep more',
    ]
    const goals = titles.map((title, at) =>
      insightGoal({ ...empty, id: `g${at}`, title, progress: 20 + at, history: [move('18', 10, 20 + at)] }),
    )
    const draft = weeklyInsight(weekContext({ goals, journal: [] }))
    expect(draft.summary).toContain('6 of 6 goals moved.')
    const told = [draft.goalProgress, ...draft.achievements].join(' ')
    for (const title of titles) expect(told.split(`“${title}”`)).toHaveLength(2)
  })

  it('says a link between energy and deeds in one plain sentence', () => {
    const goal = insightGoal({ ...empty, title: 'Run a half marathon', createdAt: '2026-09-01T08:00:00.000Z' })
    const journal = Array.from({ length: 24 }, (_, at) => ({
      id: `j${at}`,
      date: `2026-${at < 20 ? `11-${String(20 - at).padStart(2, '0')}` : `10-${31 - (at - 20)}`}`,
      ...(at % 3 === 0 ? { mood: 5, notes: 'Up early. Ran along the river.' } : { mood: 3, notes: 'A quiet day.' }),
    }))
    const { moodTrends, evidence } = weeklyInsight(weekContext({ goals: [goal], journal }))
    const rests = evidence.find(({ field }) => field === 'moodTrends')?.refs ?? []
    // By the sentence that speaks of the goal, not by its first one.
    expect(rests.map(({ quote }) => quote)).toEqual([goal.title, ...Array(3).fill('Ran along the river.')])
    expect(moodTrends).toMatch(
      /Over four weeks it averaged 5\.0 on the 8 days with an entry or check-in about “Run a half marathon”, and 3\.0 on the other 16; this does not prove/,
    )
  })

  it('names a goal with a long title by its first words, wherever it is named', () => {
    const title = 'Hold a fifteen-minute conversation in Portuguese with Daniel’s grandmother on the telephone, in June'
    const goal = insightGoal({ ...empty, title, history: [move('17', 0, 5)] })
    const draft = weeklyInsight(weekContext({ goals: [goal], journal: [] }))
    const told = [...draft.achievements, ...draft.recommendations, ...draft.nextWeekFocus]
    expect(draft.goalProgress).toBe('No other goal moved.')
    expect(told.length).toBeGreaterThan(2)
    for (const words of told) expect(words).toContain('“Hold a fifteen-minute conversation in Portuguese with…”')
    expect(draft.evidence.flatMap(({ refs }) => refs.map(({ quote }) => quote))).toContain(title)
  })

  it('calls one day no average', () => {
    const journal = [{ id: 'a', date: '2026-11-20', mood: 2, notes: 'Slow day.' }]
    expect(weeklyInsight(weekContext({ journal })).moodTrends).toBe('You wrote on one day, with your energy at 2 of 5.')
  })

  it('ranks days by what their entries average', () => {
    const at = (id: string, day: number, mood: number) => ({ id, date: `2026-11-${day}`, mood, notes: 'A walk.' })
    const journal = [at('a', 19, 5), at('b', 19, 3), at('c', 18, 4.5), at('d', 17, 3)]
    const { moodTrends } = weeklyInsight(weekContext({ journal }))
    expect(moodTrends).toContain('It was highest on Wednesday (4.5) and lowest on Tuesday (3).')
  })

  it('names two days that share the highest energy, and none of three', () => {
    const at = (day: number, mood: number) => ({ id: `${day}`, date: `2026-11-${day}`, mood, notes: 'A walk.' })
    const moods = (journal: ReturnType<typeof at>[]) => weeklyInsight(weekContext({ journal })).moodTrends
    expect(moods([at(20, 4), at(19, 2), at(17, 4)])).toMatch(/Tuesday and Friday|Friday and Tuesday/)
    expect(moods([at(20, 4), at(19, 2), at(18, 4), at(17, 4)])).not.toMatch(/Tuesday|Wednesday|Friday/)
  })

  it('counts check-ins by the days that they were on', () => {
    const goals = ['g1', 'g2'].map((id) =>
      insightGoal({ ...empty, id, title: id, history: [move('17', 0, 5), move('19', 5, 9)] }),
    )
    expect(weeklyInsight(weekContext({ goals, journal: [] })).summary).toContain('You checked in on 2 days so far.')
  })

  it('compares with the week before', () => {
    const journal = [
      { id: 'a', date: '2026-11-20', mood: 2, notes: 'Slow day.' },
      { id: 'b', date: '2026-11-17', mood: 3, notes: 'Fine.' },
      { id: 'c', date: '2026-11-11', mood: 4, notes: 'Good walk.' },
    ]
    const { summary, moodTrends } = weeklyInsight(weekContext({ journal }))
    expect(summary).toContain('You wrote on 2 days so far.')
    expect(moodTrends).toMatch(
      /^Your energy averaged 2\.5 of 5 over 2 days\..* The week before it averaged 4\.0 of 5\.$/,
    )
  })

  it('says of no goal on the first two days of a week that it did not move', () => {
    const goals = [insightGoal({ ...empty, title: 'Run a half marathon' })]
    const on = (day: string) => {
      const journal = [{ id: 'a', date: '2026-11-16', mood: 3, notes: 'Fine.' }]
      return weeklyInsight(weekContext({ goals, journal, now: new Date(`2026-11-${day}T14:30:00.000Z`) }))
    }
    for (const day of ['16', '17']) {
      expect(on(day).goalProgress).toBe('The week has just begun. What moves in it shows here.')
      expect(on(day).summary).not.toContain('moved')
    }
    expect(on('18').goalProgress).toBe('1 goal did not move.')
    expect(on('18').summary).toContain('No goal moved.')
  })

  it('says of alerts that they were ticked off, and of goals that they are finished', () => {
    const done = insightGoal({ ...empty, isCompleted: true, progress: 100, completedAt: '2026-11-19T10:00:00.000Z' })
    expect(weeklyInsight(weekContext({ goals: [done], alertsDone: 2 })).summary).toContain(
      'You finished 1 goal. You ticked off 2 alerts.',
    )
  })

  it('says of an empty week that it is empty', () => {
    const draft = weeklyInsight(weekContext({ journal: [], goals: [] }))
    expect(draft.goalProgress).toBe('You have no goal under way. Set one, and its progress shows here.')
    const earlier = weeklyInsight(weekContext({ journal: [], goals: [], isOver: true }))
    expect(earlier.goalProgress).toBe('You had no goal under way in that week.')
    expect(draft.summary).toBe(
      'Nothing is recorded this week so far: no entry and no check-in. Log your energy with a line about the day.',
    )
    expect(claimFields.flatMap((field) => draft[field])).toEqual([])
  })

  it('has words for a record of completed missions alone', () => {
    const goal = insightGoal({ ...empty, isCompleted: true, progress: 100, completedAt: '2026-11-09T10:00:00.000Z' })
    const draft = weeklyInsight(weekContext({ journal: [], goals: [goal] }))
    expect(draft.goalProgress).toBe('All your goals are complete.')
    expect(claimFields.flatMap((field) => draft[field])).toEqual([])
  })
})
