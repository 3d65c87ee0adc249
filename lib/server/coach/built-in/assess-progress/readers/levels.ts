import 'server-only'
import { type Finding, say } from '../finding'
import type { Amount } from '../goal/amount'
import type { GoalView } from '../goal/goal-view'
import type { GoalSize } from '../goal/size'
import { singular } from '../goal/units'

/** Whether an amount is a level on the way, and not how far it went up or down. */
export function isLevel(text: string, one: Amount): boolean {
  const before = text.slice(0, one.at)
  if (/\b(?:lost|dropped|shed|gained|added|another|down|up|won|by) (?:about |around |only )?$/.test(before))
    return false
  const [low, high] = [one.size?.from ?? 0, one.size?.to ?? 0].sort((a, b) => a - b)
  return one.amount >= (low ?? 0) - 0.5 && one.amount <= (high ?? 0) + 0.5
}

/** A level on the way from one to another, as a finding. */
export function levelOf(quote: string, level: number, size: GoalSize): Finding[] {
  const { from = 0, to = 0 } = size
  const percent = ((level - from) / (to - from)) * 100
  const gone = Math.abs(level - from)
  return [
    {
      quote,
      kind: 'total',
      strength: 'firm',
      percent: Math.max(0, percent),
      sum: `${say(gone)} of the ${say(size.amount)} from ${say(from)} to ${say(to)} is ${Math.round(percent)}%`,
    },
  ]
}

const MEASURED =
  /^(?:and |but |so |now |today |tonight )*(it|(?:the|my|our)(?: [a-z-]+){1,3}?) (?:now |already |only |just |currently )*(?:measure[sd]?|spans?|runs? to|ran to|comes? to|came to)(?: up)?(?: about| around| nearly| almost| over| just| only| exactly| a| good)* \d/
const SO_LONG =
  /^(?:and |but |so |now |today |tonight )*(?:(?:the|my|our) ((?:[a-z-]+ ){0,2}?[a-z-]+)|(it))(?:'s| is| was| stands?| reached| has reached| grew to)(?: now| already| about| around| nearly| almost| over| just| only| exactly)* \d[\d.]* ?[a-z]+ (?:long|tall|high|wide|deep|thick|in (?:length|height|all))\b/

/** Whether a figure is the size of the very thing the goal makes, whenever it was taken: "it measures 120 cm tonight". */
export function isOwnMeasure(text: string, size: GoalSize, { nouns, verb, kIsKm }: GoalView): boolean {
  if (/\b(?:more|longer|taller|extra|another|further)\b/.test(text)) return false
  const [, thing, it] = SO_LONG.exec(text) ?? []
  const subject = MEASURED.exec(text)?.[1] ?? thing
  // Where ways are gone, "it was 5 km long" tells of one way, and "it's 400 pages long" of a book.
  if (subject === 'it' || (it && size.family === 'distance' && !kIsKm)) return true
  const head = singular(subject?.split(' ').at(-1) ?? '')
  return nouns.has(head) && head !== verb
}

/** Whether a weight is what the scale says, and not what was lost. */
export function isWeighing(text: string): boolean {
  return (
    /\b(?:weigh|scale|down to|i'm at|now at|am at)\b/.test(text) &&
    !/\b(?:lost|shed|lighter|less|dropped|down \d)\b/.test(text)
  )
}
