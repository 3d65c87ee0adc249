import 'server-only'
import { startOfDay, timeIn } from '@/lib/server/calendar'
import { phrases, says } from '@/lib/server/language/phrases'
import { dayWords } from '@/lib/server/language/questions/day-words'
import type { ChatContext, ReminderRecord } from '../../context'
import { addDays, calendarDay } from '../../dates'
import { byUrgency, type GoalFacts, goalFacts } from '../../facts'
import { smallStepWords } from '../../pace'
import { quoted } from '../analysis/claim'
import { timeWords } from './day-words'
import type { Said } from './said'
import { ADD_ONE } from './standing'

const MOST_STEPS = 3
const HOUR = 3_600_000
/** Hours of the day at which a step is put, where no alert stands near. */
const SLOTS = [9, 11, 14, 17, 19, 20]

const asksForDay = phrases(`
plan my|the|today|tomorrow day|morning|evening|afternoon?
plan for today|tomorrow
make a plan for today|tomorrow
what is|are? on|up|due today|tomorrow
what should i do today|tomorrow
how should|do|can i spend|structure|start today|tomorrow|my|the
`)
const asksWhatIsOn = phrases(`
what do i have on? today|tomorrow
what have i got? on? today|tomorrow
what is on my calendar|plate|agenda|list today|tomorrow
anything on today|tomorrow
`)
const asksForWeek = phrases(`
plan my|the|this|next week|weekend
plan for the|this|next|my week|weekend
what should|could|does this|my|the|next week|weekend look
week plan
`)
const asksForNext = phrases(`
what now
what is? next
what should|do|can|could|shall|must i do|focus|work|tackle|start|begin on|with|now|next|first|?
what should|do|can|could|shall|must i do|focus
what should|can|could|shall|must i get on|started|done
what is|are my next|first step|steps|task|milestone
what matters most
where do|should|shall i start|begin
which one|goal|mission first|next|matters
i have _ minutes|hours|hour|minute
i have half an hour
have only|just got? _ minutes|hours|hour|minute
got an|one|# hour|hours|minutes spare|free
have _ minutes
give me something|a|one to|task|step do?
`)

/** What to do now, today or this week: alerts at their times, and the next step of what is most urgent. */
export function planAnswer(said: Said, context: ChatContext): string | null {
  if (says(said.words, asksWhatIsOn)) return whatIsOn(said.words.includes('tomorrow'), context)
  const isWeek = says(said.words, asksForWeek)
  const isDay = !isWeek && says(said.words, asksForDay)
  if (!isWeek && !isDay && !says(said.words, asksForNext)) return null
  const { now, timeZone, goals } = context
  const today = calendarDay(now, timeZone)
  const ranked = goals
    .filter(({ isCompleted }) => !isCompleted)
    .map((goal) => goalFacts(goal, now, timeZone))
    .sort(byUrgency)
  if (ranked.length === 0 && context.reminders.length === 0)
    return `Nothing is due: no alert and no ongoing mission is on your record. ${ADD_ONE}`
  if (isWeek) return weekPlan(ranked, context, today)
  const isTomorrow = said.words.includes('tomorrow')
  return isDay ? dayPlan(ranked, context, isTomorrow ? addDays(today, 1) : today) : nextStep(ranked, context)
}

/** The alerts of a day with their times, and the missions whose date it is. */
function whatIsOn(isTomorrow: boolean, { reminders, goals, now, timeZone }: ChatContext): string {
  const today = calendarDay(now, timeZone)
  const day = isTomorrow ? addDays(today, 1) : today
  const alerts = alertsOn(reminders, day, timeZone).map(
    ({ title, scheduledFor }) => `- ${timeIn(timeZone, new Date(scheduledFor))} ${quoted(title)}`,
  )
  const due = goals
    .filter(({ isCompleted, targetDate }) => !isCompleted && targetDate === day)
    .map(({ title }) => `- ${quoted(title)}: its date`)
  const name = `${isTomorrow ? 'Tomorrow' : 'Today'}, ${dayWords(day, today)}`
  if (alerts.length + due.length === 0) return `${name}, has no alert and no mission that is due.`
  return `${name}:\n${[...alerts.sort(), ...due].join('\n')}`
}

/** The one thing next: an alert within three hours, else the most urgent mission's step. */
function nextStep(ranked: readonly GoalFacts[], { reminders, now, timeZone }: ChatContext): string {
  const due = reminders.find(({ scheduledFor }) => Date.parse(scheduledFor) < now.getTime() + 3 * HOUR)
  const alert = due
    ? `${quoted(due.title)} ${Date.parse(due.scheduledFor) < now.getTime() ? 'was' : 'is'} due ${timeWords(due.scheduledFor, now, timeZone)}.`
    : null
  const [first] = ranked
  if (!first) return alert ?? `The next alert: ${quoted(reminders[0]?.title ?? '')}.`
  return [alert, `${alert ? 'After that' : 'Next'}: ${stepOf(first)}.`, `${whyOf(first)}`].filter(Boolean).join(' ')
}

function dayPlan(ranked: readonly GoalFacts[], { reminders, now, timeZone }: ChatContext, day: string): string {
  const alerts = alertsOn(reminders, day, timeZone)
  const overdue = reminders.filter(({ scheduledFor }) => calendarDay(new Date(scheduledFor), timeZone) < day)
  const isToday = day === calendarDay(now, timeZone)
  const from = isToday ? now.getTime() + HOUR / 2 : 0
  const free = SLOTS.map((hour) => startOfDay(timeZone, day).getTime() + hour * HOUR).filter(
    (slot) => slot >= from && !alerts.some(({ scheduledFor }) => Math.abs(Date.parse(scheduledFor) - slot) < HOUR),
  )
  const chosen = ranked.slice(0, Math.min(MOST_STEPS, free.length))
  const steps = chosen.map((facts, at) => {
    return { at: free[Math.floor((at * free.length) / chosen.length)] ?? 0, words: stepOf(facts) }
  })
  const lines = [
    ...alerts.map(({ title, scheduledFor }) => ({ at: Date.parse(scheduledFor), words: `${quoted(title)} (alert)` })),
    ...steps,
  ].sort((a, b) => a.at - b.at)
  const late =
    overdue.length > 0
      ? `Still open from before: ${overdue
          .slice(0, 3)
          .map(({ title }) => quoted(title))
          .join(', ')}.`
      : null
  if (lines.length === 0)
    return [late, `The rest of ${dayWords(day, day)} has no alert and no hour left to plan.`].filter(Boolean).join(' ')
  return [
    `A plan for ${isToday ? 'today' : dayWords(day, calendarDay(now, timeZone))}; the hours without "alert" are a proposal:`,
    lines.map(({ at, words }) => `- ${timeIn(timeZone, new Date(at))} ${words}`).join('\n'),
    ...(late ? [late] : []),
  ].join('\n\n')
}

function weekPlan(ranked: readonly GoalFacts[], { reminders, timeZone }: ChatContext, today: string): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(today, at))
  const shown = ranked.slice(0, MOST_STEPS)
  const lines = days.flatMap((day, at) => {
    const alerts = alertsOn(reminders, day, timeZone).map(
      ({ title, scheduledFor }) => `${timeIn(timeZone, new Date(scheduledFor))} ${quoted(title)} (alert)`,
    )
    // Each mission twice, on days apart.
    const steps = shown.filter((_, rank) => at % 4 === rank).map(stepOf)
    return alerts.length + steps.length > 0 ? [`- ${dayWords(day, today)}: ${[...alerts, ...steps].join('; ')}`] : []
  })
  return [`The next seven days; the steps without a time are a proposal:`, lines.join('\n')].join('\n\n')
}

function alertsOn(reminders: readonly ReminderRecord[], day: string, timeZone: string): ReminderRecord[] {
  return reminders.filter(({ scheduledFor }) => calendarDay(new Date(scheduledFor), timeZone) === day)
}

/** The next milestone, else half of what a week needs, else a check-in. */
function stepOf(facts: GoalFacts): string {
  const { nextMilestone, goal } = facts
  if (nextMilestone) return `${quoted(nextMilestone)} (${goal.title})`
  const small = smallStepWords(facts)
  return small ? `${small} of ${quoted(goal.title)}` : `30 minutes on ${quoted(goal.title)}`
}

function whyOf({ isOverdue, daysLeft, isOnPace, daysSinceCheckIn, today, goal }: GoalFacts): string {
  if (isOverdue && goal.targetDate) return `Its date was ${dayWords(goal.targetDate, today)}.`
  if (isOnPace === false && daysLeft !== null) return `It is behind its pace, with ${daysLeft} days left.`
  if (goal.targetDate) return `Its date is ${dayWords(goal.targetDate, today)}.`
  return daysSinceCheckIn === null
    ? 'It has had no check-in yet.'
    : `Its last check-in was ${daysSinceCheckIn} days ago.`
}
