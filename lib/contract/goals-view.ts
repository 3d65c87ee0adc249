/** How goals are listed: a line each, or each whole. The choice stands in a cookie, so that the first paint has it. */
export type GoalsView = 'rows' | 'cards'

export const goalsViewCookie = 'goals-view'

/** The view that a cookie names; rows where it names none. */
export function goalsViewOf(value: string | undefined): GoalsView {
  return value === 'cards' ? 'cards' : 'rows'
}
