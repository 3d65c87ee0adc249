import 'server-only'
import { z } from 'zod'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { isPaused } from '@/lib/contract/pause'
import { calendarDate } from '@/lib/contract/text'
import { weekdayName } from '@/lib/server/coach/dates'
import { escapeLine } from '@/lib/server/coach/prompts/fence'
import { rowLine } from './lines'
import { defineLookingTool, ToolRefusal } from './tool'

const MOST_ROWS = 60
const DAYS = 14
const MOST_DAYS = 366
/** Overdue alerts of so long ago are still told. */
const OVERDUE_DAYS = 30

export const agendaTool = defineLookingTool({
  name: 'agenda',
  description:
    'What lies ahead: open alerts with their times and #refs (overdue ones too), days on which goals and milestones are due. Without days: the next 14.',
  input: z.object({ from: calendarDate.optional(), to: calendarDate.optional() }),
  async run({ record, context: { goals, now, timeZone } }, { from, to }) {
    const today = dateIn(timeZone, now)
    const first = from ?? today
    const last = to ?? addDays(first, DAYS)
    if (first > last || daysBetween(first, last) > MOST_DAYS) throw new ToolRefusal('Ask for a year at most.')
    const since = first <= today ? addDays(first, -OVERDUE_DAYS) : first
    const alerts = await record.ask({
      of: 'alerts',
      give: 'list',
      where: { status: 'open' },
      when: { from: since, to: last },
      limit: MOST_ROWS,
    })
    const isWithin = (day: string | null): day is string => day !== null && day >= first && day <= last
    const open = goals.filter((goal) => !goal.isCompleted && !isPaused(goal, today))
    const due = open.flatMap(({ title, targetDate, milestones }) => [
      ...(isWithin(targetDate) ? [{ date: targetDate, words: `goal due: ${escapeLine(title)}` }] : []),
      ...milestones.flatMap((one) =>
        !one.isCompleted && isWithin(one.targetDate)
          ? [{ date: one.targetDate, words: `milestone due: ${escapeLine(one.title)} (${escapeLine(title)})` }]
          : [],
      ),
    ])
    const dated = [
      ...alerts.rows.map((row) => ({
        date: `${row.date} ${row.time ?? ''}`,
        line: row.date < today ? `${rowLine(row)} (overdue)` : rowLine(row),
      })),
      ...due.map(({ date, words }) => ({ date, line: `- ${weekdayName(date).slice(0, 3)} ${date}: ${words}` })),
    ].toSorted((one, other) => (one.date < other.date ? -1 : 1))
    return {
      lines: [
        `From ${first} to ${last}, today is ${weekdayName(today)} ${today}: ${alerts.rows.length} open alerts, ${due.length} days due.`,
        ...dated.map(({ line }) => line),
      ],
      looked: {
        tool: 'agenda',
        words: `Looked at ${alerts.rows.length} alerts`,
        from: first,
        to: last,
        rows: alerts.rows.length,
        refs: alerts.rows.map(({ ref }) => ref),
      },
    }
  },
})
