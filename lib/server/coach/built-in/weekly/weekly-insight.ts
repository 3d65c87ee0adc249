import 'server-only'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { WeekContext } from '../../context'
import { weekFacts } from '../../week-facts'
import { goalRef } from '../analysis/claim'
import { achievementsOf, challengesOf, focusOf, recommendationsOf } from './claims'
import { namingOf } from './naming'
import { goalProgressOf, moodTrendsOf, summaryOf } from './prose'

/**
 * The built-in coach's look back on a week: computed figures and verbatim quotations. The parts are written in the order
 * in which they are read, so that a mission's title stands in full where it is named first.
 */
export function weeklyInsight(context: WeekContext): WeeklyInsightDraft {
  const facts = weekFacts(context)
  const name = namingOf(context.goals)
  // Of a week that is over no advice is read, and so no title in it.
  const aside = facts.isOver ? namingOf(context.goals) : name
  const summary = summaryOf(facts, name)
  const achievements = achievementsOf(facts, name)
  const challenges = challengesOf(context, facts, name)
  const recommendations = recommendationsOf(context, facts, aside)
  const moodTrends = moodTrendsOf(facts, name)
  const goalProgress = goalProgressOf(facts, name)
  const nextWeekFocus = focusOf(facts, aside)
  const claims = { achievements, challenges, recommendations, nextWeekFocus }
  return {
    summary,
    achievements: achievements.map(({ text }) => text),
    challenges: challenges.map(({ text }) => text),
    recommendations: recommendations.map(({ text }) => text),
    moodTrends,
    goalProgress,
    nextWeekFocus: nextWeekFocus.map(({ text }) => text),
    evidence: [
      ...Object.entries(claims).flatMap(([field, list]) => list.map(({ refs }, index) => ({ field, index, refs }))),
      // What energy goes with can be tested: the mission says what is to be done.
      ...(facts.link ? [{ field: 'moodTrends', index: null, refs: [goalRef(facts.link.goal)] }] : []),
    ],
  }
}
