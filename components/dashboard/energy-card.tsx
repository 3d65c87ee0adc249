'use client'

import { lazy, Suspense, useState } from 'react'
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
    <Card aria-labelledby="energy-now">
      <CardHeader>
        <CardTitle id="energy-now">Your energy now</CardTitle>
        <p className="num text-sm text-ink-3">{last === null ? 'not logged today' : `logged today: ${last}/5`}</p>
      </CardHeader>
      <CardContent>
        <fieldset
          aria-labelledby="energy-now"
          className="grid grid-cols-5 sm:-mx-2"
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
                'grid min-w-0 justify-items-center gap-1.5 rounded-control py-2 text-xs lg:gap-2 lg:py-3 text-ink-2 hover:bg-raised hover:text-ink active:translate-y-px',
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
          <Suspense>
            {mood !== null && (
              <EnergyNote
                mood={mood}
                timeZone={timeZone}
                onCancel={() => setMood(null)}
                onLogged={(entry) => {
                  setMood(null)
                  setLogged(entry)
                }}
              />
            )}
            {logged && <EnergyLoggedNote logged={logged} timeZone={timeZone} />}
          </Suspense>
        )}
        {logged && (
          <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setMood(logged.mood)}>
            Add another
          </Button>
        )}
      </CardContent>
    </Card>
  )
}
