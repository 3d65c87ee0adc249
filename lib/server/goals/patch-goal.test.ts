import { expect, test } from 'vitest'
import type { Milestone } from '@/lib/contract/goal'
import { db } from '@/lib/server/db/client'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { logValue } from '@/lib/server/proposals/log-value'
import { books, figuresOf, newUser } from '@/tests/support/counted-goal'
import { createGoal } from './create-goal'
import { patchGoal } from './patch-goal'
import { storedMilestones } from './stored-goal'

async function someGoal() {
  const user = await newUser()
  const milestones = [{ title: 'Make the list' }, { title: 'First four' }]
  const goal = await createGoal(user, { title: 'Read 12', domain: 'personal-growth', measure: books, milestones })
  const [list, four] = storedMilestones.parse(goal.milestones)
  return { user, id: goal.id, list: list as Milestone, four: four as Milestone }
}

test('a tick can be undone', async () => {
  const { user, id, list, four } = await someGoal()
  const { act, goal } = await patchGoal(user, id, { milestones: [{ ...list, isCompleted: true }, four] }, null)
  expect(storedMilestones.parse(goal.milestones)[0]).toMatchObject({ isCompleted: true })
  expect(act).toMatchObject({
    verb: 'milestone.tick',
    status: 'applied',
    input: { milestoneIds: [list.id] },
    source: { kind: 'screen' },
  })
  await undoProposal(user, act?.id ?? '')
  expect((await db.goal.findUnique({ where: { id } }))?.milestones).toMatchObject([{ isCompleted: false }, {}])
})

test('what is more than a tick is none', async () => {
  const { user, id, list, four } = await someGoal()
  const ticked = { ...list, isCompleted: true }
  for (const patch of [
    { milestones: [ticked] },
    { milestones: [{ ...ticked, title: 'Made the list' }, four] },
    { milestones: [list, four], title: 'Read a dozen' },
    { title: 'Read' },
  ]) {
    expect(await patchGoal(user, id, patch, null)).not.toHaveProperty('act')
  }
})

test('a typed value can be undone, whatever has come to the goal since', async () => {
  const { user, id } = await someGoal()
  const first = await logValue(user, id, { value: 3 })
  expect(first.act).toMatchObject({ verb: 'value.log', status: 'applied', resultId: first.value.id })
  await logValue(user, id, { total: 5 })
  await undoProposal(user, first.act?.id ?? '')
  expect(await figuresOf(id)).toEqual([2])
  expect(await db.goal.findUnique({ where: { id } })).toMatchObject({ reading: 2, progress: 17 })
})

test('a value that is refused leaves no trace', async () => {
  const { user, id } = await someGoal()
  await expect(logValue(user, id, { value: 1, date: '2999-01-01' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await db.proposal.count({ where: { userId: user.id } })).toBe(0)
})
