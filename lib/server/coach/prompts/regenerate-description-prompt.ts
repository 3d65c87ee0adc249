import 'server-only'
import type { DescriptionContext } from '../context'
import { descriptionQuestion } from './description-question'
import { block, longCachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

const TASK = `# Your task now: write the description anew
The user reacted to an insight about a mission. Write the mission's description from scratch so that it says where the mission stands after this reaction: what it is, why it matters to them, what changes from here.
- Where the reaction and the current description disagree, the reaction holds.
- Three to five sentences, at most 120 words, in the first person as the user would write it.
- No praise, no advice, no percentage of progress, no invented detail. The language of the user's text.

Answer with one JSON object and nothing else: {"description": "<the text>"}`

/** The prompt that writes a description from scratch out of the current one and the user's reaction. */
export function regenerateDescriptionPrompt(context: DescriptionContext): Prompt {
  return {
    system: [longCachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(descriptionQuestion(context))] }],
  }
}
