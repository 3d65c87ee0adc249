import { screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { show, Toasts } from '@/tests/support/dom-screen'
import { lazyPart } from './lazy-part'

let isDown = true
const Plain = ({ open }: { open: boolean; onOpenChange: (open: boolean) => void }) => open && <p>The dialog</p>
const Part = lazyPart(async () => {
  if (isDown) throw new Error('Failed to load chunk')
  return Plain
})

/** A screen with a dialog of its own. */
function Page() {
  const [opened, setOpened] = useState<boolean | null>(null)
  return (
    <>
      <input aria-label="Notes" />
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <p>{opened ? 'is open' : 'is closed'}</p>
      <Suspense>{opened !== null && <Part open={opened} onOpenChange={setOpened} />}</Suspense>
      <Toasts />
    </>
  )
}

test('a dialog that cannot be loaded is told, the screen stays, and the next opening loads it', async () => {
  const { hands } = show(<Page />, {})
  await hands.type(screen.getByLabelText('Notes'), 'By the sea')
  await hands.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText(/^This needs a connection/)).toBeDefined()
  expect(screen.getByText('is closed')).toBeDefined()
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'By the sea')
  isDown = false
  await hands.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The dialog')).toBeDefined()
})
