import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
