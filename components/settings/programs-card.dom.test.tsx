import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { openProposalsKey } from '@/lib/client/proposals/key'
import { feedKey, tokensKey } from '@/lib/client/tokens/keys'
import type { AccessToken } from '@/lib/contract/access-token'
import type { Proposal } from '@/lib/contract/proposal'
import { type Answers, proposalWith, show } from '@/tests/support/dom-screen'
import { ProgramsCard } from './programs-card'

const now = '2026-11-23T09:00:00.000Z'
const token: AccessToken = { id: 't', name: 'Watch', scopes: ['write-values'], createdAt: now, lastUsedAt: null }

function open(answers: Answers = {}, { tokens = [token], proposals = [] as Proposal[] } = {}) {
  const client = getQueryClient()
  client.setQueryData(tokensKey, tokens)
  client.setQueryData(feedKey, { createdAt: null })
  client.setQueryData(openProposalsKey, proposals)
  return show(<ProgramsCard now={now} />, answers)
}

test('a token is made only with a name and a scope, shown once, and listed', async () => {
  const made = { ...token, id: 'n', name: 'Notes', scopes: ['read'] as const, token: 'apg_secret' }
  const { hands, calls } = open({ 'POST /api/tokens': { ...made, scopes: ['read'] } })
  await hands.click(screen.getByRole('button', { name: 'New token' }))
  await hands.click(screen.getByRole('button', { name: 'Make token' }))
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(calls).toEqual([])
  await hands.type(screen.getByLabelText('What is it for?'), ' Notes ')
  await hands.click(screen.getByLabelText(/^Read everything/))
  await hands.click(screen.getByRole('button', { name: 'Make token' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Token for Notes').value).toBe('apg_secret'))
  expect(calls[0]?.body).toEqual({ name: 'Notes', scopes: ['read'] })
  expect(screen.getByRole('button', { name: 'Revoke Notes' })).toBeDefined()
  expect(screen.queryByLabelText('What is it for?')).toBeNull()
})

test('what it read is asked when it is opened', async () => {
  const reads = [{ id: 'r', at: now, route: 'MCP goals', rows: 3 }]
  const { hands, calls } = open({ 'GET /api/tokens/{id}/reads': reads })
  expect(calls).toEqual([])
  await hands.click(screen.getByRole('button', { name: 'What Watch read' }))
  await waitFor(() => expect(screen.getByText('Goals')).toBeDefined())
})

test('what programs suggest is there to be applied, and nothing that the coach did', () => {
  const suggested = proposalWith({ id: 'a', title: 'Alert: Oars', source: { kind: 'client', id: null, quote: '' } })
  const said = proposalWith({ id: 'b', title: 'Alert: Bob' })
  open({}, { proposals: [suggested, said] })
  expect(screen.getByRole('region', { name: 'Proposal: Alert: Oars' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Proposal: Alert: Bob' })).toBeNull()
})
