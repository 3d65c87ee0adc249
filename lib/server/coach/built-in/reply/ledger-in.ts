import 'server-only'
import { addDays, calendarDay } from '../../dates'
import { type GoalFacts, RECENT_DAYS } from '../../facts'
import type { Period } from './period'
import type { Situation } from './situation'

/** So many events of the ledger a talk is given at most. */
const EVENTS_GIVEN = 300

type Moved = { facts: GoalFacts; gain: number; checkIns: number }

/** What the ledger says of each of these goals in a period: points gained, negative when lost, and check-ins. */
export function movedIn(goals: readonly GoalFacts[], { from, to }: Period, timeZone: string): Moved[] {
  return goals.map((facts) => {
    const events = facts.goal.history.filter((event) => {
      const day = calendarDay(new Date(event.at), timeZone)
      return event.source !== 'import' && day >= from && day <= to
    })
    const gain = events.reduce((sum, event) => sum + event.newProgress - event.oldProgress, 0)
    return { facts, gain, checkIns: events.length }
  })
}

/** The first day of which the ledger at hand tells all; null when it goes back to the beginning. */
export function ledgerStart({ ongoing, completed, context }: Situation): string | null {
  const events = [...ongoing, ...completed].flatMap(({ goal }) => goal.history)
  if (events.length < EVENTS_GIVEN) return null
  const [first] = events.map(({ at }) => at).sort()
  return first ? addDays(calendarDay(new Date(first), context.timeZone), 1) : null
}

/** The first day of which a talk is given the journal. */
export function journalStart(today: string): string {
  return addDays(today, 1 - RECENT_DAYS)
}
