import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { db } from '@/lib/server/db/client'
import { answerBy } from '@/tests/support/answering-coach'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { books } from '@/tests/support/counted-goal'
import { modelSettings } from '@/tests/support/model-calls'
import { aiUpdateGoal } from './ai-update'
import { createGoal } from './create-goal'

const { signal } = new AbortController()
let server: AnthropicServer

answerBy(() => createAnthropicCoach(modelSettings(server.url), () => undefined))

beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

async function ofBooks(email: string) {
  const user = await db.user.create({ data: { email, selectedDomains: [] }, omit: { passwordHash: true } })
  const goal = await createGoal(user, { title: 'Read 12 books', domain: 'personal-growth', measure: books })
  return { user, goal }
}

test('what a model reads becomes a value with its verbatim words, and the sum is the code’s', async () => {
  const { user, goal } = await ofBooks('reads@example.com')
  await server.behave({ judge: () => ({ kind: 'delta', value: 2, unit: 'books', quote: 'TWO  more books' }) })
  const { progressUpdate, values } = await aiUpdateGoal(user, goal.id, { response: 'Read two more books.' }, signal)
  expect(progressUpdate).toMatchObject({ oldProgress: 0, newProgress: 17 })
  expect(values).toMatchObject([{ value: 2, source: 'heard', ref: { quote: 'two more books' } }])
})

test('a quote that nobody wrote is asked for once more, and then the person is asked', async () => {
  const { user, goal } = await ofBooks('quotes@example.com')
  server.requests.length = 0
  await server.behave({ judge: () => ({ kind: 'total', value: 12, unit: 'books', quote: 'all twelve' }) })
  const answer = await aiUpdateGoal(user, goal.id, { response: 'Went well with the books.' }, signal)
  expect(server.requests).toHaveLength(2)
  expect(server.requests[1]?.lastUserText).toContain('does not stand in the answer word for word')
  expect(answer).toMatchObject({ progressUpdate: { newProgress: 0 }, ask: { kind: 'value' } })
  expect(answer.goal).toMatchObject({ progress: 0, isCompleted: false })
  expect(await db.datapoint.count({ where: { goalId: goal.id } })).toBe(0)
})
