import 'server-only'
import type { Verb } from '@/lib/contract/proposal'
import { titleOf } from '../orders/order'
import { scheduledFor, whenIn } from '../orders/when'
import { longestAt, phrases } from '../phrases'
import type { Sentence } from '../text'

/** What was heard, as what it would do, with the words that say so. */
export type Heard = { verb: Verb; input: Record<string, unknown>; quote: string }

/** What people write to themselves so that they do not forget. */
const SIGNS = phrases(
  "i? must|mustn't|mustnt|don't|dont|do|should not? forget to|about|that|:?, i? need|have|must to remember to|:?, note to self :, remember to",
)

/** "Dentist Friday at 3, must not forget": an alert, where the day and the hour stand there and are still to come. */
export function heardAlert(sentence: Sentence, clock: { now: Date; timeZone: string }): Heard | null {
  const { tokens } = sentence
  const words = tokens.map(({ word }) => word)
  const at = words.findIndex((_, from) => longestAt(words, from, SIGNS) !== null)
  const next = at < 0 ? null : longestAt(words, at, SIGNS)
  if (next === null) return null
  const said = [...tokens.slice(0, at), ...tokens.slice(next)]
  const when = whenIn(sentence, said, clock)
  const scheduled = when.time !== null && when.span !== null ? scheduledFor(when, clock) : undefined
  const title = titleOf(sentence, when.rest)
  if (!title || scheduled === undefined || Date.parse(scheduled) <= Date.now()) return null
  return { verb: 'alert.add', input: { title, scheduledFor: scheduled }, quote: sentence.text }
}
