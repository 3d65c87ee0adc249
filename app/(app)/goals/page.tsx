import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { GoalsScreen } from '@/components/goals/goals-screen'
import { goalsKey } from '@/lib/client/goal-cache'
import { prefetchedState } from '@/lib/client/prefetched-state'
import { requireUser } from '@/lib/server/auth/current-user'
import { dateIn } from '@/lib/server/calendar'
import { listAllGoals } from '@/lib/server/goals/list-all-goals'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'

export const metadata: Metadata = { title: 'Goals' }

export default async function GoalsPage() {
  const user = await requireUser()
  const goals = (await listAllGoals(user)).map(serializeGoal)
  const { timeZone } = user
  return (
    <HydrationBoundary state={prefetchedState([goalsKey, goals])}>
      <GoalsScreen now={{ today: dateIn(timeZone, new Date()), timeZone }} />
    </HydrationBoundary>
  )
}
