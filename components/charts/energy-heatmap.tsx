'use client'

import { type PointerEvent, useState } from 'react'
import {
  CELL,
  dayAt,
  dayText,
  HEAT_WEEKS,
  type HeatLevel,
  heatMonths,
  heatmapText,
  heatShapes,
  PHONE_WEEKS,
} from '@/lib/client/energy/heatmap'
import { cn } from '@/lib/client/screen/cn'
import type { EnergyYear } from '@/lib/contract/energy'
import { moodLabels } from '@/lib/contract/mood'
import { MonthTable } from './month-table'

const levels: readonly HeatLevel[] = [1, 2, 3, 4, 5]
const width = HEAT_WEEKS * CELL
const height = 7 * CELL

/** A year of days, a week a column: the stronger the square, the higher the energy. A phone shows the second half of it. */
export function EnergyHeatmap({ year }: { year: EnergyYear }) {
  const [pointed, setPointed] = useState<string | null>(null)
  const shapes = heatShapes(year)

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    setPointed(dayAt(year, (clientX - box.left) / box.width, (clientY - box.top) / box.height))
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
              onPointerLeave={() => setPointed(null)}
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
            </svg>
          </div>
        </div>
      </div>
      <p
        aria-hidden="true"
        className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2 text-xs/5 text-ink-3"
      >
        <span className="num">{pointed ? dayText(year, pointed) : 'Press or point at a day to read it'}</span>
        <Legend />
      </p>
      <figcaption className="num max-w-[72ch] text-sm text-pretty text-ink-2">{heatmapText(year)}</figcaption>
      <MonthTable year={year} />
    </figure>
  )
}

function Legend() {
  return (
    <span className="flex items-center gap-1.5">
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
