import { describe, expect, it } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import type { Evidence } from '@/lib/contract/weekly-insight'
import { quotedParts, quotedPieces, sourcesOfClaim } from './evidence'

const ref = (id: string, quote: string) => ({ kind: 'goal' as const, id, quote })

describe('sourcesOfClaim', () => {
  const evidence: Evidence[] = [
    { field: 'challenges', index: 0, refs: [ref('g', 'one'), ref('h', 'two'), ref('g', 'three'), ref('g', 'one')] },
    { field: 'challenges', index: 1, refs: [] },
    { field: 'summary', index: null, refs: [ref('g', 'four')] },
  ]

  it('joins the quotes of one source', () => {
    expect(sourcesOfClaim(evidence, 'challenges', 0)).toEqual([
      { kind: 'goal', id: 'g', quotes: ['one', 'three'] },
      { kind: 'goal', id: 'h', quotes: ['two'] },
    ])
    expect(sourcesOfClaim(evidence, 'summary', null)).toHaveLength(1)
  })

  it('keeps which quotes end within their sentence', () => {
    const cut: Evidence = {
      field: 'challenges',
      index: 3,
      refs: [{ ...ref('g', 'one'), isCut: true }, ref('g', 'two')],
    }
    expect(sourcesOfClaim([cut], 'challenges', 3)).toEqual([
      { kind: 'goal', id: 'g', quotes: ['one', 'two'], cut: ['one'] },
    ])
  })

  it('tells lost sources from none', () => {
    expect(sourcesOfClaim(evidence, 'challenges', 1)).toEqual([])
    expect(sourcesOfClaim(evidence, 'challenges', 2)).toBeNull()
  })
})

describe('quotedPieces', () => {
  const marked = (text: string, ...quotes: string[]) =>
    quotedPieces(text, quotes)
      .map((piece) => (piece.isQuote ? `<${piece.text}>` : piece.text))
      .join('')

  it('marks the first place of each quote', () => {
    expect(marked('Slept well. Ran well.', 'well')).toBe('Slept <well>. Ran well.')
    expect(marked('Slept well. Ran far.', 'Ran far', 'Slept')).toBe('<Slept> well. <Ran far>.')
  })

  it('joins quotes that overlap, and swallows one within another', () => {
    expect(marked('abcdef', 'abc', 'cde')).toBe('<abcde>f')
    expect(marked('abcdef', 'abcd', 'bc')).toBe('<abcd>ef')
  })

  it('leaves a text alone that holds no quote', () => {
    expect(marked('abc', 'x', '')).toBe('abc')
    expect(marked('', 'x')).toBe('')
  })
})

describe('quotedParts', () => {
  const goal = {
    description: 'Sub two hours',
    milestones: [{ title: 'Run 5 km' }, { title: 'Run 10 km' }],
    tags: ['running'],
    progressNotes: '[2026-11-01T10:00:00.000Z] Ran 3 km\n\n[2026-11-20T10:00:00.000Z] Ran 5 km today',
    completionNotes: '',
  } as Goal

  it('shows the parts in question and no others', () => {
    expect(quotedParts(goal, ['Ran 5 km', 'Run 10 km'])).toEqual([
      { label: 'Milestone', text: 'Run 10 km', at: null },
      { label: 'Your response', text: 'Ran 5 km today', at: '2026-11-20T10:00:00.000Z' },
    ])
    expect(quotedParts(goal, ['nowhere'])).toEqual([])
  })
})
