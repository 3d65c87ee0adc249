import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { User } from '@/lib/contract/user'
import { ada, show } from '@/tests/support/dom-screen'
import { AccountCard } from './account-card'

test('a name is text until it is to be changed; what was changed alone is sent, and the button has the focus again', async () => {
  const { hands, calls } = show(<AccountCard />, {
    'PATCH /api/users/profile': ({ body }) => ({ ...ada, ...(body as Partial<User>) }),
    'GET /api/auth/me': ada,
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(ada.email)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Change name' }))
  const first = screen.getByLabelText(/First name/)
  expect(document.activeElement).toBe(first)
  await hands.clear(first)
  await hands.type(first, ' Augusta ')
  await hands.click(screen.getByRole('button', { name: 'Save name' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change name' })))
  const sent = calls.filter(({ endpoint }) => endpoint === 'PATCH /api/users/profile')
  expect(sent.map(({ body }) => body)).toEqual([{ firstName: 'Augusta' }])
})

test('a name that stays the same is not sent', async () => {
  const { hands, calls } = show(<AccountCard />, {})
  await hands.click(screen.getByRole('button', { name: 'Change name' }))
  await hands.click(screen.getByRole('button', { name: 'Save name' }))
  expect(screen.getByRole('button', { name: 'Change name' })).toBeDefined()
  expect(calls).toEqual([])
})
