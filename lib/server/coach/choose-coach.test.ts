import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '@/tests/support/anthropic/faults'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { readReply, structuredQuestions, testCall } from '@/tests/support/model-calls'

const unset = { ANTHROPIC_API_KEY: undefined, ANTHROPIC_BASE_URL: undefined }
const settings = {
  ...unset,
  ANTHROPIC_MODEL: 'claude-sonnet-5-5',
  ANTHROPIC_FAST_MODEL: 'claude-haiku-5-5',
  AI_TIMEOUT_MS: 20_000,
  AI_IDLE_TIMEOUT_MS: 10_000,
}
/** For a model that is to be found wanting; one that is well gets the time that a busy machine needs. */
const impatience = { AI_TIMEOUT_MS: 4_000, AI_IDLE_TIMEOUT_MS: 400 }
const env: Record<string, string | number | undefined> = { LOG_LEVEL: 'silent' }
vi.mock('@/lib/server/env', () => ({ env }))

let server: AnthropicServer

/** The module as a process with this environment would load it. */
async function load(environment: Partial<Record<keyof typeof settings, string | number>>) {
  Object.assign(env, settings, environment)
  vi.resetModules()
  return import('./choose-coach')
}

const loaded = new Map<object, Promise<typeof import('./choose-coach')>>()

/**
 * The module of a process that asks the model's server, the same one for each test that does not ask whether the model
 * is there: loading it takes longer than any of them.
 */
function withModel(patience: object = settings) {
  const known = loaded.get(patience) ?? load({ ...patience, ANTHROPIC_BASE_URL: server.url })
  loaded.set(patience, known)
  return known
}

beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.behave({})
  server.requests.length = 0
})

describe('chooseCoach', () => {
  it('takes the built-in coach where nothing is set', async () => {
    const { chooseCoach, coachStatus } = await load({})
    expect(chooseCoach().source).toEqual({ source: 'built-in', model: null })
    expect(await coachStatus()).toEqual({ provider: 'built-in', model: null, reachable: true })
  })

  it('takes the model where a key is set, or a base URL alone', async () => {
    const expected = { source: 'anthropic', model: 'claude-sonnet-5-5' }
    expect((await load({ ANTHROPIC_API_KEY: 'key' })).chooseCoach().source).toEqual(expected)
    const { chooseCoach } = await load({ ANTHROPIC_BASE_URL: server.url })
    expect(chooseCoach().source).toEqual(expected)
    expect(await readReply(chooseCoach(), testCall())).toContain('You said')
  })

  it.each(Object.keys(structuredQuestions))('%s is answered by the model while it is well', async (name) => {
    const { chooseCoach } = await withModel()
    expect(await structuredQuestions[name]?.(chooseCoach(), testCall())).toMatchObject({ source: 'anthropic' })
  })

  it.each(Object.keys(structuredQuestions))('%s falls back to the built-in engine and says so', async (name) => {
    const { chooseCoach } = await withModel()
    await server.behave({ fault: 'unauthorized' })
    expect(await structuredQuestions[name]?.(chooseCoach(), testCall())).toMatchObject({
      source: 'built-in',
      model: null,
    })
  })

  it.each<Fault>(['overloaded', 'no-headers', 'malformed-json', 'progress-as-text', 'max-tokens'])(
    'judges progress all the same with %s',
    async (fault) => {
      const { chooseCoach } = await withModel(impatience)
      await server.behave({ fault })
      const answer = await structuredQuestions.assessProgress?.(chooseCoach(), testCall())
      expect(answer).toMatchObject({
        source: 'built-in',
        newProgress: expect.any(Number),
        reasoning: expect.stringMatching(/\w/),
      })
    },
  )

  it('never lets a reply switch engines', async () => {
    const { chooseCoach } = await withModel()
    await server.behave({ fault: 'early-end' })
    await expect(readReply(chooseCoach(), testCall())).rejects.toMatchObject({ code: 'coach_unavailable' })
  })

  it('asks nobody else once the caller has left', async () => {
    const { chooseCoach } = await withModel()
    const call = testCall()
    call.hangUp()
    await expect(structuredQuestions.assessProgress?.(chooseCoach(), call)).rejects.toMatchObject({
      code: 'coach_unavailable',
    })
    expect(server.requests).toHaveLength(0)
  })
})

describe('coachStatus', () => {
  it('finds a server that only knows messages, and one that is not there, by a probe that asks nothing of the model', async () => {
    const here = await load({ ANTHROPIC_BASE_URL: server.url })
    expect(await here.coachStatus()).toEqual({ provider: 'anthropic', model: 'claude-sonnet-5-5', reachable: true })
    await server.behave({ fault: 'connection-refused' })
    const gone = await load({ ANTHROPIC_BASE_URL: server.url })
    expect(await gone.coachStatus()).toMatchObject({ reachable: false })
    expect(server.requests).toHaveLength(0)
  })

  it('knows from the last call', async () => {
    const { chooseCoach, coachStatus } = await load({ ANTHROPIC_BASE_URL: server.url })
    await server.behave({ fault: 'unauthorized' })
    await readReply(chooseCoach(), testCall()).catch(() => undefined)
    expect(await coachStatus()).toMatchObject({ reachable: false })
    await server.behave({})
    await readReply(chooseCoach(), testCall())
    expect(await coachStatus()).toMatchObject({ reachable: true })
  })

  it('does not wait for a server that says nothing', async () => {
    const silent = await import('node:net').then(({ createServer }) => createServer(() => {}).listen(0, '127.0.0.1'))
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    const { coachStatus } = await load({ ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}` })
    const started = Date.now()
    expect(await coachStatus()).toMatchObject({ reachable: false })
    expect(Date.now() - started).toBeLessThan(3_000)
    silent.close()
  })
})
