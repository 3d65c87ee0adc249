import 'server-only'
import type { WeeklyInsightDraft } from '@/lib/contract/weekly-insight'
import type { InsightGoal, JournalRecord, WeekContext } from '../../context'
import { sentencesAbout } from '../../mentions'
import { firstWords } from '../../quote'
import { weekFacts } from '../../week-facts'
import { goalRef } from '../analysis/claim'
import { achievementsOf, challengesOf, entryRef, focusOf, recommendationsOf } from './claims'
import { goalProgressOf, moodTrendsOf, summaryOf } from './prose'

/** Of the entries that a link with energy rests on. */
const ENTRIES_NAMED = 3

/** The built-in coach's look back on a week: computed figures and verbatim quotations. */
export function weeklyInsight(context: WeekContext): WeeklyInsightDraft {
  const facts = weekFacts(context)
  const achievements = achievementsOf(facts)
  const challenges = challengesOf(context, facts)
  const recommendations = recommendationsOf(context, facts)
  const nextWeekFocus = focusOf(facts)
  const claims = { achievements, challenges, recommendations, nextWeekFocus }
  return {
    summary: summaryOf(facts),
    achievements: achievements.map(({ text }) => text),
    challenges: challenges.map(({ text }) => text),
    recommendations: recommendations.map(({ text }) => text),
    moodTrends: moodTrendsOf(facts),
    goalProgress: goalProgressOf(facts),
    nextWeekFocus: nextWeekFocus.map(({ text }) => text),
    evidence: [
      ...Object.entries(claims).flatMap(([field, list]) => list.map(({ refs }, index) => ({ field, index, refs }))),
      // What energy goes with can be tested: the mission says what is to be done, and the entries what was.
      ...(facts.link
        ? [
            {
              field: 'moodTrends',
              index: null,
              refs: [
                goalRef(facts.link.goal),
                ...facts.link.entries.slice(0, ENTRIES_NAMED).map(refTo(facts.link.goal)),
              ],
            },
          ]
        : []),
    ],
  }
}

/** An entry by the words of it that speak of a goal. */
function refTo(goal: InsightGoal) {
  return (entry: JournalRecord) => ({
    ...entryRef(entry),
    quote: firstWords(sentencesAbout(entry, goal)[0] ?? entry.notes),
  })
}
