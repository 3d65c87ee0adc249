import 'server-only'
import type { GoalAnalysisContext, InsightCheckContext, WeekContext } from '../context'
import { analyzeGoalPrompt } from './analyze-goal-prompt'
import { insightCheckTask } from './fact-check-prompt'
import { block, type Prompt } from './prompt'
import { weeklyInsightPrompt } from './weekly-insight-prompt'

/** What an insight was asked by, whichever it is. An answer before it that did not hold is left out. */
export function insightPrompt(context: WeekContext | GoalAnalysisContext): Prompt {
  const asked = { ...context, doubted: undefined }
  return 'weekStart' in asked ? weeklyInsightPrompt(asked) : analyzeGoalPrompt(asked)
}

/** What the model was told for an insight, and the task to check it in place of the one to write it. */
export function insightCheckPrompt({ sentences, ...context }: InsightCheckContext): Prompt & { task: string } {
  const { system, messages } = insightPrompt(context)
  const task = insightCheckTask(sentences)
  const last = messages.length - 1
  return {
    system: system.slice(0, -1),
    messages: messages.map((one, at) => (at === last ? { ...one, content: [...one.content, block(task)] } : one)),
    task,
  }
}
