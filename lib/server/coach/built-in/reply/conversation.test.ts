import { describe, expect, test } from 'vitest'
import type { ChatContext, Turn } from '@/lib/server/coach/context'
import { builtInPersona } from '@/lib/server/coach/personas/personas'
import { chatContext } from '@/tests/support/coach-context'
import { composeReply } from './compose-reply'
import { recordCases } from './records.cases'
import { heard, sentencesIn } from './sentences'

const runner = recordCases.runner as Partial<ChatContext>
const crowded = recordCases.crowded as Partial<ChatContext>

/** The coach's replies to messages sent one after another. */
function talk(messages: string[], changes: Partial<ChatContext> = {}): string[] {
  const turns: Turn[] = []
  return messages.map((message) => {
    const text = composeReply(chatContext({ ...changes, turns: [...turns], message }))
    turns.push({ isFromUser: true, text: message, at: '' }, { isFromUser: false, text, at: '' })
    return text
  })
}

describe('a conversation', () => {
  test.each([{}, runner, crowded, { goals: [], journal: [] } as Partial<ChatContext>])(
    'is never left without words, however often the same is said',
    (record) => {
      for (const message of ['hello', 'What should I do next?', 'hm', 'not really']) {
        const replies = talk(Array(40).fill(message), record)
        expect(replies.filter((reply) => !reply.trim())).toEqual([])
      }
    },
  )

  test('"it" is the mission spoken of', () => {
    const [, second] = talk(['How is the half marathon going?', 'Will I make it in time?'], runner)
    expect(second).toContain('“Run a half marathon”')
  })

  test('"why?" gives the sum', () => {
    const [, why] = talk(['How is the half marathon going?', 'why?'], runner)
    expect(why).toContain('“Run a half marathon”')
    expect(why).toMatch(/70 (?:points|open points)/)
    expect(why).toMatch(/141 days/)
  })

  test('"and the other one?" goes on to another mission', () => {
    const [, other] = talk(['How is the half marathon going?', 'and the other one?'], runner)
    expect(other?.indexOf('“Read 12 books”')).toBeGreaterThanOrEqual(0)
  })

  test('"the second one" is the second of those listed', () => {
    const [list, second] = talk(['list my goals', 'tell me about the second one'], crowded)
    const listed = list?.match(/^- “([^”]+)”/gm)?.[1]?.slice(2)
    expect(listed).toBeTruthy()
    expect(second).toContain(listed)
  })

  test('"yes" becomes a step, "no" another way', () => {
    const [, yes, no] = talk(['How are the books?', 'yes', 'no'])
    expect(yes).toMatch(/: .+\.$/)
    expect(no).toMatch(/\?$/)
  })

  test('a time given is read', () => {
    const [, fixed] = talk(['I skipped the run again', 'tomorrow at 7'], runner)
    expect(fixed).toContain('Tomorrow at 7:00')
    expect(fixed).toMatch(/half marathon/)
  })

  test('a reason given is taken up in the user’s words', () => {
    const [, taken] = talk(['I skipped the run again', 'Because I was tired after work'], runner)
    expect(taken).toMatch(/you were tired after work|reason/i)
  })

  test('progress told as an answer is still counted', () => {
    const [, counted] = talk(['How is the half marathon going?', 'I ran 12 km this morning!'], runner)
    expect(counted).toMatch(/30%.*57%/)
  })

  test.each(['kobe', 'oprah', 'marcus', 'elon'] as const)('%s says no sentence twice', (id) => {
    const question = 'How am I doing with the books?'
    const said = talk(
      Array.from({ length: 6 }, () => question),
      { ...runner, persona: builtInPersona(id) },
    ).flatMap((text) => sentencesIn(text).map(heard))
    expect(new Set(said).size).toBe(said.length)
  })

  test('grave news gets no task and no number', () => {
    const [text] = talk(['My dad is in hospital'], runner)
    expect(text).toMatch(/sorry/)
    expect(text).not.toMatch(/a week|%|days/)
    expect(text).toMatch(/\?$/)
  })
})
