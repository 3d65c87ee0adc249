'use client'

import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { binName, percent, recordClaim, scoreText, useTrackRecord } from '@/lib/client/insights/track-record'
import { counted } from '@/lib/client/time/calendar'

/** How good the forecasts have been, once ten missions have closed; nothing before that. */
export function TrackRecord() {
  const record = useTrackRecord()
  if (!record) return null
  return (
    <Card aria-label="Forecast track record">
      <CardHeader>
        <CardTitle>Forecast track record</CardTitle>
        <span className="text-sm whitespace-nowrap text-ink-3">{counted(record.goals, 'goal')}</span>
      </CardHeader>
      <CardContent className="grid gap-4">
        <p className="num max-w-[72ch] text-pretty">{recordClaim(record)}</p>
        <table className="num w-full max-w-2xl text-sm">
          <caption className="sr-only">Chance given by the forecasts, and the share done in time</caption>
          <thead className="text-left text-xs text-ink-3">
            <tr>
              <th className="w-24 pb-2 font-medium">Given</th>
              <th className="pb-2 font-medium">Made it in time</th>
              <th className="w-20 pb-2 text-right font-medium">Goals</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-rule border-t border-rule">
            {record.bins.map((bin) => (
              <tr key={bin.from}>
                <th scope="row" className="py-2 text-left font-normal">
                  {binName(bin)}
                </th>
                <td className="py-2">
                  <span className="flex items-center gap-3">
                    <ShareBar made={bin.made} given={bin.given} />
                    <span className="w-10 text-right font-medium">{percent(bin.made)}%</span>
                  </span>
                </td>
                <td className="py-2 text-right text-ink-2">{bin.goals}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="num max-w-[72ch] text-sm text-pretty text-ink-2">
          {scoreText(record)} Each goal counts once, by the average of its forecasts of the last two years; the tick
          marks what was given on average.
        </p>
      </CardContent>
    </Card>
  )
}

/** The share that was made, as a bar, and what had been given, as a tick over it. */
function ShareBar({ made, given }: { made: number; given: number }) {
  return (
    <span aria-hidden="true" className="relative h-2 flex-1 rounded-full bg-raised">
      <span className="absolute inset-y-0 left-0 rounded-full bg-burn" style={{ width: `${percent(made)}%` }} />
      <span className="absolute -inset-y-1 -ml-px w-0.5 rounded-full bg-ink" style={{ left: `${percent(given)}%` }} />
    </span>
  )
}
