import 'server-only'
import { offers } from '../reply-check/check-reply'
import { figuresIn } from '../reply-check/figures-in'
import { inDigits } from '../reply-check/foreign-numbers'
import { labelsIn } from '../reply-check/labels'
import { sentencesOf } from '../stated-numbers'

/** As much of a reply as is weighed. */
const LONGEST = 8_000
const MOST = 60
/** What compares or denies without a figure. */
const COMPARES =
  /\b(?:never|nothing|none|yesterday|longest|shortest|highest|lowest|most|least|best|worst|ahead|behind)\b/i

/** The sentences of a reply. One that ends with a bare number goes on in the next: "vom 15. April". */
export function claimSentences(reply: string): string[] {
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
 * Whether a reply may tell something of the record that can be looked up: a figure, a month, a comparison. What it quotes,
 * asks or offers claims nothing.
 */
export function mayClaim(reply: string, question: string): boolean {
  const own = reply.slice(0, LONGEST).replace(/“[^”\n]*”|"[^"\n]*"/g, '')
  return sentencesOf(inDigits(own)).some(
    (sentence) =>
      !offers(sentence, question) &&
      (COMPARES.test(sentence) ||
        figuresIn(sentence).length > 0 ||
        labelsIn(sentence).some(({ kind }) => kind !== 'weekday')),
  )
}
