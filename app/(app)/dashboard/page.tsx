import type { Metadata } from 'next'
import { DashboardScreen } from '@/components/dashboard/dashboard-screen'
import { dashboardViewOf } from '@/components/dashboard/dashboard-view'
import { Prefetched } from '@/components/shared/prefetched'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { remindersKey } from '@/lib/client/reminders/cache'
import { requireUser } from '@/lib/server/auth/current-user'
import { dashboardSummary } from '@/lib/server/dashboard/summary'
import { serializeUser } from '@/lib/server/users/serialize-user'

export const metadata: Metadata = { title: 'Today' }

export default async function DashboardPage() {
  const user = await requireUser()
  const now = new Date()
  const summary = await dashboardSummary(user, now)
  const view = dashboardViewOf(serializeUser(user), summary)
  const reminders = [...summary.alerts, ...summary.upcoming]
  return (
    <Prefetched state={prefetchedState([remindersKey(summary.today), reminders])}>
      <DashboardScreen view={JSON.stringify(view)} renderedAt={now.getTime()} />
    </Prefetched>
  )
}
