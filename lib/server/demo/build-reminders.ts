import type { AccountDocument } from '@/lib/contract/account-document'
import { weekdayOf } from '@/lib/contract/calendar'
import { goalIdOf } from './build-goals'
import type { Clock } from './clock'
import { demoId } from './demo-id'

/** `sunday`: the next Sunday after today. */
type Alert = { daysAgo: number | 'sunday'; hour: number; title: string; goal?: string; isDone?: boolean }

const alerts: Alert[] = [
  { daysAgo: 1, hour: 18, title: 'Ring Avó Lurdes', goal: 'avo', isDone: true },
  { daysAgo: 0, hour: 8, title: 'Sign for the last passport', goal: 'passports', isDone: true },
  { daysAgo: 0, hour: 12.5, title: 'Send Priya the port numbers', goal: 'ports' },
  { daysAgo: 0, hour: 17.75, title: 'Easy 6 km with Aoife', goal: 'half' },
  { daysAgo: 0, hour: 22.25, title: 'Screen off, book on', goal: 'sleep' },
  { daysAgo: -1, hour: 10, title: 'Buy the long screws for the shelves', goal: 'attic' },
  { daysAgo: 'sunday', hour: 17, title: 'Call Mam', goal: 'mam' },
  { daysAgo: -3, hour: 12, title: 'One sentence for the talk', goal: 'talk' },
  { daysAgo: -5, hour: 7, title: 'Long run: 18 km', goal: 'half' },
  { daysAgo: -8, hour: 9, title: 'Dentist, Finn' },
]

/** Alerts for yesterday, today and the days ahead. */
export function buildReminders(clock: Clock): AccountDocument['reminders'] {
  return alerts.map(({ daysAgo: day, hour, title, goal, isDone = false }) => {
    const daysAgo = day === 'sunday' ? -daysToSunday(clock) : day
    const created = clock.at(Math.max(daysAgo, 0) + 1, 21)
    return {
      id: demoId(`reminder ${title}`, created),
      title,
      scheduledFor: clock.planned(daysAgo, hour).toISOString(),
      goalId: goal ? goalIdOf(goal, clock) : null,
      isDone,
      repeat: null,
      repeatFrom: null,
      missed: 0,
      createdAt: created.toISOString(),
    }
  })
}

/** From tomorrow on: one to seven. */
function daysToSunday(clock: Clock): number {
  return 7 - (weekdayOf(clock.day(0)) % 7)
}
