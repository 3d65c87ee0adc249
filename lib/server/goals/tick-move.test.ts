import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { books, newUser } from '@/tests/support/counted-goal'
import { createGoal } from './create-goal'
import { patchGoal } from './patch-goal'
import { storedMilestones } from './stored-goal'

const titles = ['Choose a pattern', 'Cut the wool', 'Sew the lining', 'Buttonholes'].map((title) => ({ title }))

async function coat(more: { measure?: typeof books } = {}) {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Sew a coat', domain: 'personal-growth', milestones: titles, ...more })
  const set = async (changes: Record<string, boolean>) => {
    const { milestones } = await db.goal.findUniqueOrThrow({ where: { id } })
    const sent = storedMilestones
      .parse(milestones)
      .map(({ id, title, isCompleted }) => ({ id, title, isCompleted: changes[title] ?? isCompleted }))
    return patchGoal(user, id, { milestones: sent }, null)
  }
  const progress = async () => (await db.goal.findUniqueOrThrow({ where: { id } })).progress
  const ledger = async () => {
    const events = await db.progressEvent.findMany({ where: { goalId: id }, orderBy: { at: 'asc' } })
    return events.map(({ oldProgress, newProgress, reasoning, takenBackAt }) =>
      [`${oldProgress} → ${newProgress}`, reasoning, ...(takenBackAt ? ['taken back'] : [])].join(' · '),
    )
  }
  return { user, id, set, progress, ledger }
}

test('a tick takes a goal as far as its milestones go, and leaves completing it to a press', async () => {
  const { set, progress, ledger } = await coat()
  await set({ 'Choose a pattern': true })
  expect(await progress()).toBe(25)
  await set({ 'Cut the wool': true, 'Sew the lining': true })
  await set({ Buttonholes: true })
  expect(await progress()).toBe(99)
  expect(await ledger()).toEqual([
    '0 → 25 · “Choose a pattern” is done: 1 of 4 milestones.',
    '25 → 75 · “Cut the wool”, “Sew the lining” are done: 3 of 4 milestones.',
    '75 → 99 · “Buttonholes” is done: 4 of 4 milestones. Complete it when you are ready.',
  ])
})

test('opened again in any order, they leave the goal where those that are still done take it', async () => {
  const { set, progress, ledger } = await coat()
  await set({ 'Choose a pattern': true })
  await set({ 'Cut the wool': true })
  await set({ 'Choose a pattern': false })
  expect(await progress()).toBe(25)
  await set({ 'Cut the wool': false })
  expect(await progress()).toBe(0)
  expect((await ledger()).slice(2)).toEqual([
    '50 → 25 · “Choose a pattern” is open again.',
    '25 → 0 · “Cut the wool” is open again.',
  ])
})

test('the last one opened again takes its own entry back, and those before it with theirs', async () => {
  const { set, progress, ledger } = await coat()
  await set({ 'Choose a pattern': true })
  await set({ 'Cut the wool': true })
  await set({ 'Cut the wool': false })
  await set({ 'Choose a pattern': false })
  expect(await progress()).toBe(0)
  expect(await ledger()).toEqual([
    '0 → 25 · “Choose a pattern” is done: 1 of 4 milestones. · taken back',
    '25 → 50 · “Cut the wool” is done: 2 of 4 milestones. · taken back',
    '50 → 25 · “Cut the wool” is open again. · taken back',
    '25 → 0 · “Choose a pattern” is open again. · taken back',
  ])
})

test('undone as an act, the tick and what it moved are gone', async () => {
  const { user, id, set, progress } = await coat()
  const { act } = await set({ 'Choose a pattern': true })
  await undoProposal(user, act?.id ?? '')
  expect(await progress()).toBe(0)
  expect(storedMilestones.parse((await db.goal.findUniqueOrThrow({ where: { id } })).milestones)[0]).toMatchObject({
    isCompleted: false,
  })
})

test('what was said apart from it is never taken back by a tick', async () => {
  const { user, id, set, progress } = await coat()
  await patchGoal(user, id, { progress: 60 }, null)
  await set({ 'Choose a pattern': true })
  expect(await progress()).toBe(60)
  await set({ 'Choose a pattern': false })
  expect(await progress()).toBe(60)
})

test('a goal that is counted is moved by its values alone', async () => {
  const { set, progress, ledger } = await coat({ measure: books })
  await set({ 'Choose a pattern': true })
  expect([await progress(), await ledger()]).toEqual([0, []])
})
