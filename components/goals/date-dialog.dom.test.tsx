import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import type { Goal } from '@/lib/contract/goal'
import { goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { DateDialog } from './date-dialog'

const now = { today: '2026-11-24', timeZone: 'UTC' }
const forecast = { probabilityOnTime: 0.2, expectedDate: '2027-01-09', earliestDate: null, latestDate: null }

function Screen({ goal }: { goal: Goal }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? null : <p>The dialog is closed</p>}
      <Toasts />
      <DateDialog open={isOpen} onOpenChange={setOpen} goal={goal} now={now} onCloseAutoFocus={() => undefined} />
    </>
  )
}

function open(goal: Goal, elsewhere: Partial<Goal> = {}) {
  getQueryClient().setQueryData(goalsKey, [goal])
  const patches: unknown[] = []
  const { hands } = show(<Screen goal={goal} />, {
    'GET /api/goals': [goal],
    'GET /api/insights/goals/{id}': () => ({ forecast, buffer: null, newDate: '2027-01-25' }) as never,
    'GET /api/goals/capacity': { capacity: null },
    'GET /api/goals/{id}': () => ({ ...goal, ...Object.assign({}, ...patches), ...elsewhere }),
    'PATCH /api/goals/{id}': ({ body }) => {
      patches.push(body)
      return { ...goal, ...(body as object) }
    },
  })
  return { hands, patches }
}

test('a date is moved from where it stands, with the forecast beside it, and nothing else is changed', async () => {
  const { hands, patches } = open(goalWith({ targetDate: '2026-12-20', progress: 40 }))
  expect(screen.getByRole('dialog', { name: 'Move date' })).toBeDefined()
  expect(await screen.findByText(/The chance of finishing by 20 Dec is 2 in 10\.$/)).toBeDefined()
  const field = screen.getByLabelText<HTMLInputElement>('New date')
  expect(field.value).toBe('2026-12-20')
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(screen.getByRole('alert').textContent).toBe('That is its date already. Choose another one.')
  await hands.click(screen.getByRole('button', { name: 'Use 25 Jan 2027: likely done by then' }))
  expect(field.value).toBe('2027-01-25')
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2027-01-25' }])
})

test('that a date was moved is told, with the way back', async () => {
  const { hands, patches } = open(goalWith({ title: 'Swim', targetDate: '2026-12-20', progress: 0 }))
  await hands.click(screen.getByRole('button', { name: 'A week later' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText(/It is due 27 Dec now/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(patches).toEqual([{ targetDate: '2026-12-27' }, { targetDate: '2026-12-20' }]))
})

test('Undo leaves a date that was set in another window meanwhile, and says so', async () => {
  const goal = goalWith({ title: 'Swim', targetDate: '2026-12-20', progress: 0 })
  const { hands, patches } = open(goal, { targetDate: '2027-02-01' })
  await hands.click(screen.getByRole('button', { name: 'A week later' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/changed elsewhere meanwhile\. It is due 1 Feb 2027\./)).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2026-12-27' }])
})

test.each([
  ['2026-11-27', ['In a week', 'In two weeks', 'In a month']],
  ['2026-11-21', ['In a week', 'End of the month', 'In two weeks', 'In a month']],
])('the end of the month is no offer in its last days: %s', (today, offered) => {
  const goal = goalWith({ targetDate: '2026-11-13', progress: 0 })
  show(
    <DateDialog open onOpenChange={vi.fn()} goal={goal} now={{ today, timeZone: 'UTC' }} onCloseAutoFocus={vi.fn()} />,
    { 'GET /api/insights/goals/{id}': () => ({ forecast, buffer: null, newDate: null }) as never },
  )
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(names.filter((name) => /^(In|End)/.test(name))).toEqual(offered)
})

test('a date to come is put off from itself', async () => {
  const { hands } = open(goalWith({ targetDate: '2026-12-20', progress: 0 }))
  expect(screen.queryByRole('button', { name: 'In a week' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'A week later' }))
  expect(screen.getByLabelText<HTMLInputElement>('New date').value).toBe('2026-12-27')
})

test('a date that is over is none to start from: the next days stand there', async () => {
  const { hands, patches } = open(goalWith({ targetDate: '2026-11-13', progress: 0 }))
  expect(screen.getByLabelText<HTMLInputElement>('New date').value).toBe('')
  expect(screen.getByText('From today:')).toBeDefined()
  expect(screen.getByText(/^Due 13 Nov/)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'In two weeks' }))
  await hands.click(screen.getByRole('button', { name: 'Move date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2026-12-08' }])
})

test('a goal that has none is given its first', async () => {
  const { hands, patches } = open(goalWith({ targetDate: null, progress: 0 }))
  expect(screen.getByRole('dialog', { name: 'Set a date' })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Set a date' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose the new date.')
  await hands.type(screen.getByLabelText('New date'), '2027-03-01')
  await hands.click(screen.getByRole('button', { name: 'Set a date' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(patches).toEqual([{ targetDate: '2027-03-01' }])
})
