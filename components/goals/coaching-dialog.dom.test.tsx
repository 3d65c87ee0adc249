import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { goalsKey } from '@/lib/client/goals/cache'
import type { Ask } from '@/lib/contract/ask'
import type { AiUpdateAnswer } from '@/lib/contract/goal'
import { commonMessages } from '@/lib/contract/messages/common'
import { goalMessages } from '@/lib/contract/messages/goals'
import { type Answers, goalWith, proposalWith, Refusal, show, Toasts } from '@/tests/support/dom-screen'
import { CoachingDialog } from './coaching-dialog'
import { CompletionNotesEdit } from './completion-notes-edit'

const now = { today: '2026-11-23', timeZone: 'UTC' }
const goal = goalWith({ progress: 20 })

/** The dialog over the list that it was opened from, and the toasts. */
function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      {isOpen ? null : <p>The dialog is closed</p>}
      <CoachingDialog
        open={isOpen}
        onOpenChange={setOpen}
        goal={goal}
        now={now}
        isCoached={false}
        onCloseAutoFocus={() => undefined}
      />
      <Toasts />
    </>
  )
}

const answered = (fields: Partial<AiUpdateAnswer>): AiUpdateAnswer => ({
  goal: { ...goal, progress: 45 },
  progressUpdate: { oldProgress: 20, newProgress: 45, reasoning: 'You ran 25 of 100 km.' },
  careLevel: null,
  ...fields,
})

function open(answers: Answers) {
  getQueryClient().setQueryData(goalsKey, [goal])
  return show(<Screen />, {
    'GET /api/insights/goals/{id}': new Refusal(503, { error: 'Not now.', code: 'unavailable' }),
    'GET /api/coach/status': { provider: 'built-in', model: null, reachable: true },
    'POST /api/goals/measure': { measure: null, words: '' } as never,
    'GET /api/goals': [goal],
    'GET /api/insights/goals/risk': [],
    'GET /api/goals/{id}/history': [],
    'GET /api/insights/responses/{goalId}': [],
    ...answers,
  })
}

const response = () => screen.getByRole('textbox', { name: 'Your response' })
const submit = () => screen.getByRole('button', { name: 'Check in' })

test('an answer goes to the coach as it was written, and shows from where to where it moved the goal, and why', async () => {
  const { hands, calls } = open({ 'PATCH /api/goals/{id}/ai-update': answered({}) })
  await hands.type(response(), 'Ran 25 km')
  await hands.click(submit())
  const heading = await screen.findByRole('heading', { name: /20% to 45%/ })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText('You ran 25 of 100 km.')).toBeDefined()
  expect(await screen.findByText(/^Answered by/)).toBeDefined()
  const sent = calls.find(({ endpoint }) => endpoint.endsWith('/ai-update'))
  expect(sent).toMatchObject({ path: `/api/goals/${goal.id}/ai-update`, body: { response: 'Ran 25 km' } })
  expect(getQueryClient().getQueryData<(typeof goal)[]>(goalsKey)?.[0]?.progress).toBe(45)
  await hands.click(screen.getByRole('button', { name: 'Answer again' }))
  expect((response() as HTMLTextAreaElement).value).toBe('')
  expect(document.activeElement).toBe(response())
})

test('an answer is among those given as soon as it is', async () => {
  let asked = 0
  const { hands } = open({
    'GET /api/insights/responses/{goalId}': () => {
      asked += 1
      return []
    },
    'PATCH /api/goals/{id}/ai-update': answered({}),
  })
  await waitFor(() => expect(asked).toBe(1))
  await hands.type(response(), 'Three books')
  await hands.click(submit())
  await waitFor(() => expect(asked).toBe(2))
})

test('an empty answer is not sent: the field says what is missing', async () => {
  const { hands, calls } = open({})
  await hands.click(submit())
  expect(response().getAttribute('aria-invalid')).toBe('true')
  expect(calls.filter(({ endpoint }) => endpoint.includes('ai-update'))).toEqual([])
})

test('Enter sends, as its button says and as on Today and on the goal’s page; Shift+Enter breaks the line', async () => {
  const { hands, calls } = open({ 'PATCH /api/goals/{id}/ai-update': answered({}) })
  expect(submit().title).toBe('Check in (Enter)')
  await hands.type(response(), 'Ran 25 km{Shift>}{Enter}{/Shift}in the rain{Enter}')
  await screen.findByRole('heading', { name: /20% to 45%/ })
  const sent = calls.filter(({ endpoint }) => endpoint.endsWith('/ai-update'))
  expect(sent.map(({ body }) => body)).toEqual([{ response: 'Ran 25 km\nin the rain' }])
})

test('while it is weighed nothing can be sent twice, and what was written stays when it fails', async () => {
  let refuse = (_: Error) => {}
  const waiting = new Promise<AiUpdateAnswer>((_, reject) => {
    refuse = reject
  })
  const { hands, calls } = open({ 'PATCH /api/goals/{id}/ai-update': () => waiting })
  await hands.type(response(), 'Ran 25 km')
  await hands.click(submit())
  expect(await screen.findByText('Maya is weighing your answer…')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: /Submitting/ }))
  expect(calls.filter(({ endpoint }) => endpoint.includes('ai-update'))).toHaveLength(1)
  refuse(new TypeError('the line is cut'))
  await vi.waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false))
  expect((response() as HTMLTextAreaElement).value).toBe('Ran 25 km')
  expect(screen.queryByRole('heading', { name: /45%/ })).toBeNull()
})

test('what is written and not sent is there again when the dialog is', async () => {
  const { hands } = open({})
  await hands.type(response(), 'Half a thou')
  await hands.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  open({})
  await vi.waitFor(() => expect((screen.getAllByRole('textbox')[0] as HTMLTextAreaElement).value).toBe('Half a thou'))
})

const ask: Ask = {
  responseId: 'response',
  words: 'How many kilometres so far?',
  kind: 'value',
  unit: 'km',
  options: [{ label: '25 km', value: 25 }, { label: '30 km', value: 30 }, { label: 'As it is' }],
}

test('where the coach asks back nothing is told yet, and one press answers', async () => {
  const asked = answered({
    goal,
    ask,
    progressUpdate: { oldProgress: 20, newProgress: 20, reasoning: 'It stays open.' },
  })
  const bodies: unknown[] = []
  const { hands } = open({
    'PATCH /api/goals/{id}/ai-update': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1 ? asked : answered({})
    },
  })
  await hands.type(response(), 'Ran a bit')
  await hands.click(submit())
  expect(await screen.findByRole('heading', { name: ask.words })).toBeDefined()
  // Who does not see it is told the whole of it.
  expect(document.activeElement?.textContent).toMatch(/^Your answer is kept\. Nothing has moved yet\./)
  expect(document.activeElement?.textContent).toContain(ask.words)
  expect(screen.queryByText(/20% to|Stays at/)).toBeNull()
  expect(screen.queryByText(/It stays open/)).toBeNull()
  await hands.click(screen.getByRole('button', { name: '25 km' }))
  expect(await screen.findByRole('heading', { name: /20% to 45%/ })).toBeDefined()
  expect(screen.getByText('“Ran a bit”')).toBeDefined()
  // What the person chose is no answer of the coach's.
  expect(screen.queryByText(/^Answered by/)).toBeNull()
  expect(bodies[1]).toEqual({ confirmed: { responseId: 'response', value: 25 } })
})

test('that it stays is said once, in the heading or in the words', async () => {
  const still = (reasoning: string) =>
    answered({ goal, progressUpdate: { oldProgress: 20, newProgress: 20, reasoning } })
  const said = ['Kept. It stays at 20%.', 'That counts, even though it stays at 20%.']
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': () => still(said.shift() ?? '') })
  await hands.type(response(), 'Hello')
  await hands.click(submit())
  expect(await screen.findByRole('heading', { name: 'Stays at 20%' })).toBeDefined()
  expect(screen.queryByText(/It stays at/)).toBeNull()
  expect(screen.getByText('No figure in it takes the goal further.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Answer again' }))
  await hands.type(response(), 'I stayed calm when Rob shouted')
  await hands.click(submit())
  expect(await screen.findByRole('heading', { name: 'Noted' })).toBeDefined()
  expect(screen.getByText('That counts, even though it stays at 20%.')).toBeDefined()
})

test('to leave it as it is keeps the progress of now', async () => {
  const asked = answered({ goal, ask })
  const bodies: unknown[] = []
  const { hands } = open({
    'PATCH /api/goals/{id}/ai-update': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? asked
        : answered({ goal, progressUpdate: { oldProgress: 20, newProgress: 20, reasoning: 'Kept.' } })
    },
  })
  await hands.type(response(), 'Ran a bit')
  await hands.click(submit())
  await hands.click(await screen.findByRole('button', { name: 'As it is' }))
  expect(await screen.findByRole('heading', { name: 'Stays at 20%' })).toBeDefined()
  expect(screen.queryByText(/^Progress Updated/)).toBeNull()
  // What the dialog says lies under no toast: that comes once it is closed.
  expect(screen.queryByText(/^Response submitted/)).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText(/^Response submitted/)).toBeDefined()
  expect(bodies[1]).toEqual({ confirmed: { responseId: 'response', progress: 20 } })
})

test('what the answer moved can be taken back: nothing on the screen tells of it any more, and the answer is kept', async () => {
  const act = proposalWith({ id: 'act', verb: 'progress.log', status: 'applied' })
  const { hands, calls } = open({
    'PATCH /api/goals/{id}/ai-update': answered({ act }),
    'POST /api/proposals/{id}/undo': { proposal: { ...act, status: 'undone' }, result: null } as never,
  })
  await hands.type(response(), 'Ran 25 km')
  await hands.click(submit())
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone. Your answer stays in the history as taken back.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Back at 20%' })).toBeDefined()
  expect(screen.getByRole('img', { name: '20% complete' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Back at 20%')
  await waitFor(() => expect(screen.queryByText(/45%|25 of 100/)).toBeNull())
  await hands.click(screen.getByRole('button', { name: 'Answer again' }))
  expect(response()).toHaveProperty('value', 'Ran 25 km')
  expect(screen.getByText(/^Your answer, taken back/)).toBeDefined()
  // What is typed at once takes its place, and is not glued on to it.
  await hands.keyboard('Ran 5 km')
  expect(response()).toHaveProperty('value', 'Ran 5 km')
  expect(screen.queryByText(/^Your answer, taken back/)).toBeNull()
  await hands.clear(response())
  await hands.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/^Progress Updated/)).toBeNull()
  expect(calls.map(({ path }) => path)).toContain('/api/proposals/act/undo')
})

test('an answer that was taken back stands selected when the dialog is opened, and can be cleared', async () => {
  localStorage.setItem(`draft:ada:answer:${goal.id}`, JSON.stringify({ response: 'Ran 25 km' }))
  localStorage.setItem(`draft:ada:taken-back:${goal.id}`, JSON.stringify('Ran 25 km'))
  const { hands } = open({})
  const clear = await screen.findByRole('button', { name: 'Clear the field' })
  // Whatever comes first, the draft or the focus.
  clear.focus()
  response().focus()
  const { selectionStart, selectionEnd } = response() as HTMLTextAreaElement
  expect([selectionStart, selectionEnd]).toEqual([0, 'Ran 25 km'.length])
  await hands.click(clear)
  expect(response()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(response())
  expect(screen.queryByRole('button', { name: 'Clear the field' })).toBeNull()
})

test('an undone tick says which milestone is open again, and not that it is back where it stayed', async () => {
  const diff = [{ field: 'milestone m', label: 'Buy shoes', from: 'open', to: 'done' }]
  const act = proposalWith({ id: 'act', verb: 'progress.log', status: 'applied', diff })
  const progressUpdate = { oldProgress: 20, newProgress: 20, reasoning: '“Buy shoes” is done.' }
  const { hands } = open({
    'PATCH /api/goals/{id}/ai-update': answered({ goal, act, progressUpdate }),
    'POST /api/proposals/{id}/undo': { proposal: { ...act, status: 'undone' }, result: null } as never,
  })
  await hands.type(response(), 'Bought the shoes')
  await hands.click(submit())
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: '“Buy shoes” is open again.' })).toBeDefined()
  expect(screen.queryByText(/Back at/)).toBeNull()
})

test('what was ticked beside a check-in that is undone is said to be open again', async () => {
  const act = proposalWith({ id: 'act', verb: 'progress.log', status: 'applied' })
  const measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } as const
  const milestones = [{ id: 'm', title: 'Run 5 km', isCompleted: false, completedAt: null, targetDate: null }]
  const counted = { ...goal, progress: 45, measure, reading: 45, milestones }
  const { hands } = open({
    'PATCH /api/goals/{id}/ai-update': answered({ goal: counted, act }),
    'GET /api/goals/{id}': counted,
    'PATCH /api/goals/{id}': counted,
    'POST /api/proposals/{id}/undo': { proposal: { ...act, status: 'undone' }, result: null } as never,
  })
  await hands.type(response(), 'Ran 25 km')
  await hands.click(submit())
  await hands.click(await screen.findByRole('button', { name: 'Tick “Run 5 km”' }))
  expect(screen.queryByText(/open again/)).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Back at 20%' })).toBeDefined()
  expect(screen.getByText('“Run 5 km” is open again.')).toBeDefined()
})

test('words of crisis are answered with help, and with no figure', async () => {
  const { hands } = open({
    'PATCH /api/goals/{id}/ai-update': answered({ care: 'You are not alone.', careLevel: 'explicit' }),
  })
  await hands.type(response(), 'words of crisis')
  await hands.click(submit())
  expect(await screen.findByText(/You are not alone/)).toBeDefined()
  expect(screen.getByRole('dialog', { name: 'Your response is saved' })).toBeDefined()
  expect(screen.queryByText(/45%/)).toBeNull()
})

test('help is shown also where the dialog was closed while the answer was weighed', async () => {
  let give = (_: AiUpdateAnswer) => {}
  const waiting = new Promise<AiUpdateAnswer>((resolve) => {
    give = resolve
  })
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': () => waiting })
  await hands.type(response(), 'words of crisis')
  await hands.click(submit())
  await hands.keyboard('{Escape}')
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  give(answered({ care: 'You are not alone.', careLevel: 'explicit' }))
  expect(await screen.findByText(/You are not alone/)).toBeDefined()
})

test('unclear words get the ordinary answer and one quiet line beside it', async () => {
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': answered({ careLevel: 'unclear' }) })
  await hands.type(response(), 'tired of it all')
  await hands.click(submit())
  expect(await screen.findByRole('heading', { name: /20% to 45%/ })).toBeDefined()
  expect(screen.getByRole('link', { name: /help|support|talk/i })).toBeDefined()
})

test('a mission at 100 is celebrated and not asked about again', async () => {
  const done = { ...goal, progress: 100, isCompleted: true, completedAt: '2026-11-23T09:00:00.000Z' }
  const update = { oldProgress: 20, newProgress: 100, reasoning: 'You ran it.' }
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': answered({ goal: done, progressUpdate: update }) })
  await hands.type(response(), 'Ran the marathon')
  await hands.click(submit())
  expect(await screen.findByRole('heading', { name: 'Goal Completed!' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Answer again' })).toBeNull()
})

/** The dialog after an answer that completed the goal, with a note typed and not saved. */
async function noted(saved: Answers['PATCH /api/goals/{id}']) {
  // A note of the test before would be there again.
  localStorage.clear()
  const done = { ...goal, progress: 100, isCompleted: true, completedAt: '2026-11-23T09:00:00.000Z' }
  const progressUpdate = { oldProgress: 20, newProgress: 100, reasoning: 'You ran it.' }
  const shown = open({
    'PATCH /api/goals/{id}/ai-update': answered({ goal: done, progressUpdate }),
    'PATCH /api/goals/{id}': saved,
  })
  await shown.hands.type(response(), 'Ran the marathon')
  await shown.hands.click(submit())
  await shown.hands.type(await screen.findByLabelText(/^Completion notes/), 'Slow is fine.')
  const sent = () => shown.calls.filter(({ endpoint }) => endpoint === 'PATCH /api/goals/{id}').map(({ body }) => body)
  return { ...shown, sent }
}
const wasNoted = { ...goal, progress: 100, isCompleted: true, completionNotes: 'Slow is fine.' }

test('a note that is typed is saved by Done, once, and then the dialog closes', async () => {
  const { hands, sent } = await noted(wasNoted)
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(sent()).toEqual([{ completionNotes: 'Slow is fine.' }])
  await waitFor(() => expect(localStorage.getItem(`draft:ada:completion:${goal.id}`)).toBeNull())
})

test('Done leaves the dialog open over a note that cannot be saved', async () => {
  const { hands } = await noted(new Refusal(503, { error: 'Not now.', code: 'unavailable' }))
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText(new RegExp(goalMessages.failed.updateGoal))).toBeDefined()
  expect(screen.getByLabelText(/^Completion notes/)).toHaveProperty('value', 'Slow is fine.')
})

test('a note that is typed is saved when the dialog is left by Escape', async () => {
  const { hands, sent } = await noted(wasNoted)
  await hands.keyboard('{Escape}')
  expect(await screen.findByText('The dialog is closed')).toBeDefined()
  expect(sent()).toEqual([{ completionNotes: 'Slow is fine.' }])
})

test('a note that Escape could not save is there again on the page of the goal, where it can be changed', async () => {
  const { hands } = await noted(new Refusal(503, { error: 'Not now.', code: 'unavailable' }))
  await hands.keyboard('{Escape}')
  expect(await screen.findByText(new RegExp(goalMessages.failed.updateGoal))).toBeDefined()
  cleanup()
  const later = show(<CompletionNotesEdit goal={{ ...wasNoted, completionNotes: '' }} />, {
    'PATCH /api/goals/{id}': wasNoted,
  })
  expect(await screen.findByLabelText(/^Completion notes/)).toHaveProperty('value', 'Slow is fine.')
  await later.hands.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByRole('button', { name: 'Add completion notes' })).toBeDefined()
  expect(later.calls.map(({ body }) => body)).toEqual([{ completionNotes: 'Slow is fine.' }])
  later.rerender(<CompletionNotesEdit goal={wasNoted} />)
  await later.hands.click(screen.getByRole('button', { name: 'Edit completion notes' }))
  expect(screen.getByLabelText(/^Completion notes/)).toHaveProperty('value', 'Slow is fine.')
  await later.hands.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Edit completion notes' })).toBeDefined()
})

/** The record of an answer of yesterday, to which the coach asked back. */
const openResponse = {
  id: 'response-1',
  goalId: goal.id,
  insightType: 'goal_analysis',
  createdAt: '2026-11-22T10:00:00.000Z',
  parsedData: { response: 'Went well', appliedUpdates: {} },
  ask: {
    responseId: 'response-1',
    words: 'How far are you?',
    kind: 'share',
    unit: null,
    options: [{ label: 'Half', progress: 50 }],
  },
} as const

test('what was asked back before the page was loaded anew stands there still: one press answers it', async () => {
  const { hands, calls } = open({
    'GET /api/insights/responses/{goalId}': [openResponse] as never,
    'PATCH /api/goals/{id}/ai-update': answered({}),
  })
  await hands.click(await screen.findByRole('button', { name: 'Half' }))
  expect(await screen.findByText('You ran 25 of 100 km.')).toBeDefined()
  expect(calls.find(({ endpoint }) => endpoint.endsWith('/ai-update'))?.body).toEqual({
    confirmed: { responseId: 'response-1', progress: 50 },
  })
})

test('in place of what was asked back an answer can be given in words', async () => {
  const { hands } = open({ 'GET /api/insights/responses/{goalId}': [openResponse] as never })
  await hands.click(await screen.findByRole('button', { name: 'Answer again' }))
  expect(response()).toBeDefined()
  expect(screen.queryByText('How far are you?')).toBeNull()
})

test('in the demo the dialog says that nothing is kept, and no toast comes after it', async () => {
  const ask: Ask = {
    responseId: 'r',
    words: 'How far?',
    kind: 'share',
    unit: null,
    options: [{ label: '45%', progress: 45 }],
  }
  let given = answered({ ask, unkept: true })
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': () => given })
  await hands.type(response(), 'ran a bit')
  await hands.click(submit())
  expect(await screen.findByText(new RegExp(commonMessages.unkept))).toBeDefined()
  expect(screen.queryByText(/Your answer is kept/)).toBeNull()
  given = answered({ unkept: true })
  await hands.click(screen.getByRole('button', { name: '45%' }))
  expect(await screen.findByText(/You ran 25 of 100 km/)).toBeDefined()
  expect(screen.getByText(commonMessages.unkept)).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Done' }))
  await screen.findByText('The dialog is closed')
  expect(screen.queryByText(/Progress Updated/)).toBeNull()
})

test('in the demo words of crisis are not said to be saved', async () => {
  const care = { care: 'You are not alone.', careLevel: 'explicit' as const }
  const { hands } = open({ 'PATCH /api/goals/{id}/ai-update': answered({ ...care, unkept: true }) })
  await hands.type(response(), 'no more')
  await hands.click(submit())
  expect(await screen.findByText('You are not alone.')).toBeDefined()
  expect(screen.queryByText('Your response is saved')).toBeNull()
})
