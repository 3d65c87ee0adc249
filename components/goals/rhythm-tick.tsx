'use client'

import { Check } from 'lucide-react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import type { Today } from '@/lib/client/time/calendar'
import { useTickDay } from '@/lib/client/values/api'
import type { Goal } from '@/lib/contract/goal'
import { isWholeRhythm } from '@/lib/contract/goal-ready'
import type { Rhythm, RhythmStanding } from '@/lib/contract/measure'
import { backWords, measureWords, oftenWords, standingWords } from '@/lib/contract/measure-words'
import { measureMessages } from '@/lib/contract/messages/measures'
import { isPaused } from '@/lib/contract/pause'
import { isDayOf } from '@/lib/contract/rhythm'
import { spareWords } from '@/lib/contract/rhythm-spare'

type RhythmTickProps = { goal: Goal; rhythm: Rhythm; standing: RhythmStanding; now: Today }

/** Where a rhythm stands, and one press that says that today is done. */
export function RhythmTick({ goal, rhythm, standing, now }: RhythmTickProps) {
  const tick = useTickDay(goal)
  const isSeveral = rhythm.per === 'day' && rhythm.times > 1
  const isDone = standing.today !== null && standing.today > 0
  const isDay = isDayOf(rhythm, now.today)
  const spare = isPaused(goal, now.today) ? null : roomWords(goal, rhythm, standing, now.today)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="text-sm text-ink-2">
        <span className="font-medium text-ink">{measureWords(rhythm)}</span>
        <span className="num block">{standingWords(rhythm, standing)}</span>
        {spare && <span className="num block text-ink-3">{spare}</span>}
      </p>
      {isDone && !isSeveral ? (
        <p className="flex items-center gap-1.5 text-sm font-medium text-ok">
          <Check aria-hidden="true" className="size-4" />
          {isDay ? 'Done today' : `Noted today. It counts ${oftenWords(rhythm)}`}
        </p>
      ) : (
        isDay && (
          <Kept>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Done today: ${goal.title}`}
              disabled={tick.isPending}
              onClick={() => tick.mutate()}
            >
              <Check aria-hidden="true" />
              {isSeveral ? 'One more today' : 'Done today'}
            </Button>
          </Kept>
        )
      )}
    </div>
  )
}

/** A return is told as one; the room that is left of the week comes after it. */
function roomWords(goal: Goal, rhythm: Rhythm, standing: RhythmStanding, today: string): string | null {
  if (isWholeRhythm({ ...goal, measure: rhythm, rhythm: standing })) return measureMessages.keptInFull
  const back = backWords(rhythm, standing)
  return [back, spareWords(rhythm, standing, today, goal.progress)].filter(Boolean).join(' ') || null
}
