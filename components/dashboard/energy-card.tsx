'use client'

import { lazy, Suspense, useState } from 'react'
import { Kept, SignUpNote } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { cn } from '@/lib/client/screen/cn'
import { moodEmoji, moodLabels, moods } from '@/lib/contract/mood'
import type { EnergyLogged } from './energy-note'

const loadNote = () => import('./energy-note')
const EnergyNote = lazy(() => loadNote().then(({ EnergyNote }) => ({ default: EnergyNote })))
const EnergyLoggedNote = lazy(() => loadNote().then(({ EnergyLoggedNote }) => ({ default: EnergyLoggedNote })))

/** Logging how it is going, in place: a face, a line, Enter. */
export function EnergyCard({ moodToday, timeZone }: { moodToday: number | null; timeZone: string }) {
  const [mood, setMood] = useState<number | null>(null)
  const [logged, setLogged] = useState<EnergyLogged | null>(null)
  const last = logged?.mood ?? moodToday
  const chosen = mood ?? last
  const fetchCode = () => {
    loadNote().catch(() => undefined)
  }
  return (
    // Below a desktop's width it is one line: the words at the left, the faces beside them.
    <Card
      aria-labelledby="energy-now"
      className="max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-sm:grid-cols-[4.25rem_minmax(0,1fr)]"
    >
      <CardHeader className="max-lg:block max-lg:py-0 max-sm:pr-0 max-sm:pl-3.5">
        <CardTitle id="energy-now" className="max-sm:text-sm/5">
          <span className="max-sm:sr-only">Your energy now</span>
          <span aria-hidden="true" className="sm:hidden">
            Energy
          </span>
        </CardTitle>
        <p className="num text-sm text-ink-3 max-sm:text-xs">
          <span className="max-sm:sr-only">{last === null ? 'not logged today' : `logged today: ${last}/5`}</span>
          <span aria-hidden="true" className="sm:hidden">
            {last === null ? 'not yet today' : `${last}/5 today`}
          </span>
        </p>
      </CardHeader>
      <CardContent className="max-lg:contents">
        <fieldset
          aria-labelledby="energy-now"
          className="grid grid-cols-5 max-lg:py-1 max-lg:pr-3 max-sm:pr-1.5 lg:-mx-2"
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
        >
          {moods.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={chosen === one}
              aria-label={`Energy ${one} of 5, ${moodLabels[one]}`}
              onClick={() => {
                setMood(one)
                setLogged(null)
              }}
              className={cn(
                'grid min-w-0 justify-items-center gap-1.5 rounded-control py-1.5 text-xs text-ink-2 hover:bg-raised hover:text-ink active:translate-y-px max-sm:gap-1 max-sm:text-[0.6875rem]/4 lg:gap-2 lg:py-3',
                chosen === one && 'bg-burn-soft text-ink',
              )}
            >
              <span aria-hidden="true" className="text-2xl/none lg:text-3xl/none">
                {moodEmoji[one]}
              </span>
              <span aria-hidden="true" className="hyphens-auto wrap-anywhere">
                {moodLabels[one]}
              </span>
            </button>
          ))}
        </fieldset>
        {(mood !== null || logged) && (
          <div className="max-lg:col-span-2 max-lg:px-5 max-lg:pb-4 max-sm:px-3.5">
            <Suspense>
              {mood !== null && (
                <Kept otherwise={<SignUpNote />}>
                  <EnergyNote
                    mood={mood}
                    timeZone={timeZone}
                    onCancel={() => setMood(null)}
                    onLogged={(entry) => {
                      setMood(null)
                      setLogged(entry)
                    }}
                  />
                </Kept>
              )}
              {logged && <EnergyLoggedNote logged={logged} timeZone={timeZone} />}
            </Suspense>
            {logged && (
              <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setMood(logged.mood)}>
                Add another
              </Button>
            )}
          </div>
        )}
      </CardContent>
    </Card>
  )
}
