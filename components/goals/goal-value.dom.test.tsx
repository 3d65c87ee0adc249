import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Measure } from '@/lib/contract/measure'
import { measureMessages } from '@/lib/contract/messages/measures'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalValue } from './goal-value'

const run = { kind: 'level', unit: '', format: 'duration', start: 1880, target: 1500 } as const satisfies Measure

test.each(['27.5', '27:99', '27'])(
  'a time typed as %s is not sent, and the field says how it is written',
  async (text) => {
    const user = userEvent.setup()
    show(<GoalValue goal={goalWith({ title: 'Run 5k', measure: run, reading: 1880 })} measure={run} />)
    await user.type(screen.getByLabelText('New value of Run 5k'), `${text}{Enter}`)
    expect(screen.getByRole('alert').textContent).toBe(measureMessages.field.clock)
  },
)

test('a value may be of another day, no later than today', async () => {
  const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const goal = goalWith({ title: 'Read 12 books', measure: books, reading: 2 })
  const { hands, calls } = show(<GoalValue goal={goal} measure={books} latest="2026-11-24" />, {
    'POST /api/goals/{id}/values': {} as never,
  })
  await hands.click(screen.getByRole('button', { name: 'Another day' }))
  const day = screen.getByLabelText('On')
  expect(day.getAttribute('max')).toBe('2026-11-24')
  fireEvent.change(day, { target: { value: '2026-11-20' } })
  await hands.type(screen.getByLabelText(/^Add books/), '1{Enter}')
  await vi.waitFor(() => expect(calls[0]?.body).toEqual({ value: 1, date: '2026-11-20' }))
})

test('two presses at once add a value once', async () => {
  const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const goal = goalWith({ title: 'Read 12 books', measure: books, reading: 2 })
  const { hands, calls } = show(<GoalValue goal={goal} measure={books} />, {
    'POST /api/goals/{id}/values': {} as never,
  })
  await hands.type(screen.getByLabelText(/^Add books/), '1')
  const press = screen.getByRole('button', { name: 'Add' })
  act(() => {
    press.click()
    press.click()
  })
  await vi.waitFor(() => expect(screen.getByLabelText(/^Add books/)).toHaveProperty('value', ''))
  expect(calls.filter(({ endpoint }) => endpoint.startsWith('POST'))).toHaveLength(1)
})

test('a milestone that the value has ticked is told beside it, with the way back', async () => {
  const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
  const createdAt = '2026-11-25T09:00:00.000Z'
  const six = { id: 'six', title: 'Six books read', isCompleted: true, completedAt: createdAt, targetDate: null }
  const milestones = [six, { ...six, id: 'other', title: 'Choose the twelve', completedAt: '2026-11-24T09:00:00.000Z' }]
  const goal = goalWith({ title: 'Read 12 books', measure: books, reading: 6, milestones })
  const { hands } = show(<GoalValue goal={goal} measure={books} />, {
    'POST /api/goals/{id}/values': { id: 'made', createdAt } as never,
  })
  expect(screen.queryByText(/^Ticked/)).toBeNull()
  await hands.type(screen.getByLabelText(/^Add books/), '1{Enter}')
  expect(await screen.findByText('Ticked “Six books read”.')).toBeTruthy()
  expect(screen.queryByText(/Choose the twelve/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Untick: Six books read' })).toBeTruthy()
})
