import { describe, expect, it } from 'vitest'
import { textWithCalls } from './text-with-calls'

/** What is shown of a text that comes in pieces of so many characters, and the calls in it. */
function read(text: string, size = 3) {
  const words = textWithCalls(['ask_record', 'goal'])
  let shown = ''
  for (let at = 0; at < text.length; at += size) shown += words.push(text.slice(at, at + size))
  const { rest, calls } = words.end()
  return { early: shown, shown: shown + rest, calls }
}

describe('words', () => {
  it.each(['You swam twice.', 'a < b and 2 [see] {x}', 'Line\n- one\n- two', ''])('come as they are: %s', (text) => {
    expect(read(text)).toMatchObject({ shown: text, calls: [] })
  })

  it('are not held back but for what may begin a call', () => {
    const words = textWithCalls(['goal'])
    expect(words.push('Well done. ')).toBe('Well done. ')
    expect(words.push('a <t')).toBe('a ')
    expect(words.push('en')).toBe('<ten')
  })
})

describe('a call that is written into the text', () => {
  const call = '{"name": "ask_record", "arguments": {"of": "entries", "give": "count", "about": "a \\"{\\" b"}}'
  const input = { of: 'entries', give: 'count', about: 'a "{" b' }

  it.each([
    ['bare', call],
    ['in tags', `<tool_call>\n${call}\n</tool_call>`],
    ['in a fence', `\`\`\`json\n${call}\n\`\`\``],
    ['as a function', `{"type": "function", "function": ${call}}`],
    ['after a mark', `[TOOL_CALLS][${call}]`],
  ])('is one, and is not shown: %s', (_, text) => {
    for (const size of [1, 4, 1_000]) {
      expect(read(`Let me look.\n${text}`, size)).toEqual({
        early: 'Let me look.\n',
        shown: 'Let me look.\n',
        calls: [{ id: null, name: 'ask_record', input }],
      })
    }
  })

  it('of no tool is neither shown nor made', () => {
    expect(read('<tool_call>{"name":"rm","arguments":{}}</tool_call>')).toMatchObject({ shown: '', calls: [] })
  })

  it('is none where the object is something else', () => {
    expect(read('{"name": "Ada"}')).toMatchObject({ shown: '{"name": "Ada"}', calls: [] })
  })
})

it('unwraps an answer that is wrapped in JSON', () => {
  expect(read('```json\n{"reply": "You swam twice."}\n```')).toMatchObject({ shown: 'You swam twice.' })
})

it('reads a text of many brackets in time', () => {
  const started = performance.now()
  read(`{${'{"a":'.repeat(20_000)}`, 50)
  expect(performance.now() - started).toBeLessThan(1_000)
})
