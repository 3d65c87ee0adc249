import 'server-only'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import type { DescriptionContext } from '../../context'
import { newTo, sentencesOf, upright, within } from './own-sentences'
import { inOrder, readAnswer, weightiest } from './read-answer'
import { wantSentence } from './title-sentence'

const MOST_PARTS = 6
const MOST_WORDS = 90

/**
 * A goal description that keeps what the current one says and takes up what the user answered: amounts, people, dates,
 * reasons and obstacles, in their own words. At most 5,000 characters; deterministic.
 */
export function suggestDescription({ goalTitle, currentDescription, userResponse, now }: DescriptionContext): string {
  const parts = weightiest(readAnswer(userResponse, now), MOST_PARTS)
  const current = corrected(currentDescription.trim(), userResponse)
  const added = newTo(current, inOrder(parts, ['detail', 'reason', 'done', 'plan', 'obstacle']))
  const addition = within(added, { words: MOST_WORDS, characters: 1_200 })
  const start = current ? ended(current) : newStart(goalTitle, addition)
  const room = limits.description - characterCount(addition) - 1
  const kept =
    characterCount(start) <= room ? start : within(sentencesOf(start).map(upright), { words: 5_000, characters: room })
  return (
    [kept, addition]
      .filter(Boolean)
      .join(kept.includes('\n') ? '\n\n' : ' ')
      .trim() ||
    wantSentence(goalTitle) ||
    'What do I want, by when, and why?'
  )
}

/** "June instead of March" in the answer puts June where the description says March. */
function corrected(current: string, response: string): string {
  let text = current
  for (const found of response
    .slice(0, 4_000)
    .matchAll(/([\p{L}\p{N}€$£,.]+) (?:instead of|rather than) ([\p{L}\p{N}€$£,.]+)/gu)) {
    const [now = '', before = ''] = [found[1], found[2]?.replace(/[.,]+$/, '')]
    const isSameKind = /\d/.test(now) === /\d/.test(before) && /^\p{Lu}/u.test(now) === /^\p{Lu}/u.test(before)
    if (before.length > 1 && isSameKind && text.split(before).length === 2)
      text = text.replace(before, now.replace(/[.,]+$/, ''))
  }
  return text
}

function ended(text: string): string {
  return /[.!?…:\])"”’]$/.test(text) || text.includes('\n') ? text : `${text}.`
}

function newStart(title: string, addition: string): string {
  const start = wantSentence(title)
  return addition.toLowerCase().includes(start.toLowerCase().replace(/[.]$/, '')) ? '' : start
}
