import { Button } from '@/components/ui/button'

type DayChipsProps = {
  days: readonly { label: string; date: string }[]
  chosen: string
  onChoose: (date: string) => void
}

/** The days that are chosen most, by one press. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {days.map(({ label, date }) => (
        <Button key={label} variant="outline" size="sm" aria-pressed={chosen === date} onClick={() => onChoose(date)}>
          {label}
        </Button>
      ))}
    </div>
  )
}
