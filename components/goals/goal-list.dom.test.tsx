import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noFilter } from '@/lib/client/goals/filter'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalFilters } from './goal-filters'
import { GoalRows } from './goal-rows'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const goals = [
  goalWith({ id: 'early', title: 'Give a talk', targetDate: '2027-01-06' }),
  goalWith({ id: 'track', title: 'Read 24 books', targetDate: '2026-12-20', tags: ['sea'] }),
]
const standing = (goalId: string, status: RiskItem['status']): [string, RiskItem] => [
  goalId,
  { goalId, status, riskLevel: 'low', weeks: [0, 0, 0, 0, 0, 0, 0, 10] },
]

test('what is too early to forecast stands under a heading of its own, and each button names its goal', () => {
  const standings = new Map([standing('early', 'tooEarly'), standing('track', 'onTrack')])
  show(
    <GoalRows
      goals={goals}
      standings={standings}
      now={now}
      selected={null}
      onAction={vi.fn()}
      onSelect={() => false}
    />,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'On track 1',
    'Read 24 books',
    'Too early to forecast 1',
    'Give a talk',
  ])
  // A region holds what it is named for alone.
  expect(screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))).toEqual([
    'On track',
    'Too early to forecast',
  ])
  expect(screen.getAllByRole('img', { name: /^Health, \d+% complete$/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Check in: Give a talk' })).toBeDefined()
  expect(screen.getByText('due in 6 weeks')).toBeDefined()
  // Beside a risk as well.
  expect(screen.getByText('due in 3 weeks')).toBeDefined()
  // A risk beside “On track” is no other word on it: what each is told of stands under the name of the group.
  expect(screen.getByText('likely on time')).toBeDefined()
  // Each has its risk as on its card, that of one that is too early to forecast as far as it is known.
  expect(screen.getAllByText('Low risk so far').length).toBeGreaterThan(0)
  // How it stands is said by its heading, and not by the row again.
  expect(screen.getAllByText(/Too early to forecast|On track/)).toHaveLength(2)
})

test('what filters is named on its button, and opens under it', async () => {
  const filter = { ...noFilter, domain: 'health', tag: 'sea' } as const
  const { hands } = show(<GoalFilters goals={goals} filter={filter} onChange={vi.fn()} view="rows" onView={vi.fn()} />)
  const button = screen.getByRole('button', { name: 'Filter: Health, sea' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await hands.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const domains = within(screen.getByRole('group', { name: 'Area' }))
  expect(domains.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Career',
    'Health',
    'Relationships',
    'Growth',
  ])
  // What was chosen is named on the button: on a phone the choices give their place to the goals.
  await hands.click(domains.getByRole('button', { name: 'Career' }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('a risk agrees with the course that its goal stands under, and a row without words has no empty line', () => {
  const standings = new Map([standing('early', 'tooEarly'), standing('track', 'onTrack'), standing('open', 'noDate')])
  const [goalId, track] = standing('track', 'onTrack')
  standings.set(goalId, { ...track, riskLevel: 'medium' })
  const open = goalWith({ id: 'open', title: 'Play the cello', targetDate: null })
  const paused = goalWith({ id: 'rests', title: 'Learn to sail', targetDate: null, pausedAt: now.today })
  show(
    <GoalRows
      goals={[...goals, open, paused]}
      standings={standings}
      now={now}
      selected={null}
      onAction={vi.fn()}
      onSelect={() => false}
    />,
  )
  expect(screen.getAllByText('Medium risk').length).toBeGreaterThan(0)
  // What a medium risk beside “On track” means is said where both stand.
  expect(screen.getByText('likely on time; medium risk means close')).toBeDefined()
  const early = screen.getByRole('region', { name: 'Too early to forecast' }).querySelector('#early')
  expect(early?.textContent).toContain('Low risk so far')
  expect([...document.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([])
})
