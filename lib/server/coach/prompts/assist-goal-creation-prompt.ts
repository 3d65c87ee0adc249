import 'server-only'
import { domains } from '@/lib/contract/domains'
import type { GuidanceContext } from '../context'
import { fence } from './fence'
import { block, cachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

const TASK = `# Your task now: help to shape a new mission
The user is about to create a mission. Help them to make it clear, measurable and their own.
- questions: three. Each opens something that the title and description leave open: what "done" looks like, by when, why it matters, what stood in the way before. In your voice, one sentence each.
- suggestions: three. Each a concrete first step or a way to measure, small enough for this week, in your voice, one sentence each.
- improvedDescription: two to four sentences, at most 90 words, in the first person as the user would write it. Keep what they wrote. Where a number or a date is missing, leave it out: never make one up, and leave no gap in brackets.
- The language of the user's text.

Answer with one JSON object and nothing else: {"questions": ["…"], "suggestions": ["…"], "improvedDescription": "…"}`

/** The prompt that helps to shape a goal before it is created. */
export function assistGoalCreationPrompt(context: GuidanceContext): Prompt {
  const { goalTitle, domain, initialDescription } = context
  const question = [
    fence('mission_title', goalTitle),
    `Domain: ${domains[domain].label}`,
    fence('initial_description', initialDescription.trim() || 'none yet'),
    'Help to shape it.',
  ].join('\n\n')
  return {
    system: [cachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(question)] }],
  }
}
