import { expect, it } from 'vitest'
import { energyOf, entriesCounted, entryDay } from './entry-words'

it('names the steps of the energy scale', () => {
  expect(energyOf(1)).toEqual({ label: 'Very Low', emoji: '😞', figure: '1/5' })
  expect(energyOf(5)).toEqual({ label: 'Excellent', emoji: '😄', figure: '5/5' })
})

it('names a day, and the year when it is another one', () => {
  expect(entryDay('2026-11-21', '2026-11-21')).toBe('Sat 21 Nov')
  expect(entryDay('2024-02-29', '2026-11-21')).toBe('Thu 29 Feb 2024')
})

it('counts entries', () => {
  expect(entriesCounted(1, false)).toBe('1 entry')
  expect(entriesCounted(0, false)).toBe('0 entries')
  expect(entriesCounted(20, true)).toBe('20 newest entries')
})
