import { useQuery } from '@tanstack/react-query'
import { counted } from '@/lib/client/time/calendar'
import { oddsWords } from '@/lib/contract/odds-words'
import type { TrackRecord, TrackRecordBin } from '@/lib/contract/track-record'

export const trackRecordKey = ['/api/insights/track-record'] as const

/** Fewer scored missions say nothing of the forecasts. */
const ENOUGH_GOALS = 10

/** How good the forecasts have been; null while too few missions have closed to tell. */
export function useTrackRecord(): TrackRecord | null {
  const { data } = useQuery<TrackRecord>({ queryKey: trackRecordKey })
  return data && data.goals >= ENOUGH_GOALS ? data : null
}

/** `6 to 8 in 10`. */
export function binName({ from, to }: TrackRecordBin): string {
  return `${Math.round(from * 10)} to ${Math.round(to * 10)} in 10`
}

export function percent(share: number): number {
  return Math.round(share * 100)
}

/** The record in one claim, from the bin that most missions were in: `Of missions given about 7 in 10, 68% made it.` */
export function recordClaim({ bins }: TrackRecord): string {
  const fullest = bins.toSorted((a, b) => b.goals - a.goals)[0]
  if (!fullest) return ''
  return `Of the ${counted(fullest.goals, 'goal')} given about ${oddsWords(fullest.given)}, ${percent(fullest.made)}% made it in time.`
}

/** A difference of scores smaller than this is none. */
const NOTABLE = 0.005

/** The score, and whether the forecasts were worth having. */
export function scoreText({ brier, baseRate, baseRateBrier }: TrackRecord): string {
  if (brier === null || baseRate === null || baseRateBrier === null) return ''
  const own = `Brier score ${score(brier)} (0 is perfect)`
  // Where all came out alike, whoever knew that beforehand could not be beaten.
  if (baseRateBrier === 0) return `${own}.`
  const always = `always saying ${percent(baseRate)}%, your overall rate, would have scored ${score(baseRateBrier)}`
  if (Math.abs(brier - baseRateBrier) < NOTABLE) return `${own}: no better or worse than ${always}.`
  const verdict = brier < baseRateBrier ? 'better than a constant guess' : 'worse than a constant guess'
  return `${own}, ${verdict}: ${always}.`
}

function score(value: number): string {
  return value.toFixed(2)
}
