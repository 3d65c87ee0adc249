import { cn } from '@/lib/client/screen/cn'
import type { Leader } from '@/lib/contract/coaches'

type CoachOptionProps = {
  id: Leader
  label: string
  note: string
  isChosen: boolean
  /** On a phone, where all of them are to be seen at once. */
  isTight?: boolean
  onChoose: () => void
}

/** The whole card is the label of its button: a tap anywhere on it picks. */
export function CoachOption({ id, label, note, isChosen, isTight = false, onChoose }: CoachOptionProps) {
  return (
    <label
      htmlFor={`coach-${id}`}
      className={cn(
        'flex gap-3 rounded-control border border-rule px-3.5 py-3 hover:border-rule-strong has-checked:border-burn has-checked:bg-burn-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn',
        isTight && 'max-sm:gap-2.5 max-sm:px-2.5 max-sm:min-h-11 max-sm:py-[0.1875rem] max-sm:leading-snug',
      )}
    >
      <input
        type="radio"
        id={`coach-${id}`}
        name="coach"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`coach-${id}-label`}
        aria-describedby={`coach-${id}-note`}
        className="mt-1 size-4 shrink-0 appearance-none rounded-full border border-rule-strong bg-surface outline-none checked:border-5 checked:border-burn"
      />
      <span className="min-w-0">
        <span id={`coach-${id}-label`} dir="auto" className="block font-[550] wrap-anywhere">
          {label}
        </span>
        <span
          id={`coach-${id}-note`}
          dir="auto"
          className={cn('line-clamp-2 text-sm wrap-anywhere text-ink-2', isTight && 'max-sm:text-[0.8125rem]/tight')}
        >
          {note}
        </span>
      </span>
    </label>
  )
}
