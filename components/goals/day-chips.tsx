import { Button } from '@/components/ui/button'

type DayChipsProps = {
  /** What they are counted from, where they do not say it themselves. */
  from?: string | undefined
  days: readonly { label: string; date: string }[]
  chosen: string
  onChoose: (date: string) => void
}

/** The days that are chosen most, by one press. */
export function DayChips({ from, days, chosen, onChoose }: DayChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {from && <span className="text-sm text-ink-3 max-sm:w-full">{from}</span>}
      {days.map(({ label, date }) => (
        <Button
          key={label}
          variant="outline"
          size="sm"
          aria-pressed={chosen === date}
          className="aria-pressed:border-burn aria-pressed:bg-burn-soft aria-pressed:text-burn"
          onClick={() => onChoose(date)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
