import 'server-only'
import type { GoalAmount } from './goal-amounts'

/** Verbs whose amounts add up. */
const ADDING = new Set(
  'read write save collect raise publish visit apply donate plant complete finish watch learn memorise memorize translate record cook bake sell earn attend take swim practise practice study listen knit sew draw paint post scan photograph try see hold interview contact email send call meet make do build repair sort walk run cycle ride row hike climb teach invest log put set give volunteer solve review play book climb clear digitise listen gather'.split(
    ' ',
  ),
)

/** Whether the verb before an amount is one whose amounts add up. */
export function adds({ sentence: { tokens }, from }: GoalAmount): boolean {
  return tokens.slice(Math.max(0, from - 5), from).some(({ word, stem }) => ADDING.has(word) || ADDING.has(stem))
}
