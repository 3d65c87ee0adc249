import { counted, relativeDay } from '@/lib/client/time/calendar'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import { limits } from '@/lib/contract/limits'

/** A figure of the dashboard, with what it counts and what it means today. */
export type Stat = { label: string; value: number; unit?: string; caption: string }

export function statsOf(summary: DashboardSummary): Stat[] {
  const { activeCount, totalCount, completedToday, entryCount, streak, latestEntry, today } = summary
  const momentum = Math.min(entryCount, limits.momentumDays)
  return [
    { label: 'Active Missions', value: activeCount, caption: activeCaption(activeCount, totalCount) },
    { label: 'Completed Today', value: completedToday.count, caption: completedCaption(completedToday) },
    {
      label: 'Momentum',
      value: momentum,
      unit: momentum === 1 ? 'day' : 'days',
      caption: streak ? `streak of ${counted(streak, 'day')}` : 'grows with each entry',
    },
    {
      label: 'Entries',
      value: entryCount,
      caption: latestEntry ? `latest ${relativeDay(latestEntry, today)}` : 'none written yet',
    },
  ]
}

function activeCaption(active: number, total: number): string {
  if (total === 0) return 'none set yet'
  return active === total ? 'none completed yet' : `of ${total} in all`
}

function completedCaption({ count, latestTitle }: DashboardSummary['completedToday']): string {
  if (!latestTitle) return 'none yet today'
  return count === 1 ? `“${latestTitle}”` : `“${latestTitle}” and ${count - 1} more`
}
