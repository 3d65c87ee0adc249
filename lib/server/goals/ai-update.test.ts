import { afterAll, expect, test, vi } from 'vitest'
import { crisisReply } from '@/lib/server/coach/safety'
import * as asking from '@/lib/server/coaching/ask-coach'
import { regenerateDescription, suggestDescription } from '@/lib/server/coaching/describe-goal'
import { db } from '@/lib/server/db/client'
import {
  createResponse,
  respondToGoal,
  serializeGoalResponse,
  serializeKeptResponse,
} from '@/lib/server/insights/responses'
import { books } from '@/tests/support/counted-goal'
import { aiUpdateGoal } from './ai-update'

const askCoach = vi.spyOn(asking, 'askCoach')
afterAll(() => askCoach.mockRestore())

const { signal } = new AbortController()

async function userWithGoal(email: string, measured: object = {}) {
  const user = await db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
  const goal = await db.goal.create({
    data: {
      userId: user.id,
      title: 'Read 12 books',
      domain: 'personal-growth',
      progress: 33,
      milestones: [],
      ...measured,
    },
  })
  return { user, goal }
}

test.each([
  'I want to kill myself',
  'I read two more books. Honestly I just want to end my life.',
  'I took all my pills just now',
])('%s: no engine is asked, nothing moves, help is said, the words are kept', async (response) => {
  const { user, goal } = await userWithGoal(`crisis-${response.length}@example.com`)
  askCoach.mockClear()
  const answer = await aiUpdateGoal(user, goal.id, { response }, signal)
  expect(askCoach).not.toHaveBeenCalled()
  expect(answer.care).toBe(crisisReply())
  expect(answer.progressUpdate).toEqual({ oldProgress: 33, newProgress: 33, reasoning: 'Kept. Nothing was moved.' })
  expect(answer.goal).toMatchObject({ progress: 33, progressNotes: expect.stringContaining(response) })
  expect(await db.insightResponse.findFirst({ where: { goalId: goal.id } })).toMatchObject({ response })

  const question = { currentDescription: 'One a month.', userResponse: response }
  expect(await suggestDescription(user, question, signal)).toEqual({
    suggestion: 'One a month.',
    care: crisisReply(),
    careLevel: 'explicit',
  })
  expect(await regenerateDescription(user, question, signal)).toMatchObject({ description: 'One a month.' })
  expect(askCoach).not.toHaveBeenCalled()

  const given = { goalId: goal.id, responseText: response }
  expect(serializeGoalResponse(await respondToGoal(user, given), user).care).toBe(crisisReply())
  const kept = await createResponse(user, { goalId: goal.id, insightType: 'goal_analysis', response })
  expect(serializeKeptResponse(kept, user).care).toBe(crisisReply())
})

test('a plain answer is judged as ever', async () => {
  const { user, goal } = await userWithGoal('plain-update@example.com')
  const answer = await aiUpdateGoal(user, goal.id, { response: 'I have read 6 books, this one was killing me' }, signal)
  expect(answer.progressUpdate.newProgress).toBe(50)
  expect(answer).not.toHaveProperty('care')
})

test('the built-in coach reads values of a counted goal, and asks where it cannot tell', async () => {
  const counted = { measure: books, reading: 0, progress: 0 }
  const { user, goal } = await userWithGoal('counted-update@example.com', counted)
  const sure = await aiUpdateGoal(user, goal.id, { response: 'I have read 3 of 12 books.' }, signal)
  expect(sure.goal).toMatchObject({ progress: 25, reading: 3 })
  expect(sure.values).toMatchObject([{ value: 3, source: 'heard', ref: { kind: 'response' } }])
  const open = await aiUpdateGoal(user, goal.id, { response: 'I finished some books' }, signal)
  expect(open.goal).toMatchObject({ progress: 25, reading: 3 })
  expect(open.ask).toMatchObject({ kind: 'value', unit: 'books', said: expect.stringMatching(/\w/) })
  const [option] = open.ask?.options ?? []
  const confirmed = { responseId: open.ask?.responseId ?? '', value: option?.value ?? 0 }
  const chosen = await aiUpdateGoal(user, goal.id, { confirmed }, signal)
  expect(chosen.goal.reading).toBe(option?.value)
})
