import { expect, test } from 'vitest'
import type { ImportPreview } from '@/lib/contract/file-import'
import { asChosen } from './as-chosen'
import { bringsWords, lackingWords, nothingWords, spanWords, staysOut, targetLabel, yearsOf } from './import-words'

const counts = { entries: 0, photos: 0, goals: 0, values: 0, duplicates: 0, unread: 0 }
const goal = {
  key: 'steps',
  title: 'Steps',
  kind: 'rhythm' as const,
  unit: 'thousand steps',
  per: 'day' as const,
  target: 8,
  into: 'none',
  values: 2,
  from: '2024-03-01',
  to: '2025-03-02',
}

test.each([
  [{}, null],
  [{ entries: 1 }, '1 entry'],
  [{ entries: 1_204, values: 1 }, '1,204 entries and 1 value'],
  [{ entries: 2, goals: 1, values: 3 }, '2 entries, 1 new goal and 3 values'],
  [{ entries: 2, photos: 1 }, '2 entries and 1 photo'],
])('%j brings %s', (some, words) => expect(bringsWords({ ...counts, ...some })).toBe(words))

test('what stays out is told a sentence each', () => {
  expect(staysOut({ counts: { ...counts, duplicates: 1_000, unread: 1 }, leftOut: ['2 pictures'] })).toEqual([
    '1,000 are here already.',
    '1 cannot be read.',
    'Left out: 2 pictures.',
  ])
})

test('while nothing would come, it is said why', () => {
  expect(nothingWords({ needs: ['date'], goals: [goal] })).toBe('Fill in what is missing below.')
  expect(nothingWords({ needs: [], goals: [goal] })).toBe('Choose below what to bring.')
  expect(nothingWords({ needs: [], goals: [] })).toBe('It would bring nothing new.')
})

test('a goal of the file is told by its values, days and aim', () => {
  expect(spanWords(goal, '2026-01-01')).toBe('2 values, 1 Mar 2024 to 2 Mar 2025')
  expect(spanWords({ ...goal, to: goal.from }, '2026-01-01')).toBe('2 values, 1 Mar 2024')
  expect(targetLabel(goal)).toBe('thousand steps a day')
  expect(targetLabel({ ...goal, kind: 'total', unit: 'km', per: null })).toBe('Adds up to, in km')
  expect(targetLabel({ ...goal, kind: 'level', unit: 'kg', per: null })).toBe('Target, in kg')
})

test('the years that an import reaches over are its newest ten', () => {
  expect(yearsOf({ firstDay: '2023-05-01', lastDay: '2025-01-01' })).toEqual(['2025', '2024', '2023'])
  expect(yearsOf({ firstDay: '1990-05-01', lastDay: '2025-01-01' })).toHaveLength(10)
  expect(yearsOf({ firstDay: null, lastDay: null })).toEqual([])
})

test('a choice is shown at once, and leaves the others', () => {
  const moods = [
    { word: 'rad', mood: 5, rows: 1 },
    { word: 'odd', mood: null, rows: 1 },
  ]
  const preview = { mapping: { moods: { rad: 5 } }, moods, goals: [goal] } as unknown as ImportPreview
  expect(asChosen(preview, { moods: { rad: 5, odd: 2 } }).moods.map(({ mood }) => mood)).toEqual([5, 2])
  const chosen = asChosen(preview, { goals: { steps: { into: 'new' } } })
  expect(chosen).toMatchObject({ goals: [{ into: 'new', target: 8 }], mapping: { moods: { rad: 5 } } })
})

test('what is still to choose is said before anything can come', () => {
  expect(lackingWords({ needs: [] })).toBeNull()
  expect(lackingWords({ needs: ['moods'] })).toBe('Still to choose: the energy of each mood.')
  expect(lackingWords({ needs: ['date', 'targets'] })).toBe(
    'Still to choose: which column holds the day, what each new goal aims at.',
  )
})
