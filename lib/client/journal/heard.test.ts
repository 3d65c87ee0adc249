import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { openProposalsKey } from '@/lib/client/proposals/key'
import type { Proposal } from '@/lib/contract/proposal'
import { byEntry, placeHeard } from './heard'

const proposal = (id: string, entryId: string, status: Proposal['status'] = 'proposed'): Proposal => ({
  id,
  verb: 'value.log',
  title: id,
  diff: [],
  input: {},
  status,
  source: { kind: 'journal', id: entryId, quote: 'swam' },
  result: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  appliedAt: null,
})

test('what was heard stands by its entry, oldest first, and what a message gave rise to does not', () => {
  const other: Proposal = { ...proposal('c', 'e1'), source: { kind: 'message', id: 'e1', quote: 'x' } }
  expect([...byEntry([proposal('b', 'e1'), proposal('a', 'e1'), other])]).toMatchObject([
    ['e1', [{ id: 'a' }, { id: 'b' }]],
  ])
})

test('an entry saved again loses what waited and keeps what was applied', () => {
  const client = new QueryClient()
  client.setQueryData(openProposalsKey, [proposal('a', 'e1'), proposal('b', 'e1', 'applied'), proposal('c', 'e2')])
  placeHeard(client, 'e1', [proposal('d', 'e1')])
  expect(client.getQueryData<Proposal[]>(openProposalsKey)?.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})
