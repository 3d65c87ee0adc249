import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { z } from 'zod'
import type { CoachFailure } from '@/lib/contract/coach-failure'
import { storable } from '@/lib/contract/text'
import { wordTable } from '@/lib/server/language/word-table'
import { unescapeText } from '../prompts/fence'
import type { GatheredMessage } from './gathered'
import { ModelFault } from './model-fault'

/** Ends of a message that leave no whole answer, and what they are to the user. */
const BROKEN_ENDS = wordTable<CoachFailure>({
  refusal: 'refused',
  max_tokens: 'cut off',
  model_context_window_exceeded: 'cut off',
})

/** Throws `ModelFault` where a message ended in a way that leaves no whole answer. */
export function checkEnd(stopReason: Anthropic.StopReason | null): void {
  const reason = stopReason === null ? undefined : BROKEN_ENDS[stopReason]
  if (reason) throw new ModelFault('unusable', `ended with ${stopReason}`, reason)
}

/**
 * The answer in a message, validated. Servers that know no structured outputs wrap their JSON in words or a code fence:
 * what stands between the outermost braces counts. Throws `ModelFault`, which names fields and never values.
 */
export function readAnswer<T>(message: GatheredMessage, schema: z.ZodType<T>): T {
  checkEnd(message.stop_reason)
  const result = schema.safeParse(parseObject(unescapeText(message.content.map(({ text }) => text).join(''))))
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'answer'} ${issue.code}`)
  throw new ModelFault('misfit', `does not fit: ${fields.slice(0, 5).join(', ')}`)
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
