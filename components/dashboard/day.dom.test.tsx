import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { DayRow } from './day-row'
import { EnergyCard } from './energy-card'

const row = { id: 'row', goalId: 'goal', title: 'Shelves', at: null, isDone: false } as const

test('a silent goal says for how long it had no check-in', () => {
  show(<DayRow row={{ ...row, kind: 'silent', quietDays: 58 }} goalTitle={undefined} today="2026-11-26" />)
  expect(screen.getByText('No check-in for 58 days')).toBeDefined()
})

test('a step says when it is due', () => {
  const milestone = { ...row, kind: 'milestone', due: '2026-11-13' } as const
  show(<DayRow row={milestone} goalTitle="The attic room" today="2026-11-26" />)
  expect(screen.getByText('Milestone was due 13 Nov · The attic room')).toBeDefined()
})

test('a step that is done is not told as the next one, nor as due', () => {
  const milestone = { ...row, kind: 'milestone', due: '2026-11-13', isDone: true } as const
  show(<DayRow row={milestone} goalTitle="The attic room" today="2026-11-26" />)
  expect(screen.getByText('Milestone · The attic room')).toBeDefined()
})

test('what was logged today stands there: the figure and its face', () => {
  show(<EnergyCard moodToday={4} timeZone="UTC" />)
  expect(screen.getByText('logged today: 4/5')).toBeDefined()
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain('Energy 4 of 5')
})
