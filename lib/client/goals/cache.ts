import type { QueryClient } from '@tanstack/react-query'
import type { Goal } from '@/lib/contract/goal'

export const goalsKey = ['/api/goals'] as const

export const goalRisksKey = ['/api/insights/goals/risk'] as const

export function goalHistoryKey(goalId: string) {
  return ['/api/goals', goalId, 'history'] as const
}

/** Puts a goal where it belongs in the cached list, newest first; one that is there already is replaced. */
export function insertGoal(client: QueryClient, goal: Goal): void {
  change(client, (goals) =>
    [...goals.filter(({ id }) => id !== goal.id), goal].sort(
      (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
    ),
  )
}

export function replaceGoal(client: QueryClient, goal: Goal): void {
  updateGoal(client, goal.id, () => goal)
}

export function updateGoal(client: QueryClient, id: string, update: (goal: Goal) => Goal): void {
  change(client, (goals) => goals.map((goal) => (goal.id === id ? update(goal) : goal)))
}

export async function removeGoal(client: QueryClient, id: string): Promise<void> {
  // A list on its way from the server would bring the goal back.
  await client.cancelQueries({ queryKey: goalsKey, exact: true })
  change(client, (goals) => goals.filter((goal) => goal.id !== id))
}

export function findGoal(client: QueryClient, id: string): Goal | undefined {
  return client.getQueryData<Goal[]>(goalsKey)?.find((goal) => goal.id === id)
}

function change(client: QueryClient, decide: (goals: Goal[]) => Goal[]): void {
  client.setQueryData<Goal[]>(goalsKey, (goals) => goals && decide(goals))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
