import { monthTitle } from '@/lib/client/insights/review-span'
import { dayName, dayOf, timeOf, weekdayNames } from '@/lib/client/time/calendar'
import { readDay } from '@/lib/client/time/read-day'
import { weekdayOf } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { moodLabels } from '@/lib/contract/mood'
import { paths } from '@/lib/contract/paths'
import type { Reminder } from '@/lib/contract/reminder'
import type { CommandGroup } from './commands'
import { matchesWords } from './commands'

/** Of more than these a person types another word. */
const MOST = 5

type Day = { today: string; timeZone: string }

/**
 * The day that is named, and the alerts, milestones and months whose words are typed, each leading to where it stands.
 * `held`: the months that hold something.
 */
export function dayCommands(
  text: string,
  alerts: readonly Reminder[],
  goals: readonly Goal[],
  { today, timeZone }: Day,
  held: ReadonlySet<string>,
): CommandGroup[] {
  const found = alerts
    .filter(({ title }) => matchesWords(title, text))
    .slice(0, MOST)
    .map(({ id, title, scheduledFor }) => ({
      id: `alert-${id}`,
      label: title,
      note: `${dayName(dayOf(scheduledFor, timeZone), today)} ${timeOf(scheduledFor, timeZone)}`,
      keywords: '',
      deed: { type: 'go', href: paths.dashboard } as const,
    }))
  const steps = goals
    .flatMap((goal) => goal.milestones.map((milestone) => ({ goal, milestone })))
    .filter(({ milestone }) => matchesWords(milestone.title, text))
    .slice(0, MOST)
    .map(({ goal, milestone }) => ({
      id: `milestone-${milestone.id}`,
      label: milestone.title,
      note: goal.title,
      keywords: '',
      deed: { type: 'go', href: `${paths.goals}/${goal.id}` } as const,
    }))
  return [
    { heading: 'Days', commands: [...days(text, today), ...energies(text)] },
    { heading: 'Alerts', commands: found },
    { heading: 'Milestones', commands: steps },
    { heading: 'Check in', commands: checkIns(text, goals) },
    { heading: 'Months', commands: months(text, today, held) },
  ].filter(({ commands }) => commands.length > 0)
}

/** "check in read": the goal is named with the act. */
function checkIns(text: string, goals: readonly Goal[]) {
  const [, named = ''] = /^check[\s-]?in\s+(?:on\s+)?(.*\S)/i.exec(text.trim()) ?? []
  if (!named) return []
  return goals
    .filter(({ title, isCompleted, droppedAt }) => !isCompleted && !droppedAt && matchesWords(title, named))
    .slice(0, MOST)
    .map(({ id, title }) => ({
      id: `check-in-on-${id}`,
      label: `Check in on ${title}`,
      keywords: '',
      deed: { type: 'go', href: `${paths.goals}/${id}` } as const,
    }))
}

/** "24 mar", "yesterday": what was written on that day. */
function days(text: string, today: string) {
  const day = readDay(text, today)
  if (day === null) return []
  const [year, month] = [day.slice(0, 4), monthTitle(day).replace(/ \d+$/, '')]
  return [
    {
      id: `day-${day}`,
      label: `Entries of ${Number(day.slice(8))} ${month}${year === today.slice(0, 4) ? '' : ` ${year}`}`,
      note: weekdayNames[weekdayOf(day) - 1] ?? '',
      keywords: '',
      deed: { type: 'go', href: `${paths.journal}?date=${day}` } as const,
    },
  ]
}

/** "5/5", "energy 2": the entries whose line says so. */
function energies(text: string) {
  const [, plain, named] = /^\s*(?:(?:energy\s+)?([1-5])\s*\/\s*5|energy\s+([1-5]))\s*$/i.exec(text) ?? []
  const mood = Number(plain ?? named)
  if (!isMood(mood)) return []
  return [
    {
      id: `energy-${mood}`,
      label: `Entries with energy ${mood}/5`,
      note: moodLabels[mood],
      keywords: '',
      deed: { type: 'go', href: `${paths.journal}?energy=${mood}` } as const,
    },
  ]
}

function isMood(mood: number): mood is keyof typeof moodLabels {
  return mood in moodLabels
}

const MONTHS = 24
/** Under so many letters a word may begin many months. */
const LEAST_LETTERS = 3

/** "june", "june 2025": the months that end with the running one, newest first. */
export function monthsNamed(text: string, today: string): string[] {
  if (text.trim().length < LEAST_LETTERS) return []
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  ).filter((one) => matchesWords(monthTitle(one), text) && /\p{L}/u.test(text))
}

/** The named months that hold something, each leading to what it came to. */
function months(text: string, today: string, held: ReadonlySet<string>) {
  return monthsNamed(text, today)
    .filter((one) => held.has(one))
    .map((one) => ({
      id: `month-${one}`,
      label: monthTitle(one),
      note: 'Review',
      keywords: '',
      deed: { type: 'go', href: `${paths.insights}?month=${one}` } as const,
    }))
}
