import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useJournal } from '@/lib/client/journal/api'
import { journalKey, wholeJournal } from '@/lib/client/journal/filter'
import { show } from '@/tests/support/dom-screen'

function List() {
  return <p>{useJournal(wholeJournal).entries?.length ?? 'none'}</p>
}

test('offline the list stays as its screen knows it: what the worker keeps is older than what was saved since', async () => {
  const { calls } = show(<List />, { 'GET /api/journal': [] as never })
  const reads = () => calls.filter(({ endpoint }) => endpoint === 'GET /api/journal').length
  await waitFor(() => expect(reads()).toBe(1))
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await getQueryClient().invalidateQueries({ queryKey: journalKey(wholeJournal) })
  expect(reads()).toBe(1)
  isOnLine.mockReturnValue(true)
  await getQueryClient().invalidateQueries({ queryKey: journalKey(wholeJournal) })
  expect(reads()).toBe(2)
  isOnLine.mockRestore()
})
