import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { WeekContext } from '../context'
import { dayName, weekdayName } from '../dates'
import { byUrgency } from '../facts'
import { type GoalWeek, type WeekFacts, weekFacts } from '../week-facts'
import { goalWeekSheet, weekSheet } from '../week-sheet'
import { alertsPart, doubtedPart, focusPart, othersPart } from './around-sections'
import { takeWithin } from './budget'
import { factLines } from './fact-names'
import { escapeLine } from './fence'
import { goalSection } from './goal-section'
import { EVIDENCE_RULES, factsPart, goalWordsPart, journalPart, messagesPart } from './insight-sections'
import { block, longCachedBlock, type Prompt } from './prompt'
import { stablePrompt } from './stable-prompt'

/** Tokens of all missions together. */
const GOALS_BUDGET = 3_600

const TASK = `# Your task now: look back on the week
Tell the user what their week was, from the record alone, in your voice.
- summary: two to four sentences. What kind of week it was, against the week before. Where there is little data, say so plainly and name what to log.
- achievements, challenges: at most four each, one sentence each, only what the record holds. None is better than a thin one.
- recommendations: at most three, one sentence each, each grown out of something in this week.
- moodTrends: the energy of the week against the week before. A link between energy and what was done only where <facts> give it, with its n, and as an association, not a cause.
- goalProgress: which missions moved, which did not.
- Where <last_weeks_focus> names something, say what became of it, as far as the record shows.
- nextWeekFocus: at most three, a few words each: what to put first next week, with <next_alerts> in mind.
- No sentence twice, none that would fit any other week.

${EVIDENCE_RULES}
- Fields here: "achievements", "challenges", "recommendations", "nextWeekFocus". Every line of them needs a ref.

Answer with one JSON object and nothing else: {"summary": "…", "achievements": ["…"], "challenges": ["…"], "recommendations": ["…"], "moodTrends": "…", "goalProgress": "…", "nextWeekFocus": ["…"], "evidence": [{"field": "achievements", "index": 0, "refs": [{"kind": "journal", "id": "…", "quote": "…"}]}]}`

/** The prompt that looks back on a week: computed facts, missions, the week's journal and messages, all with ids. */
export function weeklyInsightPrompt(context: WeekContext): Prompt {
  const facts = weekFacts(context)
  const { link } = facts
  const { told, others } = goalParts(context, facts)
  const before = context.journal.filter(({ date }) => date >= addDays(facts.weekStart, -7) && date < facts.weekStart)
  const days = `${weekdayName(facts.weekStart)}, ${dayName(facts.weekStart, facts.today)} to ${weekdayName(facts.today)}, ${dayName(facts.today, facts.today)}`
  const question = [
    factsPart(`the week from ${days}`, factLines(weekSheet(facts))),
    ...(link ? [`The linked mission is “${escapeLine(link.goal.title)}”.`] : []),
    ...told,
    ...othersPart(others, facts.today),
    journalPart([...facts.entries].reverse(), facts.today),
    ...(before.length > 0 ? [journalPart(before, facts.today, 'week_before')] : []),
    messagesPart(facts.messages),
    ...focusPart(context.focusBefore ?? []),
    ...alertsPart(context.reminders ?? [], context.timeZone),
    'Look back on this week.',
    ...doubtedPart(context.doubted),
  ].join('\n\n')
  return {
    system: [longCachedBlock(stablePrompt(context)), block(TASK)],
    messages: [{ role: 'user', content: [block(question)] }],
  }
}

/** The missions that moved first, then the most urgent: as many as fit whole, and the others for a line each. */
function goalParts({ timeZone }: WeekContext, { goals }: WeekFacts) {
  const hasNews = (week: GoalWeek) => Number(week.isClosed || week.gain !== 0 || week.checkIns > 0)
  const ranked = [...goals].sort((a, b) => hasNews(b) - hasNews(a) || byUrgency(a.facts, b.facts))
  const parts = ranked.map((week) =>
    [
      goalSection(week.facts),
      goalWordsPart(week.goal),
      factsPart(week.goal.title, factLines(goalWeekSheet(week, timeZone))),
    ].join('\n'),
  )
  const { taken } = takeWithin(parts, GOALS_BUDGET)
  return { told: taken, others: ranked.slice(taken.length).map(({ goal }) => goal) }
}
