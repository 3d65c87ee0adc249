import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { memoriesKey } from '@/lib/client/memories/api'
import type { Remembered } from '@/lib/contract/memory'
import { noteRemembered } from './remembered'

const learned: Remembered = {
  id: 'memory-1',
  text: 'I have a bad knee',
  kind: 'constraint',
  source: { kind: 'message', id: 'message-1' },
  pinned: false,
  createdAt: '2026-11-21T09:30:00.000Z',
  replaced: null,
}

test('what was learned is kept by its message, and the list of memories is asked for again', () => {
  const client = new QueryClient()
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  noteRemembered(client, 'message-1', [learned])
  noteRemembered(client, 'message-2', [{ ...learned, id: 'memory-2' }])
  expect(client.getQueryData(['remembered'])).toEqual({
    'message-1': [learned],
    'message-2': [{ ...learned, id: 'memory-2' }],
  })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: memoriesKey })
})
