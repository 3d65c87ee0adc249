import { describe, expect, it } from 'vitest'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import { provenAnalysis, provenWeek, sourcesOf, trueRef } from './evidence'

const sources = sourcesOf([
  { kind: 'journal', id: 'j1', texts: ['Read for an hour\non the train. (5 < 6)'] },
  { kind: 'goal', id: 'g1', texts: ['Read 12 books', 'One a month'] },
])
const ref = (id: string, quote: string, kind: 'journal' | 'goal' | 'message' = 'journal') => ({ kind, id, quote })

describe('trueRef', () => {
  it.each([
    [ref('j1', 'Read for an hour'), 'Read for an hour'],
    [ref('j1', ' for an hour on the train. '), 'for an hour\non the train.'],
    [ref('j1', '(5 < 6)'), '(5 < 6)'],
    [ref('g1', 'One a month', 'goal'), 'One a month'],
  ])('%j stands', (given, quote) => {
    expect(trueRef(given, sources)).toEqual({ ...given, quote })
  })

  it.each([
    ref('j1', 'read for two hours'),
    ref('j1', ''),
    ref('j1', '.'),
    ref('j1', '.*'),
    ref('g1', 'Read 12 books'),
    ref('j2', 'Read for an hour'),
  ])('%j does not', (given) => {
    expect(trueRef(given, sources)).toBeNull()
  })
})

describe('provenWeek', () => {
  const draft: WeeklyInsightDraft = {
    summary: 's',
    achievements: ['You won a medal.', 'You read on the train.'],
    challenges: ['Nobody said this.'],
    recommendations: [],
    moodTrends: 'm',
    goalProgress: 'g',
    nextWeekFocus: ['Read on.'],
    evidence: [
      { field: 'achievements', index: 0, refs: [ref('j1', 'medal')] },
      { field: 'achievements', index: 1, refs: [ref('j1', 'on the train'), ref('x', 'on the train')] },
      { field: 'nextWeekFocus', index: 0, refs: [ref('g1', 'Read 12 books', 'goal')] },
    ],
  }

  it('drops claims with nothing to stand on, and counts the others anew', () => {
    expect(provenWeek(draft, sources)).toEqual({
      ...draft,
      achievements: ['You read on the train.'],
      challenges: [],
      evidence: [
        { field: 'achievements', index: 0, refs: [ref('j1', 'on the train')] },
        { field: 'nextWeekFocus', index: 0, refs: [ref('g1', 'Read 12 books', 'goal')] },
      ],
    })
  })
})

describe('provenAnalysis', () => {
  it('drops false refs and keeps every word', () => {
    const draft = {
      analysis: 'a',
      suggestions: ['one', 'two'],
      evidence: [
        { field: 'suggestions', index: 1, refs: [ref('g1', 'One a month', 'goal'), ref('g1', 'nowhere', 'goal')] },
        { field: 'suggestions', index: 0, refs: [ref('g2', 'One a month', 'goal')] },
        { field: 'suggestions', index: 7, refs: [ref('g1', 'One a month', 'goal')] },
      ],
    }
    expect(provenAnalysis(draft, sources)).toEqual({
      ...draft,
      evidence: [{ field: 'suggestions', index: 1, refs: [ref('g1', 'One a month', 'goal')] }],
    })
  })
})
