'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef, useState, useTransition } from 'react'
import { useForm } from 'react-hook-form'
import { FormNotice } from '@/components/auth/form-notice'
import { useFocusOnRefusal } from '@/components/shared/focus'
import { SubmitButton } from '@/components/shared/submit-button'
import { useComplaint } from '@/components/shared/use-complaint'
import { Button } from '@/components/ui/button'
import {
  type CustomCoach,
  customCoachOf,
  missingFields,
  useRemoveCustomCoach,
  useSaveCustomCoach,
} from '@/lib/client/custom-coach/api'
import { useFormDraft } from '@/lib/client/forms/drafts'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { coachMessages } from '@/lib/contract/messages/coaches'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { CoachExample } from './coach-example'
import { CoachFields, WithoutModel } from './coach-fields'
import { CoachTips } from './coach-tips'
import { prefetchCoachSchema, resolveCoach } from './resolve-coach'
import { UnsavedNote } from './unsaved-note'
import { useFilling } from './use-filling'
import { useUnsavedNote } from './use-unsaved-note'

/** Where the coach is chosen. */
const COACHING = `${paths.settings}#coaching`

type CustomCoachFormProps = {
  user: User
  model: string | null
  /** Whether this account can connect one where there is none. */
  canConnect: boolean
  /** The way back, over everything: a draft is told beside it, where it is seen and moves no field. */
  back: ReactNode
  heading: ReactNode
}

export function CustomCoachForm({ user, model, canConnect, back, heading }: CustomCoachFormProps) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const isNew = !user.customCoachName
  const form = useForm<CustomCoach>({ resolver: resolveCoach, defaultValues: customCoachOf(user) })
  const draft = useFormDraft(form, 'custom-coach')
  const unsaved = useUnsavedNote(form, draft.clear)
  const save = useSaveCustomCoach(isNew)
  const remove = useRemoveCustomCoach(() => {
    draft.clear()
    startLeaving(() => router.push(COACHING))
  })
  const { fill, restore } = useFilling(form)
  const [isExample, setExample] = useState(false)
  const { complain, settle } = useComplaint()
  // The name of one letter that was asked about: the one that the coach has is meant.
  const letter = useRef(user.customCoachName)
  const { errors, isSubmitting } = form.formState
  const pending = isSubmitting || save.isPending || remove.isPending || leaving
  const toMend = useFocusOnRefusal(pending)
  // A coach that does not answer is no one to go and talk to.
  const next = isNew || user.selectedLeader === 'custom' ? paths.chat : COACHING

  const submit = form.handleSubmit(
    (coach) => {
      const name = coach.name.trim()
      // It may be a slip: asked once, and not refused.
      if (/^[A-Za-z]$/.test(name) && name !== letter.current) {
        letter.current = name
        form.setError('name', { message: coachMessages.field.coachNameOneLetter })
        return
      }
      save.mutate(coach, {
        onSuccess: () => {
          draft.clear()
          startLeaving(() => router.push(next))
        },
        onError: (error) => showServerErrors(form, error),
      })
    },
    () => {
      const [first] = missingFields(form.getValues())
      if (first) complain({ title: first.title, description: first.description })
    },
  )

  function cancel() {
    draft.clear()
    router.push(COACHING)
  }

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        {back}
        {unsaved.isShown && <UnsavedNote onDiscard={unsaved.discard} />}
      </div>
      {heading}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <form
          ref={toMend}
          noValidate
          onSubmit={submit}
          onFocus={prefetchCoachSchema}
          onInput={settle}
          className="card self-start p-5 sm:p-6"
        >
          <fieldset disabled={pending} className="grid gap-5">
            {!model && <WithoutModel control={form.control} canConnect={canConnect} />}
            <CoachFields
              form={form}
              onGenerated={(fields) => {
                setExample(false)
                fill(fields)
              }}
              onComplaint={complain}
              restore={
                restore &&
                (() => {
                  setExample(false)
                  restore()
                })
              }
              isExample={isExample}
              model={model}
            />
            {errors.root?.message && <FormNotice>{errors.root.message}</FormNotice>}
            {!isNew && (
              <Button
                variant="ghost"
                className="-ml-3 justify-self-start sm:hidden"
                onClick={() => remove.mutate(user)}
              >
                <Trash2 aria-hidden="true" />
                Remove coach
              </Button>
            )}
            <div className="flex gap-2 border-t border-rule pt-5 sm:justify-end max-sm:[&>:last-child]:flex-1">
              {!isNew && (
                <Button variant="ghost" className="mr-auto max-sm:hidden" onClick={() => remove.mutate(user)}>
                  <Trash2 aria-hidden="true" />
                  Remove coach
                </Button>
              )}
              <Button variant="outline" onClick={cancel}>
                Cancel
              </Button>
              <SubmitButton pending={pending} pendingLabel={isNew ? 'Creating...' : 'Updating...'}>
                {isNew ? 'Create Coach' : 'Update Coach'}
              </SubmitButton>
            </div>
          </fieldset>
        </form>
        <div className="grid content-start gap-5">
          <CoachTips isModel={model !== null} />
          <CoachExample
            onUse={(example) => {
              fill(example, { isTakenBack: true })
              setExample(true)
              // The fields may be far above: what was done there is seen.
              form.setFocus('name')
            }}
          />
        </div>
      </div>
    </>
  )
}
