import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDrafts, createDraft } from './draft-storage'

const written = vi.fn()

function fakeStorage(): Storage {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
      written(value)
    },
    removeItem: (key: string) => {
      delete items[key]
    },
  }
  // Like the real one, it lists its keys as its own properties and hides its methods.
  return new Proxy(items, {
    get: (target, key) => Reflect.get(methods, key) ?? Reflect.get(target, key),
  }) as unknown as Storage
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', fakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  written.mockClear()
})

describe('a draft', () => {
  it('is there for whoever opens the same one later', () => {
    createDraft<string>('u1:note').save('half a')
    vi.runAllTimers()
    expect(createDraft<string>('u1:note').read()).toBe('half a')
    expect(createDraft<string>('u2:note').read()).toBeNull()
  })

  it('is written once for a burst of typing, with the last of it', () => {
    const draft = createDraft<string>('u1:note')
    for (const text of ['h', 'ha', 'half']) draft.save(text)
    vi.runAllTimers()
    expect(written).toHaveBeenCalledExactlyOnceWith('"half"')
  })

  it('is not lost when the page is left before it was written', () => {
    const draft = createDraft<string>('u1:note')
    draft.save('half a')
    draft.flush()
    expect(createDraft<string>('u1:note').read()).toBe('half a')
  })

  it('does not come back after it was cleared, not even by a write under way', () => {
    const draft = createDraft<string>('u1:note')
    draft.save('half a')
    draft.clear()
    draft.flush()
    vi.runAllTimers()
    expect(draft.read()).toBeNull()
  })

  it('is nothing rather than an error where storage holds nonsense or refuses', () => {
    localStorage.setItem('draft:u1:note', '{')
    expect(createDraft('u1:note').read()).toBeNull()
    vi.stubGlobal('localStorage', undefined)
    const draft = createDraft<string>('u1:note')
    draft.save('x')
    expect(() => draft.flush()).not.toThrow()
  })
})

it('logging out removes every draft and nothing else', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('draft:u1:note', '"x"')
  localStorage.setItem('draft:u2:goal', '{}')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})
