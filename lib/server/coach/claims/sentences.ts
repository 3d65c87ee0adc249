import 'server-only'
import { figuresIn } from '../reply-check/figures-in'
import { inDigits } from '../reply-check/foreign-numbers'
import { labelsIn } from '../reply-check/labels'
import { sentencesOf } from '../stated-numbers'

/** As much of a reply as is weighed. */
const LONGEST = 8_000
const MOST = 60
/** What compares, orders or denies without a figure. */
const COMPARES =
  /\b(?:never|nothing|none|always|every|most|least|more|less|fewer|higher|lower|first|last|best|worst|longest|ahead|behind|before|after|earlier|later|yesterday)\b/i

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

/** Whether a text may tell something of the record that can be looked up: a figure, a day, a comparison. */
export function mayClaim(reply: string): boolean {
  const read = inDigits(reply.slice(0, LONGEST))
  return COMPARES.test(read) || figuresIn(read).length > 0 || labelsIn(read).length > 0
}
