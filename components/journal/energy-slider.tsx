'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'
import styles from './energy-slider.module.css'
import { energyOf } from './entry-words'

type EnergySliderProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  mood: number
  onChange: (mood: number) => void
}

const { min, max } = limits.mood

/** One to five by thumb, pointer or arrow key, with the face and the word of where it stands. */
export function EnergySlider({ mood, onChange, ...control }: EnergySliderProps) {
  const { emoji, label, figure } = energyOf(mood)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-control border border-rule px-4 py-2">
      <span aria-hidden="true" className="text-3xl/none">
        {emoji}
      </span>
      <div className="min-w-0">
        <p aria-hidden="true" className="flex items-baseline justify-between text-sm">
          <span className="font-medium">{label}</span>
          <span className="num text-ink-2">{figure}</span>
        </p>
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={1}
          value={mood}
          aria-valuetext={`${label}, ${figure}`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          className={cn(styles.slider, 'block h-10 w-full rounded-control pointer-coarse:h-11')}
          style={{ '--filled': `${((mood - min) / (max - min)) * 100}%` } as React.CSSProperties}
        />
      </div>
    </div>
  )
}
