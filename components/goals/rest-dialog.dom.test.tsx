import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import { goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { GoalDialogs } from './goal-dialogs'
import { PauseDialog } from './rest-dialog'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const goal = goalWith({})

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <PauseDialog open={isOpen} onOpenChange={setOpen} goal={goal} now={now} onCloseAutoFocus={vi.fn()} />
      <Toasts />
    </>
  )
}

function open() {
  getQueryClient().setQueryData(goalsKey, [goal])
  const patches: unknown[] = []
  const { hands } = show(<Screen />, {
    'GET /api/insights/goals/risk': [],
    'PATCH /api/goals/{id}': ({ body }) => {
      patches.push(body)
      const { isPaused, pausedUntil = null } = body as { isPaused: boolean; pausedUntil?: string }
      return { ...goal, pausedAt: isPaused ? '2026-11-26T08:00:00.000Z' : null, pausedUntil }
    },
  })
  return { hands, patches }
}

test('a goal is paused without a day by one press, and the toast takes it back', async () => {
  const { hands, patches } = open()
  await hands.click(screen.getByRole('button', { name: 'Pause' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(patches).toEqual([{ isPaused: true }])
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(patches).toEqual([{ isPaused: true }, { isPaused: false }]))
  expect(getQueryClient().getQueryData<(typeof goal)[]>(goalsKey)?.[0]?.pausedAt).toBeNull()
})

test('it begins in its field, by touch too', () => {
  open()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Until/))
})

test('or until a day, of which the next ones stand there; never until one that is over', async () => {
  const { hands, patches } = open()
  await hands.type(screen.getByLabelText(/^Until/), '2026-11-20')
  await hands.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a day in the future.')
  await hands.click(screen.getByRole('button', { name: 'Two weeks' }))
  await hands.click(screen.getByRole('button', { name: 'Pause' }))
  await vi.waitFor(() => expect(patches).toEqual([{ isPaused: true, pausedUntil: '2026-12-10' }]))
})

const opened = { action: 'pause', goal, isOpen: true, round: 1 } as const
const nothing = vi.fn()

/** A row that is drawn anew as the dialog closes. */
function Row() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <div id={goal.id} key={String(isOpen)}>
        <button type="button" aria-haspopup="menu">
          More actions
        </button>
      </div>
      <GoalDialogs
        opened={{ ...opened, isOpen }}
        isCreating={false}
        now={now}
        onClose={() => setOpen(false)}
        onCreateChange={nothing}
        onCreated={nothing}
        onCardGone={nothing}
      />
    </>
  )
}

test('whoever paused a goal by its menu is at that again, though its row was drawn anew', async () => {
  getQueryClient().setQueryData(goalsKey, [goal])
  const { hands } = show(<Row />, {
    'GET /api/insights/goals/risk': [],
    'PATCH /api/goals/{id}': { ...goal, pausedAt: '2026-11-26T08:00:00.000Z' },
  })
  await hands.click(await screen.findByRole('button', { name: 'Pause' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('More actions'))
  expect(nothing).not.toHaveBeenCalled()
})
