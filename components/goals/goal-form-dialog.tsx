import type { FormEvent, ReactNode } from 'react'
import { focusField } from '@/components/shared/focus'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'

/** What a dialog about one goal is given. */
export type GoalDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goal: Goal
  now: Today
  onCloseAutoFocus: (event: Event) => void
}

type GoalFormDialogProps = Omit<GoalDialogProps, 'goal' | 'now'> & {
  title: string
  description: ReactNode
  /** Of a dialog that stays as small as what it holds. */
  isCompact?: boolean
  /** Of a deed that nothing urges to. */
  isQuiet?: boolean
  /** What the button says that sends it. */
  act: string
  isPending: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A dialog that changes one thing about a goal: its fields, Cancel, and the button that sends them. */
export function GoalFormDialog({
  title,
  description,
  isCompact = false,
  isQuiet = false,
  act,
  isPending,
  onSubmit,
  children,
  open,
  onOpenChange,
  onCloseAutoFocus,
}: GoalFormDialogProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onSubmit()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        className={isCompact ? 'dialog-compact' : undefined}
        onOpenAutoFocus={focusField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <form noValidate onSubmit={submit}>
          <fieldset disabled={isPending}>
            <DialogBody>{children}</DialogBody>
            <DialogFooter>
              <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
              <SubmitButton pending={isPending} pendingLabel="Saving..." variant={isQuiet ? 'outline' : 'default'}>
                {act}
              </SubmitButton>
            </DialogFooter>
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  )
}
