import 'server-only'
import type { GoalView } from '../goal/goal-view'
import type { Clause } from './clause'

const TEST = '(?:quiz|test|exam|mock|assessment|assignment|mcq|coursework|homework)'
const MARK = '\\d+(?:\\.\\d+)?(?:%|\\/\\d+| out of \\d+)'
const MARKS = new RegExp(
  `(?:\\b(?:with|got|scored|and|at) )*${MARK} (?:in|on|for|at|from) (?:the |my |its |it's |a )?(?:[a-z-]+ )?${TEST}\\b|\\b(?:${TEST}|scored?|marks?|grade|result)s?(?: (?:was|is|of|mark|score|result|came (?:back|in) at)| ?:)* ${MARK}`,
  'g',
)

/** A clause without the marks it tells of, which are no share of the goal: "92% in the quiz". */
export function withoutMarks(clause: Clause, view: GoalView): Clause {
  if (view.sizes.some((size) => size.family === '%') || !/\d(?:%|\/\d| out of)/.test(clause.words)) return clause
  const plain = (text: string) => text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim()
  return { ...clause, words: plain(clause.words), amounts: plain(clause.amounts) }
}
