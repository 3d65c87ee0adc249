import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentUserKey } from '@/lib/client/auth/current-user'
import { getQueryClient } from '@/lib/client/cache/query-client'
import type { Reminder } from '@/lib/contract/reminder'
import { ada, show } from '@/tests/support/dom-screen'
import { AddAlertDialog } from './add-alert-dialog'
import { MoveAlert } from './move-alert'
import { QuickAdd } from './quick-add'

const note = 'In your quiet hours: its message waits until 07:00.'
const nothing = () => undefined
const now = { today: '2040-01-10', timeZone: 'UTC' }

test('wherever an alert is set for quiet hours, it is said when its message comes', async () => {
  const { hands, rerender } = show(<QuickAdd now={now} onAdded={nothing} />, {})
  const line = screen.getByLabelText('Add to today')
  await hands.type(line, 'Call Priya tomorrow at 06:59')
  expect(screen.getByText(note)).toBeDefined()
  await hands.clear(line)
  await hands.type(line, 'Call Priya tomorrow at 07:00')
  expect(screen.queryByText(note)).toBeNull()

  const alert = { id: 'call', title: 'Call', scheduledFor: '2040-01-11T23:30:00.000Z' } as Reminder
  rerender(<MoveAlert alert={alert} now={now} onMove={nothing} onClose={nothing} />)
  expect(screen.getByText(note)).toBeDefined()

  rerender(<AddAlertDialog open onOpenChange={nothing} goals={[]} now={now} />)
  const time = screen.getByLabelText('Time')
  await hands.clear(time)
  await hands.type(time, '22:00')
  expect(screen.getByText(note)).toBeDefined()
})

test.each([{ quiet: null }, { alerts: false }])('nothing is said of quiet hours with %o', async (own) => {
  const { hands } = show(<QuickAdd now={now} onAdded={nothing} />, {})
  act(() => void getQueryClient().setQueryData(currentUserKey, { ...ada, push: { ...ada.push, ...own } }))
  await hands.type(screen.getByLabelText('Add to today'), 'Sleep tomorrow at 23:00')
  expect(screen.queryByText(note)).toBeNull()
})

test('a new alert says when it will be before it is added, and a time that is none keeps what was typed', async () => {
  const { hands, calls } = show(<QuickAdd now={now} onAdded={nothing} />, {})
  const line = screen.getByLabelText('Add to today')
  await hands.type(line, 'Dentist tomorrow')
  const when = screen.getByText(/^Set for .+ at 09:00\.$/)
  expect(line.getAttribute('aria-describedby')).toBe(when.id)
  await hands.clear(line)
  await hands.type(line, 'Call Mum 25:00')
  expect(screen.queryByText(/^Set for/)).toBeNull()
  await hands.keyboard('{Enter}')
  expect(screen.getByRole('alert').textContent).toBe('25:00 is no time of day.')
  expect((line as HTMLInputElement).value).toBe('Call Mum 25:00')
  expect(calls).toEqual([])
})
