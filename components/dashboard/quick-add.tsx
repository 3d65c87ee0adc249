'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useDoWithUndo } from '@/lib/client/proposals/api'
import { useQuietNote } from '@/lib/client/push/quiet-note'
import { quickAlertOf } from '@/lib/client/reminders/quick-alert'
import { whenWords } from '@/lib/client/reminders/times'
import { type Today, timeOf } from '@/lib/client/time/calendar'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { goalMessages } from '@/lib/contract/messages/goals'

/** A line that becomes an alert, with its time read from its end and told beneath; the toast takes it back. */
export function QuickAdd({ now, onAdded }: { now: Today; onAdded: () => void }) {
  const { timeZone } = now
  const { text, setText, clear } = useDraftText('quick-alert')
  const [refusal, setRefusal] = useState<string | null>(null)
  const add = useDoWithUndo()
  const meant = text ? quickAlertOf(text, new Date(), timeZone) : null
  const at = meant && 'scheduledFor' in meant ? meant.scheduledFor : null
  const quiet = useQuietNote(at && timeOf(at, timeZone))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending) return
    const alert = quickAlertOf(text, new Date(), timeZone)
    if (!alert) return setRefusal(goalMessages.field.titleRequired)
    if ('passed' in alert) return setRefusal(alertMessages.field.hourPassed(alert.passed))
    if ('noTime' in alert) return setRefusal(alertMessages.field.noTime(alert.noTime))
    add.mutate(
      { verb: 'alert.add', input: alert, source: 'screen' },
      {
        onSuccess: () => {
          clear()
          onAdded()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 grid gap-1">
      <div className="flex gap-2">
        <Input
          data-do="alert"
          dir="auto"
          autoComplete="off"
          value={text}
          aria-label="Add to today"
          placeholder="Call the dentist 17:00"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal !== null ? 'quick-add-refused' : at ? 'quick-add-when' : undefined}
          readOnly={add.isPending}
          onChange={({ target }) => {
            setRefusal(null)
            setText(target.value)
          }}
        />
        <Button type="submit" variant="outline" className="h-11" aria-busy={add.isPending}>
          {/* One run of words: the gap of a button stands between its parts. */}
          <span>
            Add<span className="max-sm:sr-only"> to today</span>
          </span>
        </Button>
      </div>
      {at && refusal === null && (
        <p id="quick-add-when" className="text-sm text-ink-3">
          {alertMessages.willBe(whenWords(at, now))} {quiet && <span>{quiet}</span>}
        </p>
      )}
      {refusal !== null && (
        <p id="quick-add-refused" role="alert" className="text-sm text-bad">
          {refusal}
        </p>
      )}
    </form>
  )
}
