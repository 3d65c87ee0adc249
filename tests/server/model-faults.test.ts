import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coachFailures } from '@/lib/contract/coach-failure'
import { modelMessages } from '@/lib/contract/messages/model'
import { type Fault, faults } from '../support/anthropic/faults'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { type Member, newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

/** The limits that the app is set to here; what it promises by default is 45 s and 15 s. */
const LIMITS = { AI_TIMEOUT_MS: '4000', AI_IDLE_TIMEOUT_MS: '1500' }
/** A structured question may take its whole time and is then answered by the built-in coach; the rest is a busy machine's. */
const IN_TIME_MS = 20_000

/** Faults that only a structured answer can have. */
const ofAnswers: Fault[] = ['wrong-schema', 'progress-negative', 'progress-too-high', 'progress-as-text']
/** Faults that befall a reply after its first words: these stay, and say that they were cut off. */
const afterWords: Fault[] = ['reset-midway', 'stalled', 'early-end', 'error-event', 'malformed-json', 'max-tokens']
const oneByOne = faults.filter((fault) => fault !== 'connection-refused')

let model: AnthropicServer
let app: App

beforeAll(async () => {
  model = await startAnthropicServer()
  app = await startApp({ env: { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'a key for tests', ...LIMITS } })
}, 300_000)
afterAll(async () => {
  await app?.stop()
  await model?.stop()
})

const stream = { Accept: 'text/event-stream' }
const marked = (fault: Fault) => `(fault ${fault})`
const askedAbout = (text: string) => model.requests.filter((request) => request.lastUserText.includes(text)).length

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const started = Date.now()
  const settled = await answer
  expect(Date.now() - started).toBeLessThan(IN_TIME_MS)
  return settled
}

/** A chat that fails is told so, whole or streamed, costs three requests at most and leaves nothing. */
async function expectNoReply(member: Member, mark: string): Promise<void> {
  const whole = await inTime(member.post('/api/chat', { message: `How am I doing? ${mark} whole` }))
  expect([whole.status, whole.body.code]).toEqual([503, 'coach_unavailable'])
  const streamed = await inTime(member.post('/api/chat', { message: `How am I doing? ${mark} streamed` }, stream))
  expect(streamed.body).toMatch(/event: error\ndata: .*"coach_unavailable"/)
  expect(streamed.body).not.toContain('event: done')
  expect(`${JSON.stringify(whole.body)} ${streamed.body}`).not.toMatch(/secret detail|a key for tests|127\.0\.0\.1/)
  expect((await member.get('/api/chat')).body).toEqual([])
  expect((await member.get('/api/conversations')).body).toEqual([])
  for (const kind of ['whole', 'streamed']) expect(askedAbout(`${mark} ${kind}`)).toBeLessThanOrEqual(3)
}

/** A chat that breaks off after its first words keeps them as stopped, whole or streamed, and tells nothing of the cause. */
async function expectCutOff(member: Member, mark: string): Promise<void> {
  const whole = await inTime(member.post('/api/chat', { message: `How am I doing? ${mark} whole` }))
  expect([whole.status, whole.body.message.status]).toEqual([200, 'stopped'])
  const streamed = await inTime(member.post('/api/chat', { message: `How am I doing? ${mark} streamed` }, stream))
  expect(streamed.body).toContain('event: done')
  expect(`${JSON.stringify(whole.body)} ${streamed.body}`).not.toMatch(/secret detail|a key for tests|127\.0\.0\.1/)
  const replies = (await member.get('/api/chat')).body.filter((one: { isFromUser: boolean }) => !one.isFromUser)
  expect(replies).toHaveLength(2)
  for (const { status, message } of replies) {
    expect(status).toBe('stopped')
    const why = coachFailures
      .map((reason) => modelMessages.replyBrokeOff(reason))
      .find((words) => message.endsWith(words))
    expect(why).toBeDefined()
    // Words, and the blank line between.
    expect(message.length).toBeGreaterThan((why?.length ?? 0) + 2)
  }
}

/** A judgement that fails is the built-in coach's, stored whole: one response, one ledger entry, that progress. */
async function expectFallback(member: Member, mark: string): Promise<void> {
  const { body: goal } = await member.post('/api/goals', { title: 'Read 12 books', domain: 'career' })
  const response = `I have finished 6 of 12 books. ${mark} judged`
  const update = await inTime(member.patch(`/api/goals/${goal.id}/ai-update`, { response }))
  expect([update.status, update.body.progressUpdate.newProgress]).toEqual([200, 50])
  expect((await member.get(`/api/goals/${goal.id}`)).body.progress).toBe(50)
  expect((await member.get(`/api/goals/${goal.id}/history`)).body).toMatchObject([{ newProgress: 50 }])
  expect((await member.get(`/api/insights/responses/${goal.id}`)).body).toMatchObject([{ parsedData: { response } }])
  expect(askedAbout(`${mark} judged`)).toBeLessThanOrEqual(3)
}

/** The coach knows no database: once is enough. */
const isElsewhere = Boolean(process.env.TEST_POSTGRES_URL)

describe.skipIf(isElsewhere)('a model that fails in every way at once', () => {
  beforeAll(() =>
    model.behave({ faultFor: ({ lastUserText }) => oneByOne.find((fault) => lastUserText.includes(marked(fault))) }),
  )

  test.concurrent.each(oneByOne)(
    'with %s',
    async (fault) => {
      const member = await newMember(app.url)
      if (afterWords.includes(fault)) await expectCutOff(member, marked(fault))
      else if (!ofAnswers.includes(fault)) await expectNoReply(member, marked(fault))
      // A fault of streams alone leaves a structured answer sound.
      await expectFallback(member, marked(fault))
      // What is tried again waits in between, on a busy machine for longer than a test has otherwise.
    },
    90_000,
  )
})

describe.skipIf(isElsewhere)('a model', () => {
  test('that refuses connections, and is well again afterwards', async () => {
    const member = await newMember(app.url)
    await model.behave({ fault: 'connection-refused' })
    await expectNoReply(member, marked('connection-refused'))
    await expectFallback(member, marked('connection-refused'))
    await model.behave({})
    expect((await member.post('/api/chat', { message: 'And now?' })).body.message.source).toBe('anthropic')
  })

  test('is asked no further once the reader has gone; what was said is kept as stopped', async () => {
    const member = await newMember(app.url)
    await model.behave({ delayMs: 60 })
    await member.leave('/api/chat', { message: 'I am about to leave' }, 1_500)
    await expect.poll(() => model.requests.at(-1)?.wasAborted, { timeout: 10_000 }).toBe(true)
    await expect.poll(async () => (await member.get('/api/chat')).body.length, { timeout: 10_000 }).toBe(2)
    expect((await member.get('/api/chat')).body[1]).toMatchObject({ status: 'stopped', source: 'anthropic' })
  })
})
