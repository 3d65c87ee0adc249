import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import type { z } from 'zod'
import type { CoachCall, CoachFeature } from '../coach'
import { block, type Prompt } from '../prompts/prompt'
import { MAX_RETRIES, type ModelSettings } from './client'
import { effortFor } from './effort'
import { gathered } from './gathered'
import { coachUnavailable, modelFault } from './model-fault'
import { readAnswer } from './read-answer'
import { questionParts } from './sent-parts'
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
  const watch = startWatch(call.signal, timeoutMs, idleTimeoutMs)
  const effort = effortFor(question.model)
  const tries = { left: MAX_RETRIES + 1 }

  async function ask(prompt: Prompt): Promise<T> {
    const { feature, model } = question
    const answer = gathered()
    call.onSent?.(questionParts(prompt))
    // Streamed, so that a slow server gives a sign of life with each word.
    const events = await client.messages.create(
      {
        model,
        stream: true,
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
    try {
      for await (const event of events) if (!answer.take(event)) break
    } finally {
      if (answer.reports.length > 0)
        call.onUsage(usageOf({ feature, model, prompt, text: answer.text() }, answer.reports))
    }
    return readAnswer(answer.message(), question.schema)
  }

  try {
    return await ask(question.prompt).catch((error) => {
      const fault = modelFault(error)
      if (!fault.isWorthAskingAgain || tries.left === 0 || watch.signal.aborted) throw fault
      return ask(withComplaint(question.prompt, fault.message))
    })
  } catch (error) {
    throw coachUnavailable(watch.signal.aborted && !call.signal.aborted ? watch.tooSlow() : error)
  } finally {
    watch.stop()
  }
}

/** The same question once more, with what was wrong with the answer before. */
export function withComplaint({ system, messages }: Prompt, why: string): Prompt {
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
