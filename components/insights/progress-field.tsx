import { FormField } from '@/components/shared/form-field'
import { limits } from '@/lib/contract/limits'

type ProgressFieldProps = {
  /** The goal's progress as it is. */
  current: number
  /** What it is to be; undefined while nothing was moved. */
  value: number | undefined
  onChange: (value: number) => void
}

/** A slider from 0 to 100, and in words what submitting would do. */
export function ProgressField({ current, value = current, onChange }: ProgressFieldProps) {
  return (
    <FormField label="Progress" hint={effect(current, value)}>
      {(control) => (
        <div className="flex items-center gap-4">
          <input
            {...control}
            type="range"
            min={limits.progress.min}
            max={limits.progress.max}
            step={1}
            value={value}
            aria-valuetext={`${value}%`}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="h-10 min-w-0 flex-1 cursor-pointer accent-burn"
          />
          <output htmlFor={control.id} className="num w-12 text-right font-semibold">
            {value}%
          </output>
        </div>
      )}
    </FormField>
  )
}

function effect(current: number, value: number): string {
  if (value === current) return `It stays at ${current}%.`
  if (value === 0) return `At 0 it stays at ${current}%.`
  if (value === 100) return `From ${current}% to 100%: this completes the goal.`
  return `From ${current}% to ${value}%.`
}
