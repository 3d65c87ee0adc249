import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import { storablePieces } from '@/lib/contract/text'
import type { CoachCall } from '../coach'
import { estimateTokens } from '../prompts/budget'
import type { Prompt } from '../prompts/prompt'
import type { ModelSettings } from './client'
import { effortFor } from './effort'
import { coachUnavailable, ModelFault } from './model-fault'
import { checkEnd } from './read-answer'
import { usageOf } from './usage'
import { startWatch, watchAttempts } from './watch'

/** Room for a long answer where one is asked for, and for the model's thinking. */
const MAX_TOKENS = 3_000

/**
 * Streams a reply. Complete only with `message_stop`, a sound stop reason and some text; else throws AppError
 * `coach_unavailable`. When `call.signal` aborts it aborts upstream and ends quietly. What the call cost is reported
 * once, however it ends, as soon as the model said anything about it.
 */
export async function* streamReply(
  client: Anthropic,
  settings: ModelSettings,
  prompt: Prompt,
  call: CoachCall,
): AsyncGenerator<string> {
  const { model, timeoutMs, idleTimeoutMs } = settings
  const effort = effortFor(model)
  const watch = startWatch(call.signal, timeoutMs, idleTimeoutMs)
  const reports: Parameters<typeof usageOf>[1][number][] = []
  const clean = storablePieces()
  let text = ''
  let isComplete = false
  try {
    const stream = await client.messages.create(
      { model, max_tokens: MAX_TOKENS, stream: true, ...(effort && { output_config: { effort } }), ...prompt },
      { signal: watch.signal, middleware: [watchAttempts(watch)] },
    )
    for await (const event of stream) {
      watch.rest()
      if (event.type === 'message_start') reports.push(event.message.usage)
      if (event.type === 'message_delta') {
        reports.push(event.usage)
        checkEnd(event.delta.stop_reason)
      }
      const piece = clean(textIn(event))
      if (piece) {
        text += piece
        yield piece
      }
      if (event.type === 'message_stop') {
        isComplete = true
        break
      }
      watch.listen()
    }
    // The SDK ends an aborted or broken-off stream without an error.
    if (!isComplete && !call.signal.aborted) {
      throw new ModelFault('unreachable', watch.signal.aborted ? 'timed out' : 'stream ended early')
    }
    if (isComplete && !text.trim()) throw new ModelFault('unusable', 'empty answer')
  } catch (error) {
    if (call.signal.aborted) return
    throw coachUnavailable(watch.signal.aborted ? new ModelFault('unreachable', 'timed out') : error)
  } finally {
    watch.stop()
    if (reports.length > 0) {
      const usage = usageOf({ feature: 'reply', model, prompt, text }, reports)
      // A reader who left cost what was written until then; the model's own count comes only at the end.
      const outputTokens = isComplete ? usage.outputTokens : Math.max(usage.outputTokens, estimateTokens(text))
      call.onUsage({ ...usage, outputTokens })
    }
  }
}

/** The words of an event, none where what stands in their place is no text. */
function textIn(event: Anthropic.MessageStreamEvent): string {
  if (event.type !== 'content_block_delta' || event.delta.type !== 'text_delta') return ''
  return typeof event.delta.text === 'string' ? event.delta.text : ''
}
