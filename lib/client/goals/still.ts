import type { AiUpdateAnswer } from '@/lib/contract/goal'
import { targetOf } from '@/lib/contract/measure-reading'
import { unitWords } from '@/lib/contract/measure-words'

/** Why an answer moved nothing, where its reasoning says no more than that; else nothing. */
export function whyStill({ goal, progressUpdate, ask }: AiUpdateAnswer): string {
  const { oldProgress, newProgress, reasoning } = progressUpdate
  if (ask || oldProgress !== newProgress || reasoning !== `Kept. It stays at ${newProgress}%.`) return ''
  const target = targetOf(goal.measure)
  const unit = target && unitWords(target)
  if (target) return unit ? `Nothing in it is counted in ${unit}.` : 'There is no figure in it to count.'
  return goal.milestones.some(({ isCompleted }) => !isCompleted)
    ? 'I read no milestone as done in it, and no figure that takes the goal further.'
    : 'I read no figure in it that takes the goal further.'
}
