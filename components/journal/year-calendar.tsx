'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { levelOf } from '@/lib/client/energy/heatmap'
import {
  type CalendarDay,
  calendarDayWords,
  monthBefore,
  monthsOf,
  monthTitle,
  weeksOf,
} from '@/lib/client/journal/months'
import { cn } from '@/lib/client/screen/cn'
import { monthName } from '@/lib/client/time/calendar'
import type { EnergyYear } from '@/lib/contract/energy'

type YearCalendarProps = {
  year: EnergyYear
  /** The day whose entries are shown, where one is chosen. */
  chosen: string | null
  /** What a link leads to. */
  id?: string
  className?: string
  onChoose: (day: CalendarDay) => void
  /** A month of the year that is pressed. */
  onMonth: (month: string) => void
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** A month whose days can be pressed, and under it the year, whose months can. */
export function YearCalendar({ year, chosen, id, className, onChoose, onMonth }: YearCalendarProps) {
  const user = useCurrentUser()
  const titleId = useId()
  const thisMonth = year.to.slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const months = monthsOf(year, user?.createdAt ?? year.from)
  const isFirst = month <= (months[0] ?? month)
  const isLast = month >= thisMonth
  return (
    <section id={id} aria-labelledby={titleId} className={cn('card scroll-mt-20 overflow-clip', className)}>
      <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
        <h2 id={titleId} aria-live="polite" className="text-base">
          {monthTitle(month)}
        </h2>
        <div className="flex">
          {/* Not disabled at the ends: they would lose the focus. */}
          <Button
            variant="ghost"
            size="icon"
            aria-label="Month before"
            aria-disabled={isFirst}
            className="aria-disabled:opacity-40"
            onClick={() => isFirst || setMonth(monthBefore(month, 1))}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Next month"
            aria-disabled={isLast}
            className="aria-disabled:opacity-40"
            onClick={() => isLast || setMonth(monthBefore(month, -1))}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </header>
      {/* Its cells share their borders, and so it has no padding of its own. */}
      <div className="px-3 pb-2">
        <table className="num w-full table-fixed text-center text-sm" aria-labelledby={titleId}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" className="h-8 font-mono text-xs font-normal text-ink-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(year, month).map((week) => (
              <tr key={week.find((day) => day)?.date}>
                {week.map((day, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week's places are its days
                  <td key={at} className="p-0">
                    {day && <DayButton day={day} today={year.to} isChosen={day.date === chosen} onChoose={onChoose} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* Of a year without an entry there is no month to look at, and one alone is shown above. */}
      {year.days.length > 0 && months.length > 1 && (
        <fieldset aria-label="Months of the year" className="grid grid-cols-4 gap-x-1 gap-y-1 border-t border-rule p-3">
          {months.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === month}
              aria-label={monthTitle(one)}
              onClick={() => {
                setMonth(one)
                onMonth(one)
              }}
              className="grid gap-1.5 rounded-control p-2 text-left font-mono text-xs/none text-ink-3 hover:bg-raised aria-pressed:bg-raised aria-pressed:text-ink"
            >
              {monthName(`${one}-01`)}
              <SmallMonth year={year} month={one} />
            </button>
          ))}
        </fieldset>
      )}
    </section>
  )
}

function DayButton({
  day,
  today,
  isChosen,
  onChoose,
}: {
  day: CalendarDay
  today: string
  isChosen: boolean
  onChoose: (day: CalendarDay) => void
}) {
  const { date, logged } = day
  if (date > today) return <span className="grid h-11 place-items-center text-ink-3">{Number(date.slice(8))}</span>
  return (
    <button
      type="button"
      aria-label={calendarDayWords(day)}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={cn(
        'relative mx-auto grid h-11 w-full max-w-11 place-items-center rounded-control hover:bg-raised aria-pressed:bg-burn-soft',
        logged ? 'font-semibold' : 'text-ink-3',
        date === today && 'outline outline-ink-2 -outline-offset-2',
      )}
    >
      {Number(date.slice(8))}
      {logged && (
        <span
          aria-hidden="true"
          className="absolute bottom-1.5 h-1 w-4 rounded-full"
          style={{ background: `var(--energy-${levelOf(logged.mean)})` }}
        />
      )}
    </button>
  )
}

/** A month as small squares, the stronger the higher the energy. */
function SmallMonth({ year, month }: { year: EnergyYear; month: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 48" className="w-14 max-w-full">
      {weeksOf(year, month).flatMap((week, row) =>
        week.map((day, column) =>
          day && day.date <= year.to ? (
            <rect
              key={day.date}
              x={column * 8}
              y={row * 8}
              width="7"
              height="7"
              rx="1.5"
              fill={day.logged ? `var(--energy-${levelOf(day.logged.mean)})` : 'var(--raised)'}
            />
          ) : null,
        ),
      )}
    </svg>
  )
}
