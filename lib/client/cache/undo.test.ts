import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetchMock = vi.fn<typeof fetch>()
const page = new EventTarget()
const kept = new Map<string, string>()
/** What the disk holds. */
const lasting = new Map<string, { id: string; path: string }>()

type Modules = { undo: typeof import('./undo'); toasts: typeof import('@/lib/client/screen/use-toast') }
let modules: Modules

const sent = () => fetchMock.mock.calls.map(([path, init]) => `${init?.method} ${path}`)
const onDeleted = vi.fn()
const entry = (id: string) => ({
  id,
  path: `/api/journal/${id}`,
  title: 'Entry deleted!',
  failure: 'Failed to delete entry',
  onDeleted,
})

beforeEach(async () => {
  vi.resetModules()
  fetchMock.mockReset().mockImplementation(async () => new Response(null, { status: 204 }))
  onDeleted.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const storage = (of: Map<string, string>) => ({
    getItem: (key: string) => of.get(key) ?? null,
    setItem: (key: string, value: string) => of.set(key, value),
    removeItem: (key: string) => of.delete(key),
  })
  vi.stubGlobal('sessionStorage', storage(kept))
  vi.doMock('./deletion-store', () => ({
    readUnsent: async () => [...lasting.values()],
    putUnsent: async (deletion: { id: string; path: string }) => void lasting.set(deletion.id, deletion),
    removeUnsent: async (id: string) => void lasting.delete(id),
  }))
  kept.clear()
  lasting.clear()
  await load()
})

async function load(): Promise<void> {
  vi.resetModules()
  modules = { undo: await import('./undo'), toasts: await import('@/lib/client/screen/use-toast') }
}

/** As after a browser that was killed: nothing was told to the page, and nothing of it is left but what it stored. */
async function killed(): Promise<void> {
  vi.stubGlobal('navigator', { locks: locksOf(new Set()) })
  await load()
}

/** The browser's locks, of which some are held by other windows. */
function locksOf(held: ReadonlySet<string>) {
  return {
    request: async (name: string, ...rest: unknown[]) => {
      const run = rest.at(-1) as (lock: object | null) => unknown
      return run(held.has(name) ? null : {})
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

it('sends nothing while the toast is there, and deletes when the next toast takes its place', async () => {
  modules.undo.deleteWithUndo(entry('a'))
  expect(sent()).toEqual([])
  modules.toasts.toast({ title: 'Entry saved!' })
  expect(sent()).toEqual(['DELETE /api/journal/a'])
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
})

it('deletes one when the next one is deleted, and each once', async () => {
  modules.undo.deleteWithUndo(entry('a'))
  modules.undo.deleteWithUndo(entry('b'))
  expect(sent()).toEqual(['DELETE /api/journal/a'])
  await modules.undo.settleDeletions()
  await modules.undo.settleDeletions()
  expect(sent()).toEqual(['DELETE /api/journal/a', 'DELETE /api/journal/b'])
})

it('is final when the page is left, with a call that outlives it', () => {
  modules.undo.deleteWithUndo(entry('a'))
  page.dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual(['DELETE /api/journal/a'])
  expect(fetchMock.mock.calls[0]?.[1]?.keepalive).toBe(true)
  page.dispatchEvent(new Event('pagehide'))
  expect(sent()).toHaveLength(1)
})

it('is final when the page is hidden, not when it is merely shown again', () => {
  modules.undo.deleteWithUndo(entry('a'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual([])
  Object.assign(document, { visibilityState: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent()).toEqual(['DELETE /api/journal/a'])
})

it('counts what is gone already as deleted', async () => {
  fetchMock.mockImplementation(async () => Response.json({ error: 'Not found.', code: 'not_found' }, { status: 404 }))
  modules.undo.deleteWithUndo(entry('a'))
  await modules.undo.settleDeletions()
  expect(onDeleted).toHaveBeenCalledOnce()
})

it('waits for the server, so that a logout comes after it', async () => {
  let answer: (response: Response) => void = () => undefined
  fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  modules.undo.deleteWithUndo(entry('a'))
  let isSettled = false
  const settled = modules.undo.settleDeletions().then(() => (isSettled = true))
  await Promise.resolve()
  expect(isSettled).toBe(false)
  answer(new Response(null, { status: 204 }))
  await settled
})

it('says that it failed, and does not count it as deleted', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  modules.undo.deleteWithUndo(entry('a'))
  await modules.undo.settleDeletions()
  expect(onDeleted).not.toHaveBeenCalled()
})

it('is final at the next start where the browser was killed while Undo could still be pressed', async () => {
  modules.undo.deleteWithUndo(entry('a'))
  await killed()
  expect(sent()).toEqual([])
  await modules.undo.takeUpDeletions()
  expect(sent()).toEqual(['DELETE /api/journal/a'])
  await killed()
  await modules.undo.takeUpDeletions()
  expect(sent()).toHaveLength(1)
})

it.each([0, 401, 503])(
  'is kept for another start where the next one meets %i, and for none where it is refused',
  async (status) => {
    modules.undo.deleteWithUndo(entry('a'))
    await killed()
    fetchMock.mockImplementation(async () => {
      if (status === 0) throw new TypeError('Failed to fetch')
      return Response.json({ error: 'Not now.' }, { status })
    })
    await modules.undo.takeUpDeletions()
    expect([...lasting.keys()]).toEqual(['a'])
    await killed()
    fetchMock.mockReset().mockImplementation(async () => Response.json({ error: 'No.' }, { status: 403 }))
    await modules.undo.takeUpDeletions()
    expect(sent()).toEqual(['DELETE /api/journal/a'])
    expect([...lasting.keys()]).toEqual([])
  },
)

it('takes up nothing that was undone, was sent, or may still be undone in another window', async () => {
  const told = vi.fn<Modules['toasts']['toast']>(modules.toasts.toast)
  vi.doMock('@/lib/client/screen/use-toast', () => ({ ...modules.toasts, toast: told }))
  await load()
  modules.undo.deleteWithUndo(entry('a'))
  told.mock.lastCall?.[0].action?.run()
  vi.doUnmock('@/lib/client/screen/use-toast')
  modules.undo.deleteWithUndo(entry('b'))
  await modules.undo.settleDeletions()
  modules.undo.deleteWithUndo(entry('c'))
  await killed()
  vi.stubGlobal('navigator', { locks: locksOf(new Set(['deletion c'])) })
  await modules.undo.takeUpDeletions()
  expect(sent()).toEqual(['DELETE /api/journal/b'])
})
