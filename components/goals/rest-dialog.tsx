import { useState } from 'react'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useRestGoal } from '@/lib/client/goals/api'
import { addDays, addMonths } from '@/lib/contract/calendar'
import { DayChips } from './day-chips'
import { type GoalDialogProps, GoalFormDialog } from './goal-form-dialog'

function restDays(today: string) {
  return [
    { label: 'A week', date: addDays(today, 7) },
    { label: 'Two weeks', date: addDays(today, 14) },
    { label: 'A month', date: addMonths(today, 1) },
  ]
}

/** Pauses a goal until it is resumed, or until a day: it goes on by itself when that comes. */
export function PauseDialog({ goal, now, ...dialog }: GoalDialogProps) {
  const tomorrow = addDays(now.today, 1)
  const [until, setUntil] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const rest = useRestGoal(goal.id)

  function submit() {
    const lack = until && until < tomorrow ? 'Choose a day in the future.' : null
    setComplaint(lack)
    if (lack) return
    const pause = { isPaused: true, ...(until && { pausedUntil: until }) }
    rest.mutate(pause, { onSuccess: () => dialog.onOpenChange(false) })
  }

  return (
    <GoalFormDialog
      {...dialog}
      title="Pause"
      description={goal.title}
      isCompact
      act="Pause"
      isPending={rest.isPending}
      onSubmit={submit}
    >
      <FormField
        label="Until"
        optional
        hint="No question and no alert until then, or until you resume it. What you did so far stays as it is."
        error={complaint ?? rest.error?.fields?.pausedUntil?.[0]}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            min={tomorrow}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </FormField>
      <DayChips days={restDays(now.today)} chosen={until} onChoose={(day) => setUntil(until === day ? '' : day)} />
    </GoalFormDialog>
  )
}

/** Ends a goal without completing it, with a word on what it taught. */
export function DropDialog({ goal, now: _, ...dialog }: GoalDialogProps) {
  const note = useDraftText(`closing:${goal.id}`)
  const rest = useRestGoal(goal.id)

  function submit() {
    const drop = { isDropped: true, closingNote: note.text.trim() }
    rest.mutate(drop, {
      onSuccess: () => {
        note.clear()
        dialog.onOpenChange(false)
      },
    })
  }

  return (
    <GoalFormDialog
      {...dialog}
      title="Drop this goal"
      description={goal.title}
      isCompact
      act="Drop goal"
      isQuiet
      isPending={rest.isPending}
      onSubmit={submit}
    >
      <FormField
        label="What did it teach you?"
        optional
        hint="It is kept under Dropped with its history, and you can bring it back."
        error={rest.error?.fields?.closingNote?.[0]}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            value={note.text}
            onChange={(event) => note.setText(event.target.value)}
          />
        )}
      </FormField>
    </GoalFormDialog>
  )
}
