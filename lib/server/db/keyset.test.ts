import { expect, test } from 'vitest'
import { toPage } from './keyset'

const newestFirst = { column: 'date', direction: 'desc' } as const
const rows = ['2026-11-23', '2026-11-22', '2026-11-21'].map((date, at) => ({ id: `row-${at}`, date }))

test('a page that is full is the last one where no row was found beyond it', () => {
  expect(toPage(rows, 3, newestFirst)).toEqual({ rows, next: null })
  expect(toPage([], 3, newestFirst)).toEqual({ rows: [], next: null })
})

test('a row beyond the page is not on it, and the next page begins after the last that is', () => {
  const page = toPage(rows, 2, newestFirst)
  expect(page.rows).toEqual(rows.slice(0, 2))
  expect(Buffer.from(page.next ?? '', 'base64url').toString()).toBe('2026-11-22 row-1')
})
