import 'server-only'
import type { ChatContext, Offers } from '../context'
import { clip } from './budget'
import { conversationWindow } from './conversation-window'
import { fence } from './fence'
import { block, cachedBlock, type Prompt } from './prompt'
import { recordSection } from './record-section'
import { stablePrompt } from './stable-prompt'

/** Tokens of the conversation in a prompt, however long it is. */
const BUDGET = { turns: 2_800, summary: 400 }

const TASK = `# Your task now: answer in the chat
- Under 180 words, unless the user asks for more.
- Answer what was said first. Then use what is known: the mission it touches, its numbers, the journal.
- End with exactly one question or one next step that fits into today. Never both, never a list of questions.
- Do not repeat what you said before in this conversation.`

/**
 * The prompt of a chat reply. Its size is bounded whatever the history, but for the message itself, which stays whole.
 * Three prefixes are marked for the cache: rules, persona and profile; the record of the day; the conversation so far.
 */
export function replyPrompt(context: ChatContext): Prompt {
  const turns = conversationWindow(context.turns, BUDGET.turns)
  const spoken = turns.map((turn, index) => ({
    role: turn.isFromUser ? ('user' as const) : ('assistant' as const),
    content: [index === turns.length - 1 ? cachedBlock(turn.text) : block(turn.text)],
  }))
  const summary = context.summary.trim()
  // After the conversation, not before it: a summary that changes must not void the cached turns.
  const earlier = summary ? [block(fence('earlier_conversation', clip(summary, BUDGET.summary)))] : []
  const offered = offeredSection(context.offers)
  return {
    system: [cachedBlock(stablePrompt(context)), cachedBlock(`${TASK}\n\n${recordSection(context)}`)],
    messages: [...spoken, { role: 'user', content: [...earlier, ...offered, block(context.message)] }],
  }
}

/** The cards that will stand under the reply, so that it neither claims their deeds nor says that they cannot be done. */
function offeredSection({ ordered, heard, refused }: Offers) {
  const lines = [
    ...[...ordered, ...heard].map(
      ({ title }) => `- a card under your reply offers: ${title}. Nothing of it is done yet.`,
    ),
    ...refused.map((words) => `- cannot be done: ${words}`),
  ]
  return lines.length > 0 ? [block(fence('offered', lines.join('\n')))] : []
}
