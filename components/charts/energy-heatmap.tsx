'use client'

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import {
  CELL,
  dayAt,
  dayText,
  HEAT_WEEKS,
  type HeatLevel,
  heatMonths,
  heatmapText,
  heatShapes,
  loggedDayFrom,
  PHONE_WEEKS,
  placeOfDay,
} from '@/lib/client/energy/heatmap'
import { cn } from '@/lib/client/screen/cn'
import type { EnergyYear } from '@/lib/contract/energy'
import { moodLabels } from '@/lib/contract/mood'
import { paths } from '@/lib/contract/paths'
import { MonthTable } from './month-table'

const levels: readonly HeatLevel[] = [1, 2, 3, 4, 5]
const width = HEAT_WEEKS * CELL
const height = 7 * CELL

/** How far a key goes: a column is a week. */
const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  Home: -1_000,
  End: 1_000,
}

/**
 * A year of days, a week a column: the stronger the square, the higher the energy. A phone shows the second half of it.
 * The line under it is the way to the day that is read, which a pointer chooses in the map and arrows on the line.
 */
export function EnergyHeatmap({ year }: { year: EnergyYear }) {
  const [read, setRead] = useState(year.days.at(-1)?.date ?? year.to)
  // A day without an entry is told as long as the pointer is there, and leads nowhere.
  const [blank, setBlank] = useState<string | null>(null)
  const [isChosen, setChosen] = useState(false)
  const pointer = useRef('mouse')
  const hintId = useId()
  const line = useRef<HTMLAnchorElement>(null)
  const shapes = heatShapes(year)
  const place = placeOfDay(year, read)

  function point({ currentTarget, clientX, clientY, pointerType }: PointerEvent) {
    pointer.current = pointerType
    const box = currentTarget.getBoundingClientRect()
    const day = dayAt(year, (clientX - box.left) / box.width, (clientY - box.top) / box.height)
    const isLogged = year.days.some(({ date }) => date === day)
    setBlank(isLogged ? null : day)
    if (!day || !isLogged) return
    setRead(day)
    setChosen(true)
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    setBlank(null)
    setRead(loggedDayFrom(year, read, by))
    setChosen(true)
  }

  return (
    <figure className="grid gap-3">
      <div
        aria-hidden="true"
        className="grid grid-cols-[2.25rem_minmax(0,1fr)] font-mono text-[0.6875rem]/none text-ink-3"
      >
        <div className="relative mt-5">
          {['Mon', 'Wed', 'Fri', 'Sun'].map((name, index) => (
            <span
              key={name}
              className="absolute left-0 -translate-y-1/2"
              style={{ top: `${((2 * index + 0.5) / 7) * 100}%` }}
            >
              {name}
            </span>
          ))}
        </div>
        <div className="flex justify-end overflow-clip">
          <div className="w-[calc(100%*53/26)] shrink-0 sm:w-full">
            <div className="relative h-5">
              {heatMonths(year).map(({ column, name }) => (
                <span
                  key={column}
                  className={cn('absolute top-0', column < HEAT_WEEKS - PHONE_WEEKS && 'max-sm:hidden')}
                  style={{ left: `${(column / HEAT_WEEKS) * 100}%` }}
                >
                  {name}
                </span>
              ))}
            </div>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${width} ${height}`}
              className="block w-full"
              onPointerMove={point}
              onPointerDown={point}
              onPointerLeave={() => setBlank(null)}
              // A finger is broader than a day: it reads first, and goes by the line.
              onClick={() => blank === null && pointer.current === 'mouse' && line.current?.click()}
            >
              <rect width={width} height={height} fill="transparent" />
              <path
                d={shapes.blanks}
                stroke="var(--rule-strong)"
                strokeOpacity="0.55"
                strokeWidth="2"
                strokeLinecap="round"
              />
              {levels.map((level) => (
                <path key={level} d={shapes.levels[level]} fill={`var(--energy-${level})`} />
              ))}
              <rect
                x={shapes.today.x + 0.5}
                y={shapes.today.y + 0.5}
                width={CELL - 1}
                height={CELL - 1}
                rx="3"
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1"
              />
              {isChosen && (
                <rect
                  x={place.x}
                  y={place.y}
                  width={CELL}
                  height={CELL}
                  rx="3.5"
                  fill="none"
                  stroke="var(--burn)"
                  strokeWidth="2"
                />
              )}
            </svg>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2 text-xs/5 text-ink-3">
        <span aria-live="polite" className="num">
          {blank && <span aria-hidden="true">{dayText(year, blank)}</span>}
          {year.days.length > 0 && (
            <ScreenLink
              ref={line}
              href={`${paths.journal}?date=${read}`}
              prefetch={false}
              onKeyDown={step}
              aria-describedby={hintId}
              className={cn('link relative after:absolute after:-inset-x-2 after:-inset-y-2.5', blank && 'sr-only')}
            >
              {dayText(year, read)}
            </ScreenLink>
          )}
          <span id={hintId} className={cn(blank || isChosen ? 'sr-only' : 'ml-3')}>
            Press a day, or go by the arrow keys
          </span>
        </span>
        <Legend />
      </div>
      <figcaption className="num max-w-[72ch] text-sm text-pretty text-ink-2">{heatmapText(year)}</figcaption>
      <MonthTable year={year} />
    </figure>
  )
}

function Legend() {
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {moodLabels[1]}
      <svg aria-hidden="true" viewBox="0 0 60 12" className="h-3 w-15">
        {levels.map((level) => (
          <rect
            key={level}
            x={(level - 1) * CELL + 1}
            y="1"
            width="10"
            height="10"
            rx="2.5"
            fill={`var(--energy-${level})`}
          />
        ))}
      </svg>
      {moodLabels[5]}
    </span>
  )
}
