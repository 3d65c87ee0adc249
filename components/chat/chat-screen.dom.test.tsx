import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { activeConversationKey } from '@/lib/client/conversations/api'
import { show } from '@/tests/support/dom-screen'
import { ChatScreen } from './chat-screen'

function arrive(pointer: 'fine' | 'coarse') {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${pointer})`,
    addEventListener() {},
    removeEventListener() {},
  }))
  getQueryClient().setQueryData(activeConversationKey, null)
  show(
    <ChatScreen
      greeting="Hello, Ada."
      engine={{ source: 'built-in', model: null } as never}
      goalTitles={[]}
      questions={null}
    />,
    { 'GET /api/conversations': [], 'GET /api/chat': [] },
  )
  return screen.getByRole('textbox', { name: /^Message to/ })
}

test('at a keyboard the message field has the focus on arrival', () => {
  const field = arrive('fine')
  expect(document.activeElement).toBe(field)
})

test('on a touch screen it has not: its keyboard would cover the conversation', () => {
  arrive('coarse')
  expect(document.activeElement).toBe(document.body)
})
