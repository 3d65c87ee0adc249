import { expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { createEntry } from '@/lib/server/journal/write-entry'
import { applyProposal, undoProposal } from '@/lib/server/proposals/answer-proposal'
import { propose } from '@/lib/server/proposals/propose'
import { newUser } from '@/tests/support/counted-goal'
import { findObstacles } from './find-obstacles'
import { createPlan, notePlanDay, updatePlan } from './plans'

const parts = { cue: 'After breakfast', action: 'put on my running shoes' }

async function planner() {
  const user = await newUser('Pacific/Auckland')
  const goal = await createGoal(user, { title: 'Run 10k', domain: 'health' })
  return { user, goalId: goal.id, today: dateIn('Pacific/Auckland', new Date()) }
}

test('a plan starts on the user’s own day and is reviewed a week later', async () => {
  const { user, goalId, today } = await planner()
  const plan = await createPlan(user, { goalId, ...parts })
  expect(plan).toMatchObject({ startsOn: today, reviewOn: addDays(today, 7), status: 'active', outcomes: [] })
  await expect(createPlan(user, { goalId, ...parts, reviewOn: addDays(today, -1) })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('a day has one outcome, the last that was said, also where two are said at once', async () => {
  const { user, goalId, today } = await planner()
  const { id } = await createPlan(user, { goalId, ...parts, startsOn: addDays(today, -3), reviewOn: today })
  await notePlanDay(user, id, { date: today, outcome: 'notDone' })
  await Promise.all([
    notePlanDay(user, id, { date: today, outcome: 'held' }),
    notePlanDay(user, id, { date: addDays(today, -1), outcome: 'noCue' }),
  ])
  expect((await db.plan.findUniqueOrThrow({ where: { id } })).outcomes).toEqual([
    { date: addDays(today, -1), outcome: 'noCue' },
    { date: today, outcome: 'held' },
  ])
  for (const date of [addDays(today, 1), addDays(today, -4)]) {
    await expect(notePlanDay(user, id, { date, outcome: 'held' })).rejects.toMatchObject({ code: 'validation_failed' })
  }
})

test('a plan that was proposed is made by one press and taken back by another, unless it has changed', async () => {
  const { user, goalId } = await planner()
  const proposal = await propose(user, { verb: 'plan.make', input: { goalId, ...parts }, source: 'client' })
  expect(proposal.title).toBe('Plan: After breakfast, put on my running shoes')
  const { resultId } = await applyProposal(user, proposal.id, undefined)
  const where = { id: resultId ?? '' }
  expect(await db.plan.findUnique({ where })).toMatchObject({ goalId, ...parts })
  const closing = await propose(user, {
    verb: 'plan.close',
    input: { planId: where.id, status: 'held' },
    source: 'client',
  })
  await applyProposal(user, closing.id, undefined)
  expect(await db.plan.findUnique({ where })).toMatchObject({ status: 'held' })
  await expect(undoProposal(user, proposal.id)).rejects.toMatchObject({ code: 'conflict' })
  await undoProposal(user, closing.id)
  expect(await db.plan.findUnique({ where })).toMatchObject({ status: 'active' })
  await updatePlan(user, where.id, { status: 'closed' })
  await expect(undoProposal(user, closing.id)).resolves.toMatchObject({ status: 'undone' })

  const second = await propose(user, { verb: 'plan.make', input: { goalId, ...parts }, source: 'client' })
  const made = await applyProposal(user, second.id, undefined)
  await undoProposal(user, second.id)
  expect(await db.plan.findUnique({ where: { id: made.resultId ?? '' } })).toBeNull()
})

test('the obstacle is offered from what was written as the goal was missed, word for word', async () => {
  const { user, goalId, today } = await planner()
  const day = (ago: number) => addDays(today, -ago)
  const { id } = await createPlan(user, { goalId, ...parts, startsOn: day(20), reviewOn: today })
  await createEntry(user, { mood: 2, notes: 'No run, because the meeting ran late. Had soup.', date: day(3) })
  await createEntry(user, { mood: 4, notes: 'The cat slept because it rained.', date: day(3) })
  await createEntry(user, { mood: 2, notes: 'Skipped the run, too tired to move.', date: day(5) })
  await createEntry(user, { mood: 2, notes: 'Did not read because of the telly.', date: day(9) })
  expect(await findObstacles(user, goalId)).toEqual([])
  await notePlanDay(user, id, { date: day(3), outcome: 'notDone' })
  await notePlanDay(user, id, { date: day(4), outcome: 'noCue' })
  await notePlanDay(user, id, { date: day(8), outcome: 'held' })
  expect(await findObstacles(user, goalId)).toMatchObject([
    { obstacle: 'the meeting ran late', quote: 'No run, because the meeting ran late.', date: day(3) },
    { obstacle: 'too tired', quote: 'Skipped the run, too tired to move.', date: day(5) },
  ])
})

test('a plan goes with its goal', async () => {
  const { user, goalId } = await planner()
  const { id } = await createPlan(user, { goalId, ...parts })
  await deleteGoal(user, goalId)
  expect(await db.plan.findUnique({ where: { id } })).toBeNull()
})
