import 'server-only'
import type { Coach, Source } from '../coach'
import { analyzeGoal } from './analysis/analyze-goal'
import { assessProgress } from './assess-progress/assess-progress'
import { assistGoalCreation } from './descriptions/assist-goal-creation'
import { rewriteDescription } from './descriptions/rewrite-description'
import { generateCoach } from './generate-coach/generate-coach'
import { composeReply } from './reply/compose-reply'
import { weeklyInsight } from './weekly/weekly-insight'

const source: Source = { source: 'built-in', model: null }

/**
 * The coach that needs no network and no key. Deterministic: the same context gives the same words. It computes what
 * it says from the context, in milliseconds, and never throws.
 */
export const builtInCoach: Coach = {
  source,
  reply: composeReply,
  assessProgress: async (context) => ({ ...source, ...assessProgress(context) }),
  suggestDescription: async (context) => ({ ...source, text: rewriteDescription(context) }),
  regenerateDescription: async (context) => ({ ...source, text: rewriteDescription(context) }),
  assistGoalCreation: async (context) => ({ ...source, guidance: assistGoalCreation(context) }),
  generateCoach: async (context) => ({ ...source, suggestion: generateCoach(context) }),
  analyzeGoal: async (context) => ({ ...source, draft: analyzeGoal(context) }),
  weeklyInsight: async (context) => ({ ...source, draft: weeklyInsight(context) }),
  checkReply: async () => ({ ...source, findings: [] }),
  checkInsight: async () => ({ ...source, findings: [] }),
}
