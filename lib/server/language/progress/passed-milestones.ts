import 'server-only'
import { grammarStems } from '../common-words'
import { amountIn, quantitiesIn } from '../quantities'
import { readText } from '../text'
import { wordSet } from '../word-table'
import { round } from './figures'
import type { GoalView } from './frame'

/**
 * The open milestones that are a figure of what the goal counts, and nothing else, and which a reading has reached: at six
 * books "Six books read", at 12 km "First 10 km"; not "10 km without stopping".
 */
export function passedMilestones({ goal, frame, titleStems }: GoalView, reading: number): string[] {
  if (!frame?.isOwn) return []
  const { start, target } = frame.measure
  const way = Math.sign(target - start)
  return goal.milestones.flatMap(({ id, title, isCompleted }) => {
    const [only, other] = readText(title).sentences
    if (isCompleted || !only || other) return []
    const [figure, second] = quantitiesIn(only)
    const amount = figure && !second && figure.form !== 'ordinal' ? amountIn(figure, frame.unit) : null
    if (!figure || amount === null) return []
    const rest = only.tokens.filter(({ kind }, at) => kind === 'word' && (at < figure.from || at >= figure.to))
    const isOnly = rest.every(({ word, stem }) => titleStems.has(stem) || grammarStems.has(stem) || BESIDE.has(word))
    const isOnWay = way * (amount - start) > 0 && way * (target - amount) >= 0
    return isOnly && isOnWay && way * (round(reading) - amount) >= 0 ? [id] : []
  })
}
const BESIDE = wordSet('first done reached read all')
