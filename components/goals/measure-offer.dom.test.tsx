import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MeasureProposal } from '@/lib/contract/measure'
import { measureMessages } from '@/lib/contract/messages/measures'
import { type Answers, goalWith, proposalWith, show, Toasts } from '@/tests/support/dom-screen'
import { MeasureOffer } from './measure-offer'

const goal = goalWith({ title: 'Read 12 books', progress: 0 })
const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const reads = (read: Partial<MeasureProposal>) => {
  const set = proposalWith({ verb: 'measure.set' })
  return {
    'POST /api/goals/measure': {
      measure: null,
      words: '',
      reading: null,
      aim: null,
      begins: null,
      until: null,
      ...read,
    },
    'POST /api/proposals': set,
    'POST /api/proposals/{id}/apply': { proposal: { ...set, status: 'applied' }, result: null },
  } as unknown as Answers
}
const counted = { measure: books, words: 'Counted in books, 3 of 12.', reading: 3 }
const lastInput = (calls: { endpoint: string; body: unknown }[]) => {
  const sent = calls.findLast(({ endpoint }) => endpoint.endsWith('/apply'))?.body as { input: object } | undefined
  return sent?.input
}

test('is taken by one press, with what the words say that is done', async () => {
  const { hands, calls } = show(<MeasureOffer goal={goal} />, reads(counted))
  await hands.click(await screen.findByRole('button', { name: 'Yes' }))
  await vi.waitFor(() => expect(lastInput(calls)).toEqual({ goalId: goal.id, measure: books, reading: 3 }))
})

test('a goal that has come some way is counted from there', async () => {
  const ports = { ...books, unit: 'ports', target: 10 }
  const read = { measure: ports, words: 'Counted in ports, 0 of 10.', reading: 0 }
  const { hands, calls } = show(<MeasureOffer goal={{ ...goal, progress: 70 }} />, reads(read))
  expect(await screen.findByText('Count it: 7 of 10 ports?')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Yes' }))
  await vi.waitFor(() => expect(lastInput(calls)).toEqual({ goalId: goal.id, measure: ports, reading: 7 }))
})

test('where its per cent is no whole figure, that alone is kept', async () => {
  const ports = { ...books, unit: 'ports', target: 10 }
  const read = { measure: ports, words: 'Counted in ports, 0 of 10.', reading: 0 }
  const { hands, calls } = show(<MeasureOffer goal={{ ...goal, progress: 46 }} />, reads(read))
  expect(await screen.findByText('Count it in ports, to 10, from your 46%?')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Yes' }))
  await vi.waitFor(() => expect(lastInput(calls)).toEqual({ goalId: goal.id, measure: ports }))
})

test('is changed in its line before it is taken', async () => {
  const { hands, calls } = show(<MeasureOffer goal={goal} />, reads(counted))
  await hands.click(await screen.findByRole('button', { name: 'Change' }))
  const target = await screen.findByRole('textbox', { name: 'To' })
  await hands.clear(target)
  await hands.type(target, '20')
  await hands.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(lastInput(calls)).toMatchObject({ measure: { target: 20 }, reading: 3 }))
})

test('declined once, it does not come again', async () => {
  const { hands } = show(<MeasureOffer goal={goal} />, reads(counted))
  await hands.click(await screen.findByRole('button', { name: 'No' }))
  const rested = () => new Promise((resolve) => setTimeout(resolve, 500))
  await rested()
  show(<MeasureOffer goal={goal} />, reads(counted))
  await rested()
  expect(screen.queryByText(/Count it\?/)).toBeNull()
})

test('asks for the one figure that its words lack', async () => {
  const aim = { unit: 'kg', format: 'number', target: 70 } as const
  const weigh = goalWith({ id: 'weigh', title: 'Weigh 70 kg', progress: 0 })
  const { hands, calls } = show(<MeasureOffer goal={weigh} />, reads({ words: 'Counted in kg, to 70.', aim }))
  const field = await screen.findByRole('textbox', { name: 'Now at' })
  expect(screen.getByText('Count it in kg? You aim at 70.')).toBeDefined()
  await hands.type(field, 'heavy{Enter}')
  expect(screen.getByRole('alert').textContent).toBe(measureMessages.field.number)
  await hands.clear(field)
  await hands.type(field, '76{Enter}')
  const measure = { kind: 'level', unit: 'kg', format: 'number', start: 76, target: 70 }
  await vi.waitFor(() => expect(lastInput(calls)).toMatchObject({ goalId: 'weigh', measure }))
})

test('a time is asked for in words that need no explaining', async () => {
  const aim = { unit: 'time', format: 'duration', target: 7200 } as const
  const half = goalWith({ id: 'half', title: 'Run a half marathon in 2:00:00', progress: 0 })
  show(<MeasureOffer goal={half} />, reads({ words: 'Counted by your time, to 2:00:00.', aim }))
  expect(await screen.findByRole('textbox', { name: 'Your time now' })).toBeDefined()
  expect(screen.getByText('Measure it by your time? You aim at 2:00:00.')).toBeDefined()
})

test('the progress that a goal has stays: its start is reckoned back, and the line says so', async () => {
  const aim = { unit: 'kg', format: 'number', target: 70 } as const
  const weigh = goalWith({ id: 'weigh', title: 'Weigh 70 kg', progress: 30 })
  const { hands, calls } = show(<MeasureOffer goal={weigh} />, reads({ words: 'Counted in kg, to 70.', aim }))
  await hands.type(await screen.findByRole('textbox', { name: 'Now at' }), '76')
  expect(screen.getByRole('status').textContent).toBe('Starts at 78.57 kg, so that your 30% stays.')
  await hands.click(screen.getByRole('button', { name: 'Count it' }))
  const measure = { kind: 'level', unit: 'kg', format: 'number', start: 78.57, target: 70 }
  await vi.waitFor(() => expect(lastInput(calls)).toEqual({ goalId: 'weigh', measure, reading: 76 }))
})

test('what is for a time waits for its first day and gets its last as the date, and loses both with Undo', async () => {
  const rhythm = { kind: 'rhythm', unit: '', per: 'day', times: 1 } as const
  const dry = goalWith({ id: 'dry', title: 'Dry January', progress: 0, targetDate: null })
  const time = { begins: '2027-01-01', until: '2027-01-31' }
  const read = { measure: rhythm, words: 'Counted as a rhythm: every day, from 1 January until 31 January.', ...time }
  const screenOf = (
    <>
      <MeasureOffer goal={dry} />
      <Toasts />
    </>
  )
  const { hands, calls } = show(screenOf, { ...reads(read), 'PATCH /api/goals/{id}': dry } as Answers)
  const dates = () => calls.filter(({ endpoint }) => endpoint.startsWith('PATCH')).map(({ body }) => body)
  await hands.click(await screen.findByRole('button', { name: 'Yes' }))
  const begun = { targetDate: '2027-01-31', pausedUntil: '2027-01-01' }
  await vi.waitFor(() => expect(dates()).toEqual([begun]))
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(dates()).toEqual([begun, { targetDate: null, isPaused: false }]))
})

test('each of its buttons is described by the question that it answers', async () => {
  show(<MeasureOffer goal={goal} />, reads(counted))
  await screen.findByRole('button', { name: 'Yes' })
  for (const name of ['Yes', 'Change', 'No']) {
    const described = screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Count it in books, 3 of 12?')
  }
})
