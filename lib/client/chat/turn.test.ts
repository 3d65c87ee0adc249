import { describe, expect, it } from 'vitest'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import {
  hasWords,
  idleTurn,
  isTurnOf,
  reduceTurn,
  stoppedMessages,
  type Turn,
  type TurnEvent,
  type TurnInFlight,
  withoutReplaced,
  withReturnedText,
} from './turn'

const at = '2026-11-21T09:30:00.000Z'
const userMessage: ChatMessage = {
  id: 'm1',
  userId: 'u1',
  conversationId: 'c1',
  message: 'Hello',
  isFromUser: true,
  createdAt: at,
  source: 'user',
  model: null,
  coachName: null,
  status: 'complete',
  proposals: [],
  looked: [],
  marks: [],
  careLevel: null,
}
const conversation: Conversation = {
  id: 'c1',
  title: 'Hello',
  isActive: true,
  archivedAt: null,
  neverSend: false,
  createdAt: at,
  updatedAt: at,
}
const send: TurnEvent = { type: 'send', conversationId: null, text: '  Hello\n', at }
const start: TurnEvent = { type: 'start', data: { userMessage, conversation } }
const say = (text: string): TurnEvent => ({ type: 'delta', data: { text } })

function turnAfter(...events: TurnEvent[]): Turn {
  return events.reduce(reduceTurn, idleTurn as Turn)
}

function inFlight(...events: TurnEvent[]): TurnInFlight {
  const turn = turnAfter(...events)
  if (turn.phase !== 'sending') throw new Error('The turn is over')
  return turn
}

describe('a turn', () => {
  it('shows the message trimmed before the server has said anything', () => {
    expect(turnAfter(send)).toMatchObject({ phase: 'sending', text: 'Hello', sentAt: at, reply: '', userMessage: null })
  })

  it('gathers the words in their order', () => {
    const turn = inFlight(send, start, say('One '), say('step.'))
    expect(turn).toMatchObject({ reply: 'One step.', userMessage, conversation })
    expect(hasWords(turn)).toBe(true)
    expect(hasWords(inFlight(send, start, say(' \n')))).toBe(false)
  })

  it('is over when the reply is whole, and says which one is fresh', () => {
    expect(turnAfter(send, start, say('Yes.'), { type: 'settled', replyId: 'm2' })).toEqual({
      phase: 'idle',
      freshReplyId: 'm2',
      returned: null,
    })
  })

  it('gives the text back when it fails, for the conversation it was written in', () => {
    expect(turnAfter(send, start, say('Ye'), { type: 'rolled-back' })).toEqual({
      phase: 'idle',
      freshReplyId: null,
      returned: { conversationId: null, text: 'Hello' },
    })
  })

  it('gives the new words of an edited message back as well, and none of an answer asked for again', () => {
    const about = { question: userMessage, replyId: 'm2' }
    const failed = (event: TurnEvent) => turnAfter(event, { type: 'rolled-back' })
    expect(failed({ type: 'edit', ...about, text: 'Better words', at })).toMatchObject({
      returned: { conversationId: 'c1', text: 'Better words' },
    })
    expect(failed({ type: 'again', ...about })).toEqual(idleTurn)
  })

  it('gives it back once', () => {
    expect(turnAfter(send, { type: 'rolled-back' }, { type: 'returned-text-taken' })).toEqual(idleTurn)
  })

  it('takes no second message while one is in flight', () => {
    const first = turnAfter(send)
    expect(reduceTurn(first, { ...send, text: 'Again' })).toBe(first)
  })

  it.each<TurnEvent>([start, say('late'), { type: 'settled', replyId: 'm2' }, { type: 'rolled-back' }])(
    'hears no $type after its end',
    (event) => {
      expect(reduceTurn(idleTurn, event)).toBe(idleTurn)
    },
  )
})

describe('isTurnOf', () => {
  it('is the conversation it was sent to', () => {
    const turn = inFlight({ ...send, conversationId: 'c1' })
    expect(isTurnOf(turn, 'c1')).toBe(true)
    expect(isTurnOf(turn, 'c2')).toBe(false)
    expect(isTurnOf(turn, null)).toBe(false)
  })

  it('is the one that sending made, too', () => {
    expect(isTurnOf(inFlight(send), null)).toBe(true)
    expect(isTurnOf(inFlight(send), 'c1')).toBe(false)
    expect(isTurnOf(inFlight(send, start), 'c1')).toBe(true)
  })
})

describe('stoppedMessages', () => {
  const answeredBy = { source: 'anthropic', model: 'claude-sonnet-5-5', coachName: 'Elon' } as const

  it('keeps what was said, marked', () => {
    const [mine, reply] = stoppedMessages(inFlight(send, start, say('One ')), at, answeredBy) ?? []
    expect(mine).toBe(userMessage)
    expect(reply).toMatchObject({
      message: 'One ',
      status: 'stopped',
      isFromUser: false,
      conversationId: 'c1',
      ...answeredBy,
    })
    expect(reply?.id).not.toBe(userMessage.id)
  })

  it('keeps nothing before the first word', () => {
    expect(stoppedMessages(inFlight(send), at, answeredBy)).toBeNull()
    expect(stoppedMessages(inFlight(send, start), at, answeredBy)).toBeNull()
    expect(stoppedMessages(inFlight(send, start, say(' ')), at, answeredBy)).toBeNull()
  })
})

describe('withReturnedText', () => {
  it('puts the text back ahead of what was typed since', () => {
    expect(withReturnedText('', 'Hello')).toBe('Hello')
    expect(withReturnedText(' \n', 'Hello')).toBe('Hello')
    expect(withReturnedText('And you?', 'Hello')).toBe('Hello\n\nAnd you?')
  })

  it('never puts it twice', () => {
    expect(withReturnedText('Hello', 'Hello')).toBe('Hello')
    expect(withReturnedText('Hello\n\nAnd you?', 'Hello')).toBe('Hello\n\nAnd you?')
  })
})

describe('another reply', () => {
  const reply: ChatMessage = { ...userMessage, id: 'm2', isFromUser: false, source: 'built-in' }
  const again: TurnEvent = { type: 'again', question: userMessage, replyId: reply.id }

  it('is of the same message, in its conversation, and stands in the place of both', () => {
    const turn = turnAfter(again, say('Well'))
    expect(turn).toMatchObject({ phase: 'sending', sentTo: 'c1', userMessage, reply: 'Well', replaces: 'm2' })
    const before = { ...userMessage, id: 'm0' }
    expect(withoutReplaced([before, userMessage, reply], 'm2')).toEqual([before])
    expect(withoutReplaced([before, userMessage, reply], null)).toHaveLength(3)
    expect(withoutReplaced([before, userMessage, { ...reply, id: 'm3' }], 'm2')).toHaveLength(3)
  })

  it('leaves nothing in the input where it fails', () => {
    expect(turnAfter(again, { type: 'rolled-back' })).toEqual(idleTurn)
  })
})

it('hands over a text written elsewhere, but not into a turn', () => {
  const offered: TurnEvent = { type: 'offered', conversationId: 'c1', text: 'Should I rest?' }
  expect(turnAfter(offered)).toMatchObject({ returned: { conversationId: 'c1', text: 'Should I rest?' } })
  expect(turnAfter(send, offered)).toEqual(turnAfter(send))
})
