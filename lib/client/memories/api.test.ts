import { describe, expect, it } from 'vitest'
import type { Memory } from '@/lib/contract/memory'
import { pinnedFirst } from './api'

const memory = (id: string, pinned: boolean): Memory => ({
  id,
  text: id,
  kind: 'person',
  source: { kind: 'message', id: 'x' },
  pinned,
  createdAt: '2026-01-05T00:00:00.000Z',
})

describe('pinnedFirst', () => {
  it('keeps the order within the pinned ones and within the others', () => {
    const memories = [memory('a', false), memory('b', true), memory('c', false), memory('d', true)]
    expect(pinnedFirst(memories).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  })
})
