import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { proposalWith, show } from '@/tests/support/dom-screen'
import { HeardCard } from './heard-card'

test('“Keep all” keeps what still waits, and asks nothing of what was dismissed', async () => {
  const heard = (['dismissed', 'proposed', 'proposed'] as const).map((status, at) =>
    proposalWith({ id: `p${at}`, title: `Heard ${at}`, status }),
  )
  const applied: string[] = []
  const { hands } = show(<HeardCard heard={heard} timeZone="UTC" />, {
    'POST /api/proposals/{id}/apply': ({ path }) => {
      const id = path.split('/').at(-2) ?? ''
      applied.push(id)
      return { proposal: proposalWith({ id, status: 'applied' }), result: null }
    },
    'GET /api/proposals': [],
  })
  await hands.click(screen.getByRole('button', { name: 'Keep all' }))
  await vi.waitFor(() => expect(applied).toEqual(['p1', 'p2']))
})
