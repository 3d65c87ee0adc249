import { expect, test } from 'vitest'
import type { ChatMessage } from '@/lib/contract/chat'
import { conversationFileName, conversationText } from './text'

const said: ChatMessage = {
  id: '1',
  userId: 'u',
  conversationId: 'c',
  message: 'Should I rest?\n\n**Really?**',
  isFromUser: true,
  createdAt: '2026-11-21T23:30:00.000Z',
  source: 'user',
  model: null,
  coachName: null,
  status: 'complete',
  proposals: [],
  looked: [],
  marks: [],
  careLevel: null,
}

test('who said what, when on the user’s clock, and what was cut off', () => {
  const reply: ChatMessage = { ...said, isFromUser: false, source: 'built-in', message: 'Yes.', status: 'stopped' }
  expect(conversationText('Rest', [said, reply], 'Europe/Vienna')).toBe(
    [
      '# Rest\n',
      '## You, 2026-11-22 00:30\n\nShould I rest?\n\n**Really?**\n',
      '## Coach (built-in), 2026-11-22 00:30\n\nYes.\n\n*Stopped here.*\n',
    ].join('\n'),
  )
  const signed = conversationText('Rest', [{ ...reply, coachName: 'Hanna' }], 'Europe/Vienna')
  expect(signed).toContain('## Hanna (built-in), 2026-11-22 00:30')
})

test('a file is named by its title', () => {
  expect(conversationFileName('How do I start? / again: “now”')).toBe('how-do-i-start-again-now.md')
  expect(conversationFileName('اقرأ 12 كتابا')).toBe('اقرأ-12-كتابا.md')
  expect(conversationFileName('../..')).toBe('conversation.md')
  expect(conversationFileName('x'.repeat(200))).toHaveLength(63)
})
