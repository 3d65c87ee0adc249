import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goalWith, show } from '@/tests/support/dom-screen'
import { RhythmTick } from './rhythm-tick'

const sundays = { kind: 'rhythm', unit: '', per: 'week', times: 1, weekdays: [7] } as const

test.each([
  ['a Tuesday', '2026-11-24', 'Noted today. It counts on Sundays'],
  ['a Sunday', '2026-11-22', 'Done today'],
])('a value on %s says what is true of it', (_, today, words) => {
  const rhythm = { ...sundays, weekdays: [...sundays.weekdays] }
  const standing = { now: 0, today: 1, done: 0, of: 0 }
  show(<RhythmTick goal={goalWith({ id: 'mam' })} rhythm={rhythm} standing={standing} now={{ today } as never} />)
  expect(screen.getByText(words)).toBeDefined()
})
