'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'
import { moodEmoji, moods } from '@/lib/contract/mood'
import styles from './energy-slider.module.css'
import { energyOf } from './entry-words'

type EnergySliderProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  mood: number
  onChange: (mood: number) => void
}

const { min, max } = limits.mood
/** One to five by thumb, pointer or arrow key, under the faces that a new entry is written with. */
export function EnergySlider({ mood, onChange, ...control }: EnergySliderProps) {
  const { label, figure } = energyOf(mood)
  return (
    <div className="grid gap-1 rounded-control border border-rule px-4 py-2">
      <p aria-hidden="true" className="flex items-baseline justify-between text-sm">
        <span className="font-medium">{label}</span>
        <span className="num text-ink-2">{figure}</span>
      </p>
      {/* To the eye and the finger alone: the slider under them is the control. */}
      <div aria-hidden="true" className="-mx-2.5 flex justify-between">
        {moods.map((one) => (
          <button
            key={one}
            type="button"
            tabIndex={-1}
            disabled={control.disabled}
            onClick={() => onChange(one)}
            className={cn(
              'grid size-10 place-items-center rounded-control text-2xl/none hover:bg-raised pointer-coarse:size-11',
              one === mood && 'bg-burn-soft',
            )}
          >
            {moodEmoji[one]}
          </button>
        ))}
      </div>
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
  )
}
