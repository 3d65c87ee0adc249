import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { activeConversationKey } from '@/lib/client/conversations/keys'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import { type Answers, Refusal, show } from '@/tests/support/dom-screen'
import { ChatScreen } from './chat-screen'

function arrive(pointer: 'fine' | 'coarse', current: Conversation | null = null, answers: Answers = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener() {},
    removeEventListener() {},
  }))
  getQueryClient().setQueryData(activeConversationKey, current)
  const shown = show(
    <ChatScreen
      greeting="Hello, Ada."
      engine={{ source: 'built-in', model: null } as never}
      goalTitles={[]}
      questions={null}
    />,
    {
      'GET /api/conversations': [],
      'GET /api/chat': [],
      'POST /api/chat': () => new Promise<never>(() => {}),
      ...answers,
    },
  )
  return { shown, field: screen.getByRole('textbox', { name: /^Message to/ }) }
}

test('at a keyboard the message field has the focus on arrival', () => {
  const { field } = arrive('fine')
  expect(document.activeElement).toBe(field)
})

test('on a touch screen it has not: its keyboard would cover the conversation', () => {
  arrive('coarse')
  expect(document.activeElement).toBe(document.body)
})

test('Enter that only chooses a word of another script sends nothing', async () => {
  const { shown, field } = arrive('fine', null, { 'POST /api/chat': new Refusal(503, { error: 'Later.' }) })
  await shown.hands.type(field, 'こんにち')
  const sent = () => shown.calls.filter(({ endpoint }) => endpoint === 'POST /api/chat').length
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(sent()).toBe(0)
  fireEvent.keyDown(field, { key: 'Enter' })
  await vi.waitFor(() => expect(sent()).toBe(1))
  // Nothing is under way for the next test.
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'こんにち'))
})

test('of what is not kept no other reply is asked for, and it is not edited', async () => {
  const at = '2026-11-01T09:00:00.000Z'
  const talk = { id: 'talk', title: 'Hello', isActive: true, archivedAt: null, neverSend: false }
  const stands = { careLevel: null, status: 'complete', model: null, coachName: null } as const
  const said = { ...stands, proposals: [], looked: [], marks: [], userId: 'ada', conversationId: 'talk', createdAt: at }
  const messages = (unkept?: true): ChatMessage[] => [
    { ...said, id: 'asked', message: 'Hello', isFromUser: true, source: 'user', ...(unkept && { unkept }) },
    { ...said, id: 'told', message: 'Rest today.', isFromUser: false, source: 'built-in', ...(unkept && { unkept }) },
  ]
  const conversation = { ...talk, createdAt: at, updatedAt: at }
  arrive('fine', conversation, { 'GET /api/chat': messages() })
  expect(await screen.findByRole('button', { name: 'Regenerate reply' })).toBeDefined()
  cleanup()
  getQueryClient().clear()
  arrive('fine', conversation, { 'GET /api/chat': messages(true) })
  await screen.findByText('Rest today.')
  expect(screen.queryByRole('button', { name: /^(?:Regenerate|Edit)/ })).toBeNull()
})

test('what is typed once New chat is pressed goes into the new one, however long the server takes to leave the other', async () => {
  const at = '2026-11-01T09:00:00.000Z'
  const talk = {
    id: 'talk',
    title: 'The half',
    isActive: true,
    archivedAt: null,
    neverSend: false,
    createdAt: at,
    updatedAt: at,
  }
  let leave = (_left: Conversation) => {}
  const left = new Promise<Conversation>((resolve) => {
    leave = resolve
  })
  const { field, shown } = arrive('fine', talk, {
    'PATCH /api/conversations/{id}': () => left,
    'POST /api/chat': () => Promise.reject(new Error('Offline')),
  })
  await shown.hands.click(screen.getByRole('button', { name: 'New chat' }))
  await shown.hands.keyboard('What now?{Enter}')
  expect(field).toHaveProperty('value', 'What now?')
  expect(JSON.stringify(shown.calls)).not.toContain('What now?')
  leave({ ...talk, isActive: false })
  await vi.waitFor(() => expect(JSON.stringify(shown.calls)).toContain('"message":"What now?"'))
  expect(JSON.stringify(shown.calls)).not.toContain('"conversationId":"talk"')
  await vi.waitFor(() => expect(field).toHaveProperty('value', 'What now?'))
})

test('where the old conversation cannot be left, what was typed stays in the field and is not sent', async () => {
  const at = '2026-11-01T09:00:00.000Z'
  const talk = {
    ...{ id: 'kept', title: 'The half', isActive: true, archivedAt: null, neverSend: false },
    ...{ createdAt: at, updatedAt: at },
  }
  let fail = (_why: Error) => {}
  const left = new Promise<Conversation>((_, reject) => {
    fail = reject
  })
  const { field, shown } = arrive('fine', talk, { 'PATCH /api/conversations/{id}': () => left })
  await shown.hands.click(screen.getByRole('button', { name: 'New chat' }))
  await shown.hands.keyboard('What now?{Enter}')
  fail(new Error('Offline'))
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'New chat' })).toHaveProperty('disabled', false))
  expect(field).toHaveProperty('value', 'What now?')
  expect(JSON.stringify(shown.calls)).not.toContain('What now?')
})

test('a way to begin is asked by one press, and the focus goes to the log, where no keyboard comes up', async () => {
  const { hands, calls } = arrive('coarse').shown
  await hands.click(screen.getByRole('button', { name: 'I feel stuck.' }))
  expect(document.activeElement).toBe(screen.getByRole('log'))
  await vi.waitFor(() => expect(JSON.stringify(calls)).toContain('I feel stuck.'))
})
