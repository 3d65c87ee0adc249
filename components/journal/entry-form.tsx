'use client'

import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { RestoredNote } from '@/components/shared/restored-note'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'
import { useFormDraft } from '@/lib/client/forms/drafts'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { type EntryClash, useCreateEntry, useUpdateEntry } from '@/lib/client/journal/api'
import { entryResolver } from '@/lib/client/journal/entry-resolver'
import { type EntryFormValues, emptyEntry, fieldsOf, UNTIMED } from '@/lib/client/journal/form'
import { dayOf } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { EntryFields } from './entry-fields'

const EntryConflict = lazy(() => import('./entry-conflict').then((module) => ({ default: module.EntryConflict })))

type EntryFormProps = {
  entry: JournalEntry | null
  /** The energy that a new entry begins with, whatever a draft says. */
  mood?: number | undefined
  timeZone: string
  /** Given words of help where the notes were in crisis language. */
  onSaved: (care: string | undefined) => void
}

export function EntryForm({ entry, mood, timeZone, onSaved }: EntryFormProps) {
  const { resolver, prefetch } = useMemo(() => entryResolver(timeZone), [timeZone])
  const [today] = useState(() => dayOf(new Date().toISOString(), timeZone))
  const [start] = useState(
    (): EntryFormValues => (entry ? { ...fieldsOf(entry), base: fieldsOf(entry) } : emptyEntry(today, mood)),
  )
  const form = useForm<EntryFormValues>({ resolver, defaultValues: start })
  const draft = useFormDraft(form, entry ? `entry:${entry.id}` : 'new-entry')
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (mood !== undefined) form.setValue('mood', mood)
    const restored = form.getValues()
    setRestored(JSON.stringify(fieldsOf(restored)) !== JSON.stringify(fieldsOf(start)))
  }, [form, start, mood])
  const [clash, setClash] = useState<EntryClash | null>(null)

  function finish(care: string | undefined) {
    draft.clear()
    onSaved(care)
  }
  const create = useCreateEntry(finish)
  const update = useUpdateEntry(entry?.id ?? '', {
    saved: finish,
    clash: setClash,
  })
  const isPending = create.isPending || update.isPending

  function submit(values: EntryFormValues) {
    if (isPending) return
    const mine = { ...fieldsOf(values), notes: values.notes.trim(), timeSpent: values.timeSpent.trim() || UNTIMED }
    const onError = (error: unknown) => showServerErrors(form, error)
    if (values.base) update.mutate({ base: values.base, mine }, { onError })
    else create.mutate(mine, { onError })
  }

  function startAfresh() {
    draft.clear()
    form.reset(start)
    setRestored(false)
  }

  return (
    <>
      <form noValidate onFocus={prefetch} onSubmit={form.handleSubmit(submit)}>
        <fieldset disabled={isPending}>
          <DialogBody className="gap-5">
            {isRestored && <RestoredNote action={entry ? 'Drop my changes' : 'Start afresh'} onDrop={startAfresh} />}
            <EntryFields form={form} today={today} />
          </DialogBody>
          <DialogFooter>
            {form.formState.errors.root && (
              <p role="alert" className="basis-full text-sm text-bad">
                {form.formState.errors.root.message}
              </p>
            )}
            <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
            <SubmitButton pending={isPending} pendingLabel="Saving...">
              {entry ? 'Save Changes' : 'Save Entry'}
            </SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
      {clash && (
        <Suspense>
          <EntryConflict
            clash={clash}
            today={today}
            onClose={() => setClash(null)}
            onKeep={(kept) => {
              // From here on the stored entry is what the edit was begun from.
              for (const [name, value] of Object.entries({ ...kept, base: fieldsOf(clash.current) })) {
                form.setValue(name as keyof EntryFormValues, value, { shouldDirty: true })
              }
              setClash(null)
              form.handleSubmit(submit)()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
