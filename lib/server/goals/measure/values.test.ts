import { expect, test } from 'vitest'
import { newValue, valuePatch } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { books, figuresOf, ledgerOf, newUser, weight } from '@/tests/support/counted-goal'
import { createValue, deleteValue, listValues, updateValue } from './values'

async function countedGoal(measure = books, timeZone = 'UTC') {
  const user = await newUser(timeZone)
  const { id } = await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth', measure })
  return { user, id, goal: () => db.goal.findUniqueOrThrow({ where: { id } }) }
}

test('values of a total add up, each with one ledger entry where the progress moves', async () => {
  const { user, id, goal } = await countedGoal()
  expect(await goal()).toMatchObject({ progress: 0, reading: 0 })
  const { value } = await createValue(user, id, { value: 3, date: '2026-01-05', note: 'On the train' })
  expect(value).toMatchObject({ goalId: id, value: 3, date: '2026-01-05', note: 'On the train', source: 'typed' })
  await createValue(user, id, { value: 0.01 })
  await createValue(user, id, { value: -1 })
  expect(await goal()).toMatchObject({ progress: 17, reading: 2.01, isCompleted: false })
  expect(await ledgerOf(id)).toEqual([
    [0, 25, 'value'],
    [25, 17, 'value'],
  ])
})

test('a level goes by its newest day, and a worse one lowers the progress', async () => {
  const { user, id, goal } = await countedGoal(weight)
  await createValue(user, id, { value: 88, date: '2026-03-01' })
  await createValue(user, id, { value: 91, date: '2026-02-01' })
  expect(await goal()).toMatchObject({ progress: 50, reading: 88 })
  await createValue(user, id, { value: 90, date: '2026-03-01' })
  expect(await goal()).toMatchObject({ progress: 25, reading: 90 })
})

test('the version follows each value', async () => {
  const { user, id, goal } = await countedGoal()
  const { version } = await goal()
  await createValue(user, id, { value: 1 })
  expect((await goal()).version).toBe(version + 1)
})

test('two tabs that send the same total count it once', async () => {
  const { user, id, goal } = await countedGoal()
  await Promise.all([createValue(user, id, { total: 6 }), createValue(user, id, { total: 6 })])
  expect((await figuresOf(id)).toSorted()).toEqual([0, 6])
  await Promise.all([createValue(user, id, { value: 1 }), createValue(user, id, { value: 1 })])
  expect(await goal()).toMatchObject({ reading: 8, progress: 67 })
})

test('reaching the target completes; later values change nothing; taking the one back that did reopens', async () => {
  const { user, id, goal } = await countedGoal()
  await createValue(user, id, { value: 11 })
  const last = await createValue(user, id, { value: 1 })
  expect(last.goal).toMatchObject({ progress: 100, isCompleted: true, completedAt: expect.any(Date) })
  const more = await createValue(user, id, { value: -3 })
  expect(more.goal).toMatchObject({ progress: 100, isCompleted: true, reading: 9 })
  await deleteValue(user, more.value.id)
  expect(await goal()).toMatchObject({ isCompleted: true, reading: 12 })
  await updateValue(user, last.value.id, { value: 0.5 })
  expect(await goal()).toMatchObject({ progress: 96, isCompleted: false, completedAt: null })
  expect((await ledgerOf(id)).at(-1)).toEqual([100, 96, 'value'])
  await deleteValue(user, last.value.id)
  expect(await goal()).toMatchObject({ progress: 92, reading: 11 })
})

test('a level that was reached and lost stays completed until the value that reached it goes', async () => {
  const { user, id, goal } = await countedGoal(weight)
  const reached = await createValue(user, id, { value: 84, date: '2026-03-01' })
  await createValue(user, id, { value: 86, date: '2026-03-08' })
  expect(await goal()).toMatchObject({ isCompleted: true, reading: 86 })
  await deleteValue(user, reached.value.id)
  expect(await goal()).toMatchObject({ isCompleted: false, progress: 75 })
})

test('99 is as far as a progress goes that has not arrived', async () => {
  const { user, id } = await countedGoal()
  expect((await createValue(user, id, { value: 11.999 })).goal).toMatchObject({ progress: 99, isCompleted: false })
})

test('a date may be today where the user is, and not later', async () => {
  const { user, id } = await countedGoal(books, 'Pacific/Kiritimati')
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: user.timeZone, dateStyle: 'short' }).format()
  const { value } = await createValue(user, id, { value: 1 })
  expect(value.date).toBe(today)
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const refused = { code: 'validation_failed', fields: { date: [expect.any(String)] } }
  await expect(createValue(user, id, { value: 1, date: tomorrow })).rejects.toMatchObject(refused)
  await expect(updateValue(user, value.id, { date: tomorrow })).rejects.toMatchObject(refused)
})

test('without a measure there is nothing to count, and a level has no total', async () => {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Be kinder', domain: 'relationships' })
  await expect(createValue(user, id, { value: 1 })).rejects.toMatchObject({ code: 'conflict', current: { id } })
  const counted = await countedGoal(weight)
  await expect(createValue(counted.user, counted.id, { total: 1 })).rejects.toMatchObject({
    fields: { total: [expect.any(String)] },
  })
  expect(await figuresOf(counted.id)).toEqual([])
})

test('another’s goal and value are not there', async () => {
  const { user, id } = await countedGoal()
  const { value } = await createValue(user, id, { value: 1 })
  const other = await newUser()
  const nothing = { code: 'not_found' }
  await expect(createValue(other, id, { value: 1 })).rejects.toMatchObject(nothing)
  await expect(listValues(other, id, { limit: 5 })).rejects.toMatchObject(nothing)
  await expect(updateValue(other, value.id, { value: 2 })).rejects.toMatchObject(nothing)
  await expect(deleteValue(other, value.id)).rejects.toMatchObject(nothing)
  expect(await figuresOf(id)).toEqual([1])
})

test('pages hold every value once, newest day first', async () => {
  const { user, id } = await countedGoal()
  for (const [at, day] of ['03', '01', '02', '02', '03'].entries()) {
    await createValue(user, id, { value: at, date: `2026-05-${day}` })
  }
  const first = await listValues(user, id, { limit: 3 })
  const rest = await listValues(user, id, { limit: 3, cursor: first.next ?? '' })
  expect([...first.rows, ...rest.rows].map(({ value }) => value)).toEqual([4, 0, 3, 2, 1])
  expect(rest.next).toBeNull()
})

test.each([
  {},
  { value: 1, total: 2 },
  { value: Number.NaN },
  { value: Number.POSITIVE_INFINITY },
  { value: '6' },
  { value: 1e13 },
  { total: -1e13 },
  { value: 1, date: '2026-02-30' },
  { value: 1, note: 'x'.repeat(1_001) },
])('%j is refused', (body) => {
  expect(newValue.safeParse(body).success).toBe(false)
})

test('a correction may send anything but what is no figure', () => {
  expect(valuePatch.safeParse({}).success).toBe(true)
  expect(valuePatch.safeParse({ value: Number.NaN }).success).toBe(false)
})
