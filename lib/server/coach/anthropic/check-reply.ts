import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { CoachCall } from '../coach'
import type { ChatContext, CheckedReply } from '../context'
import type { Finding } from '../fact-check/finding'
import { factCheckTask } from '../prompts/fact-check-prompt'
import { block } from '../prompts/prompt'
import { replyPrompt } from '../prompts/reply-prompt'
import type { ModelSettings } from './client'
import { coachUnavailable } from './model-fault'
import { findingsIn } from './read-findings'
import { blockWords } from './sent-parts'
import { resultOf } from './stream-reply'
import { streamedRound } from './stream-round'

/** Looking up twice, then an answer. */
const MOST_ROUNDS = 3
/** Calls that are answered at once. */
const AT_ONCE = 12

/**
 * Has a model check the reply that it gave. The request is the one before that reply with the task behind it, tools and
 * all: whatever of that a cache keeps is not paid for again, so that it asks for no structured output, which a cache
 * would know as another request. Throws AppError `coach_unavailable`.
 */
export async function checkReply(
  client: Anthropic,
  settings: ModelSettings,
  reply: { context: ChatContext; checked: CheckedReply },
  call: CoachCall,
): Promise<Finding[]> {
  try {
    return await findings(client, settings, reply, call)
  } catch (error) {
    throw coachUnavailable(error)
  }
}

async function findings(
  client: Anthropic,
  settings: ModelSettings,
  { context, checked }: { context: ChatContext; checked: CheckedReply },
  call: CoachCall,
): Promise<Finding[]> {
  const { system, messages } = replyPrompt(context)
  const task: Anthropic.TextBlockParam = block(factCheckTask(checked.sentences))
  const spoken = withTask([...messages, ...(checked.rounds as Anthropic.MessageParam[])], task)
  const sent = [task.text]
  for (let round = 1; ; round++) {
    call.onSent?.([{ kind: 'check', text: sent.join('\n\n') }])
    const isLast = round === MOST_ROUNDS
    const tools = context.tools?.cards ?? []
    const request = { feature: 'check-reply', system, messages: spoken, tools, isLast } as const
    const { said, calls, text } = await streamedRound(client, settings, request, call)
    if (calls.length === 0 || !context.tools || isLast) {
      return findingsIn(text)
    }
    const results: Anthropic.ContentBlockParam[] = []
    for (const [at, one] of calls.entries()) {
      const answer =
        at < AT_ONCE
          ? await context.tools.look(one.name, one.input)
          : { text: `Too much at once: ${AT_ONCE} are answered.`, isError: true }
      call.onTold?.('tool', answer.text)
      results.push(resultOf(one, answer.text, answer.isError))
    }
    spoken.push({ role: 'assistant', content: said }, { role: 'user', content: results })
    sent.push(...[...said, ...results].map(blockWords))
  }
}

/** The task stands in the last message of the user's: some servers take no two of one side. */
function withTask(messages: Anthropic.MessageParam[], task: Anthropic.TextBlockParam): Anthropic.MessageParam[] {
  const last = messages.at(-1)
  const content = last && typeof last.content !== 'string' ? last.content : []
  return [...messages.slice(0, -1), { role: 'user', content: [...content, task] }]
}
