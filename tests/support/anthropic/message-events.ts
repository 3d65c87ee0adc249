import type { TokenUsage } from './prompt-cache'

export type StopReason = 'end_turn' | 'max_tokens' | 'refusal' | 'tool_use'

/** A piece of what a scripted model says: words, or a tool that it wants to use. */
export type SaidBlock = { text: string } | { tool: string; input: unknown }

/** A whole message, as the API answers without streaming. */
export function wholeMessage(id: number, model: string, text: string, stopReason: StopReason, usage: TokenUsage) {
  return {
    id: `msg_${String(id).padStart(8, '0')}`,
    type: 'message',
    role: 'assistant',
    model,
    content: text ? [{ type: 'text', text }] : [],
    stop_reason: stopReason,
    stop_sequence: null,
    usage,
  }
}

/** The same message as server-sent events, in the API's order, its text in small pieces. */
export function messageEvents(
  id: number,
  model: string,
  text: string,
  stopReason: StopReason,
  usage: TokenUsage,
): object[] {
  const message = { ...wholeMessage(id, model, '', stopReason, { ...usage, output_tokens: 1 }), stop_reason: null }
  const body = text
    ? [
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'ping' },
        ...pieces(text).map((piece) => ({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'text_delta', text: piece },
        })),
        { type: 'content_block_stop', index: 0 },
      ]
    : []
  return [
    { type: 'message_start', message },
    ...body,
    {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  ]
}

/** An event on the wire. */
export function serverSentEvent(event: object): string {
  return `event: ${'type' in event ? event.type : 'message'}\ndata: ${JSON.stringify(event)}\n\n`
}

/** A message of several blocks as server-sent events, each input of a tool in pieces of JSON. */
export function blockEvents(id: number, model: string, said: readonly SaidBlock[], usage: TokenUsage): object[] {
  const message = { ...wholeMessage(id, model, '', 'end_turn', { ...usage, output_tokens: 1 }), stop_reason: null }
  const blocks = said.flatMap((one, index) => {
    const isText = 'text' in one
    const start = isText
      ? { type: 'text', text: '' }
      : { type: 'tool_use', id: `toolu_${id}_${index}`, name: one.tool, input: {} }
    const json = isText ? '' : typeof one.input === 'string' ? one.input : JSON.stringify(one.input)
    const deltas = isText
      ? pieces(one.text).map((text) => ({ type: 'text_delta', text }))
      : [json.slice(0, 9), json.slice(9)].map((partial_json) => ({ type: 'input_json_delta', partial_json }))
    return [
      { type: 'content_block_start', index, content_block: start },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]
  })
  const stopReason: StopReason = said.some((one) => 'tool' in one) ? 'tool_use' : 'end_turn'
  return [
    { type: 'message_start', message },
    ...blocks,
    {
      type: 'message_delta',
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    },
    { type: 'message_stop' },
  ]
}

/** Words with the space before them, long ones in two: deltas need not end where words do. */
function pieces(text: string): string[] {
  return (text.match(/\s*\S+\s*$|\s*\S+/g) ?? []).flatMap((word) =>
    word.length > 9 ? [word.slice(0, 6), word.slice(6)] : [word],
  )
}
