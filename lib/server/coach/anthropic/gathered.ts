import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import { ModelFault } from './model-fault'
import type { usageOf } from './usage'

/** What of a message an answer is read from. */
export type GatheredMessage = { content: { type: 'text'; text: string }[]; stop_reason: Anthropic.StopReason | null }

/** Puts a streamed message together again: its texts, how it ended, and what it reports to have used. */
export function gathered() {
  const texts = new Map<number, string>()
  const reports: Parameters<typeof usageOf>[1][number][] = []
  let stopReason: Anthropic.StopReason | null = null
  let isWhole = false
  const text = () => [...texts.values()].join('')
  return {
    reports,
    text,
    /** Takes an event; false once the message is whole. */
    take(event: Anthropic.MessageStreamEvent): boolean {
      if (event.type === 'message_start' && event.message?.usage) reports.push(event.message.usage)
      if (event.type === 'message_delta') {
        if (event.usage) reports.push(event.usage)
        stopReason = event.delta?.stop_reason ?? stopReason
      }
      if (event.type === 'content_block_start' && event.content_block?.type === 'text')
        texts.set(event.index, String(event.content_block.text ?? ''))
      if (event.type === 'content_block_delta' && event.delta?.type === 'text_delta')
        texts.set(event.index, (texts.get(event.index) ?? '') + String(event.delta.text ?? ''))
      isWhole = event.type === 'message_stop'
      return !isWhole
    },
    /** The message. @throws ModelFault where it did not come to its end */
    message(): GatheredMessage {
      if (!isWhole) throw new ModelFault('garbled', 'stream ended early')
      return { content: [...texts.values()].map((one) => ({ type: 'text', text: one })), stop_reason: stopReason }
    },
  }
}
