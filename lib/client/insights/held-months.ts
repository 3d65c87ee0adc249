import { useQueries } from '@tanstack/react-query'
import type { MonthlyInsight } from '@/lib/contract/look-back'
import { monthOptions } from './api'

/** Of some months those that hold something, as far as that is known yet. */
export function useHeldMonths(months: readonly string[]): ReadonlySet<string> {
  const answers = useQueries({ queries: months.map(monthOptions) })
  return new Set(answers.flatMap(({ data }) => (data && !isEmptyMonth(data) ? [data.month] : [])))
}

/** Whether a month tells nothing: no entry, no goal that moved, no step that was done. */
export function isEmptyMonth({ entries, goals, stepsDone }: MonthlyInsight): boolean {
  return entries === 0 && goals.length === 0 && stepsDone === 0
}
