import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { modelMessages } from '@/lib/contract/messages/model'
import { type Fault, faults } from '@/tests/support/anthropic/faults'
import { messageEvents, serverSentEvent } from '@/tests/support/anthropic/message-events'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings, readReply, structuredQuestions, testCall } from '@/tests/support/model-calls'
import type { Coach } from '../coach'
import { createAnthropicCoach } from './anthropic-coach'
import type { ModelSettings } from './client'
import type { ModelFault } from './model-fault'

/** A watchdog: the longest way takes some 4 s, and a busy machine several times that. What never ends takes longer. */
const IN_TIME_MS = 20_000

/** Faults of a structured answer alone: a chat reply has no schema to miss. */
const badJudgements: Fault[] = ['progress-negative', 'progress-too-high', 'progress-as-text']
const ofAnswers = new Set<Fault>(['wrong-schema', ...badJudgements])
/** After these nothing comes any more; the others come as fast as the machine lets them, which may be slow. */
const silent = new Set<Fault>(['no-headers', 'stalled'])
const impatience = { timeoutMs: 4_000, idleTimeoutMs: 400 }
const patienceFor = (fault: Fault) => (silent.has(fault) ? impatience : {})

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

/** A stream that says nothing but pings for a while, then a word. */
function pinging(times: number, everyMs: number, words = 'Here.') {
  return async (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let at = 0; at < times && !response.destroyed; at++) {
      response.write(': ping\n\n')
      await sleep(everyMs)
    }
    const usage = { input_tokens: 1, output_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }
    for (const event of messageEvents(1, 'm', words, 'end_turn', usage)) response.write(serverSentEvent(event))
    response.end()
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
  const cause = error.cause as ModelFault
  expect(error).toMatchObject({
    name: 'AppError',
    code: 'coach_unavailable',
    reason: cause.reason,
    message: modelMessages.coachFailed(cause.reason, cause.seconds),
  })
  expect(cause.name).toBe('ModelFault')
  expect(cause.message).toMatch(/^[\w :,.-]{3,200}$/)
  expect(`${cause.stack} ${cause.cause}`).not.toMatch(/secret detail|test-key|Sign in|You said/)
  expect(server.requests.length).toBeLessThanOrEqual(3)
  return cause
}

describe('a chat reply', () => {
  it.concurrent.each(faults.filter((fault) => !ofAnswers.has(fault)))(
    'ends in time, and the next is well: %s',
    (fault) =>
      withCoach(async (coach, server) => {
        await server.behave({ fault })
        await expectUnavailable(server, () => readReply(coach, testCall()))
        await server.behave({})
        const patient = createAnthropicCoach(modelSettings(server.url), () => undefined)
        expect(await readReply(patient, testCall())).toContain('You said')
      }, patienceFor(fault)),
  )

  it.concurrent.each<Fault>(['server-error', 'overloaded', 'rate-limited', 'reset'])('survives one %s', (fault) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault, faultyRequests: 1 })
      expect(await readReply(coach, testCall())).toContain('You said')
      expect(server.requests).toHaveLength(2)
    }),
  )

  it.concurrent.each<[Fault, ModelFault['reason']]>([
    ['unauthorized', 'key refused'],
    ['rate-limited-for-an-hour', 'overloaded'],
    ['overloaded', 'overloaded'],
    ['no-headers', 'too slow'],
    ['stalled', 'too slow'],
    ['refusal', 'refused'],
    ['max-tokens', 'cut off'],
    ['early-end', 'cut off'],
    ['connection-refused', 'unreachable'],
    ['html', 'cut off'],
  ])('says why it did not come: %s', (fault, reason) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault })
      const cause = await expectUnavailable(server, () => readReply(coach, testCall()))
      expect(cause.reason).toBe(reason)
    }, patienceFor(fault)),
  )

  it.concurrent('is alive as long as any byte comes, and too slow after a silence', () =>
    withCoach(
      async (coach, server) => {
        await server.behave({ raw: pinging(12, 250) })
        expect(await readReply(coach, testCall())).toBe('Here.')
        await server.behave({ raw: pinging(2, 3_000) })
        const cause = await expectUnavailable(server, () => readReply(coach, testCall()))
        expect(cause).toMatchObject({ reason: 'too slow', seconds: 2 })
      },
      { idleTimeoutMs: 2_000 },
    ))

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
    }, impatience))

  it.concurrent('follows no redirect: the words would go where nobody sent them', () =>
    withCoach(async (coach, server) => {
      await server.behave({ fault: 'redirect', faultyRequests: 1 })
      await expectUnavailable(server, () => readReply(coach, testCall()))
      expect(server.requests.map((request) => request.path)).toEqual(['/v1/messages'])
    }))
})

describe('a structured answer', () => {
  it.concurrent.each(faults)('ends in time: %s', (fault) =>
    withCoach(async (coach, server) => {
      await server.behave({ fault })
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
    }, patienceFor(fault)),
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

  it.concurrent('is waited for as long as a slow server gives a sign of life', () =>
    withCoach(async (coach, server) => {
      const reading = {
        kind: 'none',
        value: null,
        of: null,
        unit: '',
        date: null,
        milestoneIds: [],
        quote: '',
        confidence: 1,
        words: 'Kept.',
      }
      await server.behave({ raw: pinging(12, 100, JSON.stringify(reading)) })
      const answer = await structuredQuestions.assessProgress?.(coach, testCall())
      expect(answer).toMatchObject({ source: 'anthropic' })
      expect(server.requests).toHaveLength(1)
      expect(server.requests[0]?.body.stream).toBe(true)
    }))

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
        judge: () => ({ confidence: -5 }),
      })
      await expectUnavailable(server, () => structuredQuestions.assessProgress?.(coach, testCall()))
      expect(server.requests).toHaveLength(3)
    }))

  it.concurrent.each([
    ['an unknown kind', { kind: 'finished' }],
    ['a figure in words', { kind: 'total', value: 'a third' }],
    ['no quote', { kind: 'total', value: 3, quote: null }],
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
