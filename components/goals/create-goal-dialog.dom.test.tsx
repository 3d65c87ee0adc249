import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { goalMessages } from '@/lib/contract/messages/goals'
import { goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { CreateGoalDialog } from './create-goal-dialog'

const nothing = { measure: null, words: '', reading: null, aim: null, begins: null, until: null, due: null }

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <CreateGoalDialog open={isOpen} onOpenChange={setOpen} onCreated={() => undefined} />
      <Toasts />
    </>
  )
}

const open = () =>
  show(<Screen />, {
    'GET /api/goals': [],
    'POST /api/goals/measure': nothing as never,
    'POST /api/goals': goalWith({ title: 'Learn to sail' }),
  })

test('a form that is closed with something in it says that it is kept, and opens again from there', async () => {
  const { hands } = open()
  await hands.type(await screen.findByRole('textbox', { name: 'Title' }), 'Learn to sail')
  await hands.keyboard('{Escape}')
  expect(await screen.findByText(goalMessages.draftKept.title)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Learn to sail')
})

test('an empty one goes without a word, and so does one that was sent', async () => {
  localStorage.clear()
  const { hands } = open()
  await screen.findByRole('textbox', { name: 'Title' })
  await hands.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(goalMessages.draftKept.title)).toBeNull()
})

test('who starts afresh by mistake has the draft back by one press, until something new is written', async () => {
  localStorage.clear()
  const { hands } = open()
  const title = () => screen.getByRole('textbox', { name: 'Title' })
  const openAgain = async () => {
    await hands.keyboard('{Escape}')
    await hands.click(await screen.findByRole('button', { name: 'Open' }))
    await hands.click(await screen.findByRole('button', { name: 'Start afresh' }))
    expect(title()).toHaveProperty('value', '')
  }
  await hands.type(await screen.findByRole('textbox', { name: 'Title' }), 'Learn to sail')
  await openAgain()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  expect(title()).toHaveProperty('value', 'Learn to sail')
  // It is kept again.
  await openAgain()
  await hands.type(title(), 'Cook')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
