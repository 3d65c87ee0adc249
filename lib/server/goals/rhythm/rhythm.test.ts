import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { accountDocument } from '@/lib/contract/account-document'
import { goalPatch, newGoal } from '@/lib/contract/goal'
import { newValue } from '@/lib/contract/measure'
import { db } from '@/lib/server/db/client'
import { accountText } from '@/lib/server/exports/account-text'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { createGoal } from '@/lib/server/goals/create-goal'
import { getGoal, listGoals } from '@/lib/server/goals/find-goals'
import { goalHistory } from '@/lib/server/goals/goal-history'
import { createValue, deleteValue, updateValue } from '@/lib/server/goals/measure/values'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { importAccount } from '@/lib/server/imports/import-account'
import { listRisks } from '@/lib/server/insights/risks'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { logValue } from '@/lib/server/proposals/log-value'
import { valueLog } from '@/lib/server/verbs/value-log'
import { ledgerOf, newUser } from '@/tests/support/counted-goal'

const gym = { kind: 'rhythm', per: 'week', times: 2 } as const
const daily = { kind: 'rhythm', per: 'day', times: 1 } as const

beforeEach(() => {
  // A Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-02T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

async function someRhythm(measure: z.input<typeof newGoal>['measure'] = gym, timeZone = 'UTC') {
  const user = await newUser(timeZone)
  const { id } = await createGoal(user, newGoal.parse({ title: 'Go to the gym', domain: 'health', measure }))
  const tick = (date?: string, value = 1) => createValue(user, id, newValue.parse({ value, date }))
  const shown = () => getGoal(user, id)
  const patch = (sent: object) => updateGoal(user, id, goalPatch.parse(sent), null)
  const history = async () => {
    const { rows } = await goalHistory(user, id, { limit: 100 })
    return rows.map(({ oldProgress, newProgress }) => [oldProgress, newProgress])
  }
  return { user, id, tick, shown, patch, history }
}

const at = (instant: string) => vi.setSystemTime(new Date(instant))

test('a tick raises the score, one a day; a second answers the first', async () => {
  const { id, tick, shown } = await someRhythm()
  const first = await tick()
  const second = await tick()
  expect(second).toMatchObject({ isRepeat: true, value: { id: first.value.id } })
  expect(await db.datapoint.count({ where: { goalId: id } })).toBe(1)
  expect(await shown()).toMatchObject({ reading: 1, progress: 50, rhythm: { now: 1, today: 1, done: 0, of: 0 } })
  const both = await Promise.all([tick('2040-01-01'), tick('2040-01-01')])
  expect(both.map(({ isRepeat }) => isRepeat).sort()).toEqual([false, true])
})

test('what is for a month still to come rests until its first day, and counts from there', async () => {
  const user = await newUser()
  const dry = { title: 'Dry February', domain: 'health', measure: daily, targetDate: '2040-02-29' } as const
  await expect(createGoal(user, newGoal.parse({ ...dry, pausedUntil: '2040-01-02' }))).rejects.toMatchObject({
    fields: { pausedUntil: [expect.any(String)] },
  })
  const { id } = await createGoal(user, newGoal.parse({ ...dry, pausedUntil: '2040-02-01' }))
  at('2040-01-20T12:00:00Z')
  expect((await listRisks(user, { limit: 10 })).rows).toMatchObject([{ status: 'paused' }])
  at('2040-02-03T12:00:00Z')
  for (const date of ['2040-02-01', '2040-02-02', '2040-02-03'])
    await createValue(user, id, newValue.parse({ value: 1, date }))
  expect(await getGoal(user, id)).toMatchObject({ rhythm: { now: 1, today: 1, done: 2, of: 2 } })
})

test('what is to be done several times a day adds up', async () => {
  const { tick, shown } = await someRhythm({ kind: 'rhythm', per: 'day', times: 3, unit: 'glasses' })
  await tick()
  await tick()
  expect(await shown()).toMatchObject({ reading: 2, progress: 67 })
})

test('the score falls when a period is over, without a write: history tells it, the version stays', async () => {
  const { id, tick, shown, history, user } = await someRhythm()
  at('2040-01-09T12:00:00Z')
  await tick('2040-01-09')
  at('2040-01-11T12:00:00Z')
  await tick()
  expect(await history()).toEqual([
    [0, 50],
    [50, 99],
  ])
  const { version } = await shown()
  at('2040-01-16T00:00:00Z')
  expect(await shown()).toMatchObject({ progress: 99, reading: 0, version })
  at('2040-01-23T00:00:00Z')
  const stands = await shown()
  expect(stands.progress).toBe(Math.round((100 * 2 ** -0.25) / (1 + 2 ** -0.25)))
  expect(stands.version).toBe(version)
  expect((await listGoals(user, { status: 'all', limit: 10 })).rows[0]).toMatchObject({
    progress: stands.progress,
    rhythm: { now: 0, today: null, done: 1, of: 2 },
  })
  expect(await ledgerOf(id)).toHaveLength(2)
  const told = await goalHistory(user, id, { limit: 100 })
  expect(await history()).toEqual([
    [0, 50],
    [50, 99],
    [99, 99],
    [99, stands.progress],
  ])
  expect(told.rows.at(-1)?.at).toEqual(new Date('2040-01-23T00:00:00Z'))
  // The next write puts them down, as they were told.
  await tick()
  const written = await goalHistory(user, id, { limit: 100 })
  expect(written.rows.slice(0, 4).map((row) => row.id)).toEqual(told.rows.map((row) => row.id))
  expect((await ledgerOf(id)).slice(0, 4).map(([from, to]) => [from, to])).toEqual(
    told.rows.map(({ oldProgress, newProgress }) => [oldProgress, newProgress]),
  )
  const page = await goalHistory(user, id, { limit: 3 })
  expect(page.rows).toHaveLength(3)
})

test('a page of a history that is not written yet goes on where the last one ended', async () => {
  const { user, id, tick } = await someRhythm(daily)
  await tick()
  at('2040-01-06T12:00:00Z')
  const whole = (await goalHistory(user, id, { limit: 100 })).rows.map((row) => row.id)
  expect(whole).toHaveLength(5)
  const paged: string[] = []
  let cursor: string | undefined
  do {
    const page = await goalHistory(user, id, { limit: 2, cursor })
    paged.push(...page.rows.map((row) => row.id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(paged).toEqual(whole)
})

test.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/London'])(
  'days are the user’s own in %s',
  async (zone) => {
    const { tick, shown } = await someRhythm(daily, zone)
    const made = await tick()
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
    expect(made.value.date).toBe(day)
    expect(await shown()).toMatchObject({ progress: 99, rhythm: { today: 1 } })
  },
)

test('a week with a change of the clock is one week', async () => {
  at('2040-03-19T12:00:00Z')
  const { tick, shown, user, id } = await someRhythm(gym, 'Europe/London')
  at('2040-03-26T12:00:00Z')
  await tick()
  at('2040-04-02T12:00:00Z')
  await tick()
  at('2040-04-08T22:59:00Z')
  expect(await shown()).toMatchObject({ rhythm: { now: 1, of: 1 } })
  at('2040-04-08T23:00:00Z')
  expect(await shown()).toMatchObject({ rhythm: { now: 0, of: 2 } })
  const { rows } = await goalHistory(user, id, { limit: 10 })
  expect(rows.at(-1)?.at).toEqual(new Date('2040-04-08T23:00:00Z'))
})

test('corrections count anew', async () => {
  const { user, tick, shown } = await someRhythm(daily)
  const { value } = await tick()
  await updateValue(user, value.id, { value: 0 })
  expect(await shown()).toMatchObject({ progress: 0, rhythm: { today: 0 } })
  await updateValue(user, value.id, { value: 1 })
  expect(await shown()).toMatchObject({ progress: 99 })
  await deleteValue(user, value.id)
  expect(await shown()).toMatchObject({ progress: 0, rhythm: { today: null } })
})

test('nothing else is a value of it', async () => {
  const { user, id, tick } = await someRhythm()
  await expect(tick(undefined, -1)).rejects.toMatchObject({ fields: { value: [expect.any(String)] } })
  await expect(tick('2040-01-03')).rejects.toMatchObject({ fields: { date: [expect.any(String)] } })
  await expect(createValue(user, id, { total: 3 })).rejects.toMatchObject({ fields: { total: [expect.any(String)] } })
  expect(newValue.safeParse({ value: Number.NaN }).success).toBe(false)
  expect(newValue.safeParse({ value: Number.POSITIVE_INFINITY }).success).toBe(false)
})

test('its progress is set by nobody, and 100 completes it; reopened it has its score', async () => {
  const { id, tick, patch } = await someRhythm()
  await tick()
  expect(await patch({ progress: 80 })).toMatchObject({ progress: 50 })
  expect(await patch({ progress: 100 })).toMatchObject({ progress: 100, isCompleted: true })
  at('2040-01-20T12:00:00Z')
  expect(await patch({ title: 'Gym' })).toMatchObject({ progress: 100, isCompleted: true })
  expect(await patch({ isCompleted: false })).toMatchObject({ progress: 0, isCompleted: false })
  expect(await ledgerOf(id)).toEqual([
    [0, 50, 'value'],
    [50, 100, 'user'],
    [100, 0, 'user'],
  ])
})

describe('how a goal is counted', () => {
  test('may become a rhythm, by the values that are there', async () => {
    const { id, tick, patch, shown } = await someRhythm({ kind: 'total', unit: 'km', target: 100 })
    await tick(undefined, 6)
    expect(await patch({ measure: daily, keep: true })).toMatchObject({ progress: 99, rhythm: { today: 6 } })
    expect(await db.datapoint.count({ where: { goalId: id } })).toBe(1)
    expect(await patch({ measure: null })).toMatchObject({ progress: 99, rhythm: null, measure: null })
    expect(await shown()).toMatchObject({ reading: null })
    expect((await db.goal.findUnique({ where: { id } }))?.tally).toBeNull()
  })

  test('weeks of a pause do not count, and are kept', async () => {
    const { tick, patch, shown } = await someRhythm()
    at('2040-01-09T12:00:00Z')
    await tick()
    at('2040-01-10T12:00:00Z')
    await tick()
    at('2040-01-16T12:00:00Z')
    await patch({ isPaused: true })
    at('2040-02-06T12:00:00Z')
    expect(await shown()).toMatchObject({ progress: 99 })
    await patch({ isPaused: false })
    expect(await shown()).toMatchObject({ progress: 99, rhythm: { of: 1 } })
    at('2040-02-20T12:00:00Z')
    expect(await shown()).toMatchObject({ rhythm: { done: 1, of: 3 } })
  })
})

test('its risk goes by the score, once three periods are over', async () => {
  const { user, shown } = await someRhythm(daily)
  const risk = async () => (await listRisks(user, { limit: 1 })).rows[0]
  expect(await risk()).toMatchObject({ status: 'tooEarly', riskLevel: 'low' })
  at('2040-01-06T12:00:00Z')
  expect(await shown()).toMatchObject({ rhythm: { of: 3 } })
  expect(await risk()).toMatchObject({ status: 'behind', riskLevel: 'high' })
})

test('an answer ticks the days that it surely tells of, and asks about today where it tells none', async () => {
  const { user, id, shown } = await someRhythm(daily)
  const answer = (response: string) => aiUpdateGoal(user, id, { response }, AbortSignal.timeout(9_000))
  const told = await answer('Went to the gym today.')
  expect(told).toMatchObject({ values: [{ value: 1, date: '2040-01-02' }], progressUpdate: { newProgress: 99 } })
  expect(await shown()).toMatchObject({ progress: 99 })
  at('2040-01-04T12:00:00Z')
  expect(await answer('I skipped it yesterday.')).toMatchObject({ values: [{ value: 0, date: '2040-01-03' }] })
  const asked = await answer('I want to get into a routine')
  expect(asked).toMatchObject({ ask: { words: 'Does today count?' } })
  const responseId = asked.ask?.responseId ?? ''
  const confirmed = { responseId, value: asked.ask?.options[0]?.value ?? 0 }
  const done = await aiUpdateGoal(user, id, { confirmed }, AbortSignal.timeout(9_000))
  expect(done).toMatchObject({ values: [{ value: 1, date: '2040-01-04' }] })
})

test('a tick on the screen can be undone; one that was there already is no act', async () => {
  const { user, id, shown } = await someRhythm(daily)
  const { act } = await logValue(user, id, { value: 1 })
  expect((await logValue(user, id, { value: 1 })).act).toBeNull()
  await undoProposal(user, act?.id ?? '')
  expect(await shown()).toMatchObject({ progress: 0, rhythm: { today: null } })
})

test('goes out and comes in whole, with the periods that were not written yet', async () => {
  const { user, id, tick } = await someRhythm(daily)
  await tick()
  at('2040-01-05T12:00:00Z')
  const text = async (of: typeof user) => {
    let whole = ''
    for await (const part of accountText(of, new Date())) whole += part
    return whole
  }
  const first = await text(user)
  const other = await newUser()
  await importAccount(other, accountDocument.parse(JSON.parse(first)))
  const second = JSON.parse(await text(other)).goals[0]
  const { goals } = JSON.parse(first)
  expect(goals[0].history).toHaveLength(4)
  const plain = ({ id: _, goalId: __, ...rest }: Record<string, unknown>) => rest
  expect(second.history.map(plain)).toEqual(goals[0].history.map(plain))
  expect(second).toMatchObject({ measure: goals[0].measure, progress: goals[0].progress, rhythm: goals[0].rhythm })
  // Brought into the account that it is of, it changes nothing and is written once.
  await importAccount(user, accountDocument.parse(JSON.parse(first)))
  await tick()
  const ids = (await goalHistory(user, id, { limit: 100 })).rows.map((row) => row.id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('a day that has its word', () => {
  const signal = AbortSignal.timeout(60_000)

  test('keeps it against an answer, which says so and claims nothing', async () => {
    const { user, id, tick } = await someRhythm(daily)
    await tick()
    await tick('2040-01-01', 0)
    const skipped = await aiUpdateGoal(user, id, { response: 'skipped today' }, signal)
    expect(skipped.progressUpdate.reasoning).toBe('Today stands as done and stays so: change it in the calendar.')
    expect(skipped.values).toBeUndefined()
    const went = await aiUpdateGoal(user, id, { response: 'I went yesterday.' }, signal)
    expect(went.progressUpdate.reasoning).toBe('Yesterday stands as not done and stays so: change it in the calendar.')
    const again = await aiUpdateGoal(user, id, { response: 'I did it today.' }, signal)
    expect(again.progressUpdate.reasoning).toBe('Today stood as done already.')
  })

  test('takes the word of a press, and its undo puts the first one back', async () => {
    const { user, id, tick } = await someRhythm(daily)
    const { value } = await tick(undefined, 0)
    const source = { kind: 'screen', id: null, quote: '' } as never
    const act = await valueLog.apply(user, { goalId: id, value: 1 } as never, source)
    expect(await db.datapoint.findUnique({ where: { id: value.id } })).toMatchObject({ value: 1 })
    await valueLog.undo(user, act)
    expect(await db.datapoint.findUnique({ where: { id: value.id } })).toMatchObject({ value: 0 })
  })
})
