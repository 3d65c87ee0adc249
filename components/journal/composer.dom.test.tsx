import { screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { JournalEntry, NewJournalEntry } from '@/lib/contract/journal'
import { journalMessages } from '@/lib/contract/messages/journal'
import { ada, show } from '@/tests/support/dom-screen'
import { Composer } from './composer'
import { MoodFaces } from './mood-faces'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const at = '2026-11-26T09:00:00.000Z'

type JournalProps = {
  onWritten?: (entry: JournalEntry) => void
  date?: string
  isFolded?: boolean
  isSecond?: boolean
}

function Journal({ onWritten = () => undefined, date = now.today, isFolded = false, isSecond = false }: JournalProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Composer
      now={now}
      date={date}
      onDate={() => undefined}
      {...{ isSecond, prompts: ['You ran today. What did it take?'], field, isFolded, onWritten }}
    />
  )
}

function write() {
  const sent: NewJournalEntry[] = []
  const onWritten = vi.fn()
  const { hands } = show(<Journal onWritten={onWritten} />, {
    'POST /api/journal': ({ body }) => {
      sent.push(body as NewJournalEntry)
      const kept = { id: `entry ${sent.length}`, userId: ada.id, createdAt: at, updatedAt: at, heard: [] }
      return { ...kept, careLevel: null, date: now.today, neverSend: false, ...(body as object) } as never
    },
  })
  return { hands, sent, onWritten }
}
const face = (name: RegExp) => screen.getByRole('button', { name })
const pressed = () => screen.queryAllByRole('button', { name: /^Energy/, pressed: true })

test('no energy is chosen for anyone: an entry without one asks for it, at a face', async () => {
  const { hands, sent, onWritten } = write()
  expect(pressed()).toEqual([])
  expect(screen.getByText('How was your energy?')).toBeDefined()
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'It rained')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  expect(screen.getByText(journalMessages.whichEnergy)).toBeDefined()
  expect(document.activeElement).toBe(face(/Energy 3 of 5/))
  // Arrow keys go from face to face and choose none; Enter does, and Save Entry saves it.
  await hands.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(face(/Energy 5 of 5/))
  await hands.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(pressed()).toEqual([])
  await hands.keyboard('{Enter}')
  expect(pressed()).toEqual([face(/Energy 2 of 5/)])
  expect(sent).toEqual([])
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(onWritten).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'entry 1' })))
  expect(sent).toMatchObject([{ mood: 2, notes: 'It rained' }])
  expect(screen.queryByText(journalMessages.whichEnergy)).toBeNull()
  await hands.click(face(/Excellent/))
  expect(screen.getByText('Excellent, 5/5')).toBeDefined()
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'The sun came out')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(onWritten).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'entry 2' })))
  expect(sent[1]).toMatchObject({ mood: 5 })
  expect(pressed()).toEqual([])
})

test('what is missing of an entry is told at once, and a face then saves nothing', async () => {
  const { hands, sent } = write()
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  expect(screen.getByText(journalMessages.journalNotesRequired.description)).toBeDefined()
  expect(screen.getByText(journalMessages.energyMissing)).toBeDefined()
  const notes = screen.getByRole('textbox', { name: 'Notes' })
  expect(document.activeElement).toBe(notes)
  await hands.type(notes, 'It rained')
  await hands.click(face(/Good/))
  expect(sent).toEqual([])
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ mood: 4, notes: 'It rained' }]))
})

test('a second entry of a day begins with its last energy, says so, and is saved with it or with another', async () => {
  const sent: NewJournalEntry[] = []
  const asked: string[] = []
  const { hands } = show(<Journal isSecond date="2026-06-06" />, {
    'GET /api/journal': ({ query }) => {
      asked.push(query)
      return [{ id: 'of-that-day', date: '2026-06-06', mood: 4 }] as never
    },
    'POST /api/journal': ({ body }) => {
      sent.push(body as NewJournalEntry)
      return { id: `entry ${sent.length}`, createdAt: at, updatedAt: at, heard: [], ...(body as object) } as never
    },
  })
  const told = journalMessages.energyAsBefore('Good, 4/5')
  expect(await screen.findByText(told, undefined, { timeout: 10_000 })).toBeDefined()
  expect(pressed()).toEqual([face(/Energy 4 of 5/)])
  expect(asked).toEqual(['from=2026-06-06&to=2026-06-06&limit=5'])
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'More of it')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ mood: 4, notes: 'More of it' }]))
  await hands.click(face(/Energy 1 of 5/))
  expect(screen.getByText('Very Low, 1/5')).toBeDefined()
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'Less of it')
  await hands.click(screen.getByRole('button', { name: 'Save Entry' }))
  await vi.waitFor(() => expect(sent[1]).toMatchObject({ mood: 1, notes: 'Less of it' }))
})

test('a second entry of a day is offered once something is written', async () => {
  const { hands } = show(<Journal isSecond />, { 'GET /api/journal': [] as never })
  const offer = () => screen.queryByText('There is an entry for today already. This adds another.')
  expect(offer()).toBeNull()
  await hands.type(screen.getByRole('textbox', { name: 'Notes' }), 'More')
  expect(offer()).not.toBeNull()
})

test('each face has its word under it', () => {
  show(<MoodFaces mood={null} onChoose={() => undefined} />)
  for (const word of ['Very Low', 'Low', 'Neutral', 'Good', 'Excellent']) {
    expect(screen.getByText(word)).toBeDefined()
  }
})

test('a day that is over is asked about as such', () => {
  show(<Journal onWritten={() => undefined} date="2026-06-06" />, {})
  expect(screen.queryByText(/today/)).toBeNull()
  expect(screen.getByText('What do you want to remember of that day?')).toBeDefined()
})

test('over entries a phone shows an energy and a field, and the rest once one of them is used; the lock has its name', async () => {
  const { hands } = show(<Journal isFolded />)
  const waits = (part: HTMLElement) => part.closest('.max-sm\\:hidden') !== null
  const save = screen.getByRole('button', { name: 'Save Entry' })
  expect([save, screen.getByText(/^You ran today/)].map(waits)).toEqual([true, true])
  const field = screen.getByRole('textbox', { name: 'Notes' })
  expect([field, face(/Excellent/)].map(waits)).toEqual([false, false])
  await hands.click(field)
  expect([save, screen.getByText(/^You ran today/)].map(waits)).toEqual([false, false])
  expect(screen.getByText('Keep from AI models').className).not.toContain('sr-only')
})

test('a draft that comes after the first picture changes no height; a press opens the field for it', async () => {
  const words = 'Half of a thought.\n\nAnd four lines\nmore of it,\nuntil here.'
  localStorage.setItem(`draft:${ada.id}:journal-composer`, JSON.stringify(words))
  const { hands } = show(<Journal isFolded isSecond />, { 'GET /api/journal': [] as never })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })
  await vi.waitFor(() => expect(field.value).toBe(words))
  const save = screen.getByRole('button', { name: 'Save Entry' })
  const second = () => screen.queryByText(journalMessages.secondEntry('today'))
  expect(save.closest('.max-sm\\:hidden')).not.toBeNull()
  expect([...field.classList]).toEqual(expect.arrayContaining(['h-24', 'max-sm:h-12', 'max-sm:truncate']))
  expect(second()).toBeNull()
  // An energy shows the rest, and leaves the field as high as it is: its buttons stay under the pointer.
  await hands.click(face(/Good/))
  expect(save.closest('.max-sm\\:hidden')).toBeNull()
  expect(field.classList).toContain('h-24')
  expect(second()).not.toBeNull()
  await hands.click(field)
  expect(field.classList).not.toContain('h-24')
})

test('photos that wait in a folded composer are told in its line, until it is opened', async () => {
  localStorage.setItem(`draft:${ada.id}:journal-composer-photos`, JSON.stringify('one two'))
  const { hands } = show(<Journal isFolded />)
  const told = await screen.findByText('2 photos wait')
  expect(told.classList).toContain('sm:hidden')
  await hands.click(screen.getByRole('textbox', { name: 'Notes' }))
  expect(screen.queryByText('2 photos wait')).toBeNull()
})
