import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DemoScreen } from '@/components/shared/kept'
import { commonMessages } from '@/lib/contract/messages/common'
import type { Proposal } from '@/lib/contract/proposal'
import { proposalWith, show } from '@/tests/support/dom-screen'
import { ProposalList } from './proposal-list'

const names = (...verbs: Proposal['verb'][]) => {
  show(<ProposalList proposals={verbs.map((verb, at) => proposalWith({ id: `p${at}`, verb }))} timeZone="UTC" />)
  return screen.queryAllByRole('button').map(({ textContent }) => textContent)
}

test('several changes are applied by one press', () => {
  expect(names('alert.add', 'goal.change')).toContain('Apply all 2')
})

test('of ways out of a goal one is chosen: a later date and a pause are not both applied', () => {
  expect(names('alert.add', 'goal.change', 'goal.pause').join(' ')).not.toContain('Apply all')
})

test('in the demo no change is offered to be pressed: it is said once where it is kept', () => {
  const proposals = [
    proposalWith({ id: 'a', diff: [{ field: 'title', label: 'Alert', from: null, to: 'Call Ann' }] }),
    proposalWith({ id: 'b', verb: 'alert.move', missing: ['scheduledFor'] }),
    proposalWith({ id: 'c', status: 'applied' }),
  ]
  show(
    <DemoScreen>
      <ProposalList proposals={proposals} timeZone="UTC" />
    </DemoScreen>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Call Ann')).toBeDefined()
  const [note, ...more] = screen.getAllByRole('link', { name: commonMessages.signUp })
  expect(note?.parentElement?.textContent).toBe('Sign up to keep this.')
  expect(more).toEqual([])
})
