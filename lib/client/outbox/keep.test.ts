import { expect, test, vi } from 'vitest'
import { request } from '@/lib/client/http/api'
import { ApiError } from '@/lib/client/http/api-error'
import { joinQueue, sendOrKeep } from './keep'
import { newWaitingPhoto } from './photo-ids'
import { sendOne } from './send-one'

vi.mock('@/lib/client/http/api', () => ({ request: vi.fn(async () => Response.json({ id: 'entry' })) }))

const entry = (body: object) =>
  ({
    kind: 'Entry',
    about: 'Today',
    text: '',
    goalId: null,
    request: { method: 'POST', path: '/api/journal', body },
  }) as unknown as Parameters<typeof sendOrKeep>[0]
const nothing = {
  add: async () => undefined,
  count: () => 0,
  dropAll: async () => undefined,
  addPhoto: async () => '',
  readPhoto: async () => null,
  dropPhotos: async () => undefined,
  sendPhotos: async (sent: object) => sent,
}

test('an entry whose photos wait here is sent with them, also where it is saved before the queue is there', async () => {
  const photo = newWaitingPhoto()
  const body = { mood: 4, attachments: [photo] }
  const sending = sendOrKeep(entry(body))
  const dropPhotos = vi.fn(async () => undefined)
  joinQueue({
    ...nothing,
    addPhoto: async () => photo,
    dropPhotos,
    sendPhotos: async (sent) => ({ ...sent, attachments: ['stored'] }),
  })
  expect(await sending).toEqual({ id: 'entry' })
  expect(vi.mocked(request).mock.calls.map(([, , sent]) => sent)).toEqual([{ mood: 4, attachments: ['stored'] }])
  expect(dropPhotos).toHaveBeenCalledWith([photo])
})

test('what was sent without an answer waits under the key that it was sent with', async () => {
  const add = vi.fn(async () => undefined)
  joinQueue({ ...nothing, add })
  vi.mocked(request).mockRejectedValueOnce(new ApiError('0: no answer', 0, 'No connection.'))
  expect(await sendOrKeep(entry({ mood: 4 }))).toEqual({ kept: true })
  const sent = vi.mocked(request).mock.lastCall?.[3]
  expect(sent?.idempotencyKey).toBeTruthy()
  expect(add).toHaveBeenCalledWith(expect.anything(), sent?.idempotencyKey)
})

test('what is answered with nothing is done, at once and later', async () => {
  joinQueue(nothing)
  const skip = { ...entry({}), request: { method: 'DELETE', path: '/api/today/questions/q/skip', body: {} } } as const
  const empty = () => Promise.resolve(new Response(null, { status: 204 }))
  vi.mocked(request).mockImplementationOnce(empty)
  expect(await sendOrKeep(skip)).toEqual({})
  vi.mocked(request).mockImplementationOnce(empty)
  const since = { key: 'k', userId: 'ada', writtenAt: '', ifMatch: null, problem: null }
  expect(await sendOne({ ...skip, ...since })).toEqual({ is: 'done' })
})
