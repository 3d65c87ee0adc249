import 'server-only'
import { grammarStems } from '../common-words'
import { amountIn, quantitiesIn } from '../quantities'
import { readText } from '../text'
import { wordSet } from '../word-table'
import type { GoalView } from './frame'

/**
 * The milestones that are a figure of what the goal counts, on its way, and nothing else, with that figure by their ids:
 * "Six books read" is six books, "First 10 km" is 10 km; not "10 km without stopping".
 */
export function figureMilestones({ goal, frame, titleStems }: GoalView): Map<string, number> {
  if (!frame?.isOwn) return new Map()
  const { start, target } = frame.measure
  const way = Math.sign(target - start)
  const figures = goal.milestones.flatMap(({ id, title }): [string, number][] => {
    const [only, other] = readText(title).sentences
    if (!only || other) return []
    const [figure, second] = quantitiesIn(only)
    const amount = figure && !second && figure.form !== 'ordinal' ? amountIn(figure, frame.unit) : null
    if (!figure || amount === null) return []
    const rest = only.tokens.filter(({ kind }, at) => kind === 'word' && (at < figure.from || at >= figure.to))
    const isOnly = rest.every(({ word, stem }) => titleStems.has(stem) || grammarStems.has(stem) || BESIDE.has(word))
    const isOnWay = way * (amount - start) > 0 && way * (target - amount) >= 0
    return isOnly && isOnWay ? [[id, amount]] : []
  })
  return new Map(figures)
}
const BESIDE = wordSet('first done reached read all')
