import { expect, test } from 'vitest'
import type { z } from 'zod'
import { goalPatch, newGoal } from '@/lib/contract/goal'
import { db } from '@/lib/server/db/client'
import { respondToGoal } from '@/lib/server/insights/responses'
import { books, figuresOf, ledgerOf, newUser, weight } from '@/tests/support/counted-goal'
import { createGoal } from './create-goal'
import { createValue } from './measure/values'
import { updateGoal } from './update-goal'

type Patch = z.input<typeof goalPatch>

async function someGoal(fields: object = {}) {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth', ...fields })
  const patch = (sent: Patch) => updateGoal(user, id, goalPatch.parse(sent), null)
  return { user, id, patch }
}

test('a progress set by hand is the one value that gives it', async () => {
  const { id, patch } = await someGoal({ measure: books })
  expect(await patch({ progress: 40 })).toMatchObject({ progress: 40, reading: 4.8 })
  expect(await patch({ progress: 40, title: 'Read a dozen' })).toMatchObject({ title: 'Read a dozen' })
  expect(await patch({ progress: 10 })).toMatchObject({ progress: 10, reading: 1.2 })
  expect(await figuresOf(id)).toEqual([4.8, -3.6])
  expect(await ledgerOf(id)).toEqual([
    [0, 40, 'user'],
    [40, 10, 'user'],
  ])
})

test('100 by hand reaches the target and completes, for a level as for a total', async () => {
  for (const measure of [books, weight]) {
    const { patch } = await someGoal({ measure })
    expect(await patch({ progress: 100 })).toMatchObject({ progress: 100, reading: measure.target, isCompleted: true })
    expect(await patch({ progress: 50 })).toMatchObject({ progress: 50, isCompleted: false })
  }
})

test('completing by a press writes no value; reopening goes back to what was counted', async () => {
  const { user, id, patch } = await someGoal({ measure: books })
  await createValue(user, id, { value: 6 })
  expect(await patch({ isCompleted: true })).toMatchObject({ isCompleted: true, progress: 100, reading: 6 })
  expect((await createValue(user, id, { value: 1 })).goal).toMatchObject({ isCompleted: true, progress: 100 })
  expect(await patch({ isCompleted: false })).toMatchObject({ isCompleted: false, completedAt: null, progress: 58 })
  expect(await figuresOf(id)).toEqual([6, 1])
})

test('a goal that is reopened has the progress it had before, and can go on from there', async () => {
  const { id, patch } = await someGoal()
  await patch({ progress: 40 })
  await patch({ progress: 100 })
  expect(await patch({ isCompleted: false })).toMatchObject({ progress: 40, isCompleted: false, completedAt: null })
  expect(await ledgerOf(id)).toEqual([
    [0, 40, 'user'],
    [40, 100, 'user'],
    [100, 40, 'user'],
  ])
  expect(await patch({ progress: 30 })).toMatchObject({ progress: 30 })
  await patch({ isCompleted: true })
  expect(await patch({ isCompleted: false })).toMatchObject({ progress: 30 })
})

test('a counted goal whose target was reached goes back with what is counted', async () => {
  const { user, id, patch } = await someGoal({ measure: books })
  await createValue(user, id, { value: 8 })
  await createValue(user, id, { value: 4 })
  await createValue(user, id, { value: 1 })
  expect(await patch({ isCompleted: false })).toMatchObject({ progress: 67, isCompleted: false, reading: 8 })
  expect(await figuresOf(id)).toEqual([8, 4, 1, -5])
  expect((await createValue(user, id, { value: 1 })).goal).toMatchObject({ progress: 75, reading: 9 })
  const level = await someGoal({ measure: weight })
  await createValue(level.user, level.id, { value: 88 })
  await createValue(level.user, level.id, { value: 83 })
  expect(await level.patch({ isCompleted: false })).toMatchObject({ progress: 50, isCompleted: false, reading: 88 })
})

test('a measure for a goal under way keeps its progress by an opening value', async () => {
  const { id, patch } = await someGoal()
  await patch({ progress: 33 })
  expect(await patch({ measure: weight })).toMatchObject({ measure: weight, progress: 33, reading: 89.36 })
  expect(await db.datapoint.findMany({ where: { goalId: id } })).toMatchObject([
    { value: 89.36, source: 'coach', note: 'before it was counted' },
  ])
  expect(await ledgerOf(id)).toEqual([[0, 33, 'user']])
})

test('with a reading it stands there; at its start it needs no opening value', async () => {
  const fresh = await someGoal()
  expect(await fresh.patch({ measure: books })).toMatchObject({ reading: 0, progress: 0 })
  expect(await figuresOf(fresh.id)).toEqual([])
  const read = await someGoal()
  expect(await read.patch({ measure: books, reading: 3 })).toMatchObject({ reading: 3, progress: 25 })
  expect(await ledgerOf(read.id)).toEqual([[0, 25, 'value']])
  expect(await read.patch({ measure: books, reading: 12 })).toMatchObject({ progress: 100, isCompleted: true })
})

test('another target counts the same values; without a measure they stay and come back with one', async () => {
  const { user, id, patch } = await someGoal({ measure: books })
  await createValue(user, id, { value: 6 })
  expect(await patch({ measure: { ...books, target: 24 } })).toMatchObject({ progress: 25, reading: 6 })
  expect(await patch({ measure: null })).toMatchObject({ measure: null, reading: null, progress: 25 })
  expect(await figuresOf(id)).toEqual([6])
  expect(await patch({ measure: { ...books, target: 24 } })).toMatchObject({ reading: 6, progress: 25 })
  expect(await figuresOf(id)).toEqual([6])
})

test('another unit needs a word on the values', async () => {
  const { user, id, patch } = await someGoal({ measure: { ...books, unit: 'km', target: 100 } })
  await createValue(user, id, { value: 10 })
  const miles = { ...books, unit: 'mi', target: 62.5 }
  await expect(patch({ measure: miles })).rejects.toMatchObject({
    code: 'conflict',
    fields: { measure: [expect.any(String)] },
  })
  expect(await patch({ measure: { ...miles, target: 50 }, keep: true })).toMatchObject({ reading: 10, progress: 20 })
  expect(await patch({ measure: { ...books, unit: 'km', target: 80 }, convert: 1.6 })).toMatchObject({ reading: 16 })
  expect(await figuresOf(id)).toEqual([16])
  await expect(patch({ measure: miles, convert: 1e12 })).rejects.toMatchObject({ code: 'validation_failed' })
})

test('values that were amounts are no times of a rhythm without a word on them', async () => {
  const { user, id, patch } = await someGoal({ measure: weight })
  await createValue(user, id, { value: 90 })
  const gym = { kind: 'rhythm', per: 'week', times: 3 } as const
  await expect(patch({ measure: gym })).rejects.toMatchObject({
    code: 'conflict',
    fields: { measure: [expect.any(String)] },
  })
  expect(await figuresOf(id)).toEqual([90])
  expect(await patch({ measure: gym, keep: true })).toMatchObject({ measure: { kind: 'rhythm' } })
  expect(await patch({ measure: { ...gym, times: 2 } })).toMatchObject({ measure: { times: 2 } })
})

test('values are converted to the times of a rhythm by a factor above 0', async () => {
  const { user, id, patch } = await someGoal({ measure: { ...books, unit: 'km', target: 100 } })
  await createValue(user, id, { value: 10 })
  expect(await patch({ measure: { kind: 'rhythm', per: 'day', times: 1 }, convert: 0.1 })).toMatchObject({
    rhythm: { today: 1 },
  })
  for (const convert of [-1, 0]) expect(goalPatch.safeParse({ convert }).success, String(convert)).toBe(false)
})

test('a completed goal that is counted from now on stays completed', async () => {
  const { patch } = await someGoal()
  await patch({ progress: 100 })
  expect(await patch({ measure: books })).toMatchObject({ isCompleted: true, progress: 100, reading: 12 })
  expect(await patch({ measure: { ...books, target: 24 } })).toMatchObject({ isCompleted: true, progress: 100 })
})

test('a response to an insight moves a counted goal by a value', async () => {
  const { user, id } = await someGoal({ measure: books })
  const given = { goalId: id, responseText: 'Half way.', goalUpdates: { progress: 50 } }
  const { goal, response } = await respondToGoal(user, given)
  expect(goal).toMatchObject({ progress: 50, reading: 6 })
  expect(await db.datapoint.findMany({ where: { goalId: id } })).toMatchObject([
    { value: 6, source: 'typed', ref: { kind: 'response', id: response.id } },
  ])
  expect(await ledgerOf(id)).toEqual([[0, 50, 'insight']])
})

test.each([
  { kind: 'total', unit: 'books', target: 0 },
  { kind: 'total', unit: 'books', start: 5, target: 3 },
  { kind: 'level', unit: 'kg', start: 80, target: 80 },
  { kind: 'rhythm', unit: 'runs', target: 3 },
  { kind: 'total', unit: 'x'.repeat(21), target: 3 },
  { kind: 'total', unit: 'km', target: Number.POSITIVE_INFINITY },
  { kind: 'total', unit: 'km', target: 1e13 },
])('the measure %j is refused', (measure) => {
  expect(goalPatch.safeParse({ measure }).success).toBe(false)
  expect(newGoal.safeParse({ title: 'x', domain: 'health', measure }).success).toBe(false)
})

test('a timestamp as target date is cut to its date', () => {
  const sent = { targetDate: '2027-03-14T23:30:00.000Z' }
  expect(goalPatch.parse(sent)).toEqual({ targetDate: '2027-03-14' })
  expect(newGoal.parse({ title: 'x', domain: 'health', ...sent })).toMatchObject({ targetDate: '2027-03-14' })
  for (const targetDate of ['soon', '2027-02-30', '2027-02-30T10:00:00Z', '']) {
    const refused = goalPatch.safeParse({ targetDate })
    expect(refused.error?.issues).toMatchObject([{ message: 'Must be a date like 2026-03-14' }])
  }
})

test('what is completed with its whole is told as completed in the ledger, and reopened to where it was', async () => {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Sort the shed', domain: 'health' })
  await updateGoal(user, id, { isCompleted: true, progress: 100 }, null)
  expect(await db.progressEvent.findMany({ where: { goalId: id } })).toMatchObject([
    { oldProgress: 0, newProgress: 100, reasoning: 'You completed it.', source: 'user' },
  ])
  expect((await updateGoal(user, id, { isCompleted: false }, null)).progress).toBe(0)
})
