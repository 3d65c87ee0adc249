import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { measureMessages } from '@/lib/contract/messages/measures'
import { goalWith, show } from '@/tests/support/dom-screen'
import { RingedGoal } from './goal-state'
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

test.each([
  ['done each time', 99, 3, true],
  ['of which a time lacks this week', 99, 2, false],
  ['that was missed before', 80, 3, false],
])('a rhythm %s says why its figure ends at 99% where it does, and its ring agrees', (_, progress, now, isWhole) => {
  const rhythm = { kind: 'rhythm' as const, unit: 'runs', per: 'week' as const, times: 3 }
  const standing = { now, today: 1, done: 6, of: 6 }
  const goal = goalWith({ id: 'run', measure: rhythm, rhythm: standing, progress })
  show(
    <RingedGoal goal={goal}>
      <RhythmTick goal={goal} rhythm={rhythm} standing={standing} now={{ today: '2026-11-29' } as never} />
    </RingedGoal>,
  )
  expect(screen.queryByText(measureMessages.keptInFull) !== null).toBe(isWhole)
  expect(screen.getByRole('img').textContent).toBe(isWhole ? '✓' : `${progress}%`)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(isWhole ? 'Kept in full' : `${progress}% complete`)
})
