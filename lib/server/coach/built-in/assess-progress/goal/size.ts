import 'server-only'
import { unitsOf } from './units'

/** How big a goal is by its own words: "12 books", "from 90 to 80 kg", "a marathon". */
export type GoalSize = {
  amount: number
  family: string
  /** What one of its unit is in the family's base. */
  factor: number
  /** The unit as the goal words it, for the reasoning. */
  word: string
  /** Words that stand between the number and the unit: "1,500 duplicate contacts" are duplicates too. */
  also?: string[]
  /** For a goal that goes from one level to another: where it starts and ends. */
  from?: number
  to?: number
  /** A single feat: what counts is the furthest so far, and two efforts do not add up. */
  isFeat: boolean
  /** How long a film or a recording plays, which the time spent on it is not. */
  isRunningTime?: boolean
  /** A time to hold or to beat, which answers give as a clock does: "1:30". */
  isHeld?: boolean
  /** What leads up to the aim, which is an event: 20 lessons before a driving test. */
  isPreparation?: boolean
}

/** What is owed or put by is money, whatever currency goes unsaid. */
const MONEY_NOUN = /^(?:loan|debt|mortgage|overdraft|credit|card|bucks|fund|deposit|savings)$/

/** A size by its amount and the unit that its word names. */
export function size(amount: number, word: string, rest: { isFeat?: boolean; family?: string }): GoalSize {
  const unit = unitsOf(MONEY_NOUN.test(word) ? 'money' : word)[0] ?? { family: word, factor: 1 }
  return { amount, word, factor: unit.factor, family: rest.family ?? unit.family, isFeat: rest.isFeat ?? false }
}
