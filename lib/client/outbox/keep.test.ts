import { expect, test, vi } from 'vitest'
import { request } from '@/lib/client/http/api'
import { joinQueue, sendOrKeep } from './keep'
import { newWaitingPhoto } from './photo-ids'

vi.mock('@/lib/client/http/api', () => ({ request: vi.fn(async () => Response.json({ id: 'entry' })) }))

test('an entry whose photos wait here is sent with them, also where it is saved before the queue is there', async () => {
  const photo = newWaitingPhoto()
  const body = { mood: 4, attachments: [photo] }
  const sending = sendOrKeep({
    kind: 'Entry',
    about: 'Today',
    text: '',
    goalId: null,
    request: { method: 'POST', path: '/api/journal', body },
  } as unknown as Parameters<typeof sendOrKeep>[0])
  const dropPhotos = vi.fn(async () => undefined)
  joinQueue({
    add: async () => undefined,
    count: () => 0,
    dropAll: async () => undefined,
    addPhoto: async () => photo,
    readPhoto: async () => null,
    dropPhotos,
    sendPhotos: async (sent) => ({ ...sent, attachments: ['stored'] }),
  })
  expect(await sending).toEqual({ id: 'entry' })
  expect(vi.mocked(request).mock.calls.map(([, , sent]) => sent)).toEqual([{ mood: 4, attachments: ['stored'] }])
  expect(dropPhotos).toHaveBeenCalledWith([photo])
})
