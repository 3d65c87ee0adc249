import { CoachMark } from '@/components/chat/coach-mark'
import { cn } from '@/lib/client/screen/cn'
import type { Leader } from '@/lib/contract/coaches'

type CoachOptionProps = {
  id: Leader
  label: string
  note: string
  isChosen: boolean
  /** On a phone, where all of them are to be seen at once. */
  isTight?: boolean
  /** Whose mark it begins with: then it is a row of a list on a phone, and what is chosen stands at its end. */
  name?: string
  /** What else there is to say. */
  detail?: string | undefined
  onChoose: () => void
}

/** The whole card is the label of its button: a tap anywhere on it picks. */
export function CoachOption({ id, label, note, isChosen, isTight = false, name, detail, onChoose }: CoachOptionProps) {
  return (
    <label
      htmlFor={`coach-${id}`}
      className={cn(
        'flex gap-3 rounded-control border border-rule px-3.5 py-3 hover:border-rule-strong has-checked:border-burn has-checked:bg-burn-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-burn',
        // On a phone a line parts them: cards would stand as close as their own words to their edges.
        (name || isTight) &&
          'max-sm:not-has-checked:rounded-none max-sm:border-transparent max-sm:not-has-checked:border-b-rule max-sm:gap-2.5',
        name && 'items-center max-sm:px-1 max-sm:py-1.5',
        isTight && 'max-sm:px-2.5 max-sm:min-h-11 max-sm:py-0.5 max-sm:leading-snug',
      )}
    >
      {name && <CoachMark name={name} className="size-9 max-sm:size-8 max-sm:text-sm" />}
      <input
        type="radio"
        id={`coach-${id}`}
        name="coach"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        // In the list of coaches a style is what one is known by as well.
        aria-labelledby={name ? `coach-${id}-label coach-${id}-style` : `coach-${id}-label`}
        aria-describedby={name ? detail && `coach-${id}-detail` : `coach-${id}-note`}
        className={cn(
          'size-4 shrink-0 appearance-none rounded-full border border-rule-strong bg-surface outline-none checked:border-5 checked:border-burn',
          name ? 'order-last' : 'mt-1',
        )}
      />
      <span className="min-w-0 flex-1">
        <span
          id={`coach-${id}-label`}
          dir="auto"
          className={cn('block font-[550] wrap-anywhere', name && 'max-sm:text-[0.9375rem]/5')}
        >
          {label}
        </span>
        <span
          id={`coach-${id}-note`}
          dir="auto"
          className={cn('line-clamp-2 text-sm wrap-anywhere text-ink-2', isTight && 'max-sm:text-[0.8125rem]/tight')}
        >
          <span id={`coach-${id}-style`}>{note}</span>
          {detail && ' · '}
          {detail && <span id={`coach-${id}-detail`}>{detail}</span>}
        </span>
      </span>
    </label>
  )
}
