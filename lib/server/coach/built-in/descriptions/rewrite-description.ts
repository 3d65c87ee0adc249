import 'server-only'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import { stemsIn } from '@/lib/server/language/stem'
import type { DescriptionContext } from '../../context'
import { isSaidBy, upright, usableSentences } from './own-sentences'

/** Of a long answer the beginning is taken up. */
const MOST_SENTENCES = 30

/**
 * A goal's description after what the user answered: their own sentences in their order, then what the answer adds. Left
 * as it is where the answer adds nothing. At most 5,000 characters; deterministic.
 */
export function rewriteDescription({ currentDescription, userResponse }: DescriptionContext): string {
  const answer = usableSentences(userResponse).slice(0, MOST_SENTENCES)
  let text = currentDescription.trim()
  const known = new Set(stemsIn(text))
  const gap = text.includes('\n') ? '\n\n' : ' '
  for (const sentence of answer) {
    const longer = text ? [ended(text), upright(sentence.text)].join(gap) : upright(sentence.text)
    if (isSaidBy(known, sentence) || characterCount(longer) > limits.description) continue
    text = longer
    for (const { stem } of sentence.tokens) known.add(stem)
  }
  return text
}

function ended(text: string): string {
  return /[.!?…:\])"”’]$/.test(text) || text.includes('\n') ? text : `${text}.`
}
