import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { z } from 'zod'
import { storable } from '@/lib/contract/text'
import { unescapeText } from '../prompts/fence'
import { ModelFault } from './model-fault'

/** Ends of a message that leave no whole answer. */
const BROKEN_ENDS = new Set<string | null>(['refusal', 'max_tokens', 'model_context_window_exceeded'])

/** Throws `ModelFault` where a message ended in a way that leaves no whole answer. */
export function checkEnd(stopReason: Anthropic.StopReason | null): void {
  if (BROKEN_ENDS.has(stopReason)) throw new ModelFault('unusable', `ended with ${stopReason}`)
}

/**
 * The answer in a message, validated. Servers that know no structured outputs wrap their JSON in words or a code fence:
 * what stands between the outermost braces counts. Throws `ModelFault`, which names fields and never values.
 */
export function readAnswer<T>(message: Anthropic.Message, schema: z.ZodType<T>): T {
  // A proxy's page with status 200 arrives here as a string.
  if (!Array.isArray(message?.content)) throw new ModelFault('garbled', 'not a message')
  checkEnd(message.stop_reason)
  const result = schema.safeParse(parseObject(unescapeText(textOf(message))))
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'} ${issue.code}`)
  throw new ModelFault('misfit', `does not fit: ${fields.slice(0, 5).join(', ')}`)
}

/** What a message says, whatever shape it has. */
export function textOf(message: Anthropic.Message): string {
  if (!Array.isArray(message?.content)) return ''
  return message.content.map((block) => (block?.type === 'text' ? String(block.text) : '')).join('')
}

/** Its texts are cleaned after they were read: an escape in JSON is no such character yet. */
function parseObject(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), (_key, value) =>
      typeof value === 'string' ? storable(value) : value,
    )
  } catch {
    throw new ModelFault('misfit', 'not one JSON object')
  }
}
