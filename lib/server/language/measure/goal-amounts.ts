import 'server-only'
import { type DateMention, datesIn } from '../dates'
import { type Quantity, quantitiesIn } from '../quantities'
import type { Sentence } from '../text'
import { isTime } from '../units'
import { isRate } from './rhythm'

/** What an amount is to a goal: its aim, where it starts or stands, or something else. */
export type Role = 'aim' | 'now' | 'rate' | 'limit' | 'other'
export type GoalAmount = Quantity & { role: Role; sentence: Sentence }

const NOW = new Set(
  'now currently current started starting start from today present cw sw weigh was at best pb pr far'.split(' '),
)
const AIM = new Set('to under sub below gw target goal aim reach -> → => > until'.split(' '))
const LIMIT = new Set('than most limit max maximum cap'.split(' '))
const WITHIN = new Set('in within for before turn age aged since after over'.split(' '))

/** The amounts in a sentence about a goal, each with the part it plays; dates are no amounts. */
export function goalAmounts(sentence: Sentence, now: Date, timeZone: string): GoalAmount[] {
  const dates = datesIn(sentence, { now, timeZone, towards: 'future' })
  return quantitiesIn(sentence).flatMap((quantity): GoalAmount[] => {
    const isDate = dates.some(({ start, end }) => quantity.start < end && quantity.end > start)
    return isDate ? [] : [{ ...quantity, role: roleOf(sentence, quantity), sentence }]
  })
}

/** The day a sentence sets itself: "by May", "before 3 March". */
export function dueDateIn(sentence: Sentence, now: Date, timeZone: string): string | null {
  const dates = datesIn(sentence, { now, timeZone, towards: 'future' })
  const due = dates.find((one) => isDue(sentence, one))
  return due ? due.to : null
}

function isDue({ tokens }: Sentence, { start, words }: DateMention): boolean {
  const before = tokens.filter((token) => token.end <= start).at(-1)?.word
  return before === 'by' || before === 'before' || /^(?:in|this|until|till)\b/i.test(words)
}

function roleOf(sentence: Sentence, quantity: Quantity): Role {
  const { tokens } = sentence
  const before = wordsBefore(sentence, quantity.from)
  const [near = '', far = ''] = before
  const after = tokens[quantity.to]?.word ?? ''
  if (quantity.form === 'clock' || quantity.form === 'ordinal' || quantity.form === 'percent') return 'other'
  if (quantity.unit !== 'day' && isRate(sentence, quantity.to)) return 'rate'
  if (LIMIT.has(near) || (near === 'no' && far === 'than')) return 'limit'
  if (quantity.unit === 'day' && near === 'for') return 'aim'
  if (quantity.form === 'duration' && quantity.unit !== 's' && WITHIN.has(near) && far !== 'practise') {
    return near === 'for' || near === 'over'
      ? isTime(quantity.unit ?? '') && quantity.unit !== 'h'
        ? 'other'
        : 'aim'
      : 'other'
  }
  if (['turn', 'age', 'aged', 'level', 'year', 'grade', 'top', 'room', 'number', 'no', 'day', '#'].includes(near))
    return 'other'
  // "Weigh 70 kg" is what is wanted, "I weigh 76" what is.
  if (AIM.has(near) || (near === 'weigh' && far === '')) return 'aim'
  if (NOW.has(near) || (NOW.has(far) && ['at', 'is', ':', 'weight', 'with', 'from', 'in', '~'].includes(near)))
    return 'now'
  if (after === 'now' || after === 'currently' || after === 'today' || after === 'so') return 'now'
  return 'aim'
}

/** The two words before a token, the nearest first; signs and filling words are passed over. */
function wordsBefore({ tokens }: Sentence, from: number): string[] {
  const found: string[] = []
  for (let at = from - 1; at >= 0 && found.length < 2; at--) {
    const { word } = tokens[at] as { word: string }
    if (word === '>' && ['-', '='].includes(tokens[at - 1]?.word ?? '')) {
      found.push('->')
      at -= 1
    } else if (!['about', 'around', 'roughly', 'approx', 'the', 'my', ':', 'a', '('].includes(word)) found.push(word)
  }
  return found
}
