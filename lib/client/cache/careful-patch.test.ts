import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carefulPatch } from './careful-patch'

type Entity = { id: string; title: string; notes: string; tags: string[] }
const base = { title: 'Run', notes: 'Begun', tags: ['a'] }

const fetchMock = vi.fn<typeof fetch>()
let stored: Entity
let version: number
/** Runs between the look and the change, as another window would. */
let meanwhile: () => void

beforeEach(() => {
  stored = { id: '1', ...base }
  version = 1
  meanwhile = () => undefined
  fetchMock.mockReset().mockImplementation(async (_path, init) => {
    const headers = { ETag: `"${version}"` }
    if (init?.method === 'GET') {
      const answer = Response.json(stored, { headers })
      meanwhile()
      return answer
    }
    if (new Headers(init?.headers).get('If-Match') !== `"${version}"`) {
      return Response.json({ error: 'Stale.', code: 'precondition_failed' }, { status: 412 })
    }
    stored = { ...stored, ...JSON.parse(String(init?.body)) }
    return Response.json(stored)
  })
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

const change = (mine: Partial<typeof base>, from = base) =>
  carefulPatch<Entity, keyof typeof base>('/api/goals/1', from, { ...from, ...mine })

describe('carefulPatch', () => {
  it('sends what was changed, for the version that it looked at', async () => {
    await expect(change({ title: 'Run far' })).resolves.toEqual({ saved: { id: '1', ...base, title: 'Run far' } })
    expect(fetchMock.mock.lastCall?.[1]?.body).toBe('{"title":"Run far"}')
  })

  it('keeps what was changed elsewhere in another field', async () => {
    stored = { ...stored, notes: 'From the phone' }
    await change({ title: 'Run far' })
    expect(stored).toEqual({ id: '1', title: 'Run far', notes: 'From the phone', tags: ['a'] })
  })

  it('changes nothing where both changed a field, and says which', async () => {
    stored = { ...stored, notes: 'From the phone', tags: ['a', 'b'] }
    const outcome = await change({ title: 'Run far', notes: 'From here' })
    expect(outcome).toEqual({
      current: stored,
      clashing: ['notes'],
      rebased: { title: 'Run far', notes: 'From here', tags: ['a', 'b'] },
    })
    expect(stored.title).toBe('Run')
  })

  it('has no quarrel with the same change made twice, or with none', async () => {
    stored = { ...stored, tags: ['a', 'b'] }
    await expect(change({ tags: ['a', 'b'] })).resolves.toEqual({ saved: stored })
    await expect(change({})).resolves.toEqual({ saved: stored })
    expect(fetchMock.mock.calls.every(([, init]) => init?.method === 'GET')).toBe(true)
  })

  it('looks again when the entity moves on between the two calls', async () => {
    meanwhile = () => {
      meanwhile = () => undefined
      stored = { ...stored, notes: 'Just now' }
      version = 2
    }
    await expect(change({ title: 'Run far' })).resolves.toEqual({ saved: { ...stored, title: 'Run far' } })
    expect(stored.notes).toBe('Just now')
  })

  it('gives up on an entity that never rests', async () => {
    meanwhile = () => void version++
    await expect(change({ title: 'Run far' })).rejects.toMatchObject({ status: 412 })
  })
})
