import { describe, expect, it } from 'vitest'
import { journalFacts } from './journal-facts'

const now = new Date('2026-11-21T09:00:00Z')
const entry = (date: string, mood: number) => ({ id: date, date, mood, notes: `notes of ${date}` })

describe('journalFacts', () => {
  it('averages the last 14 days, today included, and leaves out what is older', () => {
    const facts = journalFacts([entry('2026-11-21', 2), entry('2026-11-08', 5), entry('2026-11-07', 1)], now, 'UTC')
    expect(facts.entriesLately).toBe(2)
    expect(facts.energyMean).toBe(3.5)
    expect(facts.daysSinceEntry).toBe(0)
    expect(facts.lowest?.date).toBe('2026-11-21')
    expect(facts.highest?.date).toBe('2026-11-08')
  })

  it('calls a trend only from three days on', () => {
    expect(journalFacts([entry('2026-11-20', 1), entry('2026-11-21', 5)], now, 'UTC').energyTrend).toBeNull()
    const falling = ['2026-11-10', '2026-11-14', '2026-11-18', '2026-11-21'].map((date, n) => entry(date, 5 - n))
    expect(journalFacts(falling, now, 'UTC').energyTrend).toBe('falling')
    expect(
      journalFacts(
        falling.map((one) => ({ ...one, mood: 6 - one.mood })),
        now,
        'UTC',
      ).energyTrend,
    ).toBe('rising')
    expect(
      journalFacts(
        falling.map((one) => ({ ...one, mood: 3 })),
        now,
        'UTC',
      ).energyTrend,
    ).toBe('steady')
  })

  it('says nothing of an empty journal', () => {
    expect(journalFacts([], now, 'UTC')).toMatchObject({
      entriesLately: 0,
      energyMean: null,
      energyTrend: null,
      latest: null,
    })
  })
})
