import { type KeyboardEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { LevelAim } from '@/lib/contract/measure'
import { unitWords } from '@/lib/contract/measure-words'

const HOUR = 3600

type AimLineProps = {
  /** "Counted in kg, to 70." */
  words: string
  aim: LevelAim
  value: string
  error?: string | undefined
  /** What becomes of the figure that was typed. */
  note?: string | null | undefined
  onChange: (start: string) => void
  onDecline: () => void
  /** Where it is taken by a press of its own, not with the form around it. */
  onTake?: (() => void) | undefined
  isPending?: boolean
}

/** A goal whose words say where it is to get to: one figure is asked for, where it is now. */
export function AimLine({
  words,
  aim,
  value,
  error,
  note,
  onChange,
  onDecline,
  onTake,
  isPending = false,
}: AimLineProps) {
  const id = useId()
  const unit = unitWords(aim)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onTake) return
    event.preventDefault()
    onTake()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control bg-raised py-1 pr-1 pl-3 text-sm max-sm:gap-y-2 max-sm:p-3">
      {/* On a phone: what is asked, the figure, and what to do with it, a line each. */}
      <span id={`${id}-words`} className="wrap-anywhere max-sm:basis-full">
        {words}
      </span>
      <span className="flex items-center gap-2 max-sm:basis-full">
        <label htmlFor={id} className="max-sm:flex-1">
          {aim.format === 'duration' ? 'Your time now' : 'Now at'}
        </label>
        <Input
          id={id}
          value={value}
          inputMode={aim.format === 'duration' ? 'text' : 'decimal'}
          placeholder={aim.format === 'duration' ? (aim.target < HOUR ? 'mm:ss' : 'h:mm:ss') : undefined}
          autoComplete="off"
          maxLength={20}
          disabled={isPending}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="num w-24"
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
        />
        {unit && <span className="text-ink-3">{unit}</span>}
      </span>
      <span className="ml-auto flex max-sm:basis-full max-sm:gap-2 max-sm:*:flex-1">
        {onTake && (
          <Button
            variant="outline"
            size="sm"
            aria-describedby={`${id}-words`}
            disabled={isPending || value.trim() === ''}
            onClick={onTake}
          >
            Count it
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-describedby={`${id}-words`} disabled={isPending} onClick={onDecline}>
          Don’t count
        </Button>
      </span>
      {note && !error && (
        <p role="status" className="basis-full pr-2 text-ink-2">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-note`} role="alert" className="basis-full text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
