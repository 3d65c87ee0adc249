import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '@/lib/contract/user'
import { ada, show } from '@/tests/support/dom-screen'
import { AccountCard } from './account-card'

test('the part of a name that is missing is given once: it alone is asked for, and what was given stands as text', async () => {
  const { hands, calls } = show(<AccountCard />, {
    'PATCH /api/users/profile': ({ body }) => ({ ...ada, ...(body as Partial<User>) }),
    'GET /api/auth/me': ada,
  })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(ada.email)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Complete your name' }))
  expect(screen.queryByLabelText(/First name/)).toBeNull()
  const last = screen.getByLabelText(/Last name/)
  expect(document.activeElement).toBe(last)
  await hands.type(last, ' Lovelace ')
  await hands.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const sent = calls.filter(({ endpoint }) => endpoint === 'PATCH /api/users/profile')
  expect(sent.map(({ body }) => body)).toEqual([{ lastName: 'Lovelace' }])
})
