import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Choice } from '@/lib/client/cache/careful-patch'
import { show } from '@/tests/support/dom-screen'
import { ConflictDialog } from './conflict-dialog'

test('of several fields each keeps what was chosen for it', async () => {
  const onKeep = vi.fn<(choiceOf: (field: string) => Choice) => void>()
  const versions = [
    { field: 'title', label: 'Title', mine: 'Run', stored: 'Walk' },
    { field: 'description', label: 'Description', mine: 'Far', stored: 'Near', canMerge: true },
    { field: 'targetDate', label: 'Date', mine: '1 May', stored: '2 May' },
  ]
  const { hands } = show(<ConflictDialog {...{ versions, onKeep, onClose: () => undefined }} />, {})
  const field = (name: string) => within(screen.getByRole('group', { name }))
  await hands.click(field('Title').getByLabelText(/What is stored/))
  await hands.click(field('Description').getByLabelText(/Both/))
  await hands.click(screen.getByRole('button', { name: 'Save this' }))
  const choiceOf = onKeep.mock.calls[0]?.[0]
  expect(versions.map((version) => choiceOf?.(version.field))).toEqual(['stored', 'both', 'mine'])
})
