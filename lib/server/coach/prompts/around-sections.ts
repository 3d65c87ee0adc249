import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import type { DoubtedAnswer, FocusRecord, OtherGoal, ReminderRecord } from '../context'
import { dayName, weekdayName } from '../dates'
import { clip, takeWithin } from './budget'
import { escapeLine, fence } from './fence'

/** Tokens of each part, however much there is. */
const BUDGET = { others: 500, alerts: 400, focus: 200, doubted: 2_500 }

/** Missions that are not told whole, a line each; nothing where there are none. */
export function othersPart(goals: readonly OtherGoal[], today: string): string[] {
  const lines = goals.map(
    ({ title, progress, targetDate }) =>
      `- ${escapeLine(title)}: ${progress}%${targetDate ? `, due ${dayName(targetDate, today)}` : ''}`,
  )
  return part('other_missions', lines, BUDGET.others)
}

/** The alerts of the next seven days; nothing where there are none. */
export function alertsPart(reminders: readonly ReminderRecord[], timeZone: string): string[] {
  const lines = reminders.map(({ title, scheduledFor }) => {
    const at = new Date(scheduledFor)
    const day = dateIn(timeZone, at)
    return `- ${weekdayName(day).slice(0, 3)} ${day} ${timeIn(timeZone, at)}: ${escapeLine(title)}`
  })
  return part('next_alerts', lines, BUDGET.alerts)
}

/** What was to come first this week; nothing where nothing was named. */
export function focusPart(focus: readonly FocusRecord[]): string[] {
  return part(
    'last_weeks_focus',
    focus.map(({ text }) => `- ${escapeLine(text)}`),
    BUDGET.focus,
  )
}

/** An answer that goes back once, with what of it the record does not bear out. */
export function doubtedPart(doubted: DoubtedAnswer | undefined): string[] {
  if (!doubted) return []
  const parts = doubted.parts.map((one) => `- ${escapeLine(one)}`).join('\n')
  return [
    fence('your_answer', clip(doubted.answer, BUDGET.doubted)),
    `You have just answered that. Held against the record, these parts are not borne out as they stand:\n${parts}\nPut them right or leave them out, and give the whole answer once more.`,
  ]
}

function part(tag: string, lines: readonly string[], budget: number): string[] {
  if (lines.length === 0) return []
  const { taken, leftOver } = takeWithin(lines, budget)
  return [[`<${tag}>`, ...taken, ...(leftOver > 0 ? [`And ${leftOver} more.`] : []), `</${tag}>`].join('\n')]
}
