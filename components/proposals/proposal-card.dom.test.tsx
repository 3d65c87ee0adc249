import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { openProposalsKey } from '@/lib/client/proposals/key'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { Proposal } from '@/lib/contract/proposal'
import { type Answers, proposalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { ProposalCard } from './proposal-card'

/** The card of the proposal as the client holds it. */
function Card() {
  const { data } = useQuery<Proposal[]>({ queryKey: openProposalsKey })
  return (
    <>
      {data?.map((one) => (
        <ProposalCard key={one.id} proposal={one} timeZone="UTC" />
      ))}
      <Toasts />
    </>
  )
}

function open(proposal: Proposal, answers: Answers = {}) {
  getQueryClient().setQueryData(openProposalsKey, [proposal])
  return show(<Card />, answers)
}

const settled = (proposal: Proposal, status: Proposal['status']) =>
  ({ proposal: { ...proposal, status }, result: null }) as never

const moved = proposalWith({
  verb: 'alert.move',
  title: 'Move alert: Call Bob',
  diff: [{ field: 'scheduledFor', label: 'When', from: 'Mon 09:00', to: 'Tue 09:00' }],
})

test('says from what to what, and changes nothing until it is pressed', () => {
  const { calls } = open(moved)
  expect(screen.getByRole('region', { name: 'Proposal: Move alert: Call Bob' })).toBeDefined()
  expect(screen.getByText('Mon 09:00').tagName).toBe('DEL')
  expect(screen.getByText('Tue 09:00').tagName).toBe('INS')
  expect(calls).toEqual([])
})

test('applied by one press, and taken back by another', async () => {
  const { hands, calls } = open(moved, {
    'POST /api/proposals/{id}/apply': settled(moved, 'applied'),
    'POST /api/proposals/{id}/undo': settled(moved, 'undone'),
  })
  await hands.click(screen.getByRole('button', { name: 'Apply' }))
  expect((await screen.findByRole('status')).textContent).toContain('Done')
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Undo: Move alert: Call Bob' }))
  expect(await screen.findByText('Undone')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/proposals/proposal/apply', {}],
    ['/api/proposals/proposal/undo', undefined],
  ])
})

test('dismissed it says so and offers nothing more', async () => {
  const { hands } = open(moved, { 'POST /api/proposals/{id}/dismiss': settled(moved, 'dismissed') })
  await hands.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(await screen.findByText('Dismissed')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('edited, what was typed is applied in place of what was proposed, the rest as it was', async () => {
  const proposal = proposalWith({})
  const { hands, calls } = open(proposal, { 'POST /api/proposals/{id}/apply': settled(proposal, 'applied') })
  await hands.click(screen.getByRole('button', { name: 'Edit' }))
  const title = screen.getByDisplayValue('Call Bob')
  await hands.clear(title)
  await hands.type(title, 'Call Bea')
  await hands.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Done')).toBeDefined()
  expect(calls[0]?.body).toEqual({ input: { title: 'Call Bea', scheduledFor: '2026-11-23T09:00:00.000Z' } })
})

test('a form that is left changes nothing', async () => {
  const { hands, calls } = open(proposalWith({}))
  await hands.click(screen.getByRole('button', { name: 'Edit' }))
  await hands.type(screen.getByDisplayValue('Call Bob'), ' now')
  await hands.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
  expect(calls).toEqual([])
})

test('what is missing is asked for before anything can be applied', () => {
  open(proposalWith({ verb: 'entry.write', title: 'Entry', input: { notes: 'Ran' }, missing: ['mood'] }))
  expect(screen.getByRole('combobox', { name: /Energy/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('what is left empty is said in the app’s words, at the field, and nothing is sent', async () => {
  const proposal = proposalWith({ input: {}, missing: ['title', 'scheduledFor'] })
  const { hands, calls } = open(proposal)
  await hands.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    goalMessages.field.titleRequired,
    alertMessages.field.alertTimeRequired,
  ])
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await hands.type(screen.getByLabelText('Title'), 'Call Mam')
  await hands.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByLabelText('When'))
  expect(calls).toEqual([])
})

test('what is asked back is answered by a chip, in the words of the verb', async () => {
  const proposal = proposalWith({
    verb: 'value.log',
    title: 'Run 100 km',
    input: { goalId: 'goal' },
    ask: {
      responseId: null,
      words: 'How far in all?',
      kind: 'value',
      unit: 'km',
      options: [{ label: '25 km', value: 25 }],
    },
  })
  const { hands, calls } = open(proposal, { 'POST /api/proposals/{id}/apply': settled(proposal, 'applied') })
  await hands.click(screen.getByRole('button', { name: '25 km' }))
  expect(await screen.findByText('Done')).toBeDefined()
  expect(calls[0]?.body).toEqual({ input: { goalId: 'goal', total: 25 } })
})

test('one that the server refuses stands as it is there by then', async () => {
  const expired = { ...moved, status: 'expired' as const }
  const refusal = new Refusal(409, { error: 'It has expired.', code: 'conflict', proposal: expired })
  const { hands } = open(moved, { 'POST /api/proposals/{id}/apply': refusal })
  await hands.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Expired')).toBeDefined()
  expect(screen.getByText(/It has expired/)).toBeDefined()
})

test('what the heading says whole is not said again under it; what it leaves out is', () => {
  const told = [
    { field: 'title', label: 'Title', from: null, to: 'Call Bob' },
    { field: 'scheduledFor', label: 'When', from: null, to: 'Mon 23 Nov 09:00' },
  ]
  open(proposalWith({ diff: told }))
  expect(screen.getByRole('heading', { name: 'Alert: Call Bob, Mon 23 Nov 09:00' })).toBeDefined()
  expect(screen.queryByText('When')).toBeNull()
  open(proposalWith({ id: 'other', diff: [...told, { field: 'goalId', label: 'Goal', from: null, to: 'Run 10 km' }] }))
  expect(screen.getAllByText('Run 10 km').length).toBeGreaterThan(0)
  expect(screen.getAllByText('When').length).toBeGreaterThan(0)
})
