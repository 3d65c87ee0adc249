import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { holdScreen } from '@/lib/client/cache/other-tabs'
import { show } from '@/tests/support/dom-screen'
import { KeepCurrent } from './keep-current'

/** What another tab of the browser says when it has changed the record. */
const elsewhere = new BroadcastChannel('apogee-record')
const changed = () => act(async () => elsewhere.postMessage(null))

function Screen() {
  const { data } = useQuery<unknown[]>({ queryKey: ['/api/goals'] })
  return (
    <>
      <p>{data?.length ?? 'none'}</p>
      <KeepCurrent />
    </>
  )
}

test('a change in another tab is read anew, once for several, and after a reply that is under way', async () => {
  const { calls } = show(<Screen />, { 'GET /api/goals': [] })
  const reads = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/goals').length
  await vi.waitFor(() => expect(reads()).toBe(1))
  holdScreen(true)
  await changed()
  await changed()
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(reads()).toBe(1)
  holdScreen(false)
  await vi.waitFor(() => expect(reads()).toBe(2), { timeout: 5_000 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(reads()).toBe(2)
})

test('a change that is heard just before the tab is left is read once the person comes back', async () => {
  const { calls } = show(<Screen />, { 'GET /api/goals': [] })
  const reads = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/goals').length
  await vi.waitFor(() => expect(reads()).toBe(1))
  const sight = vi.spyOn(document, 'hidden', 'get')
  const see = (isHidden: boolean) => {
    sight.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await changed()
  see(true)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(reads()).toBe(1)
  see(false)
  await vi.waitFor(() => expect(reads()).toBe(2), { timeout: 5_000 })
  sight.mockRestore()
})
