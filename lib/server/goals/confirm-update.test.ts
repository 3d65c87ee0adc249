import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Confirmation } from '@/lib/contract/ask'
import { aiUpdate } from '@/lib/contract/goal'
import { insightResponse } from '@/lib/contract/insight-response'
import type { Assessment } from '@/lib/server/coach/coach'
import * as asking from '@/lib/server/coaching/ask-coach'
import { db } from '@/lib/server/db/client'
import { serializeResponse } from '@/lib/server/insights/responses'
import { undoProposal } from '@/lib/server/proposals/answer-proposal'
import { books, figuresOf, ledgerOf, newUser, weight } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from './ai-update'
import { createGoal } from './create-goal'
import { updateGoal } from './update-goal'

const askCoach = vi.spyOn(asking, 'askCoach')
beforeEach(() => void askCoach.mockReset().mockRejectedValue(new Error('nobody is asked here')))
afterAll(() => askCoach.mockRestore())

const { signal } = new AbortController()
const words = 'How many books have you read in all?'
const ask = { words, kind: 'value', unit: 'books', options: [{ label: '6 books', value: 6 }] } as const

function judges(assessment: Assessment): void {
  askCoach.mockResolvedValueOnce({ ...assessment, source: 'built-in', model: null })
}

async function someGoal(fields: object = {}) {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth', ...fields })
  return {
    user,
    id,
    say: (response: string, ifMatch: string | null = null) => aiUpdateGoal(user, id, { response }, signal, ifMatch),
    choose: (confirmed: Confirmation, ifMatch: string | null = null) =>
      aiUpdateGoal(user, id, { confirmed }, signal, ifMatch),
    stored: () => db.goal.findUniqueOrThrow({ where: { id } }),
    responses: () => db.insightResponse.findMany({ where: { goalId: id }, orderBy: { createdAt: 'asc' } }),
  }
}

async function asked(fields: object = { measure: books }) {
  const goal = await someGoal(fields)
  judges({ newProgress: 0, reasoning: 'unheard', ask: { ...ask, options: [...ask.options] } })
  const answer = await goal.say('Read a lot on the train')
  return { ...goal, answer, responseId: answer.ask?.responseId ?? '' }
}

test('values that were read are written with their words, and the goal follows', async () => {
  const { say, id } = await someGoal({ measure: books })
  judges({
    newProgress: 1,
    reasoning: '2 and 1: 3 of 12.',
    values: [2, 1].map((value) => ({ value, quote: `${value}` })),
  })
  const { goal, values, progressUpdate, act } = await say('Read 2 on the train, 1 at home')
  expect(progressUpdate).toEqual({ oldProgress: 0, newProgress: 25, reasoning: '2 and 1: 3 of 12.' })
  expect(goal).toMatchObject({ progress: 25, reading: 3 })
  expect(values).toMatchObject([
    { value: 2, source: 'heard', ref: { kind: 'response', quote: '2' } },
    { value: 1, source: 'heard', ref: { kind: 'response', quote: '1' } },
  ])
  expect(act).toMatchObject({ verb: 'progress.log', status: 'applied', source: { kind: 'response' } })
  expect(await ledgerOf(id)).toEqual([[0, 25, 'coach']])
})

test('a judged progress on a counted goal is the value that gives it, and never reopens a completed one', async () => {
  const { user, id, say } = await someGoal({ measure: weight })
  judges({ newProgress: 50, reasoning: 'Half.', quote: 'half' })
  expect((await say('half way')).goal).toMatchObject({ progress: 50, reading: 88 })
  judges({ newProgress: 100, reasoning: 'Done.', values: [{ value: 84, quote: '84' }] })
  expect((await say('84 now!')).goal).toMatchObject({ progress: 100, isCompleted: true })
  judges({ newProgress: 75, reasoning: 'Up.', values: [{ value: 86, quote: '86' }] })
  expect((await say('86 today')).goal).toMatchObject({ progress: 100, isCompleted: true, reading: 86 })
  await updateGoal(user, id, { isCompleted: false }, null)
  judges({ newProgress: 50, reasoning: 'Up.', values: [{ value: 88, quote: '88' }] })
  expect((await say('88 today')).goal).toMatchObject({ progress: 50, isCompleted: false })
})

test('milestones that were recognised are ticked', async () => {
  const { say, stored } = await someGoal({ milestones: [{ title: 'Make the list' }, { title: 'First four' }] })
  const [{ id } = { id: '' }] = (await stored()).milestones as { id: string }[]
  judges({ newProgress: 0, reasoning: 'Make the list is done.', milestoneIds: [id, 'unknown'] })
  const { act, goal } = await say('made the list')
  expect(goal.milestones).toMatchObject([
    { isCompleted: true, completedAt: expect.any(String) },
    { isCompleted: false, completedAt: null },
  ])
  expect(act).toMatchObject({ verb: 'milestone.tick', input: { milestoneIds: [id] } })
})

test('undo takes back progress, ticks and values with one ledger entry, and keeps its words in the response alone', async () => {
  const { user, id, say, stored, responses } = await someGoal({
    measure: books,
    milestones: [{ title: 'Make the list' }],
  })
  const [{ id: milestoneId } = { id: '' }] = (await stored()).milestones as { id: string }[]
  judges({ newProgress: 0, reasoning: 'All.', values: [{ value: 12, quote: '12' }], milestoneIds: [milestoneId] })
  const { act, goal } = await say('all 12 books')
  expect(goal).toMatchObject({ isCompleted: true, progress: 100 })
  await undoProposal(user, act?.id ?? '')
  expect(await stored()).toMatchObject({ progress: 0, reading: 0, isCompleted: false, completedAt: null })
  expect((await stored()).milestones).toMatchObject([{ isCompleted: false }])
  expect((await stored()).progressNotes).toBe('')
  expect(await figuresOf(id)).toEqual([])
  expect((await responses()).map(({ response }) => response)).toEqual(['all 12 books'])
  expect(await ledgerOf(id)).toHaveLength(2)
})

test('where the coach asks back nothing moves: the words are kept, and the question is open', async () => {
  const { answer, id, stored, responses } = await asked()
  expect(answer.progressUpdate).toEqual({ oldProgress: 0, newProgress: 0, reasoning: words })
  expect(answer).not.toHaveProperty('act')
  expect(await stored()).toMatchObject({ progress: 0, progressNotes: expect.stringContaining('on the train') })
  const [response] = await responses()
  expect(response && insightResponse.parse(serializeResponse(response)).ask).toEqual(answer.ask)
  expect(await ledgerOf(id)).toEqual([])
})

test('a choice completes that same response: one ledger entry, one value, no second note; once', async () => {
  const { choose, id, responseId, responses, stored } = await asked()
  const { progressNotes } = await stored()
  const answer = await choose({ responseId, value: 6 })
  expect(answer.progressUpdate).toMatchObject({ oldProgress: 0, newProgress: 50 })
  expect(answer.goal).toMatchObject({ progress: 50, reading: 6, progressNotes })
  expect(answer.values).toMatchObject([{ value: 6, ref: { kind: 'response', id: responseId } }])
  expect(answer.act).toMatchObject({ status: 'applied' })
  expect(await responses()).toMatchObject([{ ask: null, appliedUpdates: { progress: 50 } }])
  expect(await ledgerOf(id)).toEqual([[0, 50, 'coach']])
  await expect(choose({ responseId, value: 6 })).rejects.toMatchObject({ code: 'conflict' })
})

test('a figure that was offered is confirmed, and one of the person’s own is set', async () => {
  const offered = await asked()
  const { progressUpdate: confirmed } = await offered.choose({ responseId: offered.responseId, value: 6 })
  expect(confirmed.reasoning).toBe('You confirmed it: 6 of 12 books.')
  const own = await asked({})
  const { progressUpdate: set } = await own.choose({ responseId: own.responseId, progress: 4 })
  expect(set.reasoning).toBe('You set it: 4%.')
})

test('leaving it where it is closes the question with one entry', async () => {
  const { choose, id, responseId } = await asked()
  const { progressUpdate, act } = await choose({ responseId, value: 0 })
  expect(progressUpdate).toEqual({ oldProgress: 0, newProgress: 0, reasoning: 'You left it at 0 of 12 books.' })
  expect(act).toMatchObject({ verb: 'progress.log', status: 'applied', diff: [] })
  expect(await figuresOf(id)).toEqual([])
  expect(await ledgerOf(id)).toEqual([[0, 0, 'coach']])
})

test('a chosen share, or a chosen target, completes as documented', async () => {
  const open = await asked({})
  expect((await open.choose({ responseId: open.responseId, progress: 100 })).goal).toMatchObject({
    isCompleted: true,
    completionNotes: expect.stringContaining('on the train'),
  })
  const counted = await asked()
  expect((await counted.choose({ responseId: counted.responseId, value: 12 })).goal).toMatchObject({
    isCompleted: true,
  })
})

test('chosen milestones are ticked and take an uncounted goal as far as they go', async () => {
  const { choose, responseId, stored } = await asked({ milestones: ['a', 'b', 'c'].map((title) => ({ title })) })
  const [{ id } = { id: '' }] = (await stored()).milestones as { id: string }[]
  await expect(choose({ responseId, milestoneIds: ['nothing'] })).rejects.toMatchObject({ code: 'validation_failed' })
  const { goal, progressUpdate } = await choose({ responseId, milestoneIds: [id] })
  expect(goal).toMatchObject({ progress: 33 })
  expect(progressUpdate.reasoning).toBe('You confirmed that “a” is done: 1 of 3 milestones.')
})

test('another answer closes the question, and so do seven days', async () => {
  const first = await asked()
  judges({ newProgress: 0, reasoning: 'Nothing.' })
  await first.say('nothing new')
  await expect(first.choose({ responseId: first.responseId, value: 6 })).rejects.toMatchObject({ code: 'conflict' })
  const old = await asked()
  const createdAt = new Date(Date.now() - 7 * 86_400_000 - 1)
  await db.insightResponse.update({ where: { id: old.responseId }, data: { createdAt } })
  await expect(old.choose({ responseId: old.responseId, value: 6 })).rejects.toMatchObject({ code: 'conflict' })
  expect(await figuresOf(old.id)).toEqual([])
})

test('a response of another goal, or of nobody, is not there', async () => {
  const { responseId } = await asked()
  const other = await someGoal({ measure: books })
  for (const id of [responseId, 'nothing']) {
    await expect(other.choose({ responseId: id, value: 6 })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('a goal that has changed since is refused, before the coach is asked', async () => {
  const { user, id, say, choose, responseId, stored } = await asked()
  const { version } = await stored()
  await updateGoal(user, id, { description: 'Novels' }, null)
  const refused = { code: 'precondition_failed', current: { description: 'Novels' } }
  askCoach.mockClear()
  await expect(say('two more', `"${version}"`)).rejects.toMatchObject(refused)
  expect(askCoach).not.toHaveBeenCalled()
  await expect(choose({ responseId, value: 6 }, `"${version}"`)).rejects.toMatchObject(refused)
  expect((await choose({ responseId, value: 6 }, `"${version + 1}"`)).goal).toMatchObject({ progress: 50 })
})

test('a choice comes alone, and is one', () => {
  const chosen = { responseId: 'r', value: 6 }
  expect(aiUpdate.safeParse({ confirmed: chosen }).success).toBe(true)
  for (const sent of [
    {},
    { confirmed: chosen, response: 'six' },
    { confirmed: chosen, title: 'Read' },
    { confirmed: { ...chosen, progress: 50 } },
    { confirmed: { responseId: 'r' } },
    { confirmed: { responseId: 'r', value: Number.NaN } },
    { confirmed: { responseId: 'r', progress: 101 } },
  ]) {
    expect(aiUpdate.safeParse(sent).success).toBe(false)
  }
})
