import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { messages } from '@/lib/contract/messages'
import { type Fault, faults } from '@/tests/support/anthropic/faults'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings, readReply, structuredQuestions, testCall } from '@/tests/support/model-calls'
import type { Coach } from '../coach'
import { createAnthropicCoach } from './anthropic-coach'
import type { ModelSettings } from './client'

/** Two retries with the SDK's back-off take up to 1.5 s, two waits of a second more, a silence up to 0.8 s. */
const IN_TIME_MS = 3_500

/** Faults of a structured answer alone: a chat reply has no schema to miss. */
const badJudgements: Fault[] = ['progress-negative', 'progress-too-high', 'progress-as-text']
const ofAnswers = new Set<Fault>(['wrong-schema', ...badJudgements])
/** Faults of a stream alone. */
const ofStreams = new Set<Fault>(['error-event'])

const logged = vi.spyOn(console, 'error')
const unhandled = vi.fn()

beforeAll(() => {
  process.on('unhandledRejection', unhandled)
})
afterAll(() => {
  process.off('unhandledRejection', unhandled)
  expect(logged).not.toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})

/** A coach on a server of its own, so that many can misbehave at the same time. */
async function withCoach(
  test: (coach: Coach, server: AnthropicServer, onOutcome: ReturnType<typeof vi.fn>) => Promise<void>,
  changes: Partial<ModelSettings> = {},
) {
  const server = await startAnthropicServer()
  const onOutcome = vi.fn()
  try {
    await test(createAnthropicCoach(modelSettings(server.url, changes), onOutcome), server, onOutcome)
  } finally {
    await server.stop()
  }
}

/** The one error of the contract, in time, with nothing in it that came from upstream, after at most two retries. */
async function expectUnavailable(server: AnthropicServer, ask: () => Promise<unknown> | undefined) {
  const started = Date.now()
  const error = await Promise.resolve(ask()).then(
    (answer) => expect.fail(`answered ${JSON.stringify(answer)}`),
    (reason: Error) => reason,
  )
  expect(Date.now() - started).toBeLessThan(IN_TIME_MS)
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'coach_unavailable',
    message: messages.server.coachUnavailable,
  })
  const cause = error.cause as Error
  expect(cause.name).toBe('ModelFault')
  expect(cause.message).toMatch(/^[\w :,.-]{3,200}$/)
  expect(`${cause.stack} ${cause.cause}`).not.toMatch(/secret detail|test-key|Sign in|You said/)
  expect(server.requests.length).toBeLessThanOrEqual(3)
}

describe('a chat reply', () => {
  it.concurrent.each(faults.filter((fault) => !ofAnswers.has(fault)))(
    'ends in time, and the next is well: %s',
    (fault) =>
      withCoach(async (coach, server) => {
        await server.behave({ fault })
        await expectUnavailable(server, () => readReply(coach, testCall()))
        await server.behave({})
        expect(await readReply(coach, testCall())).toContain('You said')
      }),
  )

  it.concurrent.each<Fault>(['server-error', 'overloaded', 'rate-limited', 'reset'])('survives one %s', (fault) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault, faultyRequests: 1 })
      expect(await readReply(coach, testCall())).toContain('You said')
      expect(server.requests).toHaveLength(2)
    }),
  )

  it.concurrent('waits the second that the server asks for', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'rate-limited-for-a-second', faultyRequests: 1 })
      const started = Date.now()
      expect(await readReply(coach, testCall())).toContain('You said')
      expect(Date.now() - started).toBeGreaterThanOrEqual(990)
    }))

  it.concurrent('never begins again once words have come', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'reset-midway', faultyRequests: 1 })
      await expectUnavailable(server, () => readReply(coach, testCall()))
      expect(server.requests).toHaveLength(1)
    }))

  it.concurrent('keeps to its time however lively the stream is', () =>
    withCoach(
      async (coach, server) => {
        await server.behave({ delayMs: 100 })
        await expectUnavailable(server, () => readReply(coach, testCall()))
        await vi.waitFor(() => expect(server.requests[0]?.wasAborted).toBe(true))
      },
      { timeoutMs: 900 },
    ))

  it.concurrent('hangs up on a stream that stalled, and counts what came', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'stalled' })
      const call = testCall()
      await expectUnavailable(server, () => readReply(coach, call))
      await vi.waitFor(() => expect(server.requests[0]?.wasAborted).toBe(true))
      expect(call.usages).toHaveLength(1)
    }))

  it.concurrent('follows no redirect: the words would go where nobody sent them', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'redirect', faultyRequests: 1 })
      await expectUnavailable(server, () => readReply(coach, testCall()))
      expect(server.requests.map((request) => request.path)).toEqual(['/v1/messages'])
    }))
})

describe('a structured answer', () => {
  it.concurrent.each(faults.filter((fault) => !ofStreams.has(fault)))('ends in time: %s', (fault) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault })
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
    }),
  )

  const others = Object.keys(structuredQuestions)
    .filter((name) => name !== 'assessProgress')
    .flatMap((name) =>
      (['unauthorized', 'wrong-schema', 'html', 'refusal'] as const).map((fault) => [name, fault] as const),
    )

  it.concurrent.each(others)('of %s ends in time: %s', (name, fault) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault })
      await expectUnavailable(server, () => structuredQuestions[name]?.(coach, testCall()))
    }),
  )

  it.concurrent.each<Fault>([...badJudgements, 'wrong-schema', 'malformed-json', 'html'])(
    'is asked for once more after %s, with what was wrong',
    (fault) =>
      withCoach(async (coach, server, onOutcome) => {
        await server.behave({ fault, faultyRequests: 1 })
        const answer = await structuredQuestions.assessProgress?.(coach, testCall())
        expect(answer).toMatchObject({ newProgress: 50, source: 'anthropic' })
        expect(server.requests).toHaveLength(2)
        expect(server.requests[1]?.lastUserText).toMatch(/could not be used/)
        expect(onOutcome.mock.calls).toEqual([[true]])
      }),
  )

  it.concurrent('costs its tokens even when it is no good', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'wrong-schema' })
      const call = testCall()
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, call))
      expect(server.requests).toHaveLength(2)
      expect(call.usages).toHaveLength(2)
    }))

  it.concurrent.each<Fault>(['refusal', 'max-tokens', 'unauthorized', 'rate-limited-for-an-hour', 'redirect'])(
    'is asked for only once where asking again would bring the same: %s',
    (fault) =>
      withCoach(async (coach, server) => {
        await server.behave({ fault })
        await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
        expect(server.requests).toHaveLength(1)
      }),
  )

  it.concurrent('costs no more than three requests, retries and second question together', () =>
    withCoach(async (coach, server) => {
      await server.behave({
        fault: 'overloaded',
        faultyRequests: 2,
        judge: () => ({ newProgress: -5, reasoning: 'x' }),
      })
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
      expect(server.requests).toHaveLength(3)
    }))

  it.concurrent.each([
    ['an empty reason', { newProgress: 50, reasoning: '  ' }],
    ['a fraction', { newProgress: 33.3, reasoning: 'A third.' }],
    ['no number', { newProgress: null, reasoning: 'Unknown.' }],
  ])('with %s is no judgement', (_, judgement) =>
    withCoach(async (coach, server) => {
      await server.behave({ judge: () => judgement })
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
      expect(server.requests).toHaveLength(2)
    }),
  )
})

it.concurrent('tells apart a model that is away from one whose answer is no good', () =>
  withCoach(async (coach, server, onOutcome) => {
    await server.behave({ fault: 'refusal' })
    await expectUnavailable(server, () => readReply(coach, testCall()))
    await server.behave({ fault: 'connection-refused' })
    await expectUnavailable(server, () => readReply(coach, testCall()))
    expect(onOutcome.mock.calls).toEqual([[true], [false]])
  }))
