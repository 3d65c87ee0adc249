import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import type { CoachCall, CoachFeature } from '../coach'
import { block, type Prompt } from '../prompts/prompt'
import { MAX_RETRIES, type ModelSettings } from './client'
import { effortFor } from './effort'
import { coachUnavailable, ModelFault, modelFault } from './model-fault'
import { readAnswer, textOf } from './read-answer'
import { usageOf } from './usage'
import { startWatch, watchAttempts } from './watch'

const MAX_TOKENS = 2_000

export type Question<T> = {
  feature: CoachFeature
  model: string
  prompt: Prompt
  schema: z.ZodType<T>
  /** For an answer longer than most. */
  maxTokens?: number
}

/**
 * Asks a model for an answer that fits a schema. What comes is validated again; one that does not fit is asked for once
 * more, within the same three requests and the same time. Throws AppError `coach_unavailable`.
 */
export async function askStructured<T>(
  client: Anthropic,
  settings: ModelSettings,
  question: Question<T>,
  call: CoachCall,
): Promise<T> {
  const { timeoutMs, idleTimeoutMs } = settings
  // An answer that is not streamed gives no sign of life until it is there: it may be silent for twice as long.
  const watch = startWatch(call.signal, timeoutMs, 2 * idleTimeoutMs)
  const effort = effortFor(question.model)
  const tries = { left: MAX_RETRIES + 1 }

  async function ask(prompt: Prompt): Promise<T> {
    const message = await client.messages.create(
      {
        model: question.model,
        max_tokens: question.maxTokens ?? MAX_TOKENS,
        output_config: { ...(effort && { effort }), format: zodOutputFormat(question.schema) },
        ...prompt,
      },
      {
        signal: watch.signal,
        maxRetries: tries.left - 1,
        middleware: [watchAttempts(watch, () => tries.left--)],
      },
    )
    const { feature, model } = question
    if (message?.usage) call.onUsage(usageOf({ feature, model, prompt, text: textOf(message) }, [message.usage]))
    return readAnswer(message, question.schema)
  }

  try {
    return await ask(question.prompt).catch((error) => {
      const fault = modelFault(error)
      if (!fault.isWorthAskingAgain || tries.left === 0 || watch.signal.aborted) throw fault
      return ask(withComplaint(question.prompt, fault.message))
    })
  } catch (error) {
    throw coachUnavailable(
      watch.signal.aborted && !call.signal.aborted ? new ModelFault('unreachable', 'timed out') : error,
    )
  } finally {
    watch.stop()
  }
}

function withComplaint({ system, messages }: Prompt, why: string): Prompt {
  const complaint = block(
    `An earlier answer could not be used (${why}). Answer with one JSON object that fits exactly.`,
  )
  const last = messages.length - 1
  return {
    system,
    messages: messages.map((message, index) =>
      index === last ? { ...message, content: [...message.content, complaint] } : message,
    ),
  }
}
