import 'server-only'
import { isOfAnotherLanguage, offers } from '../reply-check/check-reply'
import { figuresIn } from '../reply-check/figures-in'
import { inDigits } from '../reply-check/foreign-numbers'
import { labelsIn } from '../reply-check/labels'
import { sentencesOf } from '../stated-numbers'

/** As much of a reply as is weighed. */
const LONGEST = 8_000
const MOST = 60
/** What compares, orders or denies without a figure. */
const COMPARES = new Set(
  `above ahead all always before behind below best better bigger closer down earlier early equal every falling
  faster fell fewer fewest former further grew half harder higher highest last late later least less
  level longer longest lower lowest many more most neither never no nobody none nothing once only rarer rising rose same
  shorter shortest since slower smaller than twice until up usually without worse worst yesterday`.split(/\s+/),
)

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
 * asks or offers claims nothing. In another language than English a comparison is told by no word here: there every
 * sentence may make one.
 */
export function mayClaim(reply: string, question: string): boolean {
  const own = reply.slice(0, LONGEST).replace(/“[^”\n]*”|"[^"\n]*"/g, '')
  const isForeign = isOfAnotherLanguage(own, question)
  return sentencesOf(inDigits(own)).some(
    (sentence) =>
      !offers(sentence, question) &&
      (isForeign ||
        (sentence.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => COMPARES.has(word)) ||
        figuresIn(sentence).length > 0 ||
        labelsIn(sentence).some(({ kind }) => kind !== 'weekday')),
  )
}
