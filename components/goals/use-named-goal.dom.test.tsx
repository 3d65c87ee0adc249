import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { router } from '@/tests/support/dom-router'
import { goalWith, show } from '@/tests/support/dom-screen'
import { useNamedGoal } from './use-named-goal'

const id = '019cf326-00c0-73ca-b649-dead6cd1e6ee'

afterEach(() => {
  window.location.hash = ''
})

function Named({ goals, shown }: { goals: Goal[]; shown: Goal[] }) {
  return <p>{useNamedGoal(goals, shown) ? 'gone' : 'here'}</p>
}

test('an address that names a goal which is not there says so, and one that is filtered away is opened', async () => {
  window.location.hash = id
  const { rerender } = show(<Named goals={[]} shown={[]} />, {})
  expect(await screen.findByText('gone')).toBeDefined()
  rerender(null)
  const goal = goalWith({ id })
  show(<Named goals={[goal]} shown={[]} />, {})
  await vi.waitFor(() => expect(router.replace).toHaveBeenLastCalledWith(`/goals/${id}`))
  expect(screen.getByText('here')).toBeDefined()
})
