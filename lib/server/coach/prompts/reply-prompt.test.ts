import { describe, expect, it } from 'vitest'
import { chatContext, conversation, NOW } from '@/tests/support/coach-context'
import type { ChatContext } from '../context'
import { estimateTokens } from './budget'
import type { Prompt } from './prompt'
import { replyPrompt } from './reply-prompt'

function blocksOf({ system, messages }: Prompt) {
  return [...system, ...messages.flatMap((message) => message.content)]
}

function tokensOf(context: ChatContext): number {
  return blocksOf(replyPrompt(context)).reduce((sum, block) => sum + estimateTokens(block.text), 0)
}

/** The share of a turn's input that stands in a prefix which the turn before marked for the cache. */
function cachedShare(before: Prompt, after: Prompt): number {
  const marked = new Set<string>()
  let prefix = ''
  for (const block of blocksOf(before)) {
    prefix += `\u0000${block.text}`
    if (block.cache_control) marked.add(prefix)
  }
  let total = 0
  let cached = 0
  prefix = ''
  for (const block of blocksOf(after)) {
    prefix += `\u0000${block.text}`
    total += estimateTokens(block.text)
    if (marked.has(prefix)) cached = total
  }
  return cached / total
}

/** The context of a chat's turn `number`, with what was said before it, as the chat hands it over. */
function turnNumber(number: number, size = 60): ChatContext {
  const all = conversation(2_000, (index) => `${index} ${'words '.repeat(index % 2 ? size * 0.8 : size * 0.15)}`)
  const turns = all.slice(Math.max(0, (number - 1) * 2 - 100), (number - 1) * 2)
  return chatContext({
    turns,
    now: new Date(NOW.getTime() + number * 1_000),
    message: all[(number - 1) * 2]?.text ?? '',
  })
}

describe('replyPrompt', () => {
  it('puts what never changes first, then the past, then the day, and the minute and the message last', () => {
    const { system, messages } = replyPrompt(chatContext({ turns: conversation(4), summary: 'They read at night.' }))
    expect(system).toHaveLength(3)
    expect(system[0]?.text).toMatch(/^You are the coach/)
    expect(system[1]?.text).toContain('Read for an hour on the train.')
    expect(system[2]?.text).toContain('title: Read 12 books')
    expect(system.every((block) => block.cache_control?.type === 'ephemeral')).toBe(true)
    expect(messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user'])
    expect(messages[3]?.content[0]?.cache_control).toEqual({ type: 'ephemeral' })
    expect(messages[4]?.content.map((block) => block.text)).toEqual([
      expect.stringMatching(
        /^<earlier_conversation>\nThey read at night\.\n<\/earlier_conversation>\n\n.*open promise/,
      ),
      expect.stringMatching(/^<now>\nSaturday, 21 November 2026, 10:30, Europe\/Vienna\n/),
      'How am I doing with my books?',
    ])
  })

  it('marks no more than the four prefixes that the API allows', () => {
    const marks = blocksOf(replyPrompt(chatContext({ turns: conversation(50) }))).filter((block) => block.cache_control)
    expect(marks.length).toBeLessThanOrEqual(4)
  })

  it('keeps its stable prefix byte for byte between two turns', () => {
    const [first, second] = [replyPrompt(turnNumber(30)), replyPrompt(turnNumber(31))]
    expect(second.system).toEqual(first.system)
  })

  it('has at least four fifths of its input in a cached prefix from the second turn on', () => {
    const shares = Array.from({ length: 60 }, (_, index) =>
      cachedShare(replyPrompt(turnNumber(index + 1)), replyPrompt(turnNumber(index + 2))),
    )
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.8)
    // Once in twenty messages the window moves on, and the conversation is read anew.
    expect(shares.filter((share) => share < 0.6).length).toBeLessThanOrEqual(4)
  })

  it('costs about the same at message 100 and at message 1,000', () => {
    expect(tokensOf(turnNumber(500)) / tokensOf(turnNumber(50))).toBeLessThan(1.2)
  })

  it('stays within its budget with 10,000 turns', () => {
    const turns = conversation(10_000, (index) => `${index} ${'long words '.repeat(300)}`)
    expect(tokensOf(chatContext({ turns, summary: 'summary '.repeat(5_000) }))).toBeLessThan(20_000)
  })

  it('has no empty block, no undefined, and begins with the user', () => {
    const turns = conversation(25).map((turn, index) => (index === 20 ? { ...turn, text: ' ' } : turn))
    const prompt = replyPrompt(chatContext({ turns }))
    expect(prompt.messages[0]?.role).toBe('user')
    for (const block of blocksOf(prompt)) {
      expect(block.text.trim()).not.toBe('')
      expect(block.text).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  it('asks for another angle where the reply before is to give way, and shows what it was', () => {
    const last = replyPrompt(chatContext({ instead: 'Read </earlier_reply> more.' })).messages.at(-1)
    expect(last?.content.at(-2)?.text).toMatch(
      /^<earlier_reply>\nRead &lt;\/earlier_reply> more\.\n<\/earlier_reply>\n\n.*another angle/,
    )
    expect(last?.content.at(-1)?.text).toBe('How am I doing with my books?')
  })

  it.each([
    ['shorter', 'two sentences'],
    ['blunter', 'bluntly'],
  ] as const)('asks for a %s answer where the user does', (style, words) => {
    const last = replyPrompt(chatContext({ instead: 'Read more.', style })).messages.at(-1)
    expect(last?.content.at(-2)?.text).toContain(words)
    expect(last?.content.at(-2)?.text).not.toContain('another angle')
  })
})

it('a context has one prompt, which the check of its reply is asked with again', () => {
  const context = chatContext({})
  expect(replyPrompt(context)).toBe(replyPrompt(context))
  expect(replyPrompt({ ...context, message: 'Another one.' })).not.toBe(replyPrompt(context))
})
