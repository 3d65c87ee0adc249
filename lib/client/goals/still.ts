import type { AiUpdateAnswer, ProgressEvent } from '@/lib/contract/goal'
import { targetOf } from '@/lib/contract/measure-reading'
import { unitWords } from '@/lib/contract/measure-words'
import { openedAgain } from './opened-again'

/** What is said after the reasoning of an answer: why it moved nothing, or what comes after the milestone that it ticked. */
export function wordsAfter(answer: AiUpdateAnswer): string {
  const isOpen = !answer.goal.isCompleted && openedAgain(answer.act)
  const next = isOpen && answer.goal.milestones.find(({ isCompleted }) => !isCompleted)
  return whyStill(answer) || (next ? `Next: “${next.title}”.` : '')
}

/** The reasoning that says no more than that nothing moved. */
export function keptWords(progress: number): string {
  return `Kept. It stays at ${progress}%.`
}

/** Whether a reasoning says by itself at what the goal stays. */
export function saysStay({
  oldProgress,
  newProgress,
  reasoning,
}: Pick<ProgressEvent, 'oldProgress' | 'newProgress' | 'reasoning'>): boolean {
  return oldProgress === newProgress && new RegExp(`\\b${newProgress}%`).test(reasoning)
}

/** Why an answer moved nothing, where its reasoning says no more than that; else nothing. */
function whyStill({ goal, progressUpdate, ask }: AiUpdateAnswer): string {
  const { oldProgress, newProgress, reasoning } = progressUpdate
  if (ask || oldProgress !== newProgress || reasoning !== keptWords(newProgress)) return ''
  const target = targetOf(goal.measure)
  const unit = target && unitWords(target)
  if (target) return `Nothing in it ${unit ? `is counted in ${unit}` : 'can be counted'}.`
  return goal.milestones.some(({ isCompleted }) => !isCompleted)
    ? 'It finishes no milestone and gives no figure.'
    : 'No figure in it takes the goal further.'
}

/**
 * Why an answer moved what it moved; where nothing is kept, as in the demo, it is not called kept. That who has completed
 * a goal has confirmed it is nothing to tell them.
 */
export function reasoningOf({
  goal,
  progressUpdate: { reasoning },
  unkept,
}: Pick<AiUpdateAnswer, 'goal' | 'progressUpdate' | 'unkept'>): string {
  if (goal.isCompleted && /^You (?:confirmed|set) it: /.test(reasoning)) return ''
  return unkept ? unkeptWords(reasoning) : reasoning
}

function unkeptWords(reasoning: string): string {
  return reasoning.replace(/^Kept\. /, '').replace(/^Kept, with no step forward: it/, 'No step forward: it')
}
