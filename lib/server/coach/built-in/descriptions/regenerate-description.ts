import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { DescriptionContext } from '../../context'
import { newTo, notRecounted, sentencesOf, upright, within } from './own-sentences'
import { inOrder, readAnswer, weightiest } from './read-answer'
import { suggestDescription } from './suggest-description'
import { freshSentence } from './title-sentence'

const MOST_PARTS = 7
const MOST_WORDS = 120

/**
 * The description written anew: what the goal is, why, where it stands after the answer and what changes, then what of
 * the old text still tells something. Never the text that `suggestDescription` gives. At most 5,000 characters.
 */
export function regenerateDescription(context: DescriptionContext): string {
  const { goalTitle, currentDescription, userResponse, now } = context
  const parts = weightiest(readAnswer(userResponse, now), MOST_PARTS)
  const answer = inOrder(parts, ['reason', 'done', 'detail', 'obstacle', 'plan'])
  const opening = freshSentence(goalTitle, userResponse)
  const stays = newTo(
    [opening, ...answer].join(' '),
    notRecounted(sentencesOf(currentDescription), answer)
      .map(upright)
      .filter((one) => !isOpening(one)),
  )
  const limit = { words: MOST_WORDS, characters: limits.description }
  const suggested = suggestDescription(context)
  const text = within([opening, ...answer, ...stays], limit)
  if (text !== suggested) return text
  return answer.length > 0
    ? within([...answer, opening, ...stays], limit)
    : within([`My mission: ${opening}`, ...stays], limit)
}

/** The sentence of the old text that only named the goal. */
function isOpening(sentence: string): boolean {
  return (
    /^(?:I want to|My (?:mission|goal) is to|What I am after|I have set out to|This is about)\b/i.test(sentence) &&
    sentence.split(' ').length <= 9
  )
}
