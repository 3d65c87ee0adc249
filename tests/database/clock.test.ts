import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'

/** A server's clock is set right by hours, and by mistake by days. Its routes run in this process to move theirs. */

const HOUR = 3_600_000
const NOON = Date.parse('2026-11-18T12:00:00Z')

let api: InProcessApi
beforeAll(async () => {
  api = await openApiInProcess()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => api?.close())

const setClock = (instant: number) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })

async function accountAtNoon(): Promise<InProcessAccount> {
  setClock(NOON)
  return api.signup()
}

describe('a clock that is moved', () => {
  test.each([
    ['back by an hour', -HOUR],
    ['back by a day', -24 * HOUR],
    ['ahead by an hour', HOUR],
    ['ahead by six days', 6 * 24 * HOUR],
  ])('%s: everyone stays signed in, and everything works', async (_, by) => {
    const account = await accountAtNoon()
    const goal = (await account.ask('POST', '/api/goals', { body: { title: 'Row 100 km', domain: 'health' } })).body
    await account.ask('POST', '/api/chat', { body: { message: 'Hello' } })
    setClock(NOON + by)
    const answers = [
      await account.ask('GET', '/api/auth/me'),
      await account.ask('PATCH', '/api/goals/{id}/ai-update', {
        id: goal.id,
        body: { response: 'rowed 30 of 100 km' },
      }),
      await account.ask('POST', '/api/journal', { body: { mood: 4, notes: 'Rowed.' } }),
      await account.ask('POST', '/api/chat', { body: { message: 'Hello again' } }),
      await account.ask('POST', '/api/insights/weekly'),
      await account.ask('GET', '/api/insights/goals/{id}', { id: goal.id }),
      await account.ask('GET', '/api/insights/goals/risk'),
      await account.ask('GET', '/api/journal/energy'),
      await account.ask('GET', '/api/export/all'),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  })

  test('back and forth: a mission’s ledger still ends at its progress, without a gap', async () => {
    const account = await accountAtNoon()
    const { id } = (await account.ask('POST', '/api/goals', { body: { title: 'Row 100 km', domain: 'health' } })).body
    for (const [index, by] of [0, HOUR, -HOUR, -2 * HOUR, HOUR / 2, 0].entries()) {
      setClock(NOON + by)
      const response = `rowed ${10 * (index + 1)} of 100 km`
      expect((await account.ask('PATCH', '/api/goals/{id}/ai-update', { id, body: { response } })).status).toBe(200)
    }
    const { progress } = (await account.ask('GET', '/api/goals/{id}', { id })).body
    const history: { at: string; id: string; oldProgress: number; newProgress: number }[] = (
      await account.ask('GET', '/api/goals/{id}/history', { id })
    ).body
    const inOrder = [...history].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
    expect(inOrder.map(({ oldProgress }) => oldProgress)).toEqual([
      0,
      ...inOrder.slice(0, -1).map((one) => one.newProgress),
    ])
    expect(inOrder.at(-1)?.newProgress).toBe(progress)
    expect(progress).toBe(60)
  })

  test('ahead past a session’s idle time, signs out as if that time had passed', async () => {
    const account = await accountAtNoon()
    setClock(NOON + 8 * 24 * HOUR)
    expect((await account.ask('GET', '/api/auth/me')).status).toBe(401)
  })
})
