import 'server-only'
import type { Clause } from '../clauses/clause'
import { type Finding, reached, say, saySize, share, shown } from '../finding'
import { PEOPLE } from '../goal/aliases'
import { amountsIn, isIndexNoun, withoutIndexes } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import type { GoalSize } from '../goal/size'
import { factorFor, isMeasure, isStretch } from '../goal/units'
import { added } from './read-amounts'

/** So few left that their number does not matter. */
const FEW_LEFT = /\b(?:only|just|but|last|final)\b.{0,12}\b(?:2|1|3|few|handful)\b/

/** Reads what is still to come: "3 left of 12", "still owe 2,000 of the 8,000", "all but one", "20% to go". */
export function readRemaining(clause: Clause, view: GoalView): Finding[] {
  const { quote } = clause
  const less = readLess(clause, view)
  if (less.length) return less
  if (isNothingLeft(clause.words)) return [{ quote, kind: 'whole', isCertain: true }]
  const text = clause.amounts
    .replace(/\b(?:only )?(?:a|an)(?= (?:last |single )?(?:chapter|book|page|lesson|module|session|week|day)\b)/g, '1')
    .replace(/\b(?:just|only|but|except)(?: for)? (?:the |my )?(?:last|final)(?: one)?(?= ?$| [a-z]+)/g, 'but 1')
    .replace(/\b(?:just|only|but) one\b/g, 'but 1')
    .replace(
      /\b(?:but|except|bar|save|apart from)(?: for)? (?:the|my|our) (?!last\b|final\b)[a-z]*[^s\d\s]$/,
      (found) => (view.sizes.length ? 'but 1' : found),
    )
  const percent = text.match(/(\d+(?:\.\d+)?)%/)
  if (percent && /\b(?:shy|short) of (?:about )?\d+(?:\.\d+)?%/.test(text))
    return [share(quote, Number(percent[1]) - 1, `a little less than ${percent[1]}%`)]
  if (percent) return [left(quote, Number(percent[1]), 100, '%')]
  const part = text.match(
    /\b(\d+)\/(\d+)(?= (?:of|left|to|remain|still|needs?|wants?|is|are|isn't|aren't|has|have|hasn't|haven't))/,
  )
  if (part && Number(part[1]) < Number(part[2]) && Number(part[2]) <= 10)
    return [left(quote, Number(part[1]), Number(part[2]), '')]
  if (
    /\bhalf (?:of )?(?:(?:it|the way|the|my|them|of|those) ?)*(?:[a-z]+ )?(?:(?:is|are|still|to) )*(?:left|go|remain\w*|ahead|outstanding|undone|unfinished|to (?!date)[a-z]+|missing|needs?)\b/.test(
      text,
    )
  )
    return [left(quote, 1, 2, '')]

  const counted = withoutIndexes(text, view.sizes)
  const outOf =
    counted.match(
      /[€$£]?\s?(\d+(?:\.\d+)?)(?: [a-z€-]+){0,3}? (?:of|out of)(?: the| my| a| all| total| original)* (?:total of )?[€$£]?\s?(\d+(?:\.\d+)?)/,
    ) ?? counted.match(/(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)/)
  if (outOf && Number(outOf[1]) <= Number(outOf[2])) return [left(quote, Number(outOf[1]), Number(outOf[2]), '')]

  const amounts = amountsIn(counted, view.sizes)
  const amount =
    amounts.find((one) =>
      /^ ?(?:[a-z€$£]+ ){0,3}?(?:to go|left|remaining|remain|to (?:read|do|write|run|pay))\b/.test(
        counted.slice(one.at + one.length),
      ),
    ) ?? amounts[0]
  if (!amount || (!amount.size && !view.sizes.length && !view.milestones.length && FEW_LEFT.test(clause.words)))
    return allButSome(quote, `${text} just a few`)
  if (amount.size && amount.amount <= amount.size.amount)
    return [left(quote, amount.amount, amount.size.amount, '', amount.size)]
  if (!view.sizes.length && view.milestones.length && /milestone|step|task|item/.test(counted))
    return [left(quote, amount.amount, view.milestones.length, '')]
  const only = view.sizes.length === 1 ? view.sizes[0] : undefined
  // "Eight grounds still to do" of 32 stadiums: what is left goes by any name.
  if (
    only &&
    !amount.size &&
    amount.amount <= only.amount &&
    only.from === undefined &&
    !only.isFeat &&
    !isStretch(only.family) &&
    (!isMeasure(amount.word) || PEOPLE.test(amount.word)) &&
    !isIndexNoun(amount.word, [])
  )
    return [left(quote, amount.amount, only.amount, '', only)]
  return amount.size
    ? []
    : [{ quote, kind: 'unclear', why: view.sizes.length ? 'other-unit' : 'size-unknown', word: amount.word }]
}

const LESS_THAN =
  /(\d+(?:\.\d+)?)%?(?: ?([a-z€$£]+))? (?:less|lower|lighter|smaller|down|fewer)(?: now)?(?: (?:than|from|on|compared (?:to|with))(?: (?:i|it|we|the balance) (?:did|was|were|owed|had))?(.*)|$)/
const FROM_START =
  /\b(?:start\w*|begin\w*|began|begun|original\w*|first|borrowed|set out|took (?:it )?out|january|new year|day 1|outset|used to|initial\w*)\b/

/** "I owe 3,000 less than at the start" is 3,000 paid, "300 less than last month" is 300 more of it. */
export function readLess({ quote, amounts }: Clause, view: GoalView): Finding[] {
  const found = view.goesDown || view.isLosing ? LESS_THAN.exec(amounts) : null
  const size = view.sizes[0]
  if (!found || !size || size.from !== undefined || size.isFeat) return []
  if (found[2] && factorFor(size, found[2]) === null && size.family !== 'money') return []
  const isPercent = amounts[found.index + (found[1]?.length ?? 0)] === '%'
  const amount = isPercent ? (Number(found[1]) / 100) * size.amount : Number(found[1])
  if (amount > size.amount) return []
  const since = found[3] ?? ''
  if (FROM_START.test(since)) return [reached(quote, amount, size)]
  return /\b(?:last|week|month|before|time|yesterday|previous\w*|ago|payday)\b/.test(since)
    ? [added(quote, amount, size)]
    : []
}

/** Nothing left, none missing: the whole. */
export function isNothingLeft(text: string): boolean {
  return /\b(?:nothing|none|no (?:more )?(?:\w+ )?|0 (?:\w+ )?|zero (?:\w+ )?)\s?(?:is |are |of it |of them )*(?:left|remaining|to go|outstanding|remains)\b|\bdebt[- ]free\b|\bpaid (?:it |the \w+ |everything )?(?:all )?off\b(?! [€$£]?\d)|\b(?:no longer|don'?t) owe (?:anything|any|a)\b|\bowe (?:\w+ )?nothing\b|\b(?:paid|gave|transferred) (?:him |her |them )?(?:it all|everything|all(?: of it)?) back\b|\b(?:debt|loan|balance|overdraft|mortgage) (?:is |has been |'s )?(?:all |finally |completely |now )*(?:gone|cleared|history|zero|0|settled)\b(?! (?:up|down))|\b(?:made|paid|sent|gave|transferred)(?: (?:him|her|them|back|off))* (?:the|my) (?:very )?(?:last|final) (?:payment|instalment|installment|rate|bit|part|chunk|of it)\b|\b(?:last|final) (?:payment|instalment|installment) (?:is |was |has been |has |now )*(?:made|paid|sent|done|gone|in)\b|\b(?:we're|we are|i'm|now) (?:all )?(?:square|even|quits)$/.test(
    text,
  )
}

function left(quote: string, rest: number, whole: number, unit: string, size?: GoalSize): Finding {
  const percent = ((whole - rest) / whole) * 100
  const of = size ? saySize(size) : `${say(whole)}${unit}`
  return {
    quote,
    kind: 'total',
    strength: 'firm',
    percent,
    sum:
      unit === '%'
        ? `${say(rest)}% to go leaves ${shown(percent)}% done`
        : `${of} less ${say(rest)} is ${say(whole - rest)}, or ${shown(percent)}%`,
  }
}

/** "Everything except the mirror": nearly all of it, by an amount nobody named. */
function allButSome(quote: string, text: string): Finding[] {
  if (
    !/\b(?:just|only) (?:a (?:handful|few|couple|bit|little)|some|the last few)\b/.test(text) &&
    !/\b(?:everything|all(?: of it)?|the rest|the whole \w+)\b.*\b(?:except|apart from|but|aside from|save for)\b/.test(
      text,
    )
  )
    return []
  return [{ quote, kind: 'total', strength: 'soft', percent: 90, sum: 'nearly all of it is about 90%' }]
}
