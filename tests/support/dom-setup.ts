import { cleanup } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { router } from './dom-router'
import { forgetAnswers } from './dom-screen'

// Of each element React keeps the calls that made it, up to so many a second, for a tenth of the time of these tests, none
// of which reads them. It is told that there are as many already.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const counts = (React as unknown as Record<string, object>)[internals]
Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {}, configurable: true })

// Next's router is mounted by Next alone. Where a screen leads is what a test may ask.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => router,
  usePathname: () => '/goals',
  useSearchParams: () => new URLSearchParams(React.useSyncExternalStore(onAddress, () => window.location.search)),
}))

// Next tells its screens of an address that was pushed without it.
const readers = new Set<() => void>()
const tell = () => {
  for (const read of readers) read()
}
for (const way of ['pushState', 'replaceState'] as const) {
  const own = window.history[way].bind(window.history)
  window.history[way] = (...address) => {
    own(...address)
    tell()
  }
}
window.addEventListener('popstate', tell)

function onAddress(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)

// What waits to look at a screen must not look when the window is gone. Fake timers come and go above these.
const shared = globalThis as { timersOfTests?: Set<ReturnType<typeof setTimeout>> }
shared.timersOfTests ??= keepTimers()
const timers = shared.timersOfTests

function keepTimers(): Set<ReturnType<typeof setTimeout>> {
  const kept = new Set<ReturnType<typeof setTimeout>>()
  const { setTimeout: begin } = globalThis
  const beginKept = (...args: Parameters<typeof setTimeout>) => {
    const timer = begin(...args)
    kept.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(beginKept, begin)
  return kept
}

afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
})

afterEach(() => {
  cleanup()
  // The files share one window: what one test puts in its place, such as a coarse pointer, is not there for the next.
  vi.unstubAllGlobals()
  getQueryClient().clear()
  forgetAnswers()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  for (const way of Object.values(router)) way.mockClear()
  const said = complaints.mock.calls.map((call) => call.join(' '))
  complaints.mockClear()
  expect(said).toEqual([])
})
