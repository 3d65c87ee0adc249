import { CalendarDays, Clock } from 'lucide-react'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useState } from 'react'
import { SubmitButton } from '@/components/shared/submit-button'
import { WordedInput } from '@/components/shared/worded-input'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import {
  alertOfStep,
  alertsThere,
  MORNING,
  type Proposed,
  stepsOfWeek,
  stepsWords,
  type WeekStep,
} from '@/lib/client/insights/next-steps'
import { useSetWeek } from '@/lib/client/insights/review'
import type { WrittenSteps } from '@/lib/client/insights/review-draft'
import { threeOf, type WeekToSet } from '@/lib/client/insights/week-to-set'
import { counted, dayName, type Today, weekdayNames } from '@/lib/client/time/calendar'
import { weekdayOf } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import type { Choice } from '@/lib/contract/week-review'

type ReviewNextProps = {
  /** Decisions that could not be kept as they were made. */
  unnoted: readonly Choice[]
  proposed: readonly Proposed[]
  /** Those that are open. */
  alerts: readonly Reminder[]
  /** Those that a step can be for. */
  goals: readonly Goal[]
  /** The steps that stand already, where they are changed. */
  stored?: readonly WeekStep[] | undefined
  ahead: WeekToSet
  /** The steps as they are being written, kept where the review is left. */
  written: WrittenSteps
  now: Today
  onBack: (() => void) | undefined
  /** Told what became of the steps. */
  onEnded: (words: string) => void
  /** What was decided before. */
  children?: ReactNode
}

/** Three steps for the week after the reviewed one, with their times: each becomes an alert. */
export function ReviewNext({
  unnoted,
  proposed,
  alerts,
  goals,
  stored,
  ahead,
  written,
  now,
  onBack,
  onEnded,
  children,
}: ReviewNextProps) {
  const [there] = useState(() => [...new Set(proposed.flatMap((step) => alertOfStep(step, alerts, now, ahead) ?? []))])
  const [steps, setSteps] = useState(
    () =>
      written.value ??
      stepsOfWeek(
        stored ? [] : proposed.filter((step) => alertOfStep(step, alerts, now, ahead) === null),
        now,
        ahead,
        stored ? 0 : there.length,
      ).map((step, at) => stored?.[at] ?? step),
  )
  const set = useSetWeek(now, ({ review, added }) =>
    onEnded(alertWords({ alerts: review.alerts, added: added.length }, ahead.name)),
  )
  const change = (at: number, fields: Partial<WeekStep>) => {
    const next = steps.map((step, place) => (place === at ? { ...step, ...fields } : step))
    setSteps(next)
    written.keep(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (set.isPending) return
    set.mutate({ choices: unnoted, steps: steps.map((step) => ({ ...step, time: step.time || MORNING })) })
  }

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="content-start">
        <div className="grid gap-1">
          <h3 className="text-base font-medium">{threeOf(ahead)}</h3>
          {!stored && there.length > 0 && (
            <p className="num text-sm text-ink-2 wrap-anywhere">{alertsThere(there, now)}</p>
          )}
          <p className="text-sm text-ink-2">{stepsWords(steps.length, there.length)}</p>
        </div>
        {steps.map(({ title, day, time, goalId = '' }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that never change
          <fieldset key={at} className="grid grid-cols-[minmax(0,1fr)_8.5rem] gap-1.5 border-t border-rule pt-3">
            <legend className="sr-only">Step {at + 1}</legend>
            {/* The whole of a step is seen in it, however narrow it is. */}
            <Textarea
              aria-label={`Step ${at + 1}`}
              placeholder={`Step ${at + 1}`}
              dir="auto"
              rows={1}
              autoComplete="off"
              enterKeyHint="next"
              maxLength={limits.title}
              value={title}
              className="col-span-2 min-h-11 resize-none"
              onKeyDown={submitOnEnter}
              onChange={(event) => change(at, { title: event.target.value.replace(/\n/g, ' ') })}
            />
            <WordedInput
              aria-label={`Day of step ${at + 1}`}
              type="date"
              Icon={CalendarDays}
              words={`${weekdayNames[weekdayOf(day) - 1]?.slice(0, 'Mon'.length)} ${dayName(day, now.today)}`}
              required
              min={now.today}
              value={day}
              onChange={(event) => event.target.value && change(at, { day: event.target.value })}
            />
            <WordedInput
              aria-label={`Time of step ${at + 1}`}
              type="time"
              Icon={Clock}
              words={time || MORNING}
              value={time}
              onChange={(event) => change(at, { time: event.target.value })}
            />
            {goals.length > 0 && (
              <Select
                aria-label={`Goal of step ${at + 1}`}
                value={goals.some(({ id }) => id === goalId) ? goalId : ''}
                className="col-span-2"
                onChange={(event) => change(at, { goalId: event.target.value })}
              >
                <option value="">For no goal</option>
                {goals.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            )}
          </fieldset>
        ))}
        {children}
      </DialogBody>
      <DialogFooter>
        {onBack && (
          <Button variant="outline" className="mr-auto" onClick={onBack}>
            Back
          </Button>
        )}
        <SubmitButton pending={set.isPending} pendingLabel="Saving...">
          Set my week
        </SubmitButton>
      </DialogFooter>
    </form>
  )
}

/** A step is one line, which Enter sends as in any field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** What became of the steps: who goes through the review again may find them as alerts already. */
function alertWords({ alerts, added }: { alerts: number; added: number }, name: WeekToSet['name']): string {
  // That there are none stands where they would.
  if (alerts === 0) return ''
  if (added === alerts) return `${counted(added, 'alert')} added for ${name}.`
  const there = `${counted(alerts - added, 'alert')} ${alerts - added === 1 ? 'was' : 'were'} there already`
  return added === 0 ? `${there}.` : `${counted(added, 'alert')} added for ${name}; ${there}.`
}
