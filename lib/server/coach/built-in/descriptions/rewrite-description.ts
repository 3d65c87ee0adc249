import 'server-only'
import { limits } from '@/lib/contract/limits'
import { characterCount } from '@/lib/contract/text'
import { stemsIn } from '@/lib/server/language/stem'
import type { DescriptionContext } from '../../context'
import { isSaidBy, upright, usableSentences } from './own-sentences'

/** Of a long answer the beginning is taken up. */
const MOST_SENTENCES = 30

/**
 * A goal's description after what the user answered: their own sentences in their order, corrected for what has changed
 * ("June instead of March"), then what the answer adds. Left as it is where the answer adds
 * nothing. At most 5,000 characters; deterministic.
 */
export function rewriteDescription({ currentDescription, userResponse }: DescriptionContext): string {
  const answer = usableSentences(userResponse).slice(0, MOST_SENTENCES)
  let text = currentDescription.trim()
  for (const sentence of answer) text = replaced(text, sentence.text)
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

const SWAP = /(?:^|[\s(])([\p{L}\p{N}€$£,.]+) (?:instead of|rather than) ([\p{L}\p{N}€$£,.]+)/gu

/** "June instead of March" puts June where a description says March, once and for a thing of the same kind. */
function replaced(text: string, answer: string): string {
  let changed = text
  for (const [, now = '', before = ''] of answer.matchAll(SWAP)) {
    const [next, old] = [now.replace(/[.,]+$/, ''), before.replace(/[.,]+$/, '')]
    const isSameKind = /\d/.test(next) === /\d/.test(old) && /^\p{Lu}/u.test(next) === /^\p{Lu}/u.test(old)
    if (old.length > 1 && isSameKind && changed.split(old).length === 2) changed = changed.replace(old, () => next)
  }
  return changed
}

function ended(text: string): string {
  return /[.!?…:\])"”’]$/.test(text) || text.includes('\n') ? text : `${text}.`
}
