import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import { storablePieces } from '@/lib/contract/text'
import type { CoachCall, CoachFeature } from '../coach'
import { estimateTokens } from '../prompts/budget'
import type { ToolCard } from '../tool-desk'
import type { ModelSettings } from './client'
import { effortFor } from './effort'
import { ModelFault, modelFault } from './model-fault'
import { checkEnd } from './read-answer'
import { type ToolCall, textWithCalls } from './text-with-calls'
import { usageOf } from './usage'
import { startWatch, watchAttempts } from './watch'

/** Room for a long answer where one is asked for, and for the model's thinking. */
const MAX_TOKENS = 3_000
/** A call's input is no longer than a message with a few of its words around it. */
const LONGEST_INPUT = 64 * 1024

/** A stream that is complete is given so long to end by itself. */
const CLOSING_MS = 200

/** What a round is asked. Messages grow by the rounds before it. */
export type Request = {
  feature: CoachFeature
  system: Anthropic.TextBlockParam[]
  messages: Anthropic.MessageParam[]
  tools: readonly ToolCard[]
  /** Whether the model has to answer now. */
  isLast: boolean
  /** For an answer longer than most. */
  maxTokens?: number
}

/** How a round ended: what the model said as it is sent back to it, and what it wants to look up. */
export type Round = { said: Anthropic.ContentBlockParam[]; calls: ToolCall[]; text: string }

/**
 * Streams one answer of a model and yields its words. Complete only with `message_stop` and a sound stop reason. When
 * `call.signal` aborts it aborts upstream and ends quietly. What it cost is reported once, however it ends.
 *
 * @throws ModelFault
 */
export async function* streamRound(
  client: Anthropic,
  settings: ModelSettings,
  request: Request,
  call: CoachCall,
): AsyncGenerator<string, Round> {
  const { model, timeoutMs, idleTimeoutMs } = settings
  const { feature, system, messages, tools, isLast, maxTokens = MAX_TOKENS } = request
  const effort = effortFor(model)
  const watch = startWatch(call.signal, timeoutMs, idleTimeoutMs)
  const reports: Parameters<typeof usageOf>[1][number][] = []
  const clean = storablePieces()
  const words = textWithCalls(tools.map(({ name }) => name))
  const blocks = new Map<number, Anthropic.ContentBlockParam>()
  const inputs = new Map<number, string>()
  let text = ''
  let isComplete = false

  function* ended(): Generator<string, Round> {
    const { rest, calls: written } = words.end()
    if (rest) yield rest
    const calls = [...callsIn(blocks, inputs), ...written]
    return { said: saidIn(blocks, inputs, written.length > 0 ? text : ''), calls, text }
  }

  try {
    const stream = await client.messages.create(
      {
        model,
        max_tokens: maxTokens,
        stream: true,
        ...(effort && { output_config: { effort } }),
        ...(tools.length > 0 && { tools: [...tools], ...(isLast && { tool_choice: { type: 'none' } }) }),
        system,
        messages,
      },
      { signal: watch.signal, middleware: [watchAttempts(watch)] },
    )
    for await (const event of stream) {
      // What a server still says after the end is not listened to.
      if (isComplete) break
      watch.rest()
      if (event.type === 'message_start') reports.push(event.message.usage)
      if (event.type === 'message_delta') {
        reports.push(event.usage)
        checkEnd(event.delta.stop_reason)
      }
      if (event.type === 'content_block_start') blocks.set(event.index, startOf(event.content_block))
      if (event.type === 'content_block_delta') takeDelta(blocks, inputs, event)
      const piece = clean(textIn(event))
      if (piece) {
        text += piece
        const free = words.push(piece)
        if (free) yield free
      }
      if (event.type === 'message_stop') {
        isComplete = true
        // To break off here would close the connection, which the next round can use.
        watch.endIn(CLOSING_MS)
      } else watch.listen()
    }
    // The SDK ends an aborted or broken-off stream without an error.
    if (!isComplete && !call.signal.aborted) {
      throw watch.signal.aborted ? watch.tooSlow() : new ModelFault('unreachable', 'stream ended early', 'cut off')
    }
    return yield* ended()
  } catch (error) {
    if (call.signal.aborted) return { said: [], calls: [], text }
    if (isComplete) return yield* ended()
    const { rest } = words.end()
    if (rest) yield rest
    const fault = watch.signal.aborted ? watch.tooSlow() : modelFault(error)
    throw text && fault.reason === 'unreachable' ? new ModelFault(fault.kind, fault.message, 'cut off') : fault
  } finally {
    watch.stop()
    if (reports.length > 0) {
      const written = text + [...inputs.values()].join('')
      const usage = usageOf({ feature, model, prompt: { system, messages, tools }, text: written }, reports)
      // A reader who left cost what was written until then; the model's own count comes only at the end.
      const outputTokens = isComplete ? usage.outputTokens : Math.max(usage.outputTokens, estimateTokens(written))
      call.onUsage({ ...usage, outputTokens })
    }
  }
}

/** A round whose words nobody reads as they come. @throws ModelFault */
export async function streamedRound(...asked: Parameters<typeof streamRound>): Promise<Round> {
  const parts = streamRound(...asked)
  for (;;) {
    const part = await parts.next()
    if (part.done) return part.value
  }
}

/** The words of an event, none where what stands in their place is no text. */
function textIn(event: Anthropic.MessageStreamEvent): string {
  if (event.type !== 'content_block_delta' || event.delta.type !== 'text_delta') return ''
  return typeof event.delta.text === 'string' ? event.delta.text : ''
}

function startOf(block: Anthropic.ContentBlock): Anthropic.ContentBlockParam {
  // Servers begin a text with its first words, and a thought without its signature.
  if (block?.type === 'text') return { type: 'text', text: '' }
  return { ...block } as Anthropic.ContentBlockParam
}

/** Adds to a block what came of it. */
function takeDelta(
  blocks: Map<number, Anthropic.ContentBlockParam>,
  inputs: Map<number, string>,
  { index, delta }: Anthropic.RawContentBlockDeltaEvent,
): void {
  const block = blocks.get(index)
  if (delta.type === 'text_delta') {
    if (block?.type !== 'text') blocks.set(index, { type: 'text', text: '' })
    const open = blocks.get(index)
    if (open?.type === 'text' && typeof delta.text === 'string') open.text += delta.text
  }
  if (delta.type === 'thinking_delta' && block?.type === 'thinking') block.thinking += delta.thinking
  if (delta.type === 'signature_delta' && block?.type === 'thinking') block.signature = delta.signature
  if (delta.type === 'input_json_delta') {
    const json = (inputs.get(index) ?? '') + delta.partial_json
    if (json.length > LONGEST_INPUT) throw new ModelFault('unusable', 'the input of a tool has no end')
    inputs.set(index, json)
  }
}

function callsIn(blocks: Map<number, Anthropic.ContentBlockParam>, inputs: Map<number, string>): ToolCall[] {
  return [...blocks].flatMap(([index, block]) =>
    block.type === 'tool_use' && typeof block.name === 'string'
      ? [{ id: String(block.id), name: block.name, input: inputOf(block.input, inputs.get(index)) }]
      : [],
  )
}

/** Undefined where what came is no JSON. */
function inputOf(whole: unknown, json: string | undefined): unknown {
  if (json === undefined || json.trim() === '') return whole ?? {}
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The blocks as the next round takes them: empty texts and thoughts that nobody signed are refused there. */
function saidIn(
  blocks: Map<number, Anthropic.ContentBlockParam>,
  inputs: Map<number, string>,
  written: string,
): Anthropic.ContentBlockParam[] {
  if (written) return [{ type: 'text', text: written }]
  return [...blocks].flatMap(([index, block]): Anthropic.ContentBlockParam[] => {
    if (block.type === 'tool_use') {
      const input = inputOf(block.input, inputs.get(index))
      return [{ ...block, input: typeof input === 'object' && input !== null ? input : {} }]
    }
    if (block.type === 'text') return block.text.trim() ? [block] : []
    if (block.type === 'thinking') return block.signature ? [block] : []
    return block.type === 'redacted_thinking' ? [block] : []
  })
}
