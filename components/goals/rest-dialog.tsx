import { type FormEvent, useState } from 'react'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useRestGoal } from '@/lib/client/goals/api'
import type { Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'

type RestDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

/** Pauses a goal until a day; it goes on by itself when that comes. */
export function PauseDialog({ open, onOpenChange, goal, now, onCloseAutoFocus }: RestDialogProps) {
  const tomorrow = addDays(now.today, 1)
  const [until, setUntil] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const rest = useRestGoal(goal.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    const lack = !until ? 'Choose a day.' : until < tomorrow ? 'Choose a day in the future.' : null
    setComplaint(lack)
    if (lack || rest.isPending) return
    rest.mutate({ isPaused: true, pausedUntil: until }, { onSuccess: () => onOpenChange(false) })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Pause until"
        description={goal.title}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <form noValidate onSubmit={submit}>
          <fieldset disabled={rest.isPending}>
            <DialogBody>
              <FormField
                label="Day"
                hint="No question and no alert until then. What you did so far stays as it is."
                error={complaint ?? rest.error?.sentence}
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
            </DialogBody>
            <DialogFooter>
              <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
              <SubmitButton pending={rest.isPending} pendingLabel="Saving...">
                Pause
              </SubmitButton>
            </DialogFooter>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Ends a goal without completing it, with a word on what it taught. */
export function DropDialog({ open, onOpenChange, goal, onCloseAutoFocus }: RestDialogProps) {
  const note = useDraftText(`closing:${goal.id}`)
  const rest = useRestGoal(goal.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (rest.isPending) return
    const drop = { isDropped: true, closingNote: note.text.trim() }
    rest.mutate(drop, {
      onSuccess: () => {
        note.clear()
        onOpenChange(false)
      },
    })
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Drop this goal"
        description={goal.title}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <form noValidate onSubmit={submit}>
          <fieldset disabled={rest.isPending}>
            <DialogBody>
              <FormField
                label="What did it teach you?"
                optional
                hint="It is kept under Dropped with its history, and you can bring it back."
                error={rest.error?.sentence}
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
            </DialogBody>
            <DialogFooter>
              <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
              <SubmitButton pending={rest.isPending} pendingLabel="Saving...">
                Drop goal
              </SubmitButton>
            </DialogFooter>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}
