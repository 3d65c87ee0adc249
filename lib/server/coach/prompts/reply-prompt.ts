import 'server-only'
import type { ReplyStyle } from '@/lib/contract/reply-style'
import type { ChatContext, Offers } from '../context'
import { ABILITIES, NO_TOOLS } from './abilities'
import { clip } from './budget'
import { conversationWindow } from './conversation-window'
import { escapeLine, fence } from './fence'
import { nowSection } from './now-section'
import { block, cachedBlock, longCachedBlock, type Prompt } from './prompt'
import { pastSection, recordSection } from './record-section'
import { stablePrompt } from './stable-prompt'

/** Tokens of the conversation in a prompt, however long it is. */
const BUDGET = { turns: 12_000, summary: 900, instead: 800, doubted: 1_500, looked: 2_500 }

/** How the summary of a conversation's older part is read. */
const PROMISES =
  'That is what both of you said before the messages shown here, in extracts. A line with "promised" and no "then" is an open promise: ask after the user\'s, keep your own, where it fits.'

const TASK = `# Your task now: answer in the chat
- Under 180 words, unless the user asks for more.
- Answer what was said first. Then use what is known: the mission it touches, its numbers, the journal.
- A question or one next step that fits into today, where it helps. Never a list of questions.
- Arithmetic on figures that you were shown is welcome where they stand in the same sentence.
- Figures side by side may stand in a table of at most four narrow columns, steps in a checklist ("- [ ] step"): both are shown as such.
- Do not repeat what you said before in this conversation.`

/**
 * The prompt of a chat reply. Its size is bounded whatever the history, but for the message itself, which stays whole.
 * Four prefixes are marked for the cache: rules, persona and profile; the record before today; this day; the conversation
 * so far. What holds at this minute comes last. A context is made once and not changed: its prompt is kept while it is,
 * for the model is asked with it again to check the reply.
 */
export function replyPrompt(context: ChatContext): Prompt {
  const known = prompts.get(context)
  if (known) return known
  const prompt = promptOf(context)
  prompts.set(context, prompt)
  return prompt
}

const prompts = new WeakMap<ChatContext, Prompt>()

function promptOf(context: ChatContext): Prompt {
  const turns = conversationWindow(context.turns, BUDGET.turns)
  const spoken = turns.map((turn, index) => ({
    role: turn.isFromUser ? ('user' as const) : ('assistant' as const),
    content: [index === turns.length - 1 ? cachedBlock(turn.text) : block(turn.text)],
  }))
  const summary = context.summary.trim()
  // After the conversation, not before it: a summary that changes must not void the cached turns.
  const earlier = summary
    ? [block(`${fence('earlier_conversation', clip(summary, BUDGET.summary))}\n\n${PROMISES}`)]
    : []
  const offered = offeredSection(context.offers)
  return {
    system: [
      longCachedBlock(stablePrompt(context)),
      longCachedBlock([context.tools ? ABILITIES : NO_TOOLS, TASK, pastSection(context)].join('\n\n')),
      cachedBlock(recordSection(context)),
    ],
    messages: [
      ...spoken,
      {
        role: 'user',
        content: [
          ...earlier,
          block(nowSection(context)),
          ...offered,
          ...insteadOf(context),
          block(context.message),
          ...doubtsOf(context),
        ],
      },
    ],
  }
}

/** The texts before the conversation, apart: what holds for every turn, and what they tell of the record. */
export function systemParts({ system }: Prompt): { rules: string; record: string } {
  const [stable = '', second = '', ...rest] = system.map(({ text }) => text)
  const end = second.indexOf(TASK) + TASK.length
  return {
    rules: `${stable}\n\n${second.slice(0, end)}`,
    record: [second.slice(end).trimStart(), ...rest].join('\n\n'),
  }
}

/** What a prompt tells of the user: all but the rules and the persona, what the user said, and none of the coach's own words. */
export function recordIn({ system, messages }: Prompt): string {
  const said = messages
    .flatMap(({ role, content }) => (role === 'user' ? content : []))
    .filter(({ text }) => !isOwnWords(text))
  return [...system.slice(1), ...said].map(({ text }) => text).join('\n')
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

const STYLES: Record<ReplyStyle, string> = {
  other: 'Take another angle: another reading of the record, another idea. No rewording of this one.',
  shorter: 'Say it in at most two sentences: the one figure or step that matters most. What is true stays true.',
  blunter:
    'Say it more bluntly: the plain judgement first, no softening, no praise that cushions. Blunt about the deeds in the record, never unkind to the person.',
}

/** What was answered before, where the user asks for another answer: not the same one in other words. */
function insteadOf({ instead, style = 'other' }: ChatContext) {
  if (!instead) return []
  const asked = `The user asks for another answer to the message below than this one of yours. ${STYLES[style]}`
  return [block(`${fence('earlier_reply', clip(instead, BUDGET.instead))}\n\n${asked}`)]
}

/** Whether a part of a prompt holds what the coach itself answered before: it bears nothing out. */
function isOwnWords(text: string): boolean {
  return text.startsWith('<earlier_reply>') || text.startsWith('<your_reply>')
}

/** A reply that goes back to its model once, with what of it the record does not bear out. */
function doubtsOf({ doubted }: ChatContext) {
  if (!doubted) return []
  const parts = doubted.parts.map((part) => `- ${escapeLine(part)}`).join('\n')
  const looked = doubted.looked ? [block(fence('you_looked_up', clip(doubted.looked, BUDGET.looked)))] : []
  const why = `You have just answered that. Held against the record, these parts are not borne out as they stand:\n${parts}\nLook them up, put them right, or leave them out. Then write the whole reply once more, in the same language, and say nothing of this check.`
  return [...looked, block(`${fence('your_reply', clip(doubted.reply, BUDGET.doubted))}\n\n${why}`)]
}
