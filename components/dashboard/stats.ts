import { counted, relativeDay } from '@/lib/client/time/calendar'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import { limits } from '@/lib/contract/limits'

/** A figure of the dashboard, with what it counts and what it means today. */
export type Stat = { label: string; value: number; unit?: string; caption: string }

export function statsOf(summary: DashboardSummary): Stat[] {
  const { goals, activeCount, totalCount, completedToday, entryCount, streak, latestEntry, today } = summary
  const paused = goals.filter(({ status }) => status === 'paused').length
  const momentum = Math.min(entryCount, limits.momentumDays)
  return [
    { label: 'Active Missions', value: activeCount, caption: activeCaption(activeCount, totalCount, paused) },
    {
      label: 'Completed Today',
      value: completedToday,
      caption: completedToday === 0 ? 'none yet today' : `of ${totalCount} in all`,
    },
    {
      label: 'Momentum',
      value: momentum,
      // The scale ends there: a streak beside it may well be longer.
      unit: `of ${limits.momentumDays} days`,
      caption: streak ? `streak of ${counted(streak, 'day')}` : 'by journal entries',
    },
    {
      label: 'Entries',
      value: entryCount,
      caption: latestEntry ? `latest ${relativeDay(latestEntry, today)}` : 'none written yet',
    },
  ]
}

/** Paused ones are among the active: how many is said where there are any. */
function activeCaption(active: number, total: number, paused: number): string {
  if (total === 0) return 'none set yet'
  if (paused > 0) return active === paused ? 'paused' : `${paused} of them paused`
  return active === total ? 'none done yet' : `of ${total} in all`
}
