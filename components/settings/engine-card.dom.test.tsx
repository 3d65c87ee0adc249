import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { connectionKey } from '@/lib/client/connection/key'
import type { Connection } from '@/lib/contract/connection'
import { show } from '@/tests/support/dom-screen'
import { ConnectionCard } from './connection-card'
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
      <ConnectionCard />
      <EngineCard engine={builtIn} />
    </OpenSections>,
    { 'GET /api/coach/usage': { calls: 0 } as never },
  )
}
afterEach(() => vi.unstubAllGlobals())

test('whoever may connect a model finds it by these words, and in the closed list of a phone too', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  settings(none)
  const row = screen.getByRole('button', { name: 'Who answers' })
  expect(document.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Built-in')
  expect(screen.getByRole('link', { name: 'connect a model', hidden: true }).getAttribute('href')).toBe('#who')
})

test('whoever may not is told who may', () => {
  settings(null)
  expect(screen.queryByRole('region', { name: 'Who answers' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'connect a model' })).toBeNull()
  expect(screen.getByText(/can be connected by whoever runs this server/)).toBeDefined()
})
