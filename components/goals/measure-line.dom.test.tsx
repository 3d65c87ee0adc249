import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { emptyMeasureForm, type MeasureForm, readingOfForm, toMeasure } from '@/lib/client/values/measure-form'
import type { Measure, MeasureProposal } from '@/lib/contract/measure'
import { type Answers, show } from '@/tests/support/dom-screen'
import { MeasureLine } from './measure-line'

const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
const read = (measure: Measure | null, words: string, more: Partial<MeasureProposal> = {}) =>
  ({
    'POST /api/goals/measure': {
      measure,
      words,
      reading: null,
      aim: null,
      begins: null,
      until: null,
      due: null,
      ...more,
    },
  }) as Answers

const seen = vi.fn()

/** The line in its form, which holds the value. */
function Form({ title = 'Read 12 books' }: { title?: string }) {
  const [value, setValue] = useState<MeasureForm>(emptyMeasureForm)
  seen(toMeasure(value), readingOfForm(value))
  return <MeasureLine title={title} description="" value={value} onChange={setValue} />
}

const sent = () => seen.mock.calls.at(-1)?.[0]

test('what the words of the goal say is proposed, and taken where nobody says otherwise', async () => {
  show(<Form />, read(books, 'Counted: 0 of 12 books'))
  expect(await screen.findByText('Counted: 0 of 12 books')).toBeDefined()
  expect(sent()).toEqual(books)
})

test('declined, the goal is counted by nothing, whatever its words say', async () => {
  const { hands, rerender } = show(<Form />, read(books, 'Counted: 0 of 12 books'))
  await hands.click(await screen.findByRole('button', { name: 'Don’t count' }))
  expect(sent()).toBeNull()
  rerender(<Form title="Read 12 books by May" />)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(sent()).toBeNull()
  expect(screen.getByRole('button', { name: 'Count it in numbers' })).toBeDefined()
})

test('changed by hand it is what the hand wrote', async () => {
  const { hands } = show(<Form />, read(books, 'Counted: 0 of 12 books'))
  await hands.click(await screen.findByRole('button', { name: 'Change' }))
  const target = screen.getByRole('textbox', { name: 'To' })
  await hands.clear(target)
  await hands.type(target, '20{Enter}')
  expect(await screen.findByText('Counted: 0 of 20 books')).toBeDefined()
  expect(sent()).toEqual({ ...books, target: 20 })
})

test('a goal whose words count nothing can be counted all the same', async () => {
  const { hands } = show(<Form title="Be kind" />, read(null, ''))
  await hands.click(screen.getByRole('button', { name: 'Count it in numbers' }))
  await hands.type(screen.getByRole('textbox', { name: 'Unit' }), 'deeds')
  await hands.type(screen.getByRole('textbox', { name: 'To' }), '30')
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(sent()).toEqual({ kind: 'total', unit: 'deeds', format: 'number', start: 0, target: 30 })
  expect(screen.getByText('Counted: 0 of 30 deeds')).toBeDefined()
})

test('declined and counted again it is counted as its words say, and the focus goes along', async () => {
  const { hands } = show(<Form />, read(books, 'Counted: 0 of 12 books'))
  await hands.click(await screen.findByRole('button', { name: 'Don’t count' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Count it in numbers' }))
  await hands.keyboard('{Enter}')
  expect(screen.getByText('Counted: 0 of 12 books')).toBeDefined()
  expect(sent()).toEqual(books)
  const change = screen.getByRole('button', { name: 'Change' })
  expect(document.activeElement).toBe(change)
  await hands.click(change)
  expect(screen.getByRole('group', { name: 'How it is counted' }).contains(document.activeElement)).toBe(true)
  await hands.type(screen.getByRole('textbox', { name: 'To' }), '{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
})

test('what lacks its figure is not done: the fault is told at its field', async () => {
  const { hands } = show(<Form title="Be kind" />, read(null, ''))
  await hands.click(screen.getByRole('button', { name: 'Count it in numbers' }))
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  const target = screen.getByRole('textbox', { name: 'To' })
  expect(document.activeElement).toBe(target)
  const words = screen.getByRole('alert')
  expect(words.textContent).toBe('Enter a number')
  expect(target.getAttribute('aria-describedby')).toBe(words.id)
  await hands.type(target, '30')
  expect(screen.queryByRole('alert')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.getByText('Counted: 0 of 30')).toBeDefined()
})

test('where the words say where it is to get to, one figure is asked for', async () => {
  const aim = { unit: 'kg', format: 'number', target: 70 } as const
  const { hands } = show(<Form title="Weigh 70 kg" />, read(null, 'Counted in kg, to 70.', { aim }))
  const field = await screen.findByRole('textbox', { name: 'Now at' })
  expect(sent()).toBeNull()
  await hands.type(field, '76.5')
  expect(sent()).toEqual({ kind: 'level', unit: 'kg', format: 'number', start: 76.5, target: 70 })
  await hands.clear(screen.getByRole('textbox', { name: 'Now at' }))
  expect(sent()).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Don’t count' }))
  expect(screen.getByRole('button', { name: 'Count it in numbers' })).toBeDefined()
})

test('what the words say that is done already is where the goal begins', async () => {
  show(<Form />, read(books, 'Counted in books, 3 of 12.', { reading: 3 }))
  await screen.findByText('Counted in books, 3 of 12.')
  expect(seen.mock.calls.at(-1)).toEqual([books, 3])
})
