import { afterEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { accountDocument } from '@/lib/contract/account-document'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { goalPatch, newGoal } from '@/lib/contract/goal'
import { newValue } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { listExperiments, startExperiment } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { accountText } from '@/lib/server/exports/account-text'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { createGoal } from '@/lib/server/goals/create-goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { importAccount } from '@/lib/server/imports/import-account'
import { applyProposal } from '@/lib/server/proposals/answer-proposal'
import { propose } from '@/lib/server/proposals/propose'
import { books, figuresOf, newUser, weight } from '@/tests/support/counted-goal'
import { createValue, updateValue } from './values'

afterEach(() => {
  vi.useRealTimers()
})

async function counted(measure: z.input<typeof newGoal>['measure'] = books, timeZone = 'UTC') {
  const user = await newUser(timeZone)
  const { id } = await createGoal(user, newGoal.parse({ title: 'A goal', domain: 'health', measure }))
  const patch = (sent: z.input<typeof goalPatch>) => updateGoal(user, id, goalPatch.parse(sent), null)
  return { user, id, patch }
}

const NO_FIGURES = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e13]

test.each(NO_FIGURES)('%d is no start, no target, no reading and no factor', (figure) => {
  const refused = [
    { measure: { ...books, start: figure } },
    { measure: { ...books, target: figure } },
    { reading: figure, measure: books },
    { convert: figure, measure: books },
  ]
  for (const patch of refused) expect(goalPatch.safeParse(patch).success).toBe(false)
  expect(newValue.safeParse({ total: figure }).success).toBe(false)
})

test.each([
  [{ kind: 'rhythm', weekdays: [9] }, 'Weekdays go from 1, Monday, to 7, Sunday'],
  [{ kind: 'rhythm', weekdays: 'Sunday' }, 'Weekdays go from 1, Monday, to 7, Sunday'],
  [{ kind: 'rhythm', per: 'year', times: 2 }, 'Say how often, and in which period'],
  [{ kind: 'rhythm', per: 'week', times: 5_000 }, 'At most 1,000 times'],
  [{ kind: 'habit' }, 'A goal is counted as a total, a level or a rhythm'],
  [{ kind: 'total', target: 5 }, 'Say what it counts, like “books”'],
  [{ kind: 'total', unit: 'kg', target: 5, format: 'clock' }, 'Its figures are a number or a duration'],
])('%o is refused in words of a person', (measure, words) => {
  for (const read of [
    newGoal.safeParse({ title: 'A goal', domain: 'health', measure }),
    goalPatch.safeParse({ measure }),
  ])
    expect(read.error?.issues.map(({ message }) => message)).toEqual([words])
})

test('no value is of a day before 1900, however it comes', async () => {
  const date = '0001-01-01'
  const words = 'The date cannot be before 1900'
  expect(newValue.safeParse({ value: 1, date }).error?.issues).toMatchObject([{ path: ['date'], message: words }])
  expect(newValue.safeParse({ value: 1, date: '1900-01-01' }).success).toBe(true)
  const { user, id } = await counted()
  const made = await createValue(user, id, { value: 2 })
  let text = ''
  for await (const part of accountText(user, new Date())) text += part
  const moved = text.replaceAll(made.value.date, date)
  expect(moved).not.toBe(text)
  const other = await newUser()
  const bringIn = async () => importAccount(other, accountDocument.parse(JSON.parse(moved)))
  await expect(bringIn()).rejects.toThrow(words)
  await aiUpdateGoal(user, id, { response: 'read 2 books on 0001-01-01' }, new AbortController().signal)
  expect(await figuresOf(id)).toEqual([2])
})

test('a start that is the target already is refused where a goal is made and where it is changed', async () => {
  for (const kind of ['total', 'level'] as const) {
    const measure = { ...books, kind, start: 12 }
    const made = newGoal.safeParse({ title: 'A goal', domain: 'health', measure })
    expect(made.error?.issues.map(({ path }) => path)).toEqual([['measure', 'target']])
    expect(goalPatch.safeParse({ measure }).success).toBe(false)
  }
  const { user, id } = await counted()
  const sent = {
    verb: 'measure.set',
    input: { goalId: id, measure: { ...books, start: 12 } },
    source: 'client',
  } as const
  await expect(propose(user, sent)).rejects.toMatchObject({ code: 'validation_failed' })
})

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a value is never of tomorrow in %s, nor moved there',
  async (zone) => {
    const { user, id } = await counted(books, zone)
    const today = dateIn(zone, new Date())
    const { value } = await createValue(user, id, { value: 1, date: today })
    const date = addDays(today, 1)
    const late = { code: 'validation_failed', fields: { date: [expect.any(String)] } }
    await expect(createValue(user, id, { value: 1, date })).rejects.toMatchObject(late)
    await expect(updateValue(user, value.id, { date })).rejects.toMatchObject(late)
    expect(await figuresOf(id)).toEqual([1])
  },
)

describe('another unit after a hundred values', () => {
  async function afterHundred() {
    const goal = await counted({ ...books, unit: 'km', target: 1_000 })
    const { user, id } = goal
    const day = addDays(dateIn('UTC', new Date()), -100)
    const data = Array.from({ length: 100 }, (_, at) => ({
      userId: user.id,
      goalId: id,
      date: addDays(day, at),
      value: 5,
      source: 'typed',
    }))
    await db.datapoint.createMany({ data })
    return goal
  }
  const miles = { ...books, unit: 'mi', target: 625 }

  test('is asked about, and nothing is touched until then', async () => {
    const { id, patch, user } = await afterHundred()
    await expect(patch({ measure: miles })).rejects.toMatchObject({
      code: 'conflict',
      fields: { measure: [expect.any(String)] },
    })
    expect(await figuresOf(id)).toEqual(Array(100).fill(5))
    expect(await getGoal(user, id)).toMatchObject({ measure: { unit: 'km', target: 1_000 } })
  })

  test('converts every one, or keeps every one', async () => {
    const converted = await afterHundred()
    expect(await converted.patch({ measure: miles, convert: 0.625 })).toMatchObject({ reading: 312.5, progress: 50 })
    expect(await figuresOf(converted.id)).toEqual(Array(100).fill(3.125))
    const kept = await afterHundred()
    expect(await kept.patch({ measure: miles, keep: true })).toMatchObject({ reading: 500, progress: 80 })
    expect(await figuresOf(kept.id)).toEqual(Array(100).fill(5))
  })

  test('by a card takes no factor that would wipe them out', async () => {
    const { user, id } = await afterHundred()
    for (const convert of [0, 1e13]) {
      const input = { goalId: id, measure: miles, convert }
      await expect(propose(user, { verb: 'measure.set', input, source: 'client' })).rejects.toMatchObject({
        code: 'validation_failed',
      })
    }
    const asked = await propose(user, { verb: 'measure.set', input: { goalId: id, measure: miles }, source: 'client' })
    await expect(applyProposal(user, asked.id, undefined)).rejects.toMatchObject({ code: 'conflict' })
    expect(await figuresOf(id)).toEqual(Array(100).fill(5))
  })
})

describe('a daily rhythm', () => {
  const daily = { kind: 'rhythm', per: 'day', times: 1 } as const

  test.each([
    // The clock of London goes back on 28 October 2040, and forward on 25 March.
    ['Europe/London', '2040-10-27T12:00:00Z'],
    ['Europe/London', '2040-03-24T12:00:00Z'],
    ['Pacific/Kiritimati', '2040-03-24T12:00:00Z'],
  ])('in %s from %s has three days in three days', async (zone, from) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(from) })
    const { user, id } = await counted(daily, zone)
    const days = new Set<string>()
    for (const passed of [0, 1, 2]) {
      vi.setSystemTime(new Date(Date.parse(from) + passed * 86_400_000))
      days.add((await createValue(user, id, { value: 1 })).value.date)
    }
    expect(days.size).toBe(3)
    expect(await getGoal(user, id)).toMatchObject({ progress: 99, rhythm: { today: 1, done: 2, of: 2 } })
  })

  test('has its day until midnight at UTC+14 and not a moment longer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-02T09:59:59Z') })
    const { user, id } = await counted(daily, 'Pacific/Kiritimati')
    await createValue(user, id, { value: 1 })
    expect(await getGoal(user, id)).toMatchObject({ rhythm: { today: 1 } })
    vi.setSystemTime(new Date('2040-01-02T10:00:00Z'))
    expect(await getGoal(user, id)).toMatchObject({ rhythm: { today: null } })
  })

  test('of which six ticks come at once has one', async () => {
    const { user, id } = await counted(daily)
    const made = await Promise.all(Array.from({ length: 6 }, () => createValue(user, id, { value: 1 })))
    expect(made.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
    expect(await figuresOf(id)).toEqual([1])
  })
})

test('a goal that goes while its experiment runs stops it, also where it is just then read', async () => {
  const { user, id } = await counted(weight)
  const begun = await startExperiment(user, { action: 'Swim', outcome: 'value', goalId: id, days: 28 })
  await db.experiment.update({ where: { id: begun.id }, data: { endsOn: addDays(dateIn('UTC', new Date()), -1) } })
  await deleteGoal(user, id)
  const reads = await Promise.all([listExperiments(user, { limit: 5 }), listExperiments(user, { limit: 5 })])
  for (const { rows } of reads)
    expect(rows.map(serializeExperiment)).toMatchObject([{ status: 'stopped', goalId: null, verdict: null }])
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(0)
})

test('a goal that goes leaves an experiment on energy running', async () => {
  const { user, id } = await counted(weight)
  await startExperiment(user, { action: 'Swim', outcome: 'energy', goalId: id, days: 28 })
  await deleteGoal(user, id)
  const { rows } = await listExperiments(user, { limit: 5 })
  expect(rows.map(serializeExperiment)).toMatchObject([{ status: 'running', outcome: 'energy', goalId: null }])
})
