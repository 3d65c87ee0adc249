import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marksOf } from '@/lib/client/values/value-picture'
import { show } from '@/tests/support/dom-screen'
import { HistoryTable } from './history-table'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

test('each point of the picture stands in a table, by its day', () => {
  const points = [
    { at: '2026-10-23T10:00:00.000Z', newProgress: 40 },
    { at: '2026-11-13T10:00:00.000Z', newProgress: 85 },
  ]
  show(<HistoryTable points={points} measure={null} now={now} />)
  expect(rows()).toEqual(['23 Oct40%', '13 Nov85%'])
})

test('what is counted stands there in its unit', () => {
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 24 } as const
  const value = (date: string, count: number) => ({ date, value: count, createdAt: `${date}T10:00:00.000Z` })
  const points = marksOf(measure, [value('2026-11-01', 7), value('2026-11-20', 4)], Date.parse('2026-11-26T10:00:00Z'))
  show(<HistoryTable points={points} measure={measure} now={now} />)
  expect(rows()).toEqual(['1 Nov7 books', '20 Nov11 books'])
})
