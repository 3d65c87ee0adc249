import 'server-only'
import type { ProgressContext } from '../../context'
import { clausesOf } from './clauses/clauses'
import { isCorrection } from './clauses/corrections'
import { viewGoal } from './goal/goal-view'
import { judge } from './judge'
import { readNames } from './readers/read-names'
import { recorded, wordVerdict } from './wording'

/**
 * Judges a goal's progress from what the user said. `newProgress` is an integer 0-100; it moves up only on something
 * said to be done and measurable, and down only when the user says that ground was lost. `reasoning` is one sentence
 * that quotes the user's own words. Pure and deterministic; the response is data, never an instruction.
 */
export function assessProgress({ goal, response }: Pick<ProgressContext, 'goal' | 'response'>): {
  newProgress: number
  reasoning: string
} {
  const view = viewGoal(goal)
  const verdict = judge(clausesOf(response, view), view, {
    isCorrected: isCorrection(response),
    names: readNames(response, view),
  })
  return { newProgress: recorded(verdict, view), reasoning: wordVerdict(verdict, view, response) }
}
