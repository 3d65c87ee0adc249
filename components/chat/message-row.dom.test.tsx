import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DemoScreen } from '@/components/shared/kept'
import type { ChatMessage } from '@/lib/contract/chat'
import { isOpenChoice } from '@/lib/contract/did-you-mean'
import { markWords } from '@/lib/contract/mark-words'
import type { Proposal } from '@/lib/contract/proposal'
import { AS_GOAL } from '@/lib/contract/unanswered'
import { ALL_WAIT, WAITS, withoutWaiting } from '@/lib/contract/waits'
import { proposalWith, show } from '@/tests/support/dom-screen'
import { MessageRow } from './message-row'

const reply: ChatMessage = {
  id: 'reply',
  userId: 'user',
  conversationId: 'talk',
  message: 'Run on Tuesday.',
  isFromUser: false,
  createdAt: '2026-11-23T09:00:00.000Z',
  source: 'anthropic',
  model: 'a-model',
  coachName: null,
  status: 'complete',
  proposals: [],
  looked: [],
  marks: [],
  careLevel: null,
}

function open(message: ChatMessage, onRegenerate?: () => void) {
  return show(
    <main>
      <MessageRow message={message} coachName="Ada" timeZone="UTC" focusLog={() => {}} onRegenerate={onRegenerate} />
    </main>,
  )
}

test('a reply is headed by the coach that gave it, and by the present one where that was not noted', () => {
  open({ ...reply, coachName: 'Elon' })
  expect(screen.getByRole('heading', { name: 'Elon' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Ada' })).toBeNull()
  cleanup()
  open(reply)
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeDefined()
})

test('a model’s last reply is asked for again, as it is or in another way', async () => {
  const again = vi.fn()
  const { hands } = open(reply, again)
  await hands.click(screen.getByRole('button', { name: 'Regenerate reply' }))
  expect(again).toHaveBeenLastCalledWith()
  for (const [label, style] of [
    ['Shorter', 'shorter'],
    ['Blunter', 'blunter'],
    ['Another idea', 'other'],
  ]) {
    if (!screen.queryByRole('menu')) await hands.click(screen.getByRole('button', { name: 'Regenerate as' }))
    await hands.click(await screen.findByRole('menuitem', { name: label }, { timeout: 15_000 }))
    expect(again).toHaveBeenLastCalledWith(style)
  }
})

test('the built-in coach, who has one way to say a thing, is asked for no other', () => {
  open({ ...reply, source: 'built-in', model: null }, () => {})
  expect(screen.getByRole('button', { name: 'Regenerate reply' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Regenerate as' })).toBeNull()
})

test('the user’s last message is taken to be written anew, an earlier one is not', async () => {
  const edit = vi.fn()
  const own: ChatMessage = { ...reply, id: 'own', message: 'What now?', isFromUser: true, source: 'user', model: null }
  const row = (onEdit?: () => void) => (
    <MessageRow message={own} coachName="Ada" timeZone="UTC" focusLog={() => {}} onEdit={onEdit} />
  )
  const { hands, rerender } = show(row(edit))
  await hands.click(screen.getByRole('button', { name: 'Edit message' }))
  expect(edit).toHaveBeenCalledTimes(1)
  rerender(row())
  expect(screen.queryByRole('button')).toBeNull()
})

test('an earlier reply is not asked for again', () => {
  open(reply)
  expect(screen.queryByRole('button', { name: /^Regenerate/ })).toBeNull()
})

test('what the record does not bear out is named under the reply, in its own words', () => {
  const quote = '3 of your last 5 Tuesdays'
  open({ ...reply, message: `You ran on ${quote}.`, marks: [{ quote, why: markWords.figure }] })
  const list = screen.getByRole('list', { name: 'Not supported by your record' })
  expect(list.textContent).toBe(`${quote}: ${markWords.figure}`)
})

test('beside cards that are settled a reply says no longer that they wait', () => {
  const card = (status: Proposal['status']) => ({ id: status, status })
  const lead = 'Here they are as 2 cards.'
  expect(withoutWaiting(`${lead} ${WAITS}\n\nKeep it.`, [card('applied'), card('undone')])).toBe(`${lead}\n\nKeep it.`)
  expect(withoutWaiting(`Here they are as 2 cards. ${ALL_WAIT}`, [card('applied')])).toBe('Here they are as 2 cards.')
  expect(withoutWaiting(`${lead} ${WAITS}`, [card('applied'), card('proposed')])).toBe(`${lead} ${WAITS}`)
  const proposal = proposalWith({ status: 'applied' })
  open({ ...reply, source: 'built-in', model: null, message: `${lead} ${WAITS}`, proposals: [proposal] })
  expect(screen.getByText(lead)).toBeDefined()
})

test('what is copied of a reply is its words alone, and nothing that waits or is to be pressed', async () => {
  const message = `Here it is as a card. ${WAITS}`
  const { hands } = open({ ...reply, source: 'built-in', model: null, message, proposals: [proposalWith({})] })
  await hands.click(screen.getByRole('button', { name: 'Copy reply' }))
  expect(await navigator.clipboard.readText()).toBe('Here it is as a card.')
})

test('a reply that is borne out has no such list', () => {
  open(reply)
  expect(screen.queryByRole('list', { name: 'Not supported by your record' })).toBeNull()
})

test('what the built-in coach offers to ask instead is asked by one press, in its last reply', async () => {
  const asked = vi.fn()
  const message =
    'I could not work that out.\n\nDid you mean:\n- How many entries mention “cello”?\n- Where am I with “Read”?'
  const own: ChatMessage = { ...reply, message, source: 'built-in', model: null }
  const row = (onAsk?: (question: string) => void) => (
    <MessageRow message={own} coachName="Ada" timeZone="UTC" focusLog={() => {}} onAsk={onAsk} />
  )
  const { hands, rerender } = show(row(asked))
  await hands.click(screen.getByRole('button', { name: 'How many entries mention “cello”?' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith('How many entries mention “cello”?')
  rerender(row())
  // Of an earlier turn it is nothing to read any more.
  expect(screen.getByText('I could not work that out.')).toBeDefined()
  expect(screen.queryByText(/Did you mean|cello/)).toBeNull()
})

test('a reply that asks which is meant keeps its choices until one is sent', () => {
  const message = 'Which do you mean?\n\nDid you mean:\n- Move the alert “Run”\n- Move the deadline of “Run 10 km”'
  expect(isOpenChoice(message, ['and what about the attic'])).toBe(true)
  expect(isOpenChoice(message, ['ok', 'Move the alert “Run”'])).toBe(false)
  expect(isOpenChoice('I could not find that.\n\nDid you mean:\n- Where am I with “Read”?', [])).toBe(false)
  const own: ChatMessage = { ...reply, message, source: 'built-in', model: null }
  show(<MessageRow message={own} coachName="Ada" timeZone="UTC" focusLog={() => {}} isOpen />)
  // While a reply is coming nothing is sent.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move the alert “Run”' }).disabled).toBe(true)
})

const missed: ChatMessage = {
  ...reply,
  source: 'built-in',
  model: null,
  message: 'I did not understand that. Ask with a word you wrote, the name of a goal or a day.',
}

function openMissed(message: ChatMessage, onAsk?: (question: string) => void) {
  return show(
    <main>
      <MessageRow
        message={message}
        coachName="Ada"
        timeZone="UTC"
        focusLog={() => {}}
        onAsk={onAsk}
        starters={['What should I do today?', 'I feel stuck.']}
      />
    </main>,
  )
}

test('under a reply that could not answer stands what is surely answered, asked by one press', async () => {
  const ask = vi.fn()
  const { hands } = openMissed(missed, ask)
  expect(screen.getByRole('list', { name: 'You can ask' })).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'What should I do today?' }))
  expect(ask).toHaveBeenCalledWith('What should I do today?')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  'I cannot talk that over with you. I look things up in your journal and your goals, do sums and set things up.',
  'I can look things up, do sums and arrange things, but I cannot talk that over with you.',
])('what only a model could talk over leads to the part of Settings by its title: %s', (message) => {
  openMissed({ ...missed, message }, () => {})
  const link = screen.getByRole('link', { name: 'See “Where Your Data Goes” in Settings' })
  expect(link.getAttribute('href')).toBe('/settings#engine')
})

test('under what the coach can do stand questions, and under a wish the order that takes it up', async () => {
  const ask = vi.fn()
  const { hands, rerender } = openMissed({ ...missed, message: 'This is what I can do:\n\n- plan your day' }, ask)
  expect(screen.getByRole('list', { name: 'You can ask' })).toBeDefined()
  rerender(
    <main>
      <MessageRow
        message={{ ...missed, message: AS_GOAL }}
        coachName="Ada"
        timeZone="UTC"
        focusLog={() => {}}
        onAsk={ask}
      />
    </main>,
  )
  await hands.click(screen.getByRole('button', { name: 'Make that a goal' }))
  expect(ask).toHaveBeenCalledWith('Make that a goal')
})

test.each([
  ['an answer', { ...missed, message: 'Furthest behind is “Run 10 km”.' }, () => {}],
  ['a model’s reply', { ...missed, source: 'anthropic' as const }, () => {}],
  ['an earlier reply', missed, undefined],
])('%s offers nothing else to ask', (_, message, onAsk) => {
  openMissed(message, onAsk)
  expect(screen.queryByRole('list', { name: 'You can ask' })).toBeNull()
})

test('in the demo no reply says of its cards that they wait for a press', () => {
  const offering = { ...reply, message: `Here it is as a card. ${WAITS}`, proposals: [proposalWith({})] }
  show(
    <DemoScreen>
      <MessageRow message={offering} coachName="Ada" timeZone="UTC" focusLog={() => {}} />
    </DemoScreen>,
  )
  expect(screen.getByText('Here it is as a card.')).toBeDefined()
})
