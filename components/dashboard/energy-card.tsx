import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { moodEmoji, moodLabels } from '@/lib/contract/mood'
import { paths } from '@/lib/contract/paths'

const moods = [1, 2, 3, 4, 5] as const

/** Logging how it is going, one tap away: each face opens a new entry that begins with it. */
export function EnergyCard({ isLogged }: { isLogged: boolean }) {
  return (
    <Card aria-labelledby="energy-now">
      <CardHeader>
        <CardTitle id="energy-now">Your energy now</CardTitle>
        <p className="text-sm text-ink-3">{isLogged ? 'logged today' : 'not logged today'}</p>
      </CardHeader>
      <CardContent>
        <ul className="-mx-2 grid grid-cols-5">
          {moods.map((mood) => (
            <li key={mood}>
              <ScreenLink
                href={`${paths.insights}?new=entry&mood=${mood}`}
                className="grid justify-items-center gap-1.5 rounded-control py-2 text-xs text-ink-2 hover:bg-raised hover:text-ink active:translate-y-px"
              >
                <span aria-hidden="true" className="text-2xl/none">
                  {moodEmoji[mood]}
                </span>
                <span>
                  <span className="sr-only">Log energy: </span>
                  {moodLabels[mood]}
                </span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
