import 'server-only'
import type { CoachStatus } from '@/lib/contract/coach'
import { AppError } from '@/lib/server/errors'
import { createAnthropicCoach } from './anthropic/anthropic-coach'
import type { ModelSettings } from './anthropic/client'
import { createReachability, type Reachability } from './anthropic/reachability'
import { builtInCoach } from './built-in/built-in-coach'
import type { Coach, CoachCall } from './coach'
import { environmentModel } from './environment-model'

type Chosen = { coach: Coach; reachability: Reachability }

/** Coaches in use, by their settings: a person's model has its own, so that what is known of it outlives a call. */
const chosen = new Map<string, Chosen>()
const MOST_CHOSEN = 200

/**
 * The coach that answers: the model's where the environment names one, else that of the model that a person connected,
 * else the built-in one. The model's coach falls back to the built-in engine where it fails, but for the chat: a reply
 * never switches engines.
 */
export function chooseCoach(connected: ModelSettings | null = null): Coach {
  return choose(connected)?.coach ?? builtInCoach
}

/**
 * Who coaches, and whether a call would get through: what the last call found, else a free probe of at most two
 * seconds. The built-in coach is always there. Never throws.
 */
export async function coachStatus(connected: ModelSettings | null = null): Promise<CoachStatus> {
  const { coach, reachability } = choose(connected) ?? { coach: builtInCoach, reachability: null }
  const { source, model } = coach.source
  return { provider: source, model, reachable: reachability ? await reachability.check() : true }
}

function choose(connected: ModelSettings | null): Chosen | null {
  const settings = environmentModel() ?? connected
  if (!settings) return null
  const key = JSON.stringify(settings)
  const known = chosen.get(key) ?? create(settings)
  // The one that was not asked for longest goes first.
  chosen.delete(key)
  chosen.set(key, known)
  const [oldest] = chosen.keys()
  if (chosen.size > MOST_CHOSEN && oldest !== undefined) chosen.delete(oldest)
  return known
}

function create(settings: ModelSettings): Chosen {
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
    checkReply: coach.checkReply,
    checkInsight: coach.checkInsight,
  }
}
