import { describe, expect, it } from 'vitest'
import { leaderIds } from '@/lib/contract/coaches'
import { claimFields } from '@/lib/contract/weekly-insight'
import { coachContext, customCoach } from '@/tests/support/coach-context'
import { anyGoal, anyJournal, anyMessages, insightGoal, WEEK_START, weekContext } from '@/tests/support/insight-context'
import { seededRandom } from '@/tests/support/seeded-random'
import { checkWeek } from '../../check-insight'
import type { WeekContext } from '../../context'
import { builtInPersona } from '../../personas/personas'
import { factNumbers, inventedNumbers, sentencesOf } from '../../stated-numbers'
import { weekFacts } from '../../week-facts'
import { weekStatements } from '../../week-sheet'
import { quoteTitle } from '../reply/titles'
import { weeklyInsight } from './weekly-insight'

const personas = leaderIds.map((id) => (id === 'custom' ? customCoach('Speak like a ship’s log.') : builtInPersona(id)))
const seeds = [1, 2, Date.now() % 100_000]

function weeks(seed: number): WeekContext[] {
  const random = seededRandom(seed)
  return personas.flatMap((persona) =>
    Array.from({ length: 3 }, (_, week) => ({
      ...coachContext({ persona }),
      weekStart: WEEK_START,
      goals: Array.from({ length: Math.floor(random.between(0, 8)) }, (_, at) => anyGoal(random, `g-${week}-${at}`)),
      journal: anyJournal(random),
      messages: anyMessages(random),
    })),
  )
}

describe('weeklyInsight', () => {
  it.each(seeds)('states no number that is not a computed fact or the user’s own, seed %i', (seed) => {
    for (const context of weeks(seed)) {
      const { summary, moodTrends, goalProgress, ...rest } = weeklyInsight(context)
      const known = factNumbers(weekStatements(weekFacts(context), context.timeZone))
      const claims = claimFields.flatMap((field) => rest[field])
      for (const sentence of [summary, moodTrends, goalProgress].flatMap(sentencesOf).concat(claims))
        expect(inventedNumbers(sentence, known), sentence).toEqual([])
    }
  })

  it.each(seeds)('rests every claim on a true quote, so that the check drops nothing, seed %i', (seed) => {
    for (const context of weeks(seed)) {
      const draft = weeklyInsight(context)
      const { evidence, ...checked } = checkWeek(draft, context) ?? { evidence: [] }
      const { evidence: _, ...said } = draft
      expect(checked).toEqual(said)
      expect(evidence).toHaveLength(claimFields.reduce((sum, field) => sum + draft[field].length, 0))
      const refsIn = (list: typeof draft.evidence) => list.flatMap((one) => one.refs).length
      expect(refsIn(evidence)).toBe(refsIn(draft.evidence))
    }
  })

  it('says nothing twice and leaves no word out', () => {
    for (const context of weeks(6)) {
      const draft = weeklyInsight(context)
      const claims = claimFields.flatMap((field) => draft[field])
      expect(new Set(claims).size, claims.join('\n')).toBe(claims.length)
      expect(JSON.stringify(draft)).not.toMatch(/undefined|NaN|[^"]\{\w+\}/)
      expect(draft.nextWeekFocus.length).toBeLessThanOrEqual(3)
    }
  })

  it.each(seeds)('names the closed mission and the biggest progress first, seed %i', (seed) => {
    for (const context of weeks(seed)) {
      const { achievements, summary } = weeklyInsight(context)
      const { goals } = weekFacts(context)
      const best = [...goals].filter((one) => !one.isClosed && one.gain > 0).sort((a, b) => b.gain - a.gain)[0]
      const closed = goals.find((one) => one.isClosed)
      if (closed) {
        expect(achievements.join('\n')).toContain(quoteTitle(closed.goal.title))
        expect(summary).not.toMatch(/None of your missions moved|No mission moved/)
      }
      if (best && goals.filter((one) => one.isClosed).length < 2)
        expect(achievements.join('\n'), best.goal.title).toContain(quoteTitle(best.goal.title))
    }
  })

  it.each(seeds)('begins no sentence with a numeral or a small letter, seed %i', (seed) => {
    for (const context of weeks(seed)) {
      const { summary, moodTrends, goalProgress, ...rest } = weeklyInsight(context)
      const claims = claimFields.flatMap((field) => rest[field])
      for (const sentence of [summary, moodTrends, goalProgress].flatMap(sentencesOf).concat(claims))
        expect(sentence).not.toMatch(/^[a-z\d]/)
    }
  })

  it('calls one day no average', () => {
    const journal = [{ id: 'a', date: '2026-11-20', mood: 2, notes: 'Slow day.' }]
    expect(weeklyInsight(weekContext({ journal })).moodTrends).not.toMatch(/averages|on average/)
  })

  it('names two days that share the highest energy, and none of three', () => {
    const at = (day: number, mood: number) => ({ id: `${day}`, date: `2026-11-${day}`, mood, notes: 'A walk.' })
    const moods = (journal: ReturnType<typeof at>[]) => weeklyInsight(weekContext({ journal })).moodTrends
    expect(moods([at(20, 4), at(19, 2), at(17, 4)])).toMatch(/Tuesday and Friday|Friday and Tuesday/)
    expect(moods([at(20, 4), at(19, 2), at(18, 4), at(17, 4)])).not.toMatch(/Tuesday|Wednesday|Friday/)
  })

  it('quotes no single word', () => {
    const journal = [{ id: 'a', date: '2026-11-20', mood: 5, notes: 'happy' }]
    const { achievements, recommendations } = weeklyInsight(weekContext({ journal }))
    expect([...achievements, ...recommendations].join(' ')).not.toContain('“happy”')
  })

  it('compares with the week before', () => {
    const journal = [
      { id: 'a', date: '2026-11-20', mood: 2, notes: 'Slow day.' },
      { id: 'b', date: '2026-11-17', mood: 3, notes: 'Fine.' },
      { id: 'c', date: '2026-11-11', mood: 4, notes: 'Good walk.' },
    ]
    const { summary, moodTrends } = weeklyInsight(weekContext({ journal }))
    expect(summary).toMatch(/2 days|2 entries/)
    expect(summary).toMatch(/1 day\b/)
    expect(moodTrends).toContain('2.5 of 5')
    expect(moodTrends).toMatch(/1\.5 (?:below last week|less than last week)/)
  })

  it('is honest about an empty week and says what to log', () => {
    const empty = weeklyInsight(weekContext({ journal: [], goals: [] }))
    expect(empty.summary).toMatch(/little|no trace|blank/)
    expect(empty.summary).toMatch(/[Ll]og .*energy/)
    expect(claimFields.flatMap((field) => empty[field])).toEqual([])
    const idle = weeklyInsight(weekContext({ journal: [], goals: [insightGoal({ history: [] })] }))
    expect(idle.summary).toMatch(/check-in on “Read 12 books”/)
  })

  it('ties words to the mission that they speak of', () => {
    const goals = [insightGoal({ id: 'g1' }), insightGoal({ id: 'g2', title: 'Run a half marathon', milestones: [] })]
    const journal = [{ id: 'j', date: '2026-11-20', mood: 2, notes: 'Too tired to run today.' }]
    const { recommendations } = weeklyInsight(weekContext({ goals, journal }))
    expect(recommendations.find((one) => one.includes('Too tired'))).toContain('“Run a half marathon”')
  })
})
