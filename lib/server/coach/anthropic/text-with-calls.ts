import 'server-only'

/** What a model wants to use. `id` is null where it wrote the call into its text, as some do that know no other way. */
export type ToolCall = { id: string | null; name: string; input: unknown }

/** How a call, or an answer that is no prose, begins where it is written into a text. */
const OPENERS = ['<tool_call', '<function_call', '<function=', '<|tool_call', '<|python_tag|>', '[TOOL_CALLS]']
const AT_LINE_START = ['{', '[{', '```json', '```tool', '```xml', '```\n{']
const LONGEST_OPENER = Math.max(...OPENERS.map(({ length }) => length))

/** Under these names models hand over an answer that they wrap in JSON. */
const ANSWERS = ['reply', 'response', 'answer', 'message', 'text', 'content']

/**
 * The words of a reply as they come, without the calls in them: from what may begin one on, they are held until the end.
 * There a call of a tool that there is becomes one, an answer in JSON becomes its words, and anything else is shown.
 */
export function textWithCalls(tools: readonly string[]): {
  push(piece: string): string
  end(): { rest: string; calls: ToolCall[] }
} {
  let waiting = ''
  let isHeld = false
  let last = '\n'
  return {
    push(piece) {
      waiting += piece
      if (isHeld) return ''
      const at = openerIn(waiting, last)
      isHeld = at !== null
      // What may still become an opener waits for the next piece.
      const free = waiting.slice(0, at ?? waiting.length - openedBy(waiting, last))
      waiting = waiting.slice(free.length)
      if (free) last = free.at(-1) ?? last
      return free
    },
    end() {
      const held = waiting
      waiting = ''
      if (!isHeld) return { rest: held, calls: [] }
      const values = objectsIn(held)
      const calls = values.flatMap((value) => callOf(value, tools) ?? [])
      if (calls.length > 0) return { rest: '', calls }
      const [answer] = values.length === 1 ? values.map(answerOf) : []
      // A call of what is no tool is nothing that a person wants to read.
      if (OPENERS.some((opener) => held.includes(opener))) return { rest: '', calls: [] }
      return { rest: answer ?? held, calls: [] }
    },
  }
}

/** Where in a text the first opener begins. */
function openerIn(text: string, before: string): number | null {
  const found = [
    ...OPENERS.map((opener) => text.indexOf(opener)),
    ...AT_LINE_START.map((opener) => lineStart(text, before, opener)),
  ].filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) : null
}

function lineStart(text: string, before: string, opener: string): number {
  if (before === '\n' && text.startsWith(opener)) return 0
  const at = text.indexOf(`\n${opener}`)
  return at < 0 ? -1 : at + 1
}

/** How many of the last characters may be the beginning of an opener. */
function openedBy(text: string, before: string): number {
  for (let length = Math.min(LONGEST_OPENER, text.length); length > 0; length--) {
    const end = text.slice(-length)
    const isAtLineStart = (text.at(-length - 1) ?? before) === '\n'
    const openers = isAtLineStart ? [...OPENERS, ...AT_LINE_START] : OPENERS
    if (openers.some((opener) => opener.startsWith(end))) return length
  }
  return 0
}

/** The JSON objects in a text, one after the other. */
function objectsIn(text: string): unknown[] {
  const found: unknown[] = []
  let depth = 0
  let from = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"' && depth > 0) isQuoted = true
    else if (sign === '{' && depth++ === 0) from = at
    else if (sign === '}' && depth > 0 && --depth === 0) {
      const value = parsed(text.slice(from, at + 1))
      if (value !== undefined) found.push(value)
    }
  }
  return found
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function callOf(value: unknown, tools: readonly string[]): ToolCall | null {
  if (typeof value !== 'object' || value === null) return null
  const { function: called, name = called, arguments: args, parameters, input } = value as Record<string, unknown>
  if (typeof name === 'object' && name !== null) return callOf(name, tools)
  if (typeof name !== 'string' || !tools.includes(name)) return null
  const given = args ?? parameters ?? input ?? {}
  return { id: null, name, input: typeof given === 'string' ? parsed(given) : given }
}

function answerOf(value: unknown): string | undefined {
  const named = ANSWERS.map((name) => (value as Record<string, unknown>)[name])
  return named.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}
