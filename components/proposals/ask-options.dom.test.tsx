import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { AskOptions } from './ask-options'

const shelves = { label: '“Shelves and the lamp” is done', milestoneIds: ['shelves'] }
const floor = { label: '“Sand the floor” is done', milestoneIds: ['floor'] }
const leave = { label: 'Leave it', milestoneIds: [] }

function ask(kind: 'milestones' | 'share', options: Parameters<typeof AskOptions>[0]['ask']['options']) {
  const on = { answer: vi.fn(), leave: vi.fn() }
  const asked = { words: 'Which?', kind, unit: null, options }
  return { ...show(<AskOptions ask={asked} isPending={false} onAnswer={on.answer} onLeave={on.leave} />), on }
}

test('one milestone is done or not yet, each by one press', async () => {
  const { hands, on } = ask('milestones', [shelves, leave])
  expect(screen.queryByRole('checkbox')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Not yet, a part of it' }))
  expect(on.leave).toHaveBeenCalledOnce()
  await hands.click(screen.getByRole('button', { name: shelves.label }))
  expect(on.answer).toHaveBeenCalledWith({ milestoneIds: ['shelves'] })
})

test('of several milestones none may be done yet', async () => {
  const { hands, on } = ask('milestones', [shelves, floor, leave])
  await hands.click(screen.getByRole('button', { name: 'None of them yet' }))
  expect(on.leave).toHaveBeenCalledOnce()
})

test('a figure of per cent is asked for only by who wants one', async () => {
  const { hands, on } = ask('share', [
    { label: 'Yes, done', progress: 67 },
    { label: 'Leave it at 66%', progress: 66 },
  ])
  expect(screen.queryByRole('slider')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Another figure' }))
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Progress' }))
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  expect(on.answer).toHaveBeenCalledWith({ progress: 67 })
})
