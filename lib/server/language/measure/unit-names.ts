import 'server-only'
import { isKnownUnit, isMeasured, isMoney, isPlural, isTime } from '../units'
import type { GoalAmount } from './goal-amounts'

/** A unit as it is shown: its short name where it measures, else the noun as the title has it. */
export function nameOf(amount: GoalAmount): string {
  if (amount.form === 'percent') return '%'
  const unit = amount.unit as string
  if (unit === 'h') return 'hours'
  if (isMeasured(unit)) return isTime(unit) ? `${unit}s` : unit
  return lastWord(amount).slice(0, 20)
}

/** What an amount counts, where it is a plural, a known unit or money; null for anything else. */
export function unitName(aim: GoalAmount): string | null {
  if (aim.unit === null) return isSum(aim) ? 'money' : null
  const isNoun = isKnownUnit(aim.unit) || isPlural(lastWord(aim)) || isMoney(aim.unit)
  return isNoun ? nameOf(aim) : null
}

const SAVING = new Set('save raise earn invest fundraise saving put'.split(' '))
const LEADING_ON = new Set('for by from in this on to towards'.split(' '))

/** "Save 10,000 for a house": money, though no currency is named. */
export function isSum({ sentence: { tokens }, from, to, value }: GoalAmount): boolean {
  const next = tokens[to]
  const isFree = !next || next.kind === 'mark' || LEADING_ON.has(next.word)
  return value >= 100 && isFree && tokens.slice(0, from).some(({ word }) => SAVING.has(word))
}

function lastWord({ sentence: { tokens }, to }: GoalAmount): string {
  return tokens[to - 1]?.word ?? ''
}
