import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JournalEntry } from '@/lib/contract/journal'
import { moodLabels } from '@/lib/contract/mood'
import { type Answers, ada, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { EntryDialog } from './entry-dialog'

const at = '2026-11-01T09:00:00.000Z'
const entry = {
  id: 'entry',
  userId: ada.id,
  date: '2026-11-01',
  mood: 3,
  notes: 'Ran',
  timeSpent: 'N/A',
  attachments: [] as string[],
  createdAt: at,
  updatedAt: at,
} as JournalEntry
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Energy' })
const pick = (mood: number) => fireEvent.change(slider(), { target: { value: String(mood) } })

function open(props: { entry?: JournalEntry; mood?: number }, answers: Answers = {}) {
  const onOpenChange = vi.fn()
  const given = { open: true, onOpenChange, onCloseAutoFocus: () => undefined, timeZone: 'UTC' }
  const shown = show(
    <>
      <EntryDialog {...given} entry={props.entry ?? null} mood={props.mood} />
      <Toasts />
    </>,
    answers,
  )
  return { onOpenChange, ...shown }
}

test.each(Object.entries(moodLabels))('the picker at %s says “%s”', (mood, label) => {
  open({ mood: Number(mood) })
  expect(slider().value).toBe(mood)
  expect(slider().getAttribute('aria-valuetext')).toBe(`${label}, ${mood}/5`)
})

test('an entry that is changed begins with its own energy and words', () => {
  open({ entry })
  expect(slider().value).toBe('3')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Ran')
})

test('words of crisis are answered where they were written', async () => {
  const { hands, onOpenChange } = open(
    { mood: 1 },
    { 'POST /api/journal': { ...entry, care: 'You are not alone.' } as never },
  )
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'words of crisis')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  expect(await screen.findByText(/You are not alone/)).toBeDefined()
  expect(onOpenChange).not.toHaveBeenCalledWith(false)
})

test('what is picked shows at once, and is what is saved', async () => {
  const { hands, calls, onOpenChange } = open(
    { mood: 2 },
    { 'POST /api/journal': entry as never, 'GET /api/journal/{id}/heard': [] as never },
  )
  const before = slider().getAttribute('aria-valuetext')
  pick(4)
  expect(slider().getAttribute('aria-valuetext')).not.toBe(before)
  expect(slider().getAttribute('aria-valuetext')).toContain('4/5')
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), '  A good day  ')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(calls.find(({ endpoint }) => endpoint === 'POST /api/journal')?.body).toMatchObject({
    mood: 4,
    notes: 'A good day',
  })
})

test('an entry without notes is not sent', async () => {
  const { hands, calls } = open({ mood: 2 })
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Notes' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(calls).toEqual([])
})

test('an entry that cannot be saved stays as it was written', async () => {
  const refusal = new Refusal(503, { error: 'Try again in a moment.', code: 'unavailable' })
  const { hands, onOpenChange } = open({ mood: 2 }, { 'POST /api/journal': refusal })
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'A long day')
  pick(1)
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  expect((await screen.findAllByText(/Try again in a moment/)).length).toBeGreaterThan(0)
  expect(onOpenChange).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('A long day')
  expect(slider().value).toBe('1')
})

test('who drops what came back is in the form’s first field', async () => {
  const { hands } = open({ entry })
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), ' far')
  cleanup()
  open({ entry })
  await hands.click(await screen.findByRole('button', { name: 'Drop my changes' }))
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Ran')
  expect(document.activeElement).toBe(screen.getByLabelText('Date'))
})
