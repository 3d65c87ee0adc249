import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { GoalsScreen } from '@/components/goals/goals-screen'
import { Prefetched } from '@/components/shared/prefetched'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { goalRisksKey, goalsKey } from '@/lib/client/goals/cache'
import { dateIn } from '@/lib/contract/calendar'
import { goalsViewCookie, goalsViewOf } from '@/lib/contract/goals-view'
import { limits } from '@/lib/contract/limits'
import { requireUser } from '@/lib/server/auth/current-user'
import { listAllGoals } from '@/lib/server/goals/list-all-goals'
import { listRisks } from '@/lib/server/insights/risks'

export const metadata: Metadata = { title: 'Goals' }

export default async function GoalsPage() {
  const user = await requireUser()
  const [goals, risks] = await Promise.all([listAllGoals(user), listRisks(user, { limit: limits.pageSize.max })])
  const { timeZone } = user
  return (
    <Prefetched state={prefetchedState([goalsKey, goals], [goalRisksKey, risks.rows])}>
      <GoalsScreen
        now={{ today: dateIn(timeZone, new Date()), timeZone }}
        firstView={goalsViewOf((await cookies()).get(goalsViewCookie)?.value)}
      />
    </Prefetched>
  )
}
