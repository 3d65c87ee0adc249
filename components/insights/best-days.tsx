import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { dayName } from '@/lib/contract/day-words'
import type { LookBack } from '@/lib/contract/look-back'
import { paths } from '@/lib/contract/paths'

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
                <ScreenLink
                  href={`${paths.journal}?read=${id}`}
                  prefetch={false}
                  className="font-medium text-ink-2 hover:text-burn hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  {dayName(date, today)}
                </ScreenLink>{' '}
                · Energy {mood}/5
              </p>
              <p
                dir="auto"
                className="line-clamp-4 max-w-[72ch] print:line-clamp-2 print:max-w-none text-left text-pretty whitespace-pre-line wrap-anywhere"
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
