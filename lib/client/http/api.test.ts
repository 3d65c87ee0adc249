import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commonMessages } from '@/lib/contract/messages/common'
import { abandonReads, api, request } from './api'
import { ApiError } from './api-error'

const fetchMock = vi.fn<typeof fetch>()
const assign = vi.fn()
const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    removeItem: (key: string) => store.delete(key),
  })
  vi.stubGlobal('window', { location: { pathname: '/goals', search: '?status=all', assign } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

function answer(status: number, body: string): void {
  fetchMock.mockResolvedValue(new Response(body, { status, statusText: 'Status Text' }))
}

async function failure(path = '/api/goals'): Promise<ApiError> {
  const error = await request('POST', path, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

function sent(): { init: RequestInit; headers: Headers } {
  const init = fetchMock.mock.calls[0]?.[1] ?? {}
  return { init, headers: init.headers as Headers }
}

describe('what a call sends', () => {
  it('sends cookies, the stored token, and JSON only with a body', async () => {
    store.set('token', 'abc')
    answer(200, '{"id":"1"}')
    expect(await api('POST /api/goals', { body: { title: 'x', domain: 'health' }, ifMatch: '"3"' })).toEqual({
      id: '1',
    })
    const { init, headers } = sent()
    expect(init.credentials).toBe('include')
    expect(init.body).toBe('{"title":"x","domain":"health"}')
    expect(headers.get('authorization')).toBe('Bearer abc')
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('if-match')).toBe('"3"')
  })

  it('sends neither a content type without a body nor a header without a token', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await api('DELETE /api/goals/{id}', { params: { id: '1' } })).toBeUndefined()
    expect([...sent().headers]).toEqual([])
  })
})

describe('the address of a call', () => {
  it('has its placeholders filled in and its query written, whatever characters they hold', async () => {
    answer(200, '[]')
    await api('GET /api/goals', { query: { tag: 'a & b', status: 'all' } })
    answer(200, '{}')
    await api('GET /api/goals/{id}/history', { params: { id: '../me?x' } })
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      '/api/goals?tag=a+%26+b&status=all',
      '/api/goals/..%2Fme%3Fx/history',
    ])
  })
})

describe('what a failed call throws', () => {
  it('has the documented message, and the sentence, code and fields of the body', async () => {
    const body =
      '{"error":"Some fields need your attention.","code":"validation_failed","fields":{"title":["Enter a title"]}}'
    answer(400, body)
    expect(await failure()).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      code: 'validation_failed',
      sentence: 'Some fields need your attention.',
      fields: { title: ['Enter a title'] },
    })
  })

  it('falls back to the status text of an empty body', async () => {
    answer(500, '')
    expect(await failure()).toMatchObject({ message: '500: Status Text', sentence: commonMessages.error.unknown })
  })

  it('does not show a proxy’s HTML to anybody', async () => {
    answer(502, '<html>Bad gateway</html>')
    expect((await failure()).sentence).toBe(commonMessages.error.unknown)
  })

  it('says that there is no connection when there is none', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await failure()).toMatchObject({ status: 0, message: commonMessages.error.offline })
  })

  it('lets an abort through as what it is', async () => {
    const controller = new AbortController()
    controller.abort()
    fetchMock.mockRejectedValue(controller.signal.reason)
    await expect(api('GET /api/goals', { signal: controller.signal })).rejects.toBe(controller.signal.reason)
  })

  it('breaks off what is read, and nothing that is written', async () => {
    fetchMock.mockImplementation(
      (_input, init) =>
        new Promise((resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
          setTimeout(() => resolve(new Response('[]')), 20)
        }),
    )
    const read = expect(api('GET /api/goals')).rejects.toHaveProperty('name', 'AbortError')
    const written = expect(api('POST /api/auth/logout')).resolves.toEqual([])
    abandonReads()
    await Promise.all([read, written])
    await expect(api('GET /api/goals')).resolves.toEqual([])
  })
})

describe('a session that is over', () => {
  const body = '{"error":"Please sign in to continue.","code":"unauthenticated"}'

  it('removes the token and goes to the login screen, which knows the way back', async () => {
    store.set('token', 'abc')
    answer(401, body)
    await failure()
    expect(store.has('token')).toBe(false)
    expect(assign).toHaveBeenCalledWith('/login?next=%2Fgoals%3Fstatus%3Dall&expired=1')
  })

  it('is not what a wrong password means', async () => {
    answer(401, '{"error":"Invalid email or password","code":"unauthenticated"}')
    expect((await failure('/api/auth/login')).sentence).toBe('Invalid email or password')
    expect(assign).not.toHaveBeenCalled()
  })
})
