import 'server-only'
import type { Clause } from './clauses/clause'
import type { Finding } from './finding'
import type { GoalView } from './goal/goal-view'
import { factorFor } from './goal/units'
import { isNothingLeft } from './readers/read-remaining'
import type { Total } from './weigh-steps'

/** As far as a count takes a goal while its own deed is still to come. */
const NEARLY_THERE = 95
/** "Only going live is left": something with a name and no number. */
const SOMETHING_LEFT =
  /\b(?:only|just|all)\b[^\d]*\b(?:left|missing|remain\w*|to go|outstanding|to do)\b|\b(?:left|remaining) (?:now )?(?:is|to do)\b|\bonly (?:the )?[a-z]+ing\b.*\b(?:left|to go|remain\w*)\b/

/** Whether everything that the goal counts may be done and the goal not: its aim is an event, or something is said to be left. */
export function isSomethingToCome(clauses: Clause[], view: GoalView): boolean {
  return (
    view.sizes.some((size) => size.isPreparation) ||
    clauses.some(
      ({ stance, words }) =>
        /^(?:remaining|not-done|plan)$/.test(stance) &&
        !/\d/.test(words) &&
        SOMETHING_LEFT.test(words) &&
        !isNothingLeft(words),
    )
  )
}

/** The whole of the lessons is not the whole of a driving test: nearly there, unless the aim's own deed is told of them. */
export function beforeTheAim(total: Total, view: GoalView): Total {
  if (total.percent <= NEARLY_THERE || tellsOfAim(total.quote, view)) return total
  const sum = total.sum.replace(/(?:,| is) \d+%$/, '')
  return {
    ...total,
    percent: NEARLY_THERE,
    sum: `${sum}, and with the last of it still to come that is ${NEARLY_THERE}%`,
  }
}

/** "All 20 lessons done" tells of the preparation alone; "passed" and "it's done" of the aim. */
export function isOfPreparation(one: Finding, view: GoalView): boolean {
  const words = one.quote.toLowerCase().match(/[a-z'-]+/g) ?? []
  return (
    one.kind === 'whole' &&
    view.sizes.some((size) => size.isPreparation && words.some((word) => factorFor(size, word) !== null)) &&
    !tellsOfAim(one.quote, view)
  )
}

function tellsOfAim(quote: string, { deeds, verb }: GoalView): boolean {
  return !/^(?:get|do|run)$/.test(verb) && deeds.some((deed) => new RegExp(`\\b${deed}\\b`, 'i').test(quote))
}
