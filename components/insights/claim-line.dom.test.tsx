import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useShowAll } from '@/components/shared/show-all'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import { goalWith, show } from '@/tests/support/dom-screen'
import { ClaimLine } from './claim-line'
import { ClaimList } from './claim-list'
import { SourceHost } from './source-host'

const now = { today: '2026-11-26', timeZone: 'UTC' }

function Line({ quotes }: { quotes: string[] }) {
  return (
    <SourceHost now={now}>
      <ClaimLine text="“Run a marathon” moved." sources={[{ kind: 'goal', id: 'goal', quotes }]} />
    </SourceHost>
  )
}

test('a line that has named its one goal leads there itself', () => {
  getQueryClient().setQueryData(goalsKey, [goalWith({})])
  show(<Line quotes={['Run a marathon']} />)
  expect(screen.getByRole('button', { name: 'See the goal: Run a marathon' })).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Sources' })).toBeNull()
})

test('a source that says more than the line stands under it', () => {
  getQueryClient().setQueryData(goalsKey, [goalWith({})])
  show(<Line quotes={['Eleven of forty']} />)
  const sources = screen.getByRole('list', { name: 'Sources' })
  expect(within(sources).getByRole('button').textContent).toBe('Eleven of forty')
})

function Listed({ claims }: { claims: string[] }) {
  const { button, list } = useShowAll(claims.length, 'Obstacles')
  return (
    <>
      {button}
      <ClaimList claims={claims} field="challenges" evidence={[]} none="" list={list} />
    </>
  )
}

test('a list begins with two on a phone, and its button says what it does', async () => {
  const { hands, rerender } = show(<Listed claims={['A', 'B', 'C', 'D']} />)
  const list = screen.getByRole('list')
  expect(list.className).toContain('nth-child')
  await hands.click(screen.getByRole('button', { name: 'Show all 4: Obstacles', expanded: false }))
  expect(list.className).not.toContain('nth-child')
  expect(screen.getByRole('button', { name: 'Show fewer: Obstacles', expanded: true })).toBeDefined()
  // For one more than those nothing is folded.
  rerender(<Listed key="three" claims={['A', 'B', 'C']} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('list').className).not.toContain('nth-child')
})
