import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { insightGoal, weekContext } from '@/tests/support/insight-context'
import { weeklyInsight } from './built-in/weekly/weekly-insight'
import { energyLink } from './energy-link'

const goal = insightGoal({ title: 'Run a half marathon', milestones: [], history: [] })

/** An entry a day, newest first; every third day there was a run. */
function journal(days: number, mood: (ran: boolean, ago: number) => number) {
  return Array.from({ length: days }, (_, ago) => {
    const ran = ago % 3 === 0
    const notes = ran ? 'Went for a run.' : 'Stayed in.'
    return { id: `j${ago}`, date: addDays('2026-11-21', -ago), mood: mood(ran, ago), notes }
  })
}
const lifted = (ran: boolean, ago: number) => (ran ? 4 : 2) + (ago % 2)

describe('energyLink', () => {
  it('finds what stands out, with its numbers', () => {
    expect(energyLink([goal], journal(18, lifted), 'UTC')).toMatchObject({
      goal: { id: goal.id },
      daysWithWork: 6,
      daysWithout: 12,
      n: 18,
      withWork: 4.5,
      without: 2.5,
    })
  })

  it('says nothing under 14 days with entries', () => {
    expect(energyLink([goal], journal(13, lifted), 'UTC')).toBeNull()
    const twice = [...journal(13, lifted), ...journal(13, lifted).map((one) => ({ ...one, id: `${one.id}b` }))]
    expect(energyLink([goal], twice, 'UTC')).toBeNull()
  })

  it('says nothing of a gap that may be chance, or with too few days on a side', () => {
    expect(
      energyLink(
        [goal],
        journal(18, (_, ago) => 1 + (ago % 5)),
        'UTC',
      ),
    ).toBeNull()
    const once = journal(18, () => 3).map((one, ago) => ({
      ...one,
      notes: ago < 2 ? 'run' : 'no',
      mood: ago < 2 ? 5 : 2,
    }))
    expect(energyLink([goal], once, 'UTC')).toBeNull()
  })

  it('counts check-ins as work', () => {
    const days = journal(18, lifted).map((one) => ({ ...one, notes: 'A day.' }))
    const history = days
      .filter((_, ago) => ago % 3 === 0)
      .map(({ date }) => ({
        at: `${date}T12:00:00.000Z`,
        oldProgress: 0,
        newProgress: 0,
        reasoning: '',
        source: 'coach' as const,
      }))
    expect(energyLink([{ ...goal, history }], days, 'UTC')).toMatchObject({ daysWithWork: 6 })
  })

  it('is told with n, as an association', () => {
    const { moodTrends } = weeklyInsight(weekContext({ goals: [goal], journal: journal(18, lifted) }))
    expect(moodTrends).toContain('on the 6 days with an entry or check-in about')
    expect(moodTrends).toContain('this does not prove that one causes the other')
  })
})
