import { describe, expect, test } from 'vitest'
import { leaderIds } from '@/lib/contract/coaches'
import type { ChatContext } from '@/lib/server/coach/context'
import { builtInPersona } from '@/lib/server/coach/personas/personas'
import { chatContext, customCoach } from '@/tests/support/coach-context'
import { composeReply } from './compose-reply'
import { messageCases } from './messages.cases'
import { recordCases } from './records.cases'

const coaches = leaderIds.map((id) => (id === 'custom' ? customCoach('Be dry and kind.') : builtInPersona(id)))
const records: Partial<ChatContext>[] = Object.values(recordCases)

/** Every message asked once, of coaches and records in turn. */
const replies = messageCases.map((message, at) => {
  const context = { persona: coaches[(at * 3) % coaches.length], ...records[at % records.length], message }
  return { message, text: composeReply(chatContext(context)) }
})

const withoutQuotes = (text: string) => text.replace(/“[^”]*”/g, 'Q')

describe(`${replies.length} replies`, () => {
  test('are at least 200, and no sentence of over eight words comes twice', () => {
    expect(replies.length).toBeGreaterThanOrEqual(200)
    const heard = new Map<string, string>()
    const repeated: string[] = []
    for (const { message, text } of replies) {
      for (const sentence of new Set(text.split(/(?<=[.!?])\s+|\n+/))) {
        if (sentence.split(/\s+/).length <= 8) continue
        const before = heard.get(sentence.toLowerCase())
        if (before) repeated.push(`${sentence} (${before} / ${message})`)
        heard.set(sentence.toLowerCase(), message)
      }
    }
    expect(repeated).toEqual([])
  })

  test.each(replies)('$message: short, and ends with one question or one step', ({ text }) => {
    expect(text.split(/\s+/).length).toBeLessThan(180)
    expect(text.trim()).not.toBe('')
    const questions = withoutQuotes(text).match(/[?]/g)?.length ?? 0
    expect(questions).toBeLessThanOrEqual(1)
    if (questions === 1) expect(text.trimEnd()).toMatch(/\?$/)
    else
      expect(
        text
          .trimEnd()
          .split(/(?<=[.!])\s+/)
          .at(-1),
      ).toMatch(/: .+\.$/)
  })

  test('are grammatical to the eye: no hole, no bracket, no doubled stop', () => {
    for (const { text } of replies) {
      expect(withoutQuotes(text)).not.toMatch(/[{}[\]|<>]|undefined|null|NaN|\s[,.;:]|\.\.|,\.| {2}|\bQ Q\b/)
      expect(text).toMatch(/^[^a-z]/)
    }
  })
})
