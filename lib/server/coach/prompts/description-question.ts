import 'server-only'
import type { DescriptionContext } from '../context'
import { fence } from './fence'

/** What both rewrites of a description are told: the goal and the user's words, as data. */
export function descriptionQuestion(context: DescriptionContext): string {
  const { goalTitle, currentDescription, userResponse, progress } = context
  return [
    fence('mission_title', goalTitle.trim() || 'untitled'),
    fence('current_description', currentDescription.trim() || 'none yet'),
    `Progress: ${progress}%`,
    fence('user_response', userResponse),
    'Write the description.',
  ].join('\n\n')
}
