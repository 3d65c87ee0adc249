import 'server-only'
import { type Phrase, phrases, says } from '@/lib/server/language/phrases'
import type { Said } from '../said'
import type { Figures } from './figures'

export type At = { now: Date; timeZone: string }

/** A sum: the figures and the question that it takes, and its words with the way it was reckoned, or null after all. */
export type Equation = {
  /** How many amounts stand beside the rate or the per cent: it takes all of them, so that none is overlooked. */
  amounts: [least: number, most: number]
  takes?: 'rate' | 'percent'
  asks?: readonly Phrase[]
  solve(figures: Figures, said: Said, at: At): string | null
}

export const asksHowMuch = phrases(`
how much|many|fast|far|often, what do i need, what is that|it?, what pace, total|altogether,
what do|does|would|will|could|can _ _? save|earn|pay|get|make|spend|cost|need|come
`)
export const asksWhen = phrases(`
when, how long, how many hours|days|weeks|months|years|nights|evenings|sessions, by when, what date|day
`)

/** Whether an equation is of a message's figures and its question. */
export function isOf({ amounts: [least, most], takes, asks }: Equation, figures: Figures, { words }: Said): boolean {
  const { amounts, rate, percent } = figures
  if (amounts.length < least || amounts.length > most) return false
  if ((rate !== null) !== (takes === 'rate') || (percent !== null) !== (takes === 'percent')) return false
  return !asks || says(words, asks)
}
