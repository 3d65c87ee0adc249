import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { connectionKey } from '@/lib/client/connection/key'
import type { Connection } from '@/lib/contract/connection'
import { show } from '@/tests/support/dom-screen'
import { EngineCard } from './engine-card'
import { OpenSections } from './open-section'

const builtIn = { source: 'built-in', model: null, recipient: null } as const
const none: Connection = {
  ...{ scope: 'everyone', from: 'default', choice: 'built-in', model: null },
  ...{ baseUrl: null, keyEnd: null, problem: null, updatedAt: null },
}

function settings(connection: Connection | null) {
  getQueryClient().setQueryData(connectionKey, connection)
  return show(
    <OpenSections>
      <EngineCard engine={builtIn} />
    </OpenSections>,
    { 'GET /api/coach/usage': { calls: 0 } as never },
  )
}

test('whoever may connect a model does so where it is said what is sent, and an address may name it', async () => {
  window.history.replaceState(null, '', '/settings#who')
  settings(none)
  expect(await screen.findByRole('radio', { name: /Built-in coach/ })).toBeDefined()
  expect(screen.getByRole('heading', { level: 3, name: 'Who answers' })).toBeDefined()
  expect(document.getElementById('engine')?.classList.contains('lg:hidden')).toBe(false)
  window.history.replaceState(null, '', '/')
})

test('whoever may not is told who may', () => {
  settings(null)
  expect(screen.queryByRole('heading', { name: 'Who answers' })).toBeNull()
  expect(screen.getByText(/can be connected by whoever runs this server/)).toBeDefined()
})
