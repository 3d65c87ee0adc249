'use client'

import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button, buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { useDeleteAccount, useLeave } from '@/lib/client/account/api'
import { useExport, wholeAccountFile } from '@/lib/client/account/exports'
import { accountMessages } from '@/lib/contract/messages/account'

/** How long the last notice can be read before the landing page is loaded, in milliseconds. */
const FAREWELL = 3_000

type DeleteAccountDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  email: string
  today: string
  onCloseAutoFocus: (event: Event) => void
}

/** The last question. It wants the email typed, and offers a copy of everything before. */
export function DeleteAccountDialog({ open, onOpenChange, onCloseAutoFocus, ...props }: DeleteAccountDialogProps) {
  const [isGone, setGone] = useState(false)
  const leave = useLeave()
  useEffect(() => {
    if (!isGone) return
    const timer = setTimeout(leave, FAREWELL)
    return () => clearTimeout(timer)
  }, [isGone, leave])
  return (
    <Dialog open={open} onOpenChange={(next) => (isGone ? leave() : onOpenChange(next))}>
      <DialogContent
        title={isGone ? accountMessages.accountDeleted.title : accountMessages.confirm.deleteAccountFinally}
        onOpenAutoFocus={focusFirstField}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {isGone ? <Farewell onLeave={leave} /> : <DeleteForm {...props} onDeleted={() => setGone(true)} />}
      </DialogContent>
    </Dialog>
  )
}

function Farewell({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <DialogBody>
        <p role="status">{accountMessages.accountDeleted.description}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onLeave}>Leave now</Button>
      </DialogFooter>
    </>
  )
}

type DeleteFormProps = { email: string; today: string; onDeleted: () => void }

function DeleteForm({ email, today, onDeleted }: DeleteFormProps) {
  const remove = useDeleteAccount()
  const save = useExport()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState<string>()

  function complain(words: string) {
    setComplaint(words)
    input.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== email) complain(accountMessages.field.emailMismatch)
    else remove.mutate(typed, { onSuccess: onDeleted, onError: ({ sentence }) => complain(sentence) })
  }

  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={remove.isPending}>
        <DialogBody>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised px-4 py-3">
            <p className="text-sm text-ink-2">A copy of all you have written, to keep.</p>
            <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate(wholeAccountFile(today))}>
              <Download aria-hidden="true" />
              Export everything first
            </Button>
          </div>
          <FormField
            label="Your email"
            error={complaint}
            hint={<span className="wrap-anywhere">Type {email} to confirm</span>}
          >
            {(control) => (
              <Input
                {...control}
                ref={input}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setComplaint(undefined)
                }}
              />
            )}
          </FormField>
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Keep my account</DialogClose>
          <SubmitButton variant="destructive" pending={remove.isPending} pendingLabel="Deleting...">
            Delete my account
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}
