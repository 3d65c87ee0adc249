import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import type { Coach } from '@/lib/server/coach/coach'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { answerBy } from '@/tests/support/answering-coach'
import { PromptCache } from '@/tests/support/anthropic/prompt-cache'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { sendMessage } from './send-message'

const zone = 'Europe/Vienna'
const TURNS = 10
/** As much as is still shown whole. */
const ENTRIES = 280

let coach: Coach
answerBy(() => coach)

let server: AnthropicServer
beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

test('from the second turn on a talk over a long record is read from the cache, but for 15 % and 6,000 tokens', async () => {
  coach = createAnthropicCoach(modelSettings(server.url), () => undefined)
  const data = { email: 'cached@example.com', timeZone: zone, selectedDomains: [] }
  const user = await db.user.create({ data, omit: { passwordHash: true } })
  const today = dateIn(zone, new Date())
  for (const title of ['Swim 40 km', 'Read 24 books', 'Learn the cello prelude']) {
    await createGoal(user, { title, domain: 'health' })
  }
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    userId: user.id,
    date: addDays(today, -1 - at),
    mood: 1 + (at % 5),
    notes: `Day ${at}: swam before work, read twenty pages after dinner and slept with the window open. The harbour was quiet and the water cold.`,
    timeSpent: 'N/A',
    attachments: [],
  }))
  await db.journalEntry.createMany({ data: entries })
  const { signal } = new AbortController()
  for (let turn = 0; turn < TURNS; turn++) await sendMessage(user, { message: `How did week ${turn} go?` }, signal)

  const cache = new PromptCache()
  const used = server.requests.map(({ body }) => cache.usageOf(body, ''))
  expect(used).toHaveLength(TURNS)
  const [first, ...later] = used.map((one) => ({
    read: one.cache_read_input_tokens,
    rest: one.input_tokens + one.cache_creation_input_tokens,
  }))
  expect(first?.rest).toBeGreaterThan(12_000)
  expect(first?.rest).toBeLessThanOrEqual(36_000)
  for (const { read, rest } of later) {
    expect(read / (read + rest)).toBeGreaterThanOrEqual(0.85)
    expect(rest).toBeLessThanOrEqual(6_000)
  }
})
