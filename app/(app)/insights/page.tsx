import type { Metadata } from 'next'
import { InsightsScreen } from '@/components/insights/insights-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { requireUser } from '@/lib/server/auth/current-user'
import { loadInsights } from './load-insights'

export const metadata: Metadata = { title: 'Review' }

export default async function InsightsPage() {
  const { state, ...insights } = await loadInsights(await requireUser())
  return (
    <Prefetched state={state}>
      <InsightsScreen {...insights} />
    </Prefetched>
  )
}
