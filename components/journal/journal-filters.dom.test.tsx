import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { wholeJournal } from '@/lib/client/journal/filter'
import { show } from '@/tests/support/dom-screen'
import { JournalFilters } from './journal-filters'

function Filters({ day = '' }) {
  const [filter, setFilter] = useState({ ...wholeJournal, from: day, to: day })
  return <JournalFilters filter={filter} isTold={filter.from !== ''} today="2026-11-26" onChange={setFilter} />
}

test('on a phone energy and days wait behind a press, and stay while they narrow the list', async () => {
  const { hands } = show(<Filters />)
  // The window of these tests does not know the element `search` yet.
  vi.spyOn(console, 'error').mockClear()
  const energy = screen.getByRole('combobox', { name: 'Energy' })
  const waits = () => energy.closest('.max-sm\\:hidden') !== null
  expect(waits()).toBe(true)
  await hands.click(screen.getByRole('button', { name: 'Filter' }))
  expect(waits()).toBe(false)
  await hands.selectOptions(energy, '4')
  const all = screen.getByRole('button', { name: 'All' })
  expect(all.getAttribute('aria-expanded')).toBe('true')
  await hands.click(all)
  expect(energy).toHaveProperty('value', '')
  expect(waits()).toBe(true)
})

test('the fields of a day that is told in words wait until they are asked for, and then let go of it', async () => {
  const { hands } = show(<Filters day="2026-11-17" />)
  vi.spyOn(console, 'error').mockClear()
  const from = screen.getByLabelText('From')
  const isHidden = () => from.closest('[hidden]') !== null
  expect(isHidden()).toBe(true)
  expect(screen.queryByRole('button', { name: 'All' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Days' }))
  expect(isHidden()).toBe(false)
  expect(from).toHaveProperty('value', '2026-11-17')
  await hands.click(screen.getByRole('button', { name: 'Clear days' }))
  expect(from).toHaveProperty('value', '')
  expect(isHidden()).toBe(true)
})
