import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DemoScreen } from '@/components/shared/kept'
import { show } from '@/tests/support/dom-screen'
import { AvatarDropdown } from './avatar-dropdown'

test('a visitor of the demo leaves it, and who signed in signs out', async () => {
  const menu = <AvatarDropdown trigger={<button type="button">Menu</button>} startsAtFirst={false} />
  const { rerender } = show(menu, {})
  expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeDefined()
  rerender(<DemoScreen>{menu}</DemoScreen>)
  expect(await screen.findByRole('menuitem', { name: 'Leave the demo' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Sign Out' })).toBeNull()
})
