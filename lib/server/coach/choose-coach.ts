import 'server-only'
import type { CoachStatus } from '@/lib/contract/coach'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { createAnthropicCoach } from './anthropic/anthropic-coach'
import type { ModelSettings } from './anthropic/client'
import { createReachability, type Reachability } from './anthropic/reachability'
import { builtInCoach } from './built-in/built-in-coach'
import type { Coach, CoachCall } from './coach'

type Chosen = { coach: Coach; reachability: Reachability | null }

let chosen: Chosen | undefined

/**
 * The coach of this process: the model's where a key or a base URL is set, else the built-in one. The model's coach
 * falls back to the built-in engine where it fails, but for the chat: a reply never switches engines.
 */
export function chooseCoach(): Coach {
  return choose().coach
}

/**
 * Who coaches, and whether a call would get through: what the last call found, else a free probe of at most two
 * seconds. The built-in coach is always there. Never throws.
 */
export async function coachStatus(): Promise<CoachStatus> {
  const { coach, reachability } = choose()
  const { source, model } = coach.source
  return { provider: source, model, reachable: reachability ? await reachability.check() : true }
}

function choose(): Chosen {
  chosen ??= create()
  return chosen
}

function create(): Chosen {
  if (!env.ANTHROPIC_API_KEY && !env.ANTHROPIC_BASE_URL) return { coach: builtInCoach, reachability: null }
  const settings: ModelSettings = {
    apiKey: env.ANTHROPIC_API_KEY,
    baseURL: env.ANTHROPIC_BASE_URL,
    model: env.ANTHROPIC_MODEL,
    fastModel: env.ANTHROPIC_FAST_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
  }
  const reachability = createReachability(settings)
  return { coach: withFallback(createAnthropicCoach(settings, reachability.record), builtInCoach), reachability }
}

/** A coach whose structured answers come from `fallback` where its own engine is unavailable; each says its source. */
function withFallback(coach: Coach, fallback: Coach): Coach {
  function fallingBack<Context, Answer>(
    ask: (context: Context, call: CoachCall) => Promise<Answer>,
    askInstead: (context: Context, call: CoachCall) => Promise<Answer>,
  ) {
    return async (context: Context, call: CoachCall): Promise<Answer> => {
      try {
        return await ask(context, call)
      } catch (error) {
        const isUnavailable = error instanceof AppError && error.code === 'coach_unavailable'
        if (!isUnavailable || call.signal.aborted) throw error
        return askInstead(context, call)
      }
    }
  }

  return {
    source: coach.source,
    reply: coach.reply,
    assessProgress: fallingBack(coach.assessProgress, fallback.assessProgress),
    suggestDescription: fallingBack(coach.suggestDescription, fallback.suggestDescription),
    regenerateDescription: fallingBack(coach.regenerateDescription, fallback.regenerateDescription),
    assistGoalCreation: fallingBack(coach.assistGoalCreation, fallback.assistGoalCreation),
    generateCoach: fallingBack(coach.generateCoach, fallback.generateCoach),
    analyzeGoal: fallingBack(coach.analyzeGoal, fallback.analyzeGoal),
    weeklyInsight: fallingBack(coach.weeklyInsight, fallback.weeklyInsight),
  }
}
