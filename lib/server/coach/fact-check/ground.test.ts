import { expect, test } from 'vitest'
import { expectLinear } from '@/tests/support/processor-time'
import { areTold, isReckoned, linesTold } from './ground'
import { numbersSaid } from './numbers-said'

const lines = linesTold(`<journal>
- 2026-05-11 Mon #6f977329 energy 5: Ten kilometres without a walk. “Sixty-three minutes.” Sat on the sea wall &lt;and> laughed.
- 2026-08-10 Mon #6104bc56 energy 5: Five kilometres, no pain, thirty-three minutes.
</journal>
<mission>
title: Run a half
progress: 74%
</mission>
- Tue 2026-08-11, #6104bc57, energy 4: Swam with Aoife.
= Average energy in entries: 3.57 (n 21)`)

test.each([
  [['Five kilometres, no pain'], true],
  [['2026-08-10 Mon #6104bc56 energy 5: Five kilometres'], true],
  // Marks, case and blanks may differ, and what is left out is a gap.
  [['"sixty-three minutes" sat  on the sea wall <and> laughed'], true],
  [['2026-08-10 … energy 5: Five kilometres'], true],
  // A row is told in more than one way, and behind its day may be left out what it has there.
  [['2026-08-10 energy 5: Five kilometres'], true],
  [['Mon 2026-08-10, energy 5: Five kilometres'], true],
  [['2026-08-10: Five kilometres'], true],
  [['2026-08-11 Tue energy 4: Swam with'], true],
  [['2026-08-11 energy 5: Swam with'], false],
  [['2026-08-11: Five kilometres'], false],
  [['Run a half … progress: 74%'], true],
  [['Run a half … progress: 75%'], false],
  [['2026-05-11 … Five kilometres'], false],
  [['thirty-three minutes … no pain'], false],
  [['energy 3.57'], false],
  [['= Average energy in entries: 3.57 (n 21)'], true],
  [['= Average energy in entries: 3.5 (n 21)'], false],
  [['Five kilometres, much pain'], false],
  [['ive kilometres, no pain'], false],
  // Of several each has to stand, and one word stands anywhere.
  [['Five kilometres', 'Six kilometres'], false],
  [['kilometres'], false],
  [['…'], false],
  [[], false],
])('%j is told: %s', (ground, isSo) => {
  expect(areTold(ground, lines)).toBe(isSo)
})

const rows = ['2026-05-11 Mon #6f977329 energy 5: Ten kilometres', '2026-08-10 Mon #6104bc56: thirty-three minutes']

test.each([
  ['the other way round', rows, true],
  ['on 11 May', rows, true],
  ['33 minutes', rows, true],
  ['two rows', rows, true],
  ['91 days, or 13 weeks', rows, true],
  ['3.3 of it', rows, true],
  ['43 in all', rows, true],
  ['in 2025', rows, true],
  ['the first, not the second', rows, true],
  // Counted in the head.
  ['17 times', rows, false],
  ['6 of them', rows, false],
  ['9.7 on average', rows, false],
])('“%s” is reckoned of its ground: %s', (so, ground, isSo) => {
  expect(isReckoned(so, 'You ran 40 km.', ground)).toBe(isSo)
})

test('a figure of the sentence itself is no news', () => {
  expect(isReckoned('not 40, it was a swim', 'You ran 40 km.', rows)).toBe(true)
})

test('numbers are read in digits and in words, ordinals too', () => {
  expect(numbersSaid('Fifth port live, twenty-three of 24, 2.5 left')).toEqual([5, 23, 24, 2.5])
})

test('ground of any size is looked for in time that grows as it does', () => {
  const told = (size: number) => linesTold(`${'a b c … '.repeat(size)}\n`.repeat(20))
  expectLinear((size) => areTold([`a ${'b c a … '.repeat(50)}`], told(size)), 500)
  expectLinear((size) => isReckoned('17 of 4', '', ['3 5 7 '.repeat(size)]), 500)
})
