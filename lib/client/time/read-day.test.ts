import { expect, test } from 'vitest'
import { readDay } from './read-day'

// A Sunday.
const today = '2026-11-29'

test.each([
  ['today', '2026-11-29'],
  ['Yesterday', '2026-11-28'],
  ['3 days ago', '2026-11-26'],
  ['a week ago', '2026-11-22'],
  ['monday', '2026-11-23'],
  ['last monday', '2026-11-23'],
  ['last Mon', '2026-11-23'],
  ['sunday', '2026-11-29'],
  ['last sunday', '2026-11-22'],
  ['24 mar', '2026-03-24'],
  ['24 March 2026', '2026-03-24'],
  ['March 24th, 2025', '2025-03-24'],
  ['the 24', null],
  ['24th of march', '2026-03-24'],
  ['on 24 Mar.', '2026-03-24'],
  ['sept 3', '2026-09-03'],
  ['2026-03-24', '2026-03-24'],
  // Without a year it is the last one.
  ['24 dec', '2025-12-24'],
  ['29 feb', '2024-02-29'],
])('%s', (text, day) => expect(readDay(text, today)).toBe(day))

test.each([
  '',
  'mar',
  '24',
  'sun',
  'mon',
  '24 ma',
  '31 feb',
  '31 feb 2026',
  '24 dec 2026',
  '2026-12-24',
  'tomorrow',
  'march 2026',
  '24 mar run',
  '3 days',
  '100000 days ago',
])('no day: %s', (text) => expect(readDay(text, today)).toBeNull())
