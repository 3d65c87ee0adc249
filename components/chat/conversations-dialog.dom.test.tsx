import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settleDeletions } from '@/lib/client/cache/undo'
import { chatMessages } from '@/lib/contract/messages/chat'
import { show, Toasts } from '@/tests/support/dom-screen'
import { ConversationsDialog } from './conversations-dialog'

const at = '2026-11-20T09:00:00.000Z'
const talk = {
  ...{ id: 'talk', title: 'On rowing', isActive: false, archivedAt: null, neverSend: false },
  ...{ createdAt: at, updatedAt: at },
}
const hit = {
  ...{ kind: 'message' as const, id: 'm', conversationId: 'old', conversationTitle: 'Papers', isArchived: true },
  ...{ isFromUser: true, coachName: null, createdAt: at, excerpt: 'My passport runs out in May', found: ['passport'] },
}

function open(hits: readonly (typeof hit)[], talks = [talk]) {
  const on = { onOpenChange: vi.fn(), onNewChat: vi.fn(), focusInput: vi.fn() }
  const dialog = (
    <>
      <ConversationsDialog open timeZone="UTC" {...on} />
      <Toasts />
    </>
  )
  const shown = show(dialog, {
    'GET /api/conversations': ({ query }) => (query.includes('archived=true') ? [] : talks),
    'PATCH /api/conversations/{id}': ({ path, body }) =>
      ({ ...talks.find(({ id }) => path.endsWith(id)), ...(body as object) }) as never,
    'DELETE /api/conversations/{id}': () => null as never,
    'GET /api/conversations/active': null,
    'GET /api/search': ({ query }) => (query.includes('pasport') ? [] : [...hits]),
    'GET /api/search/meant': ({ query }) => ({ q: query.startsWith('q=pasport') ? 'passport' : null }),
    'GET /api/chat': [],
  })
  return { ...shown, ...on }
}

test('what was said is found, an archived talk too, and opens there', async () => {
  const { hands, calls } = open([hit])
  await hands.type(screen.getByRole('searchbox'), 'passport')
  const line = await screen.findByRole('button', { name: /You: My passport runs out in May.*Papers.*Archived/ })
  expect(screen.queryByText(/Nothing has/)).toBeNull()
  expect(calls.find(({ path }) => path === '/api/search')?.query).toBe('q=passport&limit=20')
  expect(within(line).getByText('passport').tagName).toBe('MARK')
  await hands.click(line)
  expect(await screen.findByRole('dialog', { name: 'Papers' }, { timeout: 15_000 })).toBeDefined()
})

test('a slip is offered as what it was meant to be, for one press', async () => {
  const { hands, calls } = open([hit])
  await hands.type(screen.getByRole('searchbox'), 'pasport')
  await hands.click(await screen.findByRole('button', { name: 'Did you mean “passport”?' }))
  expect(calls.find(({ path }) => path === '/api/search/meant')?.query).toBe('q=pasport&of=messages')
  expect(await screen.findByRole('button', { name: /You: My passport/ })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'passport')
})

test('it opens in its search, where hands are at a keyboard', async () => {
  const matched = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: /fine/.test(query) }) as never)
  open([])
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  matched.mockRestore()
})

test('what stands nowhere is said to, with advice that fits one word', async () => {
  const { hands } = open([])
  await hands.type(screen.getByRole('searchbox'), 'passport')
  expect(await screen.findByText('Nothing has “passport” in it')).toBeDefined()
  expect(screen.getByText('Try another word.')).toBeDefined()
})

test('a chat begins by one press, and is named first by who wants to', async () => {
  const { hands, onNewChat, onOpenChange } = open([])
  expect(screen.queryByLabelText('New conversation')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'New chat' }))
  expect(onNewChat).toHaveBeenCalled()
  expect(onOpenChange).toHaveBeenCalledWith(false)
  onOpenChange.mockClear()
  const naming = () => screen.getByRole('button', { name: 'Name a new chat' })
  for (const leave of ['{Escape}', '{Tab}{Tab}{Enter}']) {
    await hands.click(naming())
    expect(document.activeElement).toBe(screen.getByLabelText('New conversation'))
    await hands.keyboard(leave)
    await vi.waitFor(() => expect(document.activeElement).toBe(naming()))
  }
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('once a conversation is deleted the focus is in the search, and at its menu where it was not', async () => {
  const { hands } = open([])
  async function ask() {
    await hands.click(await screen.findByRole('button', { name: 'More actions: On rowing' }))
    await hands.click(await screen.findByRole('menuitem', { name: 'Delete' }, { timeout: 15_000 }))
    return within(await screen.findByRole('alertdialog'))
  }
  await hands.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions: On rowing' })),
  )
  await hands.click((await ask()).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await new Promise((done) => setTimeout(done, 100))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  // What is sent once its toast has gone would be sent amid another test.
  await settleDeletions()
})

test('once a conversation is archived or deleted the focus is in the row that takes its place', async () => {
  const { hands, calls } = open(
    [],
    [
      { ...talk, id: 'first', title: 'On running' },
      { ...talk, id: 'next', title: 'On swimming' },
      { ...talk, id: 'last', title: 'On sleep' },
    ],
  )
  const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) })
  async function answer(title: string, label: 'Archive' | 'Delete') {
    await hands.click(await screen.findByRole('button', { name: `More actions: ${title}` }))
    await hands.click(await screen.findByRole('menuitem', { name: label }, { timeout: 15_000 }))
    await hands.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: `More actions: ${title}` })).toBeNull())
    await new Promise((done) => setTimeout(done, 100))
  }
  await answer('On running', 'Archive')
  expect(document.activeElement).toBe(row('On swimming'))
  expect(screen.getByText(chatMessages.conversationArchived.title, { exact: false })).toBeDefined()
  // It says so with a way back.
  // A real toast can be pressed over a dialog.
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }))
  await vi.waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint === 'PATCH /api/conversations/{id}')?.body).toEqual({
      archived: false,
    }),
  )
  expect(await screen.findByRole('button', { name: 'More actions: On running' })).toBeDefined()
  await answer('On sleep', 'Delete')
  expect(document.activeElement).toBe(row('On swimming'))
  await settleDeletions()
})
