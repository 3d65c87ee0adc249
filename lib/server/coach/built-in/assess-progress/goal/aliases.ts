import 'server-only'
import type { Amount } from './amount'
import type { GoalView } from './goal-view'
import type { GoalSize } from './size'
import { isMeasure, isPlural, isStretch } from './units'

/** People by whatever they are called: readers, members, sign-ups. */
export const PEOPLE =
  /^(?:people|persons?|readers|users|customers|clients|subscribers|followers|members|guests|attendees|donors|participants|signups|sign-ups|listeners|viewers|fans|volunteers|students|backers)$/

/** "Two applications" where the aim is to apply: the noun of the title's own verb. */
export function isOfDeed(word: string, { verb }: GoalView): boolean {
  return verb.length > 3 && word.length > verb.length && word.slice(0, 4) === verb.slice(0, 4) && isPlural(word)
}

/** "That's five new faces now" of 15 people: a running total of things by another name. */
export function aliasOf(text: string, one: Amount, view: GoalView): GoalSize | undefined {
  const { sizes, progress } = view
  const only = sizes.length === 1 ? sizes[0] : undefined
  if (!only || only.from !== undefined || isStretch(only.family)) return undefined
  if (isOfDeed(one.word, view)) return only
  if (PEOPLE.test(one.word) && only.word.length > 3 && new RegExp(`\\b${only.word.slice(0, 4)}[a-z]*ed\\b`).test(text))
    return only
  if (PEOPLE.test(one.word) && PEOPLE.test(only.word) && !isMeasure(only.word)) return only
  if (isMeasure(one.word)) return undefined
  const isSumUp = /^(?:so |and |now )*(?:that's|that makes|makes it|that is|so that's|brings (?:me|it|us) to) \d/.test(
    text,
  )
  const share = (one.amount / only.amount) * 100
  return isSumUp && share > progress && share <= 100 ? only : undefined
}
