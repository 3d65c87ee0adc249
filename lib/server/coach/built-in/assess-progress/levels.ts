import 'server-only'
import type { Amount } from './amount'
import { type Finding, say } from './finding'
import type { GoalSize } from './size'

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

/** Whether a weight is what the scale says, and not what was lost. */
export function isWeighing(text: string): boolean {
  return (
    /\b(?:weigh|scale|down to|i'm at|now at|am at)\b/.test(text) &&
    !/\b(?:lost|shed|lighter|less|dropped|down \d)\b/.test(text)
  )
}
