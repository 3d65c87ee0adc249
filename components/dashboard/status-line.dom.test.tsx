import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { StatusLine } from './status-line'

const named = () => screen.getAllByRole('link').map((link) => link.textContent)

test('the goals that a phone has no chip for are counted in one, which leads to all of them', () => {
  const counts = [
    { course: 'behind' as const, count: 1 },
    { course: 'onTrack' as const, count: 4 },
    { course: 'tooEarly' as const, count: 1 },
    { course: 'noDate' as const, count: 2 },
  ]
  show(<StatusLine line={{ counts, words: '' }} />)
  expect(named()).toEqual([
    '1 behind',
    '4 on track',
    '1 too early to forecast',
    '2 without a date',
    '3 more: 1 too early to forecast, 2 without a date',
  ])
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/goals')
})

test('where none stands in the way all have their chips, and nothing is counted twice', () => {
  show(<StatusLine line={{ counts: [{ course: 'noDate', count: 2 }], words: '' }} />)
  expect(named()).toEqual(['2 without a date'])
})
