import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { activeConversationKey } from '@/lib/client/conversations/keys'
import { show } from '@/tests/support/dom-screen'
import { ChatScreen } from './chat-screen'

function arrive(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener() {},
    removeEventListener() {},
  }))
  getQueryClient().setQueryData(activeConversationKey, null)
  const shown = show(
    <ChatScreen
      greeting="Hello, Ada."
      engine={{ source: 'built-in', model: null } as never}
      goalTitles={[]}
      questions={null}
    />,
    { 'GET /api/conversations': [], 'GET /api/chat': [], 'POST /api/chat': () => new Promise<never>(() => {}) },
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

test('a way to begin is asked by one press, and the focus goes to the log, where no keyboard comes up', async () => {
  const { hands, calls } = arrive('coarse').shown
  await hands.click(screen.getByRole('button', { name: 'I feel stuck.' }))
  expect(document.activeElement).toBe(screen.getByRole('log'))
  await vi.waitFor(() => expect(JSON.stringify(calls)).toContain('I feel stuck.'))
})
