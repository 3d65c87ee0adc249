// Apart from the hooks, which a page on the server cannot import.
export const valuesKey = (goalId: string) => ['/api/goals', goalId, 'values'] as const
