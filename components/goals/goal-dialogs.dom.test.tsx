import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalDialogs } from './goal-dialogs'

const goal = goalWith({ id: 'race' })

/** A goal whose row is drawn anew, as under another heading, once its button has the focus again. */
function Screen({ onDrawn }: { onDrawn: (draw: () => void) => void }) {
  const [isOpen, setOpen] = useState(false)
  const [drawn, setDrawn] = useState(0)
  onDrawn(() => setDrawn(1))
  return (
    <main tabIndex={-1}>
      <div id="race" key={drawn}>
        <button type="button" onClick={() => setOpen(true)}>
          Check in
        </button>
        <button type="button" data-menu-of="race">
          More actions
        </button>
      </div>
      <GoalDialogs
        opened={{ action: 'edit', goal, isOpen, round: 1 }}
        isCreating={false}
        now={{ today: '2026-11-26', timeZone: 'UTC' }}
        onClose={() => setOpen(false)}
        onCreateChange={vi.fn()}
        onCreated={vi.fn()}
        onCardGone={vi.fn()}
      />
    </main>
  )
}

test('the focus stays with a goal whose row is drawn anew a while after its dialog was closed', async () => {
  let draw = () => {}
  const { hands } = show(<Screen onDrawn={(drawing) => (draw = drawing)} />, {})
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check in' })))
  await new Promise((resolve) => setTimeout(resolve, 200))
  draw()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' })), {
    timeout: 2_000,
  })
})

test('and with one whose row is drawn anew while its dialog is open, as by a check-in that is taken back', async () => {
  let draw = () => {}
  const { hands } = show(<Screen onDrawn={(drawing) => (draw = drawing)} />, {})
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  act(draw)
  await hands.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' })))
})
