import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { dateIn } from '@/lib/contract/calendar'
import { aiUpdate } from '@/lib/contract/goal'
import type { Assessment } from '@/lib/server/coach/coach'
import * as asking from '@/lib/server/coaching/ask-coach'
import { dayQuestions } from '@/lib/server/dashboard/day-questions'
import { ongoingGoals } from '@/lib/server/dashboard/ongoing-goals'
import { db } from '@/lib/server/db/client'
import { historiesOf } from '@/lib/server/insights/histories'
import { lookBackOn } from '@/lib/server/insights/look-back'
import { listResponses, serializeResponse } from '@/lib/server/insights/responses'
import { applyProposal, undoProposal } from '@/lib/server/proposals/answer-proposal'
import { propose } from '@/lib/server/proposals/propose'
import { readCheckIns } from '@/lib/server/record/sources/check-ins'
import { newUser } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from './ai-update'
import { createGoal } from './create-goal'
import { goalHistory } from './goal-history'
import { goalRecord } from './goal-record'
import { patchGoal } from './patch-goal'
import { serializeProgressEvent } from './serialize-goal'
import { storedMilestones } from './stored-goal'

const askCoach = vi.spyOn(asking, 'askCoach')
beforeEach(() => void askCoach.mockReset().mockRejectedValue(new Error('nobody is asked here')))
afterAll(() => askCoach.mockRestore())

const { signal } = new AbortController()
const judges = (assessment: Assessment) =>
  askCoach.mockResolvedValueOnce({ ...assessment, source: 'built-in', model: null })

async function someGoal() {
  const user = await newUser()
  const { id } = await createGoal(user, {
    title: 'Run the bay half marathon',
    domain: 'health',
    milestones: [{ title: '15 km without stopping', isCompleted: true }, { title: '18 km' }, { title: 'Race day' }],
  })
  await patchGoal(user, id, { progress: 74 }, null)
  const milestones = async () => storedMilestones.parse((await db.goal.findUniqueOrThrow({ where: { id } })).milestones)
  return {
    user,
    id,
    milestones,
    say: (response: string) => aiUpdateGoal(user, id, aiUpdate.parse({ response }), signal),
    progress: async () => (await db.goal.findUniqueOrThrow({ where: { id } })).progress,
    ledger: async () => {
      const { rows } = await goalHistory(user, id, { limit: 50 })
      return rows.map(serializeProgressEvent)
    },
    tick: async (title: string, isCompleted: boolean) =>
      patchGoal(
        user,
        id,
        { milestones: (await milestones()).map((one) => (one.title === title ? { ...one, isCompleted } : one)) },
        null,
      ),
  }
}

test('a check-in that is taken back counts nowhere, and is told as taken back', async () => {
  const { user, id, say, milestones, ledger, progress } = await someGoal()
  const today = dateIn(user.timeZone, new Date())
  const day = { today, timeZone: user.timeZone }
  const counted = async () => {
    const { checkIns, stepsDone, goals } = await lookBackOn(user, today, today)
    const record = await goalRecord({
      ...(await db.goal.findUniqueOrThrow({ where: { id }, include: { tags: true } })),
      rhythm: null,
    })
    const asked = await dayQuestions(user, today, await ongoingGoals(user, new Date()), [])
    const responses = await db.insightResponse.findMany({ where: { goalId: id } })
    const indexed = await readCheckIns(
      db,
      responses.map((one) => one.id),
    )
    return {
      checkIns,
      stepsDone,
      goals,
      told: record.history.map(({ newProgress }) => newProgress),
      forecast: (await historiesOf(user.id, [id])).get(id)?.length,
      asked: asked.map(({ state }) => state),
      indexed: indexed.length,
      day,
    }
  }
  const before = await counted()
  expect(before.asked).toEqual(['open'])
  const open = (await milestones()).find(({ title }) => title === '18 km')
  judges({ newProgress: 80, reasoning: '“18 km” is done.', milestoneIds: [open?.id ?? ''] })
  const { act } = await say('Ran 14 km along the bay')
  expect((await counted()).asked).toEqual(['answered'])
  await undoProposal(user, act?.id ?? '')

  expect(await counted()).toEqual(before)
  expect(await progress()).toBe(74)
  expect((await ledger()).map(({ newProgress, takenBackAt }) => [newProgress, Boolean(takenBackAt)])).toEqual([
    [74, false],
    [80, true],
    [74, true],
  ])
  const { rows } = await listResponses(user, id, { limit: 5 })
  expect(rows.map((row) => serializeResponse(row))).toMatchObject([
    { parsedData: { response: 'Ran 14 km along the bay', appliedUpdates: {} }, takenBackAt: expect.any(String) },
  ])
  expect(rows.map((row) => serializeResponse(row).parsedData.appliedUpdates)).toEqual([{}])
})

test('a check-in that moved nothing but a tick is taken back as well', async () => {
  const { user, say, milestones, ledger } = await someGoal()
  const open = (await milestones()).find(({ title }) => title === '18 km')
  judges({ newProgress: 74, reasoning: 'Done.', milestoneIds: [open?.id ?? ''] })
  const { act } = await say('Ran the 18 km')
  await undoProposal(user, act?.id ?? '')
  expect((await ledger()).filter(({ takenBackAt }) => !takenBackAt)).toHaveLength(1)
})

test('a check-in that moved nothing is taken back like any other', async () => {
  const { user, id, say, ledger } = await someGoal()
  judges({ newProgress: 74, reasoning: 'Kept. It stays at 74%.' })
  const { act } = await say('felt good about it today')
  await undoProposal(user, act?.id ?? '')
  const { rows } = await listResponses(user, id, { limit: 5 })
  expect(rows.map((row) => serializeResponse(row).takenBackAt)).toEqual([expect.any(String)])
  expect((await ledger()).filter(({ takenBackAt }) => !takenBackAt)).toHaveLength(1)
})

test('a milestone that is opened again takes along the progress that it brought', async () => {
  const { user, say, milestones, ledger, progress, tick } = await someGoal()
  const open = (await milestones()).find(({ title }) => title === '18 km')
  judges({ newProgress: 80, reasoning: '“18 km” is done.', milestoneIds: [open?.id ?? ''] })
  await say('Ran 14 km along the bay')
  const { act } = await tick('18 km', false)
  expect(await progress()).toBe(74)
  expect((await ledger()).at(-1)?.reasoning).toBe('“18 km” is open again.')
  expect((await ledger()).filter(({ takenBackAt }) => !takenBackAt).map((one) => one.newProgress)).toEqual([74])
  // Taking back that it was opened brings both back.
  await undoProposal(user, act?.id ?? '')
  expect(await progress()).toBe(80)
  expect((await ledger()).filter(({ takenBackAt }) => !takenBackAt).map((one) => one.newProgress)).toEqual([74, 80])
})

test('a milestone of before, or a goal that moved since, keeps its progress', async () => {
  const { say, milestones, progress, tick } = await someGoal()
  await tick('15 km without stopping', false)
  expect(await progress()).toBe(74)
  const open = (await milestones()).find(({ title }) => title === '18 km')
  judges({ newProgress: 80, reasoning: '“18 km” is done.', milestoneIds: [open?.id ?? ''] })
  await say('Ran 18 km')
  judges({ newProgress: 85, reasoning: 'More.' })
  await say('And more')
  await tick('18 km', false)
  expect(await progress()).toBe(85)
})

test('an answer is taken back with the ticks that it brought within reach, and not over another change', async () => {
  const user = await newUser()
  const { id } = await createGoal(user, {
    title: 'Swim 40 km',
    domain: 'health',
    measure: { kind: 'total', unit: 'km', format: 'number', start: 0, target: 40 },
    milestones: [{ title: 'Swim 10 km' }, { title: 'Buy a cap' }],
  })
  const stored = () => db.goal.findUniqueOrThrow({ where: { id } })
  const ticked = async () => storedMilestones.parse((await stored()).milestones).map((one) => one.isCompleted)
  const tick = async (title: string, isCompleted: boolean) => {
    const milestones = storedMilestones.parse((await stored()).milestones)
    await patchGoal(
      user,
      id,
      { milestones: milestones.map((one) => (one.title === title ? { ...one, isCompleted } : one)) },
      null,
    )
  }
  judges({ newProgress: 25, reasoning: '10 of 40 km.', values: [{ value: 10, quote: 'swam 10 km' }] })
  const first = await aiUpdateGoal(user, id, aiUpdate.parse({ response: 'swam 10 km' }), signal)
  await tick('Swim 10 km', true)
  await undoProposal(user, first.act?.id ?? '')
  expect(await stored()).toMatchObject({ progress: 0, reading: 0 })
  expect(await ticked()).toEqual([false, false])

  const [ten] = storedMilestones.parse((await stored()).milestones)
  const values = [{ value: 10, quote: 'swam 10 km' }]
  judges({ newProgress: 25, reasoning: '10 of 40 km.', values, milestoneIds: [ten?.id ?? ''] })
  const both = await aiUpdateGoal(user, id, aiUpdate.parse({ response: 'swam 10 km' }), signal)
  expect([(await stored()).reading, ...(await ticked())]).toEqual([10, true, false])
  await undoProposal(user, both.act?.id ?? '')
  expect([(await stored()).reading, ...(await ticked())]).toEqual([0, false, false])

  judges({ newProgress: 25, reasoning: '10 of 40 km.', values: [{ value: 10, quote: 'swam 10 km' }] })
  const second = await aiUpdateGoal(user, id, aiUpdate.parse({ response: 'swam 10 km' }), signal)
  await tick('Buy a cap', true)
  await undoProposal(user, second.act?.id ?? '')
  expect(await stored()).toMatchObject({ progress: 0, reading: 0 })
  expect(await ticked()).toEqual([false, true])

  judges({ newProgress: 25, reasoning: '10 of 40 km.', values: [{ value: 10, quote: 'swam 10 km' }] })
  const third = await aiUpdateGoal(user, id, aiUpdate.parse({ response: 'swam 10 km' }), signal)
  await patchGoal(user, id, { title: 'Swim 40 km by May' }, null)
  await expect(undoProposal(user, third.act?.id ?? '')).rejects.toMatchObject({ code: 'conflict' })
})

test('a check-in is taken back after another milestone was ticked, which stays with what it moves', async () => {
  const { user, id, say, milestones, ledger, progress, tick } = await someGoal()
  await patchGoal(user, id, { progress: 40 }, null)
  const offered = async () => (await listResponses(user, id, { limit: 5 })).rows.map(({ act }) => act)
  judges({ newProgress: 50, reasoning: 'A good run.' })
  const { act } = await say('Ran 14 km along the bay')
  // It takes the goal further, to two of its three milestones.
  await tick('Race day', true)
  expect([await progress(), await offered()]).toEqual([67, [act?.id]])
  await undoProposal(user, act?.id ?? '')
  expect(await progress()).toBe(67)
  expect((await milestones()).map((one) => one.isCompleted)).toEqual([true, false, true])
  const standing = async () =>
    (await ledger()).flatMap(({ takenBackAt, oldProgress, newProgress, reasoning }) =>
      takenBackAt ? [] : [`${oldProgress} → ${newProgress} ${reasoning}`],
    )
  expect(await standing()).toEqual([
    '0 → 74 You set it yourself.',
    '74 → 40 You set it yourself.',
    '40 → 67 “Race day” is done: 2 of 3 milestones.',
  ])

  const open = (await milestones()).find(({ title }) => title === '18 km')
  await tick('Race day', false)
  await tick('15 km without stopping', false)
  await patchGoal(user, id, { progress: 10 }, null)
  judges({ newProgress: 50, reasoning: '“18 km” is done.', milestoneIds: [open?.id ?? ''] })
  const next = await say('Ran 18 km')
  await tick('Race day', true)
  expect(await progress()).toBe(67)
  await undoProposal(user, next.act?.id ?? '')
  // What it ticked is open again, and the tick tells what it moves without that: no check-in is left behind.
  expect((await milestones()).map((one) => one.isCompleted)).toEqual([false, false, true])
  expect(await progress()).toBe(33)
  expect((await standing()).at(-1)).toBe('10 → 33 “Race day” is done: 1 of 3 milestones.')

  await tick('Race day', false)
  await patchGoal(user, id, { progress: 10 }, null)
  judges({ newProgress: 80, reasoning: 'A good run.' })
  const far = await say('Ran 16 km')
  // Under the share that was told, it moves nothing yet.
  await tick('Race day', true)
  await undoProposal(user, far.act?.id ?? '')
  expect([await progress(), (await standing()).at(-1)]).toEqual([33, '10 → 33 “Race day” is done: 1 of 3 milestones.'])

  judges({ newProgress: 70, reasoning: 'More.' })
  await say('And more')
  await patchGoal(user, id, { progress: 72 }, null)
  expect(await offered()).not.toContainEqual(expect.any(String))
})

test('an answer that came after a note keeps the note from being taken back', async () => {
  const { user, id, say } = await someGoal()
  const input = { goalId: id, progress: 74, note: 'Bought shoes' }
  const { id: card } = await propose(user, { verb: 'progress.log', input, source: 'client' })
  await applyProposal(user, card, undefined)
  judges({ newProgress: 74, reasoning: 'Kept. It stays at 74%.' })
  await say('felt good about it today')
  await expect(undoProposal(user, card)).rejects.toMatchObject({ code: 'conflict' })
  expect((await db.goal.findUniqueOrThrow({ where: { id } })).progressNotes).toContain('felt good about it today')
})

test('an answer that completed its goal is taken back out of the notes, and what was noted since is kept', async () => {
  const { user, id, say } = await someGoal()
  const goal = () => db.goal.findUniqueOrThrow({ where: { id } })
  judges({ newProgress: 78, reasoning: 'A little more.' })
  await say('Ran 12 km')
  const { progressNotes } = await goal()
  judges({ newProgress: 100, reasoning: 'Done.' })
  const { act } = await say('Ran the race')
  await patchGoal(user, id, { completionNotes: 'Slow is fine' }, null)
  await undoProposal(user, act?.id ?? '')
  expect(await goal()).toMatchObject({
    isCompleted: false,
    progress: 78,
    progressNotes,
    completionNotes: 'Slow is fine',
  })
})
