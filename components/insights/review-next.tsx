import { type FormEvent, useState } from 'react'
import { focusOnArrival } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useSetWeek } from '@/lib/client/insights/review'
import { countDecisions, decidedWords, nextWeekSteps, type WeekStep } from '@/lib/client/insights/review-decisions'
import { counted, type Today } from '@/lib/client/time/calendar'
import type { Choice } from '@/lib/contract/week-review'

type ReviewNextProps = {
  choices: readonly Choice[]
  focus: readonly string[]
  /** The steps that stand already, where they are changed. */
  stored?: readonly WeekStep[] | undefined
  now: Today
  onBack: (() => void) | undefined
  onClose: () => void
}

/** Next week's three with their times: each becomes an alert. */
export function ReviewNext({ choices, focus, stored, now, onBack, onClose }: ReviewNextProps) {
  const [steps, setSteps] = useState(() =>
    nextWeekSteps(focus, now).map((step, at) => stored?.[at] ?? (stored ? { ...step, title: '' } : step)),
  )
  const [ended, setEnded] = useState<{ alerts: number; added: number } | null>(null)
  const set = useSetWeek(now, ({ review, added }) => setEnded({ alerts: review.alerts, added: added.length }))
  const change = (at: number, fields: Partial<WeekStep>) =>
    setSteps(steps.map((step, place) => (place === at ? { ...step, ...fields } : step)))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (set.isPending) return
    set.mutate({ choices, steps: steps.map((step) => ({ ...step, time: step.time || '09:00' })) })
  }

  if (ended) {
    return (
      <>
        <DialogBody className="content-center justify-items-center py-12 text-center">
          <p className="text-lg font-medium">Your week is set.</p>
          <p className="num text-ink-2">{alertWords(ended)}</p>
          <p className="num text-sm text-ink-3 empty:hidden">
            {decidedWords(countDecisions(choices.map(({ kind }) => kind)))}
          </p>
        </DialogBody>
        <DialogFooter>
          <Button ref={focusOnArrival} onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="content-start">
        <div className="grid gap-1">
          <h3 className="text-base font-medium">Next week’s three</h3>
          <p className="text-sm text-ink-2">Each becomes an alert at its time. Leave one empty to set fewer.</p>
        </div>
        {steps.map(({ title, day, time }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three places that never change
          <fieldset key={at} className="grid grid-cols-2 items-end gap-3 border-t border-rule pt-4">
            <legend className="sr-only">Step {at + 1}</legend>
            <div className="col-span-2">
              <FormField label={`Step ${at + 1}`}>
                {(control) => (
                  <Input
                    {...control}
                    dir="auto"
                    autoComplete="off"
                    maxLength={200}
                    value={title}
                    onChange={(event) => change(at, { title: event.target.value })}
                  />
                )}
              </FormField>
            </div>
            <FormField label="Day">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  required
                  min={now.today}
                  value={day}
                  onChange={(event) => event.target.value && change(at, { day: event.target.value })}
                />
              )}
            </FormField>
            <FormField label="Time">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  value={time}
                  onChange={(event) => change(at, { time: event.target.value })}
                />
              )}
            </FormField>
          </fieldset>
        ))}
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

/** What became of the steps: who goes through the review again may find them as alerts already. */
function alertWords({ alerts, added }: { alerts: number; added: number }): string {
  if (alerts === 0) return 'No alerts were added.'
  if (added === alerts) return `${counted(added, 'alert')} added for next week.`
  const there = `${counted(alerts - added, 'alert')} ${alerts - added === 1 ? 'was' : 'were'} there already`
  return added === 0 ? `${there}.` : `${counted(added, 'alert')} added for next week; ${there}.`
}
