import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settleDeletions } from '@/lib/client/cache/undo'
import type { Conversation } from '@/lib/contract/chat'
import { coachLabel } from '@/lib/contract/coaches'
import { chatMessages } from '@/lib/contract/messages/chat'
import { commonMessages } from '@/lib/contract/messages/common'
import { ada, show, Toasts } from '@/tests/support/dom-screen'
import { ConversationRow } from './conversation-row'

const talk: Conversation = {
  id: 'talk',
  title: 'On rowing',
  isActive: false,
  archivedAt: null,
  neverSend: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

function open(conversation: Conversation, isNamesake = false) {
  const changed: unknown[] = []
  const deleted: string[] = []
  const shown = show(
    <main>
      <ul>
        <ConversationRow
          conversation={conversation}
          isCurrent={false}
          isNamesake={isNamesake}
          timeZone="UTC"
          onChosen={() => {}}
          onMoved={() => {}}
        />
      </ul>
      <Toasts />
    </main>,
    {
      'PATCH /api/conversations/{id}': ({ body }) => {
        changed.push(body)
        return { ...conversation, ...(body as object) }
      },
      'DELETE /api/conversations/{id}': ({ path, query }) => {
        deleted.push(`${path}?${query}`)
        return undefined
      },
    },
  )
  const menu = async () => {
    await shown.hands.click(screen.getByRole('button', { name: 'More actions: On rowing' }))
    return within(await screen.findByRole('menu', {}, { timeout: 15_000 }))
  }
  return { ...shown, changed, deleted, menu }
}

test('a conversation has one button beside it, whose menu holds what is done with it', async () => {
  const { hands, changed, menu } = open(talk)
  expect(screen.getAllByRole('button')).toHaveLength(2)
  const items = await menu()
  expect(items.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Rename',
    'Export',
    'Archive',
    'Delete',
  ])
  await hands.click(items.getByRole('menuitemcheckbox', { name: commonMessages.neverSend.label, checked: false }))
  await vi.waitFor(() => expect(changed).toEqual([{ neverSend: true }]))
})

test('renaming has the focus in its field, and leaving it on the menu', async () => {
  const { hands, menu } = open(talk)
  await hands.click((await menu()).getByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  await hands.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions: On rowing' }))
})

test('an archived one is restored from there, and what is never sent is marked', async () => {
  const { hands, changed, menu } = open({ ...talk, archivedAt: '2026-11-21T09:00:00.000Z', neverSend: true })
  expect(screen.getByRole('img', { name: commonMessages.neverSend.label })).toBeDefined()
  await hands.click((await menu()).getByRole('menuitem', { name: 'Restore' }))
  await vi.waitFor(() => expect(changed).toEqual([{ archived: false }]))
})

test('two of the same title are told apart by the day and the time', () => {
  open(talk, true)
  expect(screen.getByText(/09:00$/)).toBeDefined()
})

test('one is deleted for good, after a question, once its toast with Undo has gone', async () => {
  const { hands, deleted, menu } = open(talk)
  const confirm = async () => {
    await hands.click((await menu()).getByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: chatMessages.confirm.deleteConversation })
    await hands.click(within(question).getByRole('button', { name: 'Delete' }))
  }
  await confirm()
  expect(await screen.findByText(chatMessages.conversationDeleted.title, { exact: false })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await settleDeletions()
  expect(deleted).toEqual([])
  await confirm()
  await settleDeletions()
  expect(deleted).toEqual(['/api/conversations/talk?forGood=true'])
})

test('what was said last tells talks apart that are named alike, and no title is said twice', () => {
  open({ ...talk, lastSaid: 'The oars are too long', lastSaidBy: 'you' })
  expect(screen.getByText('You: The oars are too long')).toBeDefined()
  cleanup()
  open({ ...talk, lastSaid: 'Cut them by a hand.', lastSaidBy: 'coach' })
  expect(screen.getByText(`${coachLabel(ada).name}: Cut them by a hand.`)).toBeDefined()
  cleanup()
  open({ ...talk, lastSaid: 'Cut them by a hand.', lastSaidBy: 'coach', lastSaidCoach: 'Hanna' })
  expect(screen.getByText('Hanna: Cut them by a hand.')).toBeDefined()
  cleanup()
  open({ ...talk, lastSaidBy: 'you', lastSaid: 'On rowing, and what comes of it' })
  expect(screen.queryByText(/^You:/)).toBeNull()
})
