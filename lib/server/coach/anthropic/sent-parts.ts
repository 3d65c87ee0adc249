import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { SentPart } from '../coach'
import type { Prompt } from '../prompts/prompt'
import { systemParts } from '../prompts/reply-prompt'
import type { ToolCard } from '../tool-desk'

/** A chat request in parts, word for word: `spoken` is the prompt's messages with the rounds that came after. */
export function sentParts(
  prompt: Prompt,
  spoken: readonly Anthropic.MessageParam[],
  cards: readonly ToolCard[],
): SentPart[] {
  const { rules, record } = systemParts(prompt)
  const said = spoken.slice(0, prompt.messages.length)
  const rounds = spoken.slice(prompt.messages.length)
  return [
    { kind: 'rules', text: rules },
    { kind: 'record', text: record },
    { kind: 'conversation', text: said.map(wordsOf).join('\n\n') },
    ...(cards.length > 0
      ? [{ kind: 'tools' as const, text: [JSON.stringify(cards, null, 1), ...rounds.map(wordsOf)].join('\n\n') }]
      : []),
  ]
}

/** The request for a structured answer in parts: what it is told of the user stands in its message. */
export function questionParts({ system, messages }: Prompt): SentPart[] {
  return [
    { kind: 'rules', text: system.map(({ text }) => text).join('\n\n') },
    { kind: 'record', text: messages.flatMap(({ content }) => content.map(({ text }) => text)).join('\n\n') },
  ]
}

function wordsOf({ role, content }: Anthropic.MessageParam): string {
  const blocks = typeof content === 'string' ? [content] : content.map(blockWords)
  return `${role}:\n${blocks.join('\n\n')}`
}

export function blockWords(block: Anthropic.ContentBlockParam): string {
  if (block.type === 'text') return block.text
  if (block.type === 'tool_result' && typeof block.content === 'string') return block.content
  return JSON.stringify(block)
}
