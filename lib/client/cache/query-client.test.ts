import { afterEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { toast } from '@/lib/client/screen/use-toast'
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

  it('are silent where no words are given', async () => {
    await run(() => Promise.reject(new Error('no')), {})
    expect(toast).not.toHaveBeenCalled()
  })
})
