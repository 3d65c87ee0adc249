import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { createEntry } from '@/lib/server/journal/write-entry'
import { applyProposal } from '@/lib/server/proposals/answer-proposal'
import { answerBy } from '@/tests/support/answering-coach'
import type { SaidBlock } from '@/tests/support/anthropic/message-events'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { newUser } from '@/tests/support/counted-goal'
import { modelSettings } from '@/tests/support/model-calls'
import { sendMessage } from './send-message'

const { signal } = new AbortController()
let server: AnthropicServer

answerBy(() => createAnthropicCoach(modelSettings(server.url), () => undefined))
beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

const PLAN = 'When I put my cup in the sink, I will put on my running shoes; if I am too tired, I walk for ten minutes.'
/** What the person says, and what a model answered to it. */
const TALK = [
  ['Make an if-then plan for “Run a marathon”', 'What do you want to do for it in the coming week?'],
  ['Run three times', 'What would be the best of it?'],
  ['Feeling strong', 'On that day you wrote “Skipped the run, too tired after work”. Is it that again?'],
  ['Yes, too tired after work', 'Say it as “When …, I will …”, with what you do if you are too tired.'],
  [PLAN, 'Say the whole plan once more, in your own words.'],
] as const
const plan = {
  goalId: 'Run a marathon',
  cue: 'When I put my cup in the sink',
  action: 'put on my running shoes',
  obstacle: 'too tired after work',
  ifObstacle: 'walk for ten minutes',
}

test('a model leads the same five turns: each knows those before, and the last one is a card that makes the plan', async () => {
  const user = await newUser()
  const goal = await createGoal(user, { title: plan.goalId, domain: 'health' })
  await createEntry(user, { mood: 2, notes: 'Skipped the run, too tired after work.' })
  for (const [said, reply] of TALK) {
    await server.behave({ says: () => [{ text: reply }] })
    const { message, proposals } = await sendMessage(user, { message: said }, signal)
    expect([message.source, message.message, proposals]).toEqual(['anthropic', reply, []])
  }
  const first = server.requests[0]
  expect(first?.system).toContain('offer an if-then plan in five short turns, one question each')
  expect(first?.body.tools?.map(({ name }) => name)).toContain('propose_changes')
  const changes = [{ verb: 'plan.make', input: plan, quote: PLAN }]
  await server.behave({
    says: ({ toolResults }): readonly SaidBlock[] =>
      toolResults.length === 0
        ? [{ tool: 'propose_changes', input: { changes } }]
        : [{ text: 'It waits on the card for your press.' }],
  })
  const { message, proposals } = await sendMessage(user, { message: PLAN }, signal)
  const last = JSON.stringify(server.requests.at(-1)?.body.messages)
  for (const [said, reply] of TALK) for (const one of [said, reply]) expect(last).toContain(one)
  expect(message.message).toContain('It waits on the card')
  expect(proposals).toMatchObject([{ verb: 'plan.make', status: 'proposed', source: { quote: PLAN } }])
  expect(await db.plan.count({ where: { userId: user.id } })).toBe(0)
  await applyProposal(user, proposals[0]?.id ?? '', undefined)
  expect(await db.plan.findMany({ where: { userId: user.id } })).toMatchObject([{ ...plan, goalId: goal.id }])
})

test('a plan whose words the person did not say is not offered', async () => {
  const user = await newUser()
  await createGoal(user, { title: plan.goalId, domain: 'health' })
  const changes = [{ verb: 'plan.make', input: plan, quote: PLAN }]
  await server.behave({
    says: ({ toolResults }): readonly SaidBlock[] =>
      toolResults.length === 0
        ? [{ tool: 'propose_changes', input: { changes } }]
        : [{ text: 'Say it yourself first.' }],
  })
  const { proposals } = await sendMessage(user, { message: 'Help me with my marathon' }, signal)
  expect(proposals).toEqual([])
})
