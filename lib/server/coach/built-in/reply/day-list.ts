import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { ChecklistRow } from '@/lib/contract/today'
import { dayWords } from '@/lib/server/language/questions/day-words'
import type { GoalRecord } from '../../context'
import { count } from '../../count'
import { handleOf } from '../../goal-handle'
import { quoted } from '../analysis/claim'

/** A longer list of what was left is looked at on Today. */
const MOST_LATE = 5

type Day = { today: string; timeZone: string }

/**
 * What Today lists beside the alerts that are still to come, in its order: what the goals ask for, alerts left open from
 * before, and what is done. Empty where there is nothing of it.
 */
export function dayList(rows: readonly ChecklistRow[], goals: readonly GoalRecord[], day: Day): string {
  const open = rows.filter(({ isDone }) => !isDone)
  const also = open.flatMap((row) => (row.kind === 'alert' ? [] : [`- ${rowWords(row, goals, day.today)}`]))
  const late = open.flatMap(({ kind, at, title }) => {
    const date = kind === 'alert' && at !== null ? dateIn(day.timeZone, new Date(at)) : day.today
    return date < day.today ? [`- ${quoted(title)}, ${dayWords(date, day.today)}`] : []
  })
  const done = rows.flatMap(({ isDone, title }) => (isDone ? [quoted(title)] : []))
  return [
    late.length > 0 && ['Still open from before:', ...late.slice(0, MOST_LATE), ...moreWords(late.length)].join('\n'),
    also.length > 0 && ['Also today:', ...also].join('\n'),
    done.length > 0 && `Done already: ${done.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function moreWords(late: number): string[] {
  return late > MOST_LATE ? [`- and ${late - MOST_LATE} more, on Today`] : []
}

function rowWords(
  { kind, goalId, title, count: times, due, quietDays, review }: ChecklistRow,
  goals: readonly GoalRecord[],
  today: string,
): string {
  const goal = goals.find(({ id }) => id === goalId)
  const of = goal ? ` for ${handleOf(goal.title) ?? quoted(goal.title)}` : ''
  if (kind === 'rhythm') return [quoted(title), times].filter(Boolean).join(', ')
  if (kind === 'silent') return `${quoted(title)}: nothing recorded for ${count(quietDays ?? 0, 'day')}`
  if (kind === 'plan') return `your plan${of}: ${quoted(title)}${review ? `; a week is over: ${review}` : ''}`
  return `${quoted(title)}${of}${due ? `, ${due < today ? 'was due' : 'due'} ${dayWords(due, today)}` : ''}`
}
