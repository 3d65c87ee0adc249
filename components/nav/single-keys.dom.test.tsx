import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { readKeys } from './key-list'
import { SingleKeys } from './single-keys'
import { useSingleKeys } from './use-single-keys'

test('two keys are one after the other, and others are nothing', () => {
  expect(readKeys('', 'n').deed?.label).toBe('New goal')
  expect(readKeys('', 'g')).toEqual({ pending: 'g' })
  expect(readKeys('g', 'j').deed?.label).toBe('Go to Journal')
  expect(readKeys('g', 'x')).toEqual({ pending: '' })
  expect(readKeys('', 'x')).toEqual({ pending: '' })
})

const told: string[] = []
function Told() {
  useSingleKeys(
    ({ label }) => told.push(label),
    () => told.push('?'),
  )
  return null
}

test('a key is told, but not while something is typed or held with another', async () => {
  const { hands } = show(
    <>
      <input aria-label="Elsewhere" />
      <Told />
    </>,
  )
  await hands.type(screen.getByLabelText('Elsewhere'), 'gjn?')
  screen.getByLabelText('Elsewhere').blur()
  await hands.keyboard('{Control>}n{/Control}')
  expect(told).toEqual([])
  await hands.keyboard('gij?x')
  expect(told).toEqual(['Go to Review', 'Journal entry', '?'])
})

// What the app fetches when it is first asked for is there already: the test waits for no compiler.
beforeAll(() => import('./key-help'))

test('a key leads into its field without being typed there, and ? shows the list', async () => {
  const { hands } = show(
    <>
      <textarea aria-label="Notes" data-do="entry" />
      <SingleKeys />
    </>,
  )
  const notes = screen.getByLabelText<HTMLTextAreaElement>('Notes')
  await hands.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(notes))
  expect(notes.value).toBe('')
  notes.blur()
  await hands.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
})
