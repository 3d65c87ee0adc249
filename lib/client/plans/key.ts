// Apart from the hooks, which a page on the server cannot import.
export const allPlansKey = ['/api/plans'] as const
export const plansKey = (goalId: string) => [...allPlansKey, goalId] as const
