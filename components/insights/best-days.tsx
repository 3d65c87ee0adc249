import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { dayName } from '@/lib/contract/day-words'
import type { LookBack } from '@/lib/contract/look-back'

type BestDaysProps = {
  best: LookBack['best']
  today: string
  /** Which they are, in words. */
  rule: string
}

/** Entries of the days with the highest energy. */
export function BestDays({ best, today, rule }: BestDaysProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Best days</CardTitle>
        <span className="text-sm text-ink-3">{rule}</span>
      </CardHeader>
      <CardContent>
        <ul className="divide-y divide-rule">
          {best.map(({ id, date, mood, notes }) => (
            <li key={id} className="grid gap-1 py-3 print:gap-0 print:py-1">
              <p className="num text-sm text-ink-3">
                {dayName(date, today)} · Energy {mood}/5
              </p>
              <p
                dir="auto"
                className="line-clamp-4 max-w-[72ch] text-left text-pretty whitespace-pre-line wrap-anywhere"
              >
                {notes}
              </p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
