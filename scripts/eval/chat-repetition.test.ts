import { expect, test } from 'vitest'
import { chatMessages } from './chat-messages'
import { chatRepetition, chatReplies } from './chat-repetition'

const replies = chatReplies()

test('over 200 fresh messages get no sentence of over eight words twice', () => {
  expect(chatMessages.length).toBeGreaterThanOrEqual(200)
  expect(chatRepetition(replies).repeated).toEqual([])
})

test('every reply is short and says something', () => {
  for (const { text } of replies) {
    expect(text.trim()).not.toBe('')
    expect(text.split(/\s+/).length).toBeLessThan(180)
    expect(text.replace(/“[^”]*”/g, 'Q')).not.toMatch(/[{}[\]|]|undefined|null|NaN|\s[,.;]|\.\.| {2}/)
  }
})

test('the same question, asked of every record, is never answered alike', () => {
  const answers = chatReplies(Array.from({ length: 80 }, () => 'How am I doing?')).map(({ text }) => text)
  expect(new Set(answers).size).toBe(answers.length)
})
