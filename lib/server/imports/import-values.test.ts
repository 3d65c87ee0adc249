import { expect, test } from 'vitest'
import { accountDocument } from '@/lib/contract/account-document'
import { goalPatch } from '@/lib/contract/goal'
import { db } from '@/lib/server/db/client'
import { accountText } from '@/lib/server/exports/account-text'
import { csvText } from '@/lib/server/exports/csv'
import { valueExportRecords, valuesFile } from '@/lib/server/exports/lists'
import { createGoal } from '@/lib/server/goals/create-goal'
import { createValue, deleteValue } from '@/lib/server/goals/measure/values'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { respondToGoal } from '@/lib/server/insights/responses'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { books, newUser, weight } from '@/tests/support/counted-goal'
import { importAccount } from './import-account'

const emptyGoal = { title: 'Read 12 books', domain: 'personal-growth' } as const

async function textOf(chunks: AsyncGenerator<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

/** The whole account but for what is its owner's and the moment's. */
async function exportOf(user: UserRow): Promise<string> {
  const { exportedAt: _, profile: __, ...lists } = JSON.parse(await textOf(accountText(user, new Date())))
  return JSON.stringify(lists).replaceAll(user.id, 'owner')
}

const documentOf = async (user: UserRow) => JSON.parse(await textOf(accountText(user, new Date())))

/** An account with goals in every state that counting knows. */
async function countedAccount(): Promise<UserRow> {
  const user = await newUser()
  const patch = (id: string, sent: object) => updateGoal(user, id, goalPatch.parse(sent), null)
  const total = await createGoal(user, { ...emptyGoal, measure: books })
  await createValue(user, total.id, { value: 2.5, date: '2026-02-03', note: '=a formula, "quoted"' })
  await createValue(user, total.id, { value: -1 })
  await respondToGoal(user, { goalId: total.id, responseText: 'Half', goalUpdates: { progress: 50 } })
  const level = await createGoal(user, { ...emptyGoal, title: 'Weigh 84 kg', measure: weight })
  await createValue(user, level.id, { value: 84 })
  await createValue(user, level.id, { value: 86 })
  const reopened = await createGoal(user, { ...emptyGoal, title: 'Read 12 more', measure: books })
  await createValue(user, reopened.id, { value: 12 })
  await patch(reopened.id, { isCompleted: false })
  const open = await createGoal(user, { ...emptyGoal, title: 'Be kinder', measure: books })
  await createValue(user, open.id, { value: 1 })
  await patch(open.id, { measure: null })
  await patch((await createGoal(user, emptyGoal)).id, { progress: 30 })
  return user
}

test('an account comes out of an import as it went in, byte by byte, and a second one creates nothing', async () => {
  const user = await countedAccount()
  const [document, before] = [await documentOf(user), await exportOf(user)]
  await db.user.delete({ where: { id: user.id } })
  const heir = await newUser()
  const { created } = await importAccount(heir, accountDocument.parse(document))
  expect(created).toBeGreaterThan(10)
  expect(await exportOf(heir)).toBe(before)
  expect(await importAccount(heir, accountDocument.parse(document))).toMatchObject({ created: 0 })
  expect(await exportOf(heir)).toBe(before)
})

test('beside the account that it came from values go under new ids, with their links', async () => {
  const document = await documentOf(await countedAccount())
  const heir = await newUser()
  await importAccount(heir, accountDocument.parse(document))
  const values = await db.datapoint.findMany({ where: { userId: heir.id }, orderBy: { createdAt: 'asc' } })
  expect(values).toHaveLength(document.goals.flatMap((goal: { values: object[] }) => goal.values).length)
  const heard = values.find(({ ref }) => ref !== null)?.ref as { id: string }
  expect(await db.insightResponse.findFirst({ where: { id: heard.id, userId: heir.id } })).not.toBeNull()
})

test('a value that was deleted comes back with an import, and its goal is counted anew', async () => {
  const user = await newUser()
  const { id } = await createGoal(user, { ...emptyGoal, measure: books })
  const { value } = await createValue(user, id, { value: 6 })
  const document = accountDocument.parse(await documentOf(user))
  await deleteValue(user, value.id)
  expect(await importAccount(user, document)).toMatchObject({ created: 1 })
  expect(await db.goal.findUnique({ where: { id } })).toMatchObject({ progress: 50, reading: 6 })
  const [last] = await db.progressEvent.findMany({ where: { goalId: id }, orderBy: [{ at: 'desc' }, { id: 'desc' }] })
  expect(last).toMatchObject({ oldProgress: 0, newProgress: 50, source: 'import' })
})

test('an older document has no measures, and a progress that the values do not make is not taken', async () => {
  const user = await newUser()
  await createValue(user, (await createGoal(user, { ...emptyGoal, measure: books })).id, { value: 6 })
  const document = await documentOf(user)
  const [{ values, measure, reading, ...old }] = document.goals
  const heir = await newUser()
  await importAccount(heir, accountDocument.parse({ ...document, goals: [old] }))
  expect(await db.goal.findFirst({ where: { userId: heir.id } })).toMatchObject({ measure: null, progress: 50 })
  const other = await newUser()
  const wrong = { ...old, values, measure, reading: 11, progress: 90, history: [] }
  await importAccount(other, accountDocument.parse({ ...document, goals: [wrong] }))
  expect(await db.goal.findFirst({ where: { userId: other.id } })).toMatchObject({ reading: 6, progress: 50 })
})

test('what the API would refuse is refused, and nothing comes in', async () => {
  const user = await newUser()
  await createValue(user, (await createGoal(user, { ...emptyGoal, measure: books })).id, { value: 6 })
  const document = await documentOf(user)
  const [goal] = document.goals
  const refuses = (changes: object) =>
    expect(accountDocument.safeParse({ ...document, goals: [{ ...goal, ...changes }] }).success).toBe(false)
  refuses({ measure: { ...books, target: 0 } })
  refuses({ measure: { ...books, kind: 'rhythm' } })
  refuses({ measure: { ...books, unit: 'x'.repeat(21) } })
  for (const wrong of [{ value: 1e13 }, { value: null }, { date: 'today' }, { source: 'guessed' }, { note: 1 }]) {
    refuses({ values: [{ ...goal.values[0], ...wrong }] })
  }
  const heir = await newUser()
  const later = { ...goal, values: [{ ...goal.values[0], date: '2999-01-01' }] }
  await expect(importAccount(heir, accountDocument.parse({ ...document, goals: [later] }))).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await db.goal.count({ where: { userId: heir.id } })).toBe(0)
})

test('the values as a CSV file', async () => {
  const lines = (await textOf(csvText(valuesFile, valueExportRecords(await countedAccount())))).split('\r\n')
  expect(lines[0]).toBe('Goal,Date,Value,Unit,Note,Source')
  expect(lines[1]).toBe(`Read 12 books,2026-02-03,2.5,books,"'=a formula, ""quoted""",typed`)
  expect(lines.some((line) => /^Read 12 books,[\d-]{10},-1,books,,typed$/.test(line))).toBe(true)
  expect(lines.some((line) => /^Be kinder,[\d-]{10},1,,,typed$/.test(line))).toBe(true)
})
