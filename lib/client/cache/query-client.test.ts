import { hydrate, InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
import { fetchPage, onePage } from './list-pages'
import { dehydratedState, prefetchedState } from './prefetched-state'
import { fetchByKey, getQueryClient } from './query-client'

vi.mock('@/lib/client/http/api', () => ({ request: vi.fn() }))
vi.mock('@/lib/client/screen/use-toast', () => ({ toast: vi.fn() }))
afterEach(() => vi.clearAllMocks())

describe('reads', () => {
  it('spell their address in the query key', async () => {
    const client = getQueryClient()
    vi.mocked(request).mockResolvedValue(Response.json([]))
    await client.fetchQuery({ queryKey: ['/api/insights/responses', '42'], queryFn: fetchByKey })
    expect(request).toHaveBeenCalledWith('GET', '/api/insights/responses/42', undefined, {
      signal: expect.any(AbortSignal),
    })
  })

  it('leave a list of pages one, though it came with the page and nothing on screen has asked for it yet', async () => {
    const client = getQueryClient()
    const [queryKey, path] = [['/api/insights/goals'], '/api/insights/goals?limit=2']
    const next = '</api/insights/goals?limit=2&cursor=c>; rel="next"'
    vi.mocked(request).mockImplementation(async () => Response.json(['new'], { headers: { Link: next } }))
    hydrate(client, dehydratedState(prefetchedState([queryKey, onePage(path, { items: ['old'], next: null })])))
    await client.invalidateQueries({ queryKey, refetchType: 'all' })
    const list = new InfiniteQueryObserver(client, {
      queryKey,
      queryFn: ({ pageParam }) => fetchPage<'GET /api/insights/goals'>(pageParam),
      initialPageParam: path,
      getNextPageParam: (page) => page.next,
    })
    expect(request).toHaveBeenCalledWith('GET', path, undefined, { signal: expect.any(AbortSignal) })
    expect(list.getCurrentResult().hasNextPage).toBe(true)
    expect(list.getCurrentResult().data?.pages).toEqual([
      { items: ['new'], next: '/api/insights/goals?limit=2&cursor=c' },
    ])
  })

  it('never meet another user’s data on the server', () => expect(getQueryClient()).not.toBe(getQueryClient()))
})

describe('changes', () => {
  const run = (fn: () => Promise<unknown>, meta: object) => {
    const client = getQueryClient()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    const done = client.getMutationCache().build(client, { mutationFn: fn, meta }).execute(undefined)
    return done.then(
      () => invalidate,
      () => invalidate,
    )
  }

  it('show their success and refresh what is stale, on screen or not', async () => {
    const invalidate = await run(async () => ({ title: 'Run' }), {
      success: (goal: { title: string }) => ({ title: `Made ${goal.title}` }),
      failure: 'Failed',
      invalidates: [['/api/goals']],
    })
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'Made Run' })
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['/api/goals'], refetchType: 'all' })
  })

  it('show the server’s sentence when they fail, and refresh nothing', async () => {
    const error = new ApiError('500: {}', 500, 'Something went wrong on our side.')
    const invalidate = await run(() => Promise.reject(error), {
      failure: 'Failed to create goal',
      invalidates: [['/api/goals']],
    })
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Failed to create goal',
      description: 'Something went wrong on our side.',
      variant: 'destructive',
    })
    expect(invalidate).not.toHaveBeenCalled()
  })

  it('leave it to the one field that says why, and to no other', async () => {
    const refused = (fields: Record<string, string[]>) =>
      run(
        () =>
          Promise.reject(new ApiError('400: {}', 400, 'Some fields need your attention.', 'validation_failed', fields)),
        { failure: 'Not turned on', field: 'code' },
      )
    await refused({ code: ['This is not the code that the app shows now'] })
    expect(toast).not.toHaveBeenCalled()
    await refused({ code: ['Wrong'], name: ['Too long'] })
    expect(toast).toHaveBeenCalledTimes(1)
    await refused({ name: ['Too long'] })
    expect(toast).toHaveBeenCalledTimes(2)
  })

  it('are silent where no words are given', async () => {
    await run(() => Promise.reject(new Error('no')), {})
    expect(toast).not.toHaveBeenCalled()
  })
})
