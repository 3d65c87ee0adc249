import { describe, expect, it } from 'vitest'
import { daysBetween } from '@/lib/contract/calendar'
import { neverPaused } from '@/lib/contract/pause'
import type { GoalRecord } from './context'
import { byUrgency, goalFacts } from './facts'

const now = new Date('2026-11-21T09:00:00Z')
const at = (day: string, from: number, to: number, source: 'coach' | 'import' = 'coach') => ({
  at: `${day}T10:00:00.000Z`,
  oldProgress: from,
  newProgress: to,
  reasoning: '',
  source,
})

function goalWith(changes: Partial<GoalRecord>): GoalRecord {
  return {
    id: 'g',
    title: 'Read 12 books',
    description: '',
    domain: 'personal-growth',
    targetDate: null,
    progress: 0,
    tags: [],
    measure: null,
    reading: null,
    ...neverPaused,
    rhythm: null,
    milestones: [],
    values: [],
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    history: [],
    ...changes,
  }
}

describe('goalFacts', () => {
  it('computes the pace that its forecast’s day follows from and the pace needed, in points a week', () => {
    const facts = goalFacts(goalWith({ progress: 40, targetDate: '2026-12-21' }), now, 'UTC')
    expect(facts.daysSinceStart).toBe(20)
    expect(facts.daysLeft).toBe(30)
    const { expectedDate } = facts.forecast
    expect(expectedDate).not.toBeNull()
    const weeks = daysBetween('2026-11-21', expectedDate ?? '') / 7
    expect((facts.pacePerWeek ?? 0) * weeks).toBeCloseTo(60)
    expect(facts.neededPerWeek).toBeCloseTo(14)
    expect(facts.isOnPace).toBe(true)
    expect(goalFacts(goalWith({ progress: 30, targetDate: '2026-12-21' }), now, 'UTC').isOnPace).toBe(false)
  })

  it('names no day on which a habit is finished that goes on, and tells its pace', () => {
    const history = [at('2026-11-06', 0, 30), at('2026-11-14', 30, 50)]
    const of = (changes: Partial<GoalRecord>) => {
      const title = 'Call Mam every Sunday, properly'
      const { forecast, isEndless, pacePerWeek } = goalFacts(
        goalWith({ title, progress: 50, history, ...changes }),
        now,
        'UTC',
      )
      return { day: forecast.expectedDate !== null, isEndless, hasPace: pacePerWeek !== null }
    }
    expect(of({})).toEqual({ day: false, isEndless: true, hasPace: true })
    const ends = { day: true, isEndless: false, hasPace: true }
    expect(of({ targetDate: '2026-12-27' })).toEqual(ends)
    expect(of({ title: 'Repaint the shed' })).toEqual(ends)
    const milestone = { id: 'm', title: 'Ten calls', isCompleted: false, completedAt: null, targetDate: null }
    expect(of({ milestones: [milestone] })).toEqual(ends)
  })

  it('has one forecast for a day, whatever the hour, and another once something is told', () => {
    const history = [at('2026-11-06', 0, 10), at('2026-11-14', 10, 25)]
    const goal = goalWith({ progress: 25, targetDate: '2026-12-21', history })
    const read = (hour: string, of = goal) =>
      goalFacts(of, new Date(`2026-11-21T${hour}:00Z`), 'Europe/Vienna').forecast
    expect(read('00:30')).toEqual(read('09:00'))
    expect(read('22:30')).toEqual(read('09:00'))
    // It is reckoned once.
    expect(read('22:30', { ...goal })).toBe(read('09:00'))
    const told = {
      ...goal,
      progress: 30,
      history: [...history, { ...at('2026-11-21', 25, 30), at: '2026-11-21T16:00:00Z' }],
    }
    expect(read('22:30', told)).toEqual(read('16:00', told))
    expect(read('22:30', told)).not.toEqual(read('22:30'))
  })

  it('reads the ledger of the last fortnight', () => {
    const history = [
      at('2026-11-02', 0, 10),
      at('2026-11-10', 10, 25),
      at('2026-11-18', 25, 20),
      at('2026-11-19', 20, 20),
    ]
    const facts = goalFacts(goalWith({ progress: 20, history }), now, 'UTC')
    expect(facts.checkInsLately).toBe(3)
    expect(facts.gainLately).toBe(10)
    expect(facts.daysSinceCheckIn).toBe(2)
    expect(facts.lastMove).toEqual({ from: 25, to: 20, daysAgo: 3, reasoning: '' })
  })

  it('leaves imported history out of the check-ins', () => {
    const facts = goalFacts(goalWith({ progress: 20, history: [at('2026-11-20', 0, 20, 'import')] }), now, 'UTC')
    expect(facts.checkInsLately).toBe(0)
    expect(facts.daysSinceCheckIn).toBeNull()
  })

  it('says nothing where nothing can be said', () => {
    const facts = goalFacts(goalWith({ createdAt: '2026-11-20T08:00:00.000Z' }), now, 'UTC')
    expect(facts).toMatchObject({
      daysLeft: null,
      pacePerWeek: null,
      neededPerWeek: null,
      isOnPace: null,
      lastMove: null,
    })
  })

  it('counts days where the user is: the far side of the date line', () => {
    // 11:30 UTC on the 21st is already 01:30 on the 22nd in Kiritimati (UTC+14).
    const late = new Date('2026-11-21T11:30:00Z')
    const goal = goalWith({ targetDate: '2026-11-22' })
    expect(goalFacts(goal, late, 'Pacific/Kiritimati').daysLeft).toBe(0)
    expect(goalFacts(goal, late, 'UTC').daysLeft).toBe(1)
    expect(goalFacts(goalWith({ targetDate: '2026-11-21' }), late, 'Pacific/Kiritimati').isOverdue).toBe(true)
  })

  it('crosses a clock change and a leap day by the calendar', () => {
    const spring = goalFacts(
      goalWith({ targetDate: '2026-03-30', createdAt: '2026-03-20T12:00:00Z' }),
      new Date('2026-03-28T12:00:00Z'),
      'Europe/Vienna',
    )
    expect(spring.daysLeft).toBe(2)
    const leap = goalFacts(
      goalWith({ targetDate: '2028-03-01', createdAt: '2028-02-01T12:00:00Z' }),
      new Date('2028-02-28T12:00:00Z'),
      'UTC',
    )
    expect(leap.daysLeft).toBe(2)
  })

  it('is overdue after its date, not on it, and never when complete', () => {
    expect(goalFacts(goalWith({ targetDate: '2026-11-21' }), now, 'UTC').isOverdue).toBe(false)
    expect(goalFacts(goalWith({ targetDate: '2026-11-20' }), now, 'UTC').isOverdue).toBe(true)
    expect(
      goalFacts(goalWith({ targetDate: '2026-11-20', isCompleted: true, progress: 100 }), now, 'UTC').isOverdue,
    ).toBe(false)
  })

  it('knows what is next', () => {
    const milestones = ['Outline', 'Draft'].map((title, n) => ({
      id: title,
      title,
      isCompleted: n === 0,
      completedAt: null,
      targetDate: null,
    }))
    expect(goalFacts(goalWith({ milestones }), now, 'UTC')).toMatchObject({
      milestonesDone: 1,
      milestonesTotal: 2,
      nextMilestone: 'Draft',
    })
  })
})

describe('byUrgency', () => {
  it('puts the overdue first, then what is behind, then the rest', () => {
    const facts = [
      goalFacts(goalWith({ id: 'calm', progress: 50 }), now, 'UTC'),
      goalFacts(goalWith({ id: 'behind', progress: 5, targetDate: '2026-12-01' }), now, 'UTC'),
      goalFacts(goalWith({ id: 'overdue', progress: 90, targetDate: '2026-11-01' }), now, 'UTC'),
    ]
    expect(facts.sort(byUrgency).map((one) => one.goal.id)).toEqual(['overdue', 'behind', 'calm'])
  })
})
