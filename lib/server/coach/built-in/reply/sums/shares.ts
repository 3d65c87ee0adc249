import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import { type Quantity, quantitiesIn } from '@/lib/server/language/quantities'
import { isTime } from '@/lib/server/language/units'
import type { Said } from '../said'
import { amount, shown } from './amount-words'

const asksForShare = phrases(`
what|which share|percentage|percent|fraction|proportion|%
as a percentage|share|percent
how many percent
`)
const splits = phrases(`
split|divided|divide|shared|share|sharing|splitting
between|among the? # of? us|people|friends|kids
# ways
`)
const asksForEach = phrases(`
how many|much _? _? each|apiece
what is that each
each get|gets|pay|pays|have
`)
const isEach = phrases('each|apiece')
const asks = phrases('how|what|which')

/** A share of a whole, a sum split in parts, so much for each, so many at so much each; null for none of them. */
export function shareSum({ sentences, words }: Said): string | null {
  const all = sentences
    .slice(0, 3)
    .flatMap(({ sentence }) => quantitiesIn(sentence))
    .filter(({ form }) => form !== 'clock' && form !== 'ordinal')
  const [first, second] = all
  if (first && says(words, asksForShare) && all.length <= 2) return shareOf(first, second)
  if (!first || !second || all.length > 2) return null
  if (says(words, splits)) return splitIn(first, second)
  if (!says(words, isEach) || !says(words, asks)) return null
  return says(words, asksForEach) ? forEach(first, second, words) : atEach(first, second)
}

/** "14 kg of 70 kg": 20%. */
function shareOf(part: Quantity, second: Quantity | undefined): string | null {
  if (part.form === 'percent' || second?.form === 'percent') return null
  const whole = part.of === null ? second : { ...part, value: part.of }
  if (!whole || whole.value <= 0) return null
  return `${amount(part)} of ${amount(whole)} is ${shown((part.value / whole.value) * 100, 1)}%.`
}

/** The parts are a small whole number; where both could be, the one that is said last. */
function splitIn(first: Quantity, second: Quantity): string | null {
  const isParts = ({ value, form }: Quantity) =>
    form !== 'money' && Number.isInteger(value) && value > 1 && value < 1_000
  const [total, parts] = isParts(second) ? [first, second] : [second, first]
  if (!isParts(parts)) return null
  return `${amount(total)} ÷ ${shown(parts.value)} = ${amount({ ...total, value: total.value / parts.value })} each.`
}

/** "8 chapters in 20 days, how many days each": what is asked for is shared out over the other. */
function forEach(first: Quantity, second: Quantity, words: readonly string[]): string | null {
  const at = words.findIndex((word, index) => word === 'how' && /^(?:many|much)$/.test(words[index + 1] ?? ''))
  const asked = words[at + 2] ?? ''
  const isAsked = ({ unit }: Quantity) => at >= 0 && unit !== null && asked.startsWith(unit.replace(/y$/, ''))
  const [total, over] =
    isAsked(second) || (!isAsked(first) && second.value > first.value) ? [second, first] : [first, second]
  if (over.value <= 0) return null
  return `${amount(total)} ÷ ${amount(over)} = ${amount({ ...total, value: total.value / over.value })} each.`
}

/** "40 frames at 1.8 kg each": 72 kg. */
function atEach(first: Quantity, second: Quantity): string | null {
  if (first.unit && isTime(first.unit) && second.unit && isTime(second.unit)) return null
  return `${amount(first)} × ${amount(second)} = ${amount({ ...second, value: first.value * second.value })}.`
}
