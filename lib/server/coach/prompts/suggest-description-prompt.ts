import 'server-only'
import type { DescriptionContext } from '../context'
import { descriptionQuestion } from './description-question'
import { block, longCachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

const TASK = `# Your task now: suggest a description
The user answered the coach about a mission. Suggest a description of the mission that keeps what they wrote and takes in what they have learned.
- Keep every fact, number and date of the current description that the answer does not change. Add only what the answer says.
- Two to four sentences, at most 90 words, in the first person as the user would write it. What "done" means stands in it when the text says so.
- No praise, no advice, no percentage of progress, no invented detail. The language of the user's text.

Answer with one JSON object and nothing else: {"description": "<the text>"}`

/** The prompt that suggests a description grown from the current one and the user's answer. */
export function suggestDescriptionPrompt(context: DescriptionContext): Prompt {
  return {
    system: [longCachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(descriptionQuestion(context))] }],
  }
}
