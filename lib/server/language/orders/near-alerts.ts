import 'server-only'
import { addDays, dateIn, instantIn, timeIn } from '@/lib/contract/calendar'
import type { Token } from '../text'
import { wordTable } from '../word-table'
import type { Filled } from './fill'
import { goalsNamed, leading, type Named } from './names'
import { capital, type OrderContext } from './order'
import { alertsOf } from './refusals'
import type { Thing } from './things'

/** "Remind me the evening before at 8 to dig out the cards", of the alert that was spoken of. */
export function dayBefore(text: string, { reminders, recentTopic, timeZone }: OrderContext): Filled | null {
  const [, part, hour, deed] = BEFORE_THAT.exec(text) ?? []
  if (!part) return null
  const other = reminders.find(({ id }) => id === recentTopic?.reminderId)
  if (!other) return deed ? { cannot: BEFORE_WHAT } : null
  const at = new Date(other.scheduledFor)
  const isLate = /^(?:evening|night)$/i.test(part) && Number(hour) < 12
  const told = hour && `${String(Number(hour) + (isLate ? 12 : 0)).padStart(2, '0')}:00`
  const time = told ?? PARTS[part.toLowerCase()] ?? timeIn(timeZone, at)
  const scheduledFor = instantIn(timeZone, addDays(dateIn(timeZone, at), -1), time).toISOString()
  return { verb: 'alert.add', input: { title: capital(deed?.trim()) ?? other.title, scheduledFor } }
}
const BEFORE_THAT =
  /\bremind me the (day|evening|night|morning) before(?: at (\d{1,2})(?: ?[ap]m| o.?clock)?)?(?: to (.{3,80}?))?\W*$/i
const BEFORE_WHAT = 'Before what? Name the day, as in “on Sunday at 8”.'
const PARTS = wordTable<string>({ evening: '19:00', night: '21:00', morning: '09:00' })

/** "Push the run": what is set today for the goal of that name, where the name is none of its own. */
export function alertsOfNamedGoal(
  tokens: readonly Token[],
  [named, ...others]: readonly Named<Thing>[],
  context: OrderContext,
): OrderContext['reminders'][number][] {
  const goals = goalsNamed(tokens, context.goals)
  const [goal] = goals
  if (!goal || leading(goals) === null) return []
  // "The long run" is an alert's name, and "the run" the goal's as well.
  const isOwn = named?.item.kind === 'alert' && [...named.places].some((at) => !goal.places.has(at))
  if (isOwn) return []
  const known = [named, ...others].map((one) => one?.item.id)
  return soonOf(goal.item.id, context).filter(({ id }) => !known.includes(id))
}

/** The alerts of a goal in the days to come. */
export function soonOf(goalId: string, context: OrderContext) {
  const today = dateIn(context.timeZone, context.now)
  return alertsOf({ from: today, to: addDays(today, SOON_DAYS) }, context).filter((one) => one.goalId === goalId)
}
const SOON_DAYS = 2
