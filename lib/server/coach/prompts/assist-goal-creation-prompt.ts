import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { domains } from '@/lib/contract/domains'
import type { GuidanceContext } from '../context'
import { dayName, weekdayName } from '../dates'
import { othersPart } from './around-sections'
import { fence } from './fence'
import { block, longCachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

const TASK = `# Your task now: help to shape a new mission
The user is about to create a mission. Help them to make it clear, measurable and their own.
- questions: three. Each opens something that the title and description leave open: what "done" looks like, by when, why it matters, what stood in the way before. In your voice, one sentence each.
- suggestions: three. Each a concrete first step or a way to measure, small enough for this week, in your voice, one sentence each.
- improvedDescription: two to four sentences, at most 90 words, in the first person as the user would write it. Keep what they wrote. Where a number or a date is missing, leave it out: never make one up, and leave no gap in brackets.
- Dates are reckoned from today's. Where one of <other_missions> asks for the same hours, or is the same thing, one question says so.
- The language of the user's text.

Answer with one JSON object and nothing else: {"questions": ["…"], "suggestions": ["…"], "improvedDescription": "…"}`

/** The prompt that helps to shape a goal before it is created. */
export function assistGoalCreationPrompt(context: GuidanceContext): Prompt {
  const { goalTitle, domain, initialDescription, others = [], now, timeZone } = context
  const today = dateIn(timeZone, now)
  const question = [
    `Today is ${weekdayName(today)}, ${dayName(today, '')}.`,
    ...othersPart(others, today),
    fence('mission_title', goalTitle),
    `Domain: ${domains[domain].label}`,
    fence('initial_description', initialDescription.trim() || 'none yet'),
    'Help to shape it.',
  ].join('\n\n')
  return {
    system: [longCachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(question)] }],
  }
}
