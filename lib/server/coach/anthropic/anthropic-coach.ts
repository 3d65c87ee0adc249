import 'server-only'
import { log } from '@/lib/server/log'
import type { Coach, CoachCall, Source } from '../coach'
import type { ChatContext, DescriptionContext } from '../context'
import type { Finding } from '../fact-check/finding'
import { assessReading, isQuoted, progressReading } from '../progress-reading'
import { analyzeGoalPrompt } from '../prompts/analyze-goal-prompt'
import { assessProgressPrompt } from '../prompts/assess-progress-prompt'
import { assistGoalCreationPrompt } from '../prompts/assist-goal-creation-prompt'
import { generateCoachPrompt } from '../prompts/generate-coach-prompt'
import type { Prompt } from '../prompts/prompt'
import { regenerateDescriptionPrompt } from '../prompts/regenerate-description-prompt'
import { suggestDescriptionPrompt } from '../prompts/suggest-description-prompt'
import { weeklyInsightPrompt } from '../prompts/weekly-insight-prompt'
import { analysisAnswer, coachAnswer, descriptionAnswer, guidanceAnswer, weekAnswer } from './answers'
import { askStructured, type Question, withComplaint } from './ask-structured'
import { checkInsight } from './check-insight'
import { checkReply } from './check-reply'
import { createClient, type ModelSettings } from './client'
import { ModelFault } from './model-fault'
import { streamReply } from './stream-reply'

/** A week's claims and quotations are the longest answer there is. */
const WEEK_TOKENS = 4_000

/** So long a server that took no tools is not sent any. */
const TOOLLESS_MS = 10 * 60_000

/**
 * The coach on a model behind the Messages API. Every method throws AppError `coach_unavailable` once its retries are
 * spent. `onOutcome` hears after each call whether the model could be reached; a caller who left says nothing about it.
 */
export function createAnthropicCoach(settings: ModelSettings, onOutcome: (wasReached: boolean) => void): Coach {
  const client = createClient(settings)
  const main: Source = { source: 'anthropic', model: settings.model }
  const fast: Source = { source: 'anthropic', model: settings.fastModel }

  let toollessUntil = 0
  const ownTools = <Context extends ChatContext>(context: Context): Context =>
    Date.now() < toollessUntil ? { ...context, tools: undefined } : context

  function notice(error: unknown, call: CoachCall) {
    const fault = error instanceof Error ? error.cause : undefined
    if (fault instanceof ModelFault && !call.signal.aborted) {
      log.warn({ model: settings.model, kind: fault.kind, reason: fault.reason, why: fault.message }, 'a model failed')
    }
    if (!call.signal.aborted) onOutcome(fault instanceof ModelFault && fault.wasReached)
  }

  async function ask<T>(question: Question<T>, call: CoachCall): Promise<T> {
    try {
      const answer = await askStructured(client, settings, question, call)
      onOutcome(true)
      return answer
    } catch (error) {
      notice(error, call)
      throw error
    }
  }

  async function rewrite(
    feature: 'suggest-description' | 'regenerate-description',
    prompt: (context: DescriptionContext) => Prompt,
    context: DescriptionContext,
    call: CoachCall,
  ) {
    const question = { feature, model: settings.fastModel, prompt: prompt(context), schema: descriptionAnswer }
    const { description } = await ask(question, call)
    return { ...fast, text: description }
  }

  async function found(asked: Promise<Finding[]>, call: CoachCall) {
    try {
      const findings = await asked
      onOutcome(true)
      return { ...main, findings }
    } catch (error) {
      notice(error, call)
      throw error
    }
  }

  return {
    source: main,

    async *reply(context, call) {
      try {
        yield* streamReply(client, settings, ownTools(context), call, () => {
          toollessUntil = Date.now() + TOOLLESS_MS
        })
        if (!call.signal.aborted) onOutcome(true)
      } catch (error) {
        notice(error, call)
        throw error
      }
    },

    async assessProgress(context, call) {
      const prompt = assessProgressPrompt(context)
      const question = { feature: 'assess-progress', model: settings.model, prompt, schema: progressReading } as const
      const first = await ask(question, call)
      if (isQuoted(first, context.response)) return { ...main, ...assessReading(context, first) }
      const again = withComplaint(prompt, 'its quote does not stand in the answer word for word')
      return { ...main, ...assessReading(context, await ask({ ...question, prompt: again }, call)) }
    },

    suggestDescription: (context, call) => rewrite('suggest-description', suggestDescriptionPrompt, context, call),

    regenerateDescription: (context, call) =>
      rewrite('regenerate-description', regenerateDescriptionPrompt, context, call),

    async assistGoalCreation(context, call) {
      const prompt = assistGoalCreationPrompt(context)
      const question = {
        feature: 'assist-goal-creation',
        model: settings.model,
        prompt,
        schema: guidanceAnswer,
      } as const
      return { ...main, guidance: await ask(question, call) }
    },

    async generateCoach(context, call) {
      const prompt = generateCoachPrompt(context)
      const question = { feature: 'generate-coach', model: settings.model, prompt, schema: coachAnswer } as const
      return { ...main, suggestion: await ask(question, call) }
    },

    async analyzeGoal(context, call) {
      const prompt = analyzeGoalPrompt(context)
      const question = { feature: 'analyze-goal', model: settings.model, prompt, schema: analysisAnswer } as const
      return { ...main, draft: await ask(question, call) }
    },

    async weeklyInsight(context, call) {
      const prompt = weeklyInsightPrompt(context)
      const question = {
        feature: 'weekly-insight',
        model: settings.model,
        prompt,
        schema: weekAnswer,
        maxTokens: WEEK_TOKENS,
      } as const
      return { ...main, draft: await ask(question, call) }
    },

    checkReply: (context, checked, call) =>
      found(checkReply(client, settings, { context: ownTools(context), checked }, call), call),

    checkInsight: (context, call) => found(checkInsight(client, settings, context, call), call),
  }
}
