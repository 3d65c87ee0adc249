import 'server-only'
import { offers } from '../reply-check/check-reply'
import { figuresIn } from '../reply-check/figures-in'
import { inDigits } from '../reply-check/foreign-numbers'
import { sentencesOf } from '../stated-numbers'

/** As much of a reply as is weighed. */
const LONGEST = 8_000
const MOST = 60
/** So few words are a courtesy. */
const FEW_WORDS = 5

/** The sentences of a reply. One that ends with a bare number goes on in the next: "vom 15. April". */
export function replySentences(reply: string): string[] {
  const whole: string[] = []
  let isOpen = false
  for (const sentence of sentencesOf(reply.slice(0, LONGEST))) {
    if (isOpen) whole.push(`${whole.pop()} ${sentence}`)
    else whole.push(sentence)
    isOpen = /(?<![\d.,])\d{1,2}\.$/.test(sentence)
  }
  return whole.slice(0, MOST)
}

/**
 * Whether a reply may tell something of the record: any sentence that neither asks nor offers, and is more than a
 * courtesy: an answer ("Before."), several words, or a figure. What it compares, orders or says in other words than an
 * entry is told by no figure and by no list of words.
 */
export function mayClaim(reply: string, question: string): boolean {
  const least = question.includes('?') ? 0 : FEW_WORDS
  return sentencesOf(inDigits(reply.slice(0, LONGEST))).some(
    (sentence) =>
      !offers(sentence, question) &&
      (figuresIn(sentence).length > 0 || (sentence.match(/\p{L}+/gu) ?? []).length > least),
  )
}
