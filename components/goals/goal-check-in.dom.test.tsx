import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PagedList } from '@/lib/client/cache/list-pages'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useGoals } from '@/lib/client/goals/api'
import { goalHistoryKey, goalRisksKey, goalsKey } from '@/lib/client/goals/cache'
import { responsesKey } from '@/lib/client/insights/keys'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import type { InsightResponse } from '@/lib/contract/insight-response'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { type Answers, goalWith, proposalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { CompletedHere } from './completed-here'
import { GoalCheckIn } from './goal-check-in'

const now = { today: '2026-11-20', timeZone: 'UTC' }
const goal = goalWith({ id: 'race', title: 'Run a race', progress: 20 })
const moved = {
  goal: { ...goal, progress: 45 },
  progressUpdate: { oldProgress: 20, newProgress: 45, reasoning: 'You ran 9 of 20 km.' },
  act: proposalWith({ id: 'act', status: 'applied' }),
  careLevel: null,
} as AiUpdateAnswer

test('that a goal is overdue, which stands above its question, is not told in it again', async () => {
  const late = goalWith({ title: 'The attic', progress: 85, targetDate: '2026-11-10' })
  getQueryClient().setQueryData(goalRisksKey, [{ goalId: late.id, status: 'overdue', riskLevel: 'high', weeks: [] }])
  show(<GoalCheckIn goal={late} coachName="Maya" now={now} />, {})
  expect(await screen.findByText(/^What have you done on it since/)).toBeDefined()
  expect(screen.queryByText(/It was due/)).toBeNull()
})

test('what came of an answer, and why it was refused, is told in the block alone', async () => {
  const answers: Answers = {
    'PATCH /api/goals/{id}/ai-update': new Refusal(500, { error: serverMessages.internal, code: 'internal' }),
  }
  const { hands, rerender } = show(
    <>
      <GoalCheckIn goal={goal} coachName="Maya" now={now} />
      <Toasts />
    </>,
    answers,
  )
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(screen.getByRole('alert').textContent).toBe('Write a line first')
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Failed to submit response. Please try again.'),
  )
  answers['PATCH /api/goals/{id}/ai-update'] = moved
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('20% → 45%.')
  expect(screen.queryByText(/Progress Updated/)).toBeNull()

  // Whoever has left the page meanwhile is told by a toast.
  let arrive = (_: AiUpdateAnswer) => {}
  answers['PATCH /api/goals/{id}/ai-update'] = () => new Promise((resolve) => (arrive = resolve))
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'and two more')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  rerender(<Toasts />)
  arrive(moved)
  expect(await screen.findByText(/^Progress Updated/)).toBeDefined()
})

test('what became of an answer has the focus once it is sent, and a refused answer has it in its field', async () => {
  const body = { error: 'The coach is busy.', code: 'unavailable' } as const
  const answers: Answers = { 'PATCH /api/goals/{id}/ai-update': new Refusal(503, body) }
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, answers)
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await waitFor(() => expect(document.activeElement).toBe(field))

  answers['PATCH /api/goals/{id}/ai-update'] = moved
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('20% → 45%.')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('You ran 9 of 20 km.'))
  // The way back is the next thing that Tab leads to.
  await hands.tab()
  expect(document.activeElement?.textContent).toContain('Undo')
})

test('in the demo the move is shown and said not to be kept, with no way back and nothing read anew over it', async () => {
  const unkept = { ...moved, act: undefined, unkept: true } as AiUpdateAnswer
  getQueryClient().setQueryData(goalsKey, [goal])
  getQueryClient().setQueryData(goalHistoryKey(goal.id), [])
  const answers: Answers = {
    'PATCH /api/goals/{id}/ai-update': unkept,
    'GET /api/goals': [goal],
    'GET /api/insights/responses/{goalId}': [],
  }
  const { hands, calls } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, answers)
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect((await screen.findByText('20% → 45%.')).parentElement?.textContent).toContain(commonMessages.unkept)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(getQueryClient().getQueryData(goalsKey)).toEqual([unkept.goal])
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/goals')
  // The page's line and its history know of it, as its ring does.
  const { reasoning } = unkept.progressUpdate
  expect(getQueryClient().getQueryData(goalHistoryKey(goal.id))).toMatchObject([
    { goalId: goal.id, oldProgress: 20, newProgress: 45, reasoning },
  ])
  const told = () =>
    getQueryClient()
      .getQueryData<PagedList<InsightResponse>>(responsesKey(goal.id))
      ?.pages.flatMap(({ items }) => items.map(({ parsedData }) => parsedData.response))
  expect(told()).toEqual(['ran 9 of 20 km'])
  // What it asks back is not kept either.
  const ask = { responseId: 'r', words: 'How far?', kind: 'share' as const, unit: null, options: [] }
  answers['PATCH /api/goals/{id}/ai-update'] = { ...unkept, goal, ask }
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran a bit')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText(/It leaves open how far you are/)).toHaveProperty(
    'textContent',
    expect.stringContaining(commonMessages.unkept),
  )
  expect(screen.queryByText(/Your answer is kept/)).toBeNull()
  expect(told()).toEqual(['ran a bit', 'ran 9 of 20 km'])
  expect(getQueryClient().getQueryData(goalHistoryKey(goal.id))).toHaveLength(1)
  // Whether it is done is another question than how far it is.
  answers['PATCH /api/goals/{id}/ai-update'] = {
    ...unkept,
    goal,
    ask: { ...ask, options: [{ label: '5 km', progress: 100 }] },
  }
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'that makes five')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText(/^Nothing has moved yet\./)).toBeDefined()
})

test('what is asked back locks nothing: it may be answered in other words', async () => {
  const ask = {
    responseId: 'r',
    words: 'How far along are you now?',
    kind: 'share' as const,
    unit: null,
    options: [{ label: '30%', progress: 30 }],
  }
  const asking = {
    goal,
    progressUpdate: { oldProgress: 20, newProgress: 20, reasoning: ask.words },
    ask,
    careLevel: null,
  } as AiUpdateAnswer
  const answers: Answers = { 'PATCH /api/goals/{id}/ai-update': asking }
  const { hands, calls } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, answers)
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran a bit')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByRole('button', { name: '30%' })).toBeDefined()
  answers['PATCH /api/goals/{id}/ai-update'] = moved
  await hands.type(screen.getByLabelText('Your answer: Run a race'), '9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('20% → 45%.')
  const sent = calls.filter(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}/ai-update')
  expect(sent.at(-1)?.body).toEqual({ response: '9 of 20 km' })
})

test('where none of the milestones is what was done, a press leads to the field', async () => {
  const options = [{ label: '“Outline” is done', milestoneIds: ['outline'] }]
  const ask = { responseId: 'r', words: 'Is “Outline” done?', kind: 'milestones' as const, unit: null, options }
  const progressUpdate = { oldProgress: 20, newProgress: 20, reasoning: ask.words }
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': { goal, progressUpdate, ask, careLevel: null } as AiUpdateAnswer,
  })
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'wrote a bit')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await hands.click(await screen.findByRole('button', { name: 'Something else' }))
  expect(document.activeElement).toBe(field)
})

test('two presses at once send an answer once', async () => {
  const { hands, calls } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': moved,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  const press = screen.getByRole('button', { name: 'Check in' })
  act(() => {
    press.click()
    press.click()
  })
  await screen.findByText('20% → 45%.')
  expect(calls.filter(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}/ai-update')).toHaveLength(1)
})

test('an answer that is taken back stands in its field, and nothing is complained of there', async () => {
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': moved,
    'POST /api/proposals/{id}/undo': { proposal: proposalWith({ id: 'act', status: 'undone' }), result: null },
  })
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await screen.findByText('20% → 45%.')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(screen.getByRole('alert').textContent).toBe('Write a line first')
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(field).toHaveProperty('value', 'ran 9 of 20 km'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/^Your answer, taken back/)).toBeDefined()
})

test('Enter sends, and an answer that waits for a connection is told by nothing that became of the one before', async () => {
  const answers: Answers = {
    'PATCH /api/goals/{id}/ai-update': moved,
    'POST /api/proposals/{id}/undo': { proposal: proposalWith({ id: 'act', status: 'undone' }), result: null },
  }
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, answers)
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'ran 9{Shift>}{Enter}{/Shift}of 20 km{Enter}')
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/^Back at 20%/)).toBeDefined()
  expect(field).toHaveProperty('value', 'ran 9\nof 20 km')
  answers['PATCH /api/goals/{id}/ai-update'] = { kept: true } as never
  await hands.type(field, '{Enter}')
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(screen.queryByText(/^Back at 20%/)).toBeNull()
})

test('the draft of an answer that was stored while the page was left is gone, and another one stays', async () => {
  const responses = [{ parsedData: { response: 'ran 9 of 20 km', appliedUpdates: {} } }] as never
  const leave = (draft: string) => {
    localStorage.setItem('draft:ada:question:race', JSON.stringify(draft))
    localStorage.setItem('draft:ada:sent-answer:race', JSON.stringify('ran 9 of 20 km'))
  }
  const open = () =>
    show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, { 'GET /api/insights/responses/{goalId}': responses })
  leave('ran 9 of 20 km')
  open()
  const field = screen.getByLabelText('Your answer: Run a race')
  expect(field).toHaveProperty('value', 'ran 9 of 20 km')
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(localStorage.getItem('draft:ada:question:race')).toBeNull()
  cleanup()
  leave('and 2 more')
  open()
  await waitFor(() => expect(localStorage.getItem('draft:ada:sent-answer:race')).toBeNull())
  expect(screen.getByLabelText('Your answer: Run a race')).toHaveProperty('value', 'and 2 more')
  localStorage.clear()
})

test('once another answer is given here, the dialog no longer has the one that was taken back there', async () => {
  const keep = (key: string, value: unknown) => localStorage.setItem(`draft:ada:${key}:race`, JSON.stringify(value))
  keep('answer', { response: 'ran 25 km' })
  keep('taken-back', 'ran 25 km')
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': { kept: true } as never,
  })
  const field = screen.getByLabelText('Your answer: Run a race')
  await hands.type(field, 'ran 5 km')
  expect(localStorage.getItem('draft:ada:answer:race')).not.toBeNull()
  await hands.type(field, '{Enter}')
  await waitFor(() => expect(localStorage.getItem('draft:ada:answer:race')).toBeNull())
  expect(localStorage.getItem('draft:ada:taken-back:race')).toBeNull()
})

test('an answer of the same words from another day is not the one that was sent', async () => {
  const sentAt = Date.parse('2026-11-26T10:00:00.000Z')
  localStorage.setItem('draft:ada:question:race', JSON.stringify('ran 5 km'))
  localStorage.setItem('draft:ada:sent-answer:race', JSON.stringify('ran 5 km'))
  localStorage.setItem('draft:ada:sent-at:race', JSON.stringify(sentAt))
  let looks = 0
  show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'GET /api/insights/responses/{goalId}': () => {
      looks++
      const parsedData = { response: 'ran 5 km', appliedUpdates: {} }
      return [{ createdAt: '2026-11-25T10:00:00.000Z', parsedData }] as never
    },
  })
  await waitFor(() => expect(looks).toBeGreaterThan(1))
  // What the look has found is acted on at once.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByLabelText('Your answer: Run a race')).toHaveProperty('value', 'ran 5 km')
  expect(localStorage.getItem('draft:ada:sent-answer:race')).not.toBeNull()
  localStorage.clear()
})

test('an answer is known as sent until it is answered', async () => {
  let arrive = (_: AiUpdateAnswer) => {}
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': () => new Promise((resolve) => (arrive = resolve)),
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran 9 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(localStorage.getItem('draft:ada:sent-answer:race')).toBe('"ran 9 of 20 km"')
  arrive(moved)
  await screen.findByText('20% → 45%.')
  expect(localStorage.getItem('draft:ada:sent-answer:race')).toBeNull()
})

/** The block as a goal's page has it. */
function InPage() {
  const found = useGoals().data?.find(({ id }) => id === goal.id)
  const [isCompletedHere, setCompletedHere] = useState(false)
  if (!found || (found.isCompleted && !isCompletedHere)) return null
  return <GoalCheckIn goal={found} coachName="Maya" now={now} onCompleted={setCompletedHere} />
}

test('what completed the goal stays with its way back, which has the focus, and asks for a word on it', async () => {
  const whole = { ...goal, progress: 100, isCompleted: true, completedAt: goal.updatedAt }
  let stored = goal
  getQueryClient().setQueryData(goalsKey, [goal])
  const { hands, calls } = show(<InPage />, {
    'GET /api/goals': () => [stored],
    'PATCH /api/goals/{id}': ({ body }) => (stored = { ...whole, ...(body as object) }),
    'GET /api/goals/{id}/history': [],
    'PATCH /api/goals/{id}/ai-update': () => {
      stored = whole
      const progressUpdate = { oldProgress: 20, newProgress: 100, reasoning: '20 of 20 km.' }
      return { ...moved, goal: whole, progressUpdate }
    },
  })
  await hands.type(await screen.findByLabelText('Your answer: Run a race'), '20 of 20 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Goal Completed! 20 of 20 km.'))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your answer: Run a race' })).toBeNull())
  expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull()
  // As where it is completed by hand: notes, and what comes next.
  await hands.type(await screen.findByLabelText(/^Completion notes/), 'Slow is fine.')
  await hands.click(screen.getByRole('button', { name: 'Save notes' }))
  await waitFor(() => expect(screen.queryByLabelText(/^Completion notes/)).toBeNull())
  expect(screen.getByText('“Slow is fine.”')).toBeDefined()
  expect(calls.find(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}')?.body).toEqual({
    completionNotes: 'Slow is fine.',
  })
  expect(screen.getByRole('link', { name: 'Set what comes next' })).toBeDefined()
  // Where that is undone and the goal is completed again, the note is there.
  cleanup()
  show(<CompletedHere goal={whole} />, { 'GET /api/goals/{id}/history': [], 'GET /api/goals': [] })
  await waitFor(() => expect(screen.getByLabelText(/^Completion notes/)).toHaveProperty('value', 'Slow is fine.'))
  localStorage.clear()
})

test('a milestone whose figure the answer has passed is ticked by one press, and opened again by another', async () => {
  const milestones = ['Finish 3 books', 'Finish 6 books'].map((title) => {
    return { id: title, title, isCompleted: false, completedAt: null, targetDate: null }
  })
  const measure = { kind: 'total' as const, unit: 'books', format: 'number' as const, start: 0, target: 12 }
  const books = goalWith({ id: 'books', title: 'Read 12 books', progress: 17, measure, reading: 2, milestones })
  const { hands, calls } = show(<GoalCheckIn goal={books} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': { ...moved, goal: { ...books, reading: 3, progress: 25 } },
    'GET /api/goals/{id}': books,
    'PATCH /api/goals/{id}': books,
  })
  await hands.type(screen.getByLabelText('Your answer: Read 12 books'), 'one more')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  await hands.click(await screen.findByRole('button', { name: 'Tick “Finish 3 books”' }))
  expect(screen.queryByRole('button', { name: /^Tick/ })).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Untick'))
  const sent = () => calls.filter(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}').map(({ body }) => body)
  const [first, second] = milestones.map(({ id, title, isCompleted }) => ({ id, title, isCompleted }))
  await waitFor(() => expect(sent()).toEqual([{ milestones: [{ ...first, isCompleted: true }, second] }]))
  await hands.click(screen.getByRole('button', { name: 'Untick: Finish 3 books' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Tick “Finish 3 books”' })).toBeDefined()
})

test('an answer that moved nothing has its Undo, and is not said to be back', async () => {
  const stays = {
    ...moved,
    goal,
    progressUpdate: { oldProgress: 20, newProgress: 20, reasoning: 'Kept. It stays at 20%.' },
  }
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': stays,
    'POST /api/proposals/{id}/undo': { proposal: proposalWith({ id: 'act', status: 'undone' }), result: null },
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'felt good about it today')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  // What was answered is not asked again before it is taken back.
  expect(screen.getByText('Anything else from today?')).toBeDefined()
  await hands.click(undo)
  expect(await screen.findByText(/^Undone\./)).toBeDefined()
  expect(screen.queryByText(/Back at/)).toBeNull()
  expect(screen.queryByText('Anything else from today?')).toBeNull()
})

test('where the figure stays, what was ticked is told alone', async () => {
  const reasoning = '“18 km” is done: 1 of 2 milestones, it stays at 3 of 12 books.'
  const ticked = {
    ...moved,
    goal,
    progressUpdate: { oldProgress: 20, newProgress: 20, reasoning },
    act: proposalWith({
      id: 'act',
      status: 'applied',
      diff: [{ field: 'milestone m', label: '18 km', from: 'open', to: 'done' }],
    }),
  }
  const { hands } = show(<GoalCheckIn goal={goal} coachName="Maya" now={now} />, {
    'PATCH /api/goals/{id}/ai-update': ticked,
  })
  await hands.type(screen.getByLabelText('Your answer: Run a race'), 'ran the 18 km')
  await hands.click(screen.getByRole('button', { name: 'Check in' }))
  expect(await screen.findByText(reasoning)).toBeDefined()
  expect(screen.queryByText(/Stays at/)).toBeNull()
})
