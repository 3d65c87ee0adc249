import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader } from '@/components/ui/card'
import { paths } from '@/lib/contract/paths'
import { headlineLook } from './headline-look'

/** The week's one card before anything is recorded: what will stand here, and what it takes. */
export function FirstReview() {
  return (
    <Card aria-labelledby="mission-summary">
      <CardHeader>
        <h2 id="mission-summary" className="eyebrow">
          Mission Summary
        </h2>
      </CardHeader>
      <CardContent className="grid gap-2">
        <h3 className={headlineLook}>Your first review begins with one entry.</h3>
        <p className="max-w-[64ch] text-pretty text-ink-2">
          Write a line about today, or{' '}
          <ScreenLink href={`${paths.goals}?new=1`} className="link">
            create a goal
          </ScreenLink>
          . Each week is then summed up here: what moved, what stood in the way, and what comes next.
        </p>
      </CardContent>
    </Card>
  )
}
