import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { GoalAnalysisContext } from '../context'
import { goalFacts } from '../facts'
import { goalSheet } from '../goal-sheet'
import { mentionsOf } from '../mentions'
import { alertsPart, doubtedPart, othersPart } from './around-sections'
import { factLines } from './fact-names'
import { goalSection } from './goal-section'
import { EVIDENCE_RULES, factsPart, goalWordsPart, journalPart } from './insight-sections'
import { block, longCachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

const TASK = `# Your task now: analyse one mission
Say to the user where this mission really stands, and what to do about it.
- analysis: two or three short paragraphs, at most 120 words, in your voice. Where it stands, what their record and their own words show, what the outlook means. Set the title and the one or two things that matter most in **bold**. Nothing that would fit any other mission.
- suggestions: two to four, one sentence each, the most pressing first. Each grows out of this mission's words, milestones, history or the journal, and can be begun this week.
- <other_missions> and <next_alerts> say what else asks for their time: a suggestion fits in beside them.
- The outlook is computed: repeat it as it is given or leave it out.
- Say so where the record is too thin to judge.

${EVIDENCE_RULES}
- Fields here: "analysis" (index null) and "suggestions".

Answer with one JSON object and nothing else: {"analysis": "…", "suggestions": ["…"], "evidence": [{"field": "suggestions", "index": 0, "refs": [{"kind": "goal", "id": "…", "quote": "…"}]}]}`

/** The prompt that analyses one goal: the record of it, computed facts, and what may be quoted. */
export function analyzeGoalPrompt(context: GoalAnalysisContext): Prompt {
  const { goal, journal, others = [], reminders = [], doubted, now, timeZone } = context
  const mentions = mentionsOf(goal, journal)
  const today = dateIn(timeZone, now)
  const facts = goalFacts(goal, now, timeZone)
  const question = [
    goalSection(facts),
    goalWordsPart(goal),
    factsPart(goal.title, factLines(goalSheet(context, mentions, facts))),
    journalPart(mentions, today),
    ...othersPart(others, today),
    ...alertsPart(reminders, timeZone),
    'Analyse this mission.',
    ...doubtedPart(doubted),
  ].join('\n\n')
  return {
    system: [longCachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(question)] }],
  }
}
