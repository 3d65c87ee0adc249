import { Suspense, useEffect, useState } from 'react'
import { LazyConfirmDialog, preloadConfirmDialog } from '@/components/shared/lazy-confirm-dialog'
import { Button } from '@/components/ui/button'
import { useChangeExperiment } from '@/lib/client/experiments/api'
import { courseWords, endWords, ofToday } from '@/lib/client/experiments/words'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { Experiment, ExperimentDay } from '@/lib/contract/experiment'
import { planMessages } from '@/lib/contract/messages/plans'

type ExperimentItemProps = { experiment: Experiment; now: Today }

/** One experiment: while it runs what today asks for, afterwards its verdict, always the days as they were drawn. */
export function ExperimentItem({ experiment, now: { today } }: ExperimentItemProps) {
  const { id, question, action, status, verdict, days } = experiment
  const change = useChangeExperiment(id)
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  useEffect(() => {
    if (status === 'running') preloadConfirmDialog()
  }, [status])
  const day = status === 'running' ? ofToday(experiment, today) : null
  const note = (done: boolean) => day && !change.isPending && change.mutate({ days: [{ date: today, done }] })
  return (
    <li className="grid gap-2.5 py-4">
      <p dir="auto" className="text-left font-[550] wrap-anywhere">
        {question}
      </p>
      {status === 'running' ? (
        <>
          {day && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p dir="auto" className="min-w-0 text-left wrap-anywhere">
                Today: <span className="font-medium">{day.on ? action : `without “${action}”`}</span>
              </p>
              <fieldset className="flex gap-2">
                <legend className="sr-only">Did you do it today?</legend>
                {[true, false].map((done) => (
                  <Button
                    key={String(done)}
                    size="sm"
                    variant={day.done === done ? 'default' : 'outline'}
                    aria-pressed={day.done === done}
                    onClick={() => note(done)}
                  >
                    {done ? 'Did it' : 'Did not'}
                  </Button>
                ))}
              </fieldset>
            </div>
          )}
          <p className="num text-sm text-ink-2">{courseWords(experiment, today)}</p>
        </>
      ) : (
        <p className="num max-w-[72ch] text-pretty text-ink-2">{verdict ? verdict.words : endWords(experiment)}</p>
      )}
      <Days days={days} today={today} />
      {status === 'running' && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            disabled={change.isPending}
            onClick={() => setAsking('now')}
          >
            Stop the experiment
          </Button>
          <Suspense>
            {asking !== 'never' && (
              <LazyConfirmDialog
                open={asking === 'now'}
                onOpenChange={(open) => setAsking(open ? 'now' : 'before')}
                question={planMessages.confirm.stopExperiment}
                detail="It ends without a verdict and cannot be taken up again. Its days stay here."
                confirmLabel="Stop the experiment"
                onConfirm={() => change.mutate({ status: 'stopped' })}
              />
            )}
          </Suspense>
        </div>
      )}
      {change.error && (
        <p role="alert" className="text-sm text-bad">
          {change.error.sentence}
        </p>
      )}
    </li>
  )
}

/** The days as they were drawn: full for doing it, hollow for leaving it out, faint where no outcome is known. */
function Days({ days, today }: { days: readonly ExperimentDay[]; today: string }) {
  const on = days.filter((day) => day.on).length
  const known = days.filter((day) => day.outcome !== null).length
  return (
    <figure className="grid gap-1.5">
      <div aria-hidden="true" className="flex max-w-xl flex-wrap gap-1">
        {days.map(({ date, on, outcome }) => (
          <span
            key={date}
            className={cn(
              'size-3 rounded-[3px] border border-burn',
              on && 'bg-burn',
              date < today && outcome === null && 'opacity-35',
              date > today && 'opacity-60',
              date === today && 'outline-2 outline-offset-1 outline-ink-3',
            )}
          />
        ))}
      </div>
      <figcaption className="num text-xs text-ink-3">
        {on} days with it, {days.length - on} without; {known} with an outcome so far.
      </figcaption>
    </figure>
  )
}
