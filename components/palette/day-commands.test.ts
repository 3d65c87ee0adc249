import { expect, test } from 'vitest'
import { dayCommands } from './day-commands'

const day = { today: '2026-11-29', timeZone: 'UTC' }
const found = (text: string) =>
  dayCommands(text, [], [], day, new Set()).flatMap(({ heading, commands }) =>
    heading === 'Days' ? commands.map(({ label, note, deed }) => [label, note, deed.type === 'go' && deed.href]) : [],
  )

test('a day that is named leads to what was written on it', () => {
  expect(found('24 mar')).toEqual([['Entries of 24 March', 'Tuesday', '/journal?date=2026-03-24']])
  expect(found('24 March 2026')).toEqual(found('24 mar'))
  expect(found('24 mar 2025')).toEqual([['Entries of 24 March 2025', 'Monday', '/journal?date=2025-03-24']])
  expect(found('yesterday')).toEqual([['Entries of 28 November', 'Saturday', '/journal?date=2026-11-28']])
  expect(found('last monday')).toEqual([['Entries of 23 November', 'Monday', '/journal?date=2026-11-23']])
})

test('of the months that are named those are offered that hold something', () => {
  const months = (text: string, held: string[]) =>
    dayCommands(text, [], [], day, new Set(held)).flatMap(({ heading, commands }) =>
      heading === 'Months' ? commands.map(({ label }) => label) : [],
    )
  expect(months('oct', ['2026-10', '2025-10'])).toEqual(['October 2026', 'October 2025'])
  expect(months('oct', ['2026-10', '2026-11'])).toEqual(['October 2026'])
})

test('what names no day, or one to come, offers none', () => {
  for (const text of ['march', '24', 'sun', 'tomorrow', '24 december 2026']) expect(found(text)).toEqual([])
})

test('an energy as an entry’s line says it leads to the entries that have it', () => {
  for (const text of ['5/5', ' 5 / 5', 'energy 5/5', 'Energy 5'])
    expect(found(text), text).toEqual([['Entries with energy 5/5', 'Excellent', '/journal?energy=5']])
  for (const text of ['5', '6/5', '5/4', 'energy', '15/5']) expect(found(text), text).toEqual([])
})
