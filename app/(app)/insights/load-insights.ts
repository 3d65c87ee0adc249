import 'server-only'
import { onePage } from '@/lib/client/cache/list-pages'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { energyKey } from '@/lib/client/energy/api'
import { experimentsKey } from '@/lib/client/experiments/key'
import { goalsKey } from '@/lib/client/goals/cache'
import {
  ANALYSES_PAGE,
  goalAnalysesKey,
  goalAnalysesPath,
  weeklyInsightKey,
  weekReviewKey,
} from '@/lib/client/insights/keys'
import { trackRecordKey } from '@/lib/client/insights/track-record'
import { JOURNAL_PAGE, journalKey, journalPath, wholeJournal } from '@/lib/client/journal/filter'
import { dateIn } from '@/lib/contract/calendar'
import { listExperiments } from '@/lib/server/experiments/experiments'
import { serializeExperiment } from '@/lib/server/experiments/serialize-experiment'
import { listAllGoals } from '@/lib/server/goals/list-all-goals'
import { listAnalyses } from '@/lib/server/insights/goal-analyses'
import { trackRecord } from '@/lib/server/insights/track-record'
import { currentReview, serializeReview } from '@/lib/server/insights/week-review'
import { weeklyInsightAtHand } from '@/lib/server/insights/weekly-insight'
import { energyYear } from '@/lib/server/journal/energy'
import { listEntries } from '@/lib/server/journal/find-entries'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** Each takes two weeks or more: years fit. */
const EXPERIMENTS = 100

/** All that the insights screen starts with. It never waits on a model: a week that one must read is asked for later. */
export async function loadInsights(user: UserRow) {
  const now = new Date()
  const { signal } = new AbortController()
  const [goals, analyses, week, review, energy, record, journal, experiments] = await Promise.all([
    listAllGoals(user),
    listAnalyses(user, { limit: ANALYSES_PAGE, cursor: undefined }, signal),
    weeklyInsightAtHand(user, signal),
    currentReview(user),
    energyYear(user, now),
    trackRecord(user, now),
    listEntries(user, { limit: JOURNAL_PAGE, cursor: undefined }),
    listExperiments(user, { limit: EXPERIMENTS, cursor: undefined }),
  ])
  const entries: Parameters<typeof prefetchedState> = [
    [goalsKey, goals],
    [
      goalAnalysesKey,
      onePage(goalAnalysesPath, {
        items: analyses.rows,
        next: analyses.next && `${goalAnalysesPath}&cursor=${analyses.next}`,
      }),
    ],
    [weekReviewKey, review && serializeReview(review)],
    [energyKey, energy],
    [trackRecordKey, record],
    [experimentsKey, experiments.rows.map(serializeExperiment)],
    [
      journalKey(),
      onePage(journalPath(), {
        items: journal.rows,
        next: journal.next && journalPath(wholeJournal, journal.next),
      }),
    ],
  ]
  if (week) entries.push([weeklyInsightKey, week])
  const { timeZone } = user
  return {
    state: prefetchedState(...entries),
    now: { today: dateIn(timeZone, now), timeZone },
    renderedAt: now.getTime(),
  }
}
