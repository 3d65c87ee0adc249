import type { ModelSettings } from '@/lib/server/coach/anthropic/client'
import type { Coach, CoachCall, Usage } from '@/lib/server/coach/coach'
import { chatContext, coachContext, goalRecord } from './coach-context'
import { analysisContext, weekContext } from './insight-context'

/** Settings for a model at `baseURL` that waits longer than any answer takes, on a busy machine too. */
export function modelSettings(baseURL: string, changes: Partial<ModelSettings> = {}): ModelSettings {
  return {
    apiKey: 'test-key',
    baseURL,
    model: 'claude-sonnet-5-5',
    fastModel: 'claude-haiku-5-5',
    timeoutMs: 20_000,
    idleTimeoutMs: 10_000,
    ...changes,
  }
}

/** A call that remembers what it cost and can be hung up. */
export function testCall(): CoachCall & { usages: Usage[]; hangUp(): void } {
  const controller = new AbortController()
  const usages: Usage[] = []
  return {
    signal: controller.signal,
    usages,
    onUsage: (usage) => usages.push(usage),
    hangUp: () => controller.abort(),
  }
}

/** Every structured question to a coach, by name, each with a context of its own. */
export const structuredQuestions: Record<string, (coach: Coach, call: CoachCall) => Promise<{ source: string }>> = {
  assessProgress: (coach, call) =>
    coach.assessProgress({ ...coachContext(), goal: goalRecord(), response: 'I finished 6 of 12 books.' }, call),
  suggestDescription: (coach, call) => coach.suggestDescription(descriptionContext, call),
  regenerateDescription: (coach, call) => coach.regenerateDescription(descriptionContext, call),
  assistGoalCreation: (coach, call) =>
    coach.assistGoalCreation(
      { ...coachContext(), goalTitle: 'Sleep better', domain: 'health', initialDescription: '' },
      call,
    ),
  generateCoach: (coach, call) => coach.generateCoach({ ...coachContext(), coachName: 'The Gardener' }, call),
  analyzeGoal: (coach, call) => coach.analyzeGoal(analysisContext(), call),
  weeklyInsight: (coach, call) => coach.weeklyInsight(weekContext(), call),
}

const descriptionContext = {
  ...coachContext(),
  goalTitle: 'Read 12 books',
  currentDescription: 'One book a month.',
  userResponse: 'Only history from now on.',
  progress: 25,
}

/** The whole text of a chat reply. */
export async function readReply(coach: Coach, call: CoachCall, message = 'How am I doing?'): Promise<string> {
  let text = ''
  for await (const part of coach.reply(chatContext({ message }), call)) text += part
  return text
}
