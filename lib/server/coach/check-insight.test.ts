import { describe, expect, it } from 'vitest'
import { analysisContext, weekContext } from '@/tests/support/insight-context'
import { checkAnalysis, checkWeek } from './check-insight'
import { weekFacts } from './week-facts'

const title = { kind: 'goal' as const, id: 'goal-1', quote: 'Read 12 books' }

describe('checkAnalysis', () => {
  const draft = {
    analysis: '**Read 12 books** stands at **25%**. You are 93% sure to make it. 113 days are left.',
    suggestions: ['Read for 45 minutes a day.', 'Open “Finish the first four”.', 'Give “Read 12 books” an hour.'],
    evidence: [
      { field: 'suggestions', index: 0, refs: [title] },
      { field: 'suggestions', index: 1, refs: [{ ...title, quote: 'Finish the first four' }] },
      { field: 'suggestions', index: 2, refs: [{ ...title, id: 'another-user’s' }] },
    ],
  }

  it('drops invented numbers and false refs, and keeps the rest in its place', () => {
    expect(checkAnalysis(draft, analysisContext())).toEqual({
      analysis: '**Read 12 books** stands at **25%**. 113 days are left.',
      suggestions: ['Open “Finish the first four”.', 'Give “Read 12 books” an hour.'],
      evidence: [{ field: 'suggestions', index: 0, refs: [{ ...title, quote: 'Finish the first four' }] }],
    })
  })

  it('is nothing where too little holds', () => {
    expect(checkAnalysis({ ...draft, suggestions: draft.suggestions.slice(0, 2) }, analysisContext())).toBeNull()
    expect(checkAnalysis({ ...draft, analysis: 'It is at 99%.' }, analysisContext())).toBeNull()
  })
})

describe('checkWeek', () => {
  const draft = {
    summary: 'You wrote on 2 days. That is 40% more than most people.',
    achievements: ['You read for an hour on the train.', 'You read 300 pages.', 'You ran.'],
    challenges: [],
    recommendations: [],
    moodTrends: 'Energy 3 of 5.',
    goalProgress: 'Nothing moved.',
    nextWeekFocus: ['a', 'b', 'c', 'd'],
    evidence: [
      {
        field: 'achievements',
        index: 0,
        refs: [{ kind: 'journal' as const, id: 'j1', quote: 'an hour on the train' }],
      },
      { field: 'achievements', index: 1, refs: [title] },
      { field: 'achievements', index: 2, refs: [{ kind: 'journal' as const, id: 'j1', quote: 'I ran' }] },
      ...[0, 1, 2, 3].map((index) => ({ field: 'nextWeekFocus', index, refs: [title] })),
    ],
  }

  it('keeps true claims with true refs, three of them for next week', () => {
    const checked = checkWeek(draft, weekContext())
    expect(checked).toMatchObject({
      summary: 'You wrote on 2 days.',
      achievements: ['You read for an hour on the train.'],
      nextWeekFocus: ['a', 'b', 'c'],
    })
    expect(checked?.evidence).toHaveLength(4)
  })

  it('keeps what a model says of energy in other words than the facts have, and drops another figure', () => {
    const before = [12, 13].map((day) => ({ id: `j${day}`, date: `2026-11-${day}`, mood: 5, notes: 'A good day.' }))
    const context = weekContext({ journal: [...weekContext().journal, ...before] })
    const { energy, energyBefore } = weekFacts(context)
    expect([energy, energyBefore]).not.toContain(null)
    const moodTrends = `Energy is ${energy} of 5, against ${energyBefore} the week before.`
    const said = { ...draft, summary: 'A week of reading.', moodTrends }
    expect(checkWeek(said, context, 'anthropic')?.moodTrends).toBe(moodTrends)
    expect(checkWeek({ ...said, moodTrends: 'Energy is 4.9 of 5. It is steady.' }, context, 'anthropic')).toMatchObject(
      {
        moodTrends: 'It is steady.',
      },
    )
  })

  it('is nothing where the summary does not hold', () => {
    expect(checkWeek({ ...draft, summary: 'You did 77 things.' }, weekContext())).toBeNull()
  })
})
