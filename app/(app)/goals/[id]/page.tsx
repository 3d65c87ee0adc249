import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { GoalPage } from '@/components/goals/goal-page'
import { Prefetched } from '@/components/shared/prefetched'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { goalHistoryKey, goalRisksKey, goalsKey } from '@/lib/client/goals/cache'
import { goalOutlookKey } from '@/lib/client/insights/keys'
import { plansKey } from '@/lib/client/plans/key'
import { valuesKey } from '@/lib/client/values/key'
import { measureOfKey } from '@/lib/client/values/measure-of-key'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { requireUser } from '@/lib/server/auth/current-user'
import { goalHistory } from '@/lib/server/goals/goal-history'
import { listAllGoals } from '@/lib/server/goals/list-all-goals'
import { serializeValue } from '@/lib/server/goals/measure/serialize-value'
import { listValues } from '@/lib/server/goals/measure/values'
import { serializeProgressEvent } from '@/lib/server/goals/serialize-goal'
import { goalHeading } from '@/lib/server/insights/goal-heading'
import { listRisks } from '@/lib/server/insights/risks'
import { readMeasure } from '@/lib/server/language/measure/read-measure'
import { listPlans } from '@/lib/server/plans/plans'
import { serializePlan } from '@/lib/server/plans/serialize-plan'

/** Read once for the title and the screen. */
const allGoals = cache(async () => listAllGoals(await requireUser()))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const [goals, { id }] = await Promise.all([allGoals(), params])
  return { title: goals.find((one) => one.id === id)?.title ?? 'This goal is not here' }
}

type PageProps = { params: Promise<{ id: string }> }

/** What a list gives at once. A longer one is read from its start by the screen. */
const whole = { limit: limits.pageSize.max, cursor: undefined }

export default async function OneGoalPage({ params }: PageProps) {
  const [user, { id }] = await Promise.all([requireUser(), params])
  const [goals, risks] = await Promise.all([allGoals(), listRisks(user, { limit: limits.pageSize.max })])
  const goal = goals.find((one) => one.id === id)
  if (!goal) notFound()
  const isHeading = !goal.isCompleted && goal.droppedAt === null
  const [events, plans, values, heading] = await Promise.all([
    goalHistory(user, id, whole),
    listPlans(user, { ...whole, goalId: id }),
    listValues(user, id, whole),
    isHeading ? goalHeading(user, id) : null,
  ])
  const { timeZone } = user
  const entries: Parameters<typeof prefetchedState> = [
    [goalsKey, goals],
    [goalRisksKey, risks.rows],
    [plansKey(id), plans.rows.map(serializePlan)],
  ]
  if (goal.measure === null) {
    const { title, description } = goal
    entries.push([measureOfKey(title, description), readMeasure({ title, description }, timeZone)])
  }
  if (heading) entries.push([goalOutlookKey(id), heading])
  if (events.next === null) entries.push([goalHistoryKey(id), events.rows.map(serializeProgressEvent)])
  if (values.next === null) entries.push([valuesKey(id), values.rows.map(serializeValue)])
  return (
    <Prefetched state={prefetchedState(...entries)}>
      <GoalPage id={id} now={{ today: dateIn(timeZone, new Date()), timeZone }} />
    </Prefetched>
  )
}
