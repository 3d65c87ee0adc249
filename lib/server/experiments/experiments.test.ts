import { expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { deleteGoal } from '@/lib/server/goals/delete-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { createEntry } from '@/lib/server/journal/write-entry'
import { applyProposal, undoProposal } from '@/lib/server/proposals/answer-proposal'
import { propose } from '@/lib/server/proposals/propose'
import { readExperiments } from '@/lib/server/record/sources/experiments'
import { readMemories } from '@/lib/server/record/sources/memories'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { newUser, weight } from '@/tests/support/counted-goal'
import { drawDays } from './draw-days'
import { changeExperiment, deleteExperiment, listExperiments, startExperiment } from './experiments'
import { serializeExperiment } from './serialize-experiment'
import { weighDays } from './weigh-days'

const zone = 'Pacific/Auckland'
const today = () => dateIn(zone, new Date())

/** An experiment that began some days ago, as if it had been started then. */
async function begun(user: UserRow, ago: number, length: number) {
  const { id } = await startExperiment(user, { action: 'Swim', outcome: 'energy', days: length })
  const startsOn = addDays(today(), -ago)
  const days = drawDays(length, 7).map((on, at) => ({ date: addDays(startsOn, at), on, done: null, outcome: null }))
  const data = { seed: 7, days, startsOn, endsOn: addDays(startsOn, length - 1) }
  await db.experiment.update({ where: { id }, data })
  return { id, days }
}

async function listed(user: UserRow) {
  return (await listExperiments(user, { limit: 50 })).rows.map(serializeExperiment)
}

test('days are drawn by the seed, each weekday once on and once off in a fortnight', () => {
  const days = drawDays(42, 11)
  expect(drawDays(42, 11)).toEqual(days)
  expect(drawDays(42, 12)).not.toEqual(days)
  for (let at = 0; at < 42; at += 14) {
    for (let day = at; day < at + 7; day++) expect(days[day]).not.toBe(days[day + 7])
    expect([3, 4]).toContain(days.slice(at, at + 7).filter(Boolean).length)
  }
  const odd = drawDays(31, 3)
  expect([odd.length, odd.filter(Boolean).length >= 15 && odd.filter(Boolean).length <= 16]).toEqual([31, true])
})

test('a difference that chance cannot make is weighed as one; days without an outcome are left out', () => {
  const plan = drawDays(28, 5)
  const days = plan.map((on, at) => ({ on, outcome: at === 3 ? null : (on ? 4 : 2) + at / 50 }))
  expect(weighDays(days, 5)).toMatchObject({ n: 27, missing: 1, odds: expect.any(Number) })
  expect(weighDays(days, 5)?.odds).toBeLessThan(0.005)
  expect(weighDays(days, 5)?.difference).toBeCloseTo(2, 0)
  const against = days.map((day) => ({ ...day, on: !day.on }))
  expect(weighDays(against, 5)?.odds).toBeGreaterThan(0.9)
  const flat = plan.map((on) => ({ on, outcome: 3 }))
  expect(weighDays(flat, 5)?.odds).toBe(1)
  expect(
    weighDays(
      plan.map((on, at) => ({ on, outcome: at < 6 ? 3 : null })),
      5,
    ),
  ).toBeNull()
})

test('it ends with one verdict, kept with its days and remembered once, whoever looks first', async () => {
  const user = await newUser(zone)
  const { id, days } = await begun(user, 28, 28)
  for (const [at, { date, on }] of days.entries()) {
    if (at !== 4) await createEntry(user, { mood: on ? 5 : 2, notes: 'A day.', date })
  }
  const [seen] = (await Promise.all([listed(user), listed(user)])).flat()
  expect(seen).toMatchObject({ id, status: 'done', verdict: { difference: 3, n: 27, missing: 1 } })
  expect(seen?.verdict?.words).toMatch(/^“Swim” helps: energy was 5 on the days on and 2 on the others\./)
  expect(seen?.days[4]?.outcome).toBeNull()
  const memories = await db.memory.findMany({ where: { userId: user.id } })
  expect(memories).toMatchObject([{ text: seen?.verdict?.words, sourceKind: 'experiment', sourceId: id }])
  await createEntry(user, { mood: 1, notes: 'Written later.', date: days[4]?.date })
  expect(await listed(user)).toEqual([seen])
  await deleteExperiment(user, id)
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(0)
})

test('where nothing tells the days apart it says that it cannot tell, and where too little is written', async () => {
  const user = await newUser(zone)
  const { days } = await begun(user, 28, 28)
  await createEntry(user, { mood: 3, notes: 'A day.', date: days[0]?.date })
  expect((await listed(user))[0]?.verdict?.words).toBe('Cannot tell: only 1 of 28 days have an outcome.')
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(0)
  for (const { date } of days) await createEntry(user, { mood: 3, notes: 'A day.', date })
  await begun(user, 28, 28)
  expect((await listed(user))[0]?.verdict?.words).toMatch(
    /^Cannot tell whether “Swim” helps: energy was 3 .* 100 of 100/,
  )
})

test('what was done is noted of days that have begun; a stopped one has no verdict and its stop can be undone', async () => {
  const user = await newUser(zone)
  const { id, days } = await begun(user, 5, 28)
  const date = (at: number) => days[at]?.date ?? ''
  const changed = await changeExperiment(user, id, {
    days: [
      { date: date(0), done: true },
      { date: date(1), done: false },
    ],
  })
  expect(
    serializeExperiment(changed)
      .days.slice(0, 3)
      .map(({ done }) => done),
  ).toEqual([true, false, null])
  for (const wrong of [date(6), '2020-01-01']) {
    const patch = { days: [{ date: wrong, done: true }] }
    await expect(changeExperiment(user, id, patch)).rejects.toMatchObject({ code: 'validation_failed' })
  }
  const stop = await propose(user, { verb: 'experiment.stop', input: { experimentId: id }, source: 'client' })
  await applyProposal(user, stop.id, undefined)
  expect(await listed(user)).toMatchObject([{ status: 'stopped', verdict: null }])
  await undoProposal(user, stop.id)
  expect(await listed(user)).toMatchObject([{ status: 'running' }])
})

test('one on a goal’s values stops with the goal; less is better where a level is to come down', async () => {
  const user = await newUser(zone)
  const goal = await createGoal(user, { title: 'Weigh less', domain: 'health', measure: weight })
  const input = { action: 'Swim', outcome: 'value', goalId: goal.id } as const
  const proposal = await propose(user, { verb: 'experiment.start', input, source: 'screen' })
  const { resultId } = await applyProposal(user, proposal.id, undefined)
  const { id, days } = await begun(user, 28, 28)
  await db.experiment.update({ where: { id }, data: { goalId: goal.id, outcome: 'value' } })
  const data = days.map(({ date, on }) => ({
    userId: user.id,
    goalId: goal.id,
    date,
    value: on ? 88 : 90,
    source: 'typed',
  }))
  await db.datapoint.createMany({ data })
  const [done] = (await listed(user)).filter((one) => one.id === id)
  expect(done?.verdict).toMatchObject({
    difference: 2,
    words: expect.stringMatching(/^“Swim” helps: the value was 88/),
  })
  await deleteGoal(user, goal.id)
  expect(await db.experiment.findUnique({ where: { id: resultId ?? '' } })).toMatchObject({
    status: 'stopped',
    goalId: null,
  })
  await expect(startExperiment(user, { action: 'Swim', outcome: 'value' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('an experiment on a goal that is never sent is kept back, and what was learned from it; both are indexed again', async () => {
  const user = await newUser(zone)
  const goal = await createGoal(user, { title: 'Weigh less', domain: 'health', measure: weight })
  const { id, days } = await begun(user, 28, 28)
  await db.experiment.update({ where: { id }, data: { goalId: goal.id } })
  for (const { date, on } of days) await createEntry(user, { mood: on ? 5 : 2, notes: 'A day.', date })
  await listed(user)
  const memory = await db.memory.findFirstOrThrow({ where: { userId: user.id } })
  const lines = async () => [...(await readExperiments(db, [id])), ...(await readMemories(db, [memory.id]))]
  expect((await lines()).map(({ neverSend }) => neverSend)).toEqual([false, false])
  await db.$executeRaw`DELETE FROM "record_queue" WHERE "userId" = ${user.id}`
  await updateGoal(user, goal.id, { neverSend: true }, null)
  expect((await lines()).map(({ neverSend }) => neverSend)).toEqual([true, true])
  const waiting = await db.$queryRaw<{ source: string }[]>`
    SELECT "source" FROM "record_queue" WHERE "sourceId" IN (${id}, ${memory.id})`
  expect(waiting.map(({ source }) => source).toSorted()).toEqual(['Experiment', 'Memory'])
})
