// Apart from the hooks, which a page on the server cannot import.

export const weeklyInsightKey = ['/api/insights/weekly'] as const

/** What goes with energy. */
export const energyPatternsKey = ['/api/insights/energy-patterns'] as const

/** Whether the current week has been gone through, and what came of it. */
export const weekReviewKey = ['/api/insights/weekly/review'] as const

export const goalAnalysesKey = ['/api/insights/goals'] as const

/** Where one goal is heading. */
export function goalOutlookKey(goalId: string) {
  return [...goalAnalysesKey, goalId, 'outlook'] as const
}

/** More than most people pursue at once, and few enough to be analysed while a page is made. */
export const ANALYSES_PAGE = 20

export const goalAnalysesPath = `${goalAnalysesKey[0]}?limit=${ANALYSES_PAGE}`

export function responsesKey(goalId: string) {
  return ['/api/insights/responses', goalId] as const
}
