import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Plan } from '@/lib/contract/plan'
import { router } from '@/tests/support/dom-router'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalPlans } from './goal-plans'

const now = { today: '2026-11-09', timeZone: 'UTC' }
const plan: Plan = {
  id: 'plan',
  goalId: 'goal',
  cue: 'I have had my coffee',
  action: 'write a page',
  obstacle: '',
  ifObstacle: '',
  startsOn: '2026-11-02',
  reviewOn: '2026-11-09',
  status: 'active',
  outcomes: [{ date: '2026-11-08', outcome: 'held' }],
  checks: [],
  createdAt: '2026-11-02T09:00:00.000Z',
}

test('how today went is one press, taken back by another; on its day a plan is reviewed', async () => {
  let stored = plan
  const { hands, calls } = show(<GoalPlans goal={goalWith({})} now={now} />, {
    'GET /api/plans': () => [stored],
    'POST /api/plans/{id}/outcomes': ({ body }) => {
      const { date, outcome } = body as { date: string; outcome: Plan['outcomes'][number]['outcome'] | null }
      const others = stored.outcomes.filter((one) => one.date !== date)
      stored = { ...stored, outcomes: outcome ? [...others, { date, outcome }] : others }
      return stored
    },
    'PATCH /api/plans/{id}': ({ body }) => {
      stored = { ...stored, ...(body as Partial<Plan>) }
      return stored
    },
  })
  expect(await screen.findByText('held 1 of 1 day')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Not done' }))
  expect(await screen.findByText('held 1 of 2 days')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Not done', pressed: true }))
  expect(await screen.findByText('held 1 of 1 day')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Try a week more' }))
  await expect.poll(() => screen.queryByText('Does this plan work for you?')).toBeNull()
  expect(calls.find(({ endpoint }) => endpoint.startsWith('PATCH'))?.body).toEqual({ reviewOn: '2026-11-16' })
})

test('a plan is made in its parts, with what stood in the way before offered, and checked once it is saved', async () => {
  const outcomes = ['01', '02', '03', '04'].map((day) => ({ date: `2026-11-${day}`, outcome: 'held' as const }))
  const heldBefore = { ...plan, cue: 'the dishes are done', status: 'closed' as const, outcomes }
  const made = { ...plan, checks: [{ part: 'cue' as const, ok: false, words: 'Name what happens just before.' }] }
  const { hands, calls } = show(<GoalPlans goal={goalWith({})} now={now} />, {
    'GET /api/plans': () => [heldBefore],
    'GET /api/goals/{id}/obstacles': () => [
      { obstacle: 'I was too tired', quote: 'I was too tired', ref: { kind: 'journal', id: 'e' }, date: '2026-11-01' },
    ],
    'POST /api/plans': () => made,
    'POST /api/plans/check': () => [],
  })
  await hands.click(await screen.findByRole('button', { name: 'New plan' }))
  await hands.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(screen.getAllByText('A plan needs this.')).toHaveLength(2)
  await hands.click(screen.getByRole('button', { name: 'the dishes are done held 4 of 4' }))
  await hands.type(screen.getByLabelText('then'), 'write a page')
  await hands.click(await screen.findByRole('button', { name: 'I was too tired' }))
  await hands.click(screen.getByRole('button', { name: 'Save plan' }))
  expect(await screen.findByText('Name what happens just before.')).toBeDefined()
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/plans')?.body).toEqual({
    goalId: 'goal',
    cue: 'the dishes are done',
    action: 'write a page',
    obstacle: 'I was too tired',
    ifObstacle: '',
  })
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'New plan' })).toBeDefined()
})

test('a part of a plan is looked over as it is left, before anything is saved', async () => {
  const { hands, calls } = show(<GoalPlans goal={goalWith({})} now={now} />, {
    'GET /api/plans': () => [],
    'GET /api/goals/{id}/obstacles': () => [],
    'POST /api/plans/check': ({ body }) => {
      const { cue } = body as Plan
      const ok = cue.startsWith('when')
      return [{ part: 'cue', ok, words: ok ? 'Something that happens sets it off.' : 'A bare time passes unseen.' }]
    },
  })
  await hands.click(await screen.findByRole('button', { name: 'New plan' }))
  const cue = screen.getByLabelText('If')
  await hands.type(cue, 'at seven')
  await hands.tab()
  expect(await screen.findByText('A bare time passes unseen.')).toBeDefined()
  await hands.clear(cue)
  await hands.type(cue, 'when I lock up')
  await hands.tab()
  expect(await screen.findByText('Something that happens sets it off.')).toBeDefined()
  expect(screen.queryByText('A bare time passes unseen.')).toBeNull()
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('POST /api/plans')
})

test('a plan is talked through with the coach, in a conversation that a kept-back goal keeps back, too', async () => {
  const goal = goalWith({ title: 'Run 10k', neverSend: true })
  const { hands, calls } = show(<GoalPlans goal={goal} now={now} />, {
    'GET /api/plans': () => [],
    'POST /api/conversations': { id: 'talk', title: 'Plan: Run 10k', isActive: true, archivedAt: null } as never,
    'POST /api/chat': {} as never,
  })
  await hands.click(await screen.findByRole('button', { name: 'Plan it in chat' }))
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/chat'))
  const sent = calls.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ body }) => body)
  expect(sent).toEqual([
    { title: 'Plan: Run 10k', neverSend: true },
    { message: 'Make an if-then plan for “Run 10k”', conversationId: 'talk' },
  ])
})
