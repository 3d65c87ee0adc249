'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { AreaOptions } from '@/components/goals/area-options'
import { DueOffer } from '@/components/goals/due-offer'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useDraft } from '@/lib/client/forms/drafts'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { useCreateGoal } from '@/lib/client/goals/api'
import { countedAsSent } from '@/lib/client/goals/counted-as-sent'
import { emptyGoalForm, type GoalFormValues, toNewGoal } from '@/lib/client/goals/form'
import { dateIn } from '@/lib/contract/calendar'
import { dayName } from '@/lib/contract/day-words'
import type { Domain } from '@/lib/contract/domains'
import { goalMessages } from '@/lib/contract/messages/goals'

/** The coach's question where no goal is under way, answered on the card: a title and an area make the goal. */
export function FirstGoalForm({ question }: { question: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const user = useCurrentUser()
  const areas = user?.selectedDomains ?? []
  const [title, setTitle] = useState('')
  // A goal that was begun elsewhere, as in setup, goes on here.
  const [begun, setBegun] = useState(emptyGoalForm)
  const [isBack, setBack] = useState(false)
  const [chosen, setArea] = useState<Domain | ''>()
  // Who chose one area most likely means it; of several none is guessed.
  const area = chosen ?? (areas.length === 1 && areas[0] ? areas[0] : '')
  const [isMissing, setMissing] = useState(false)
  const lack = isMissing && (!title.trim() || !area) ? goalMessages.goalFieldsRequired : null
  const { titleRequired, domainRequired } = goalMessages.field
  const own = title.trim() ? domainRequired : area && titleRequired
  const form = useRef<HTMLFormElement>(null)
  // The draft that the form for a new goal opens with.
  const draft = useDraft<GoalFormValues>('new-goal')
  useEffect(() => {
    const kept = draft.read()
    if (!kept) return
    setBegun((empty) => ({ ...empty, ...kept }))
    setTitle(kept.title)
    setBack(kept.title.trim() !== '')
    if (kept.domain) setArea(kept.domain)
  }, [draft])
  function keep(part: Pick<Partial<GoalFormValues>, 'title' | 'domain'>) {
    draft.save({ ...begun, title, domain: area, ...part })
  }
  const create = useCreateGoal(() => {
    draft.clear()
    router.refresh()
    // The form goes: what is asked about the goal comes in its place.
    focusWhenThere('check-in')
  })
  const isReading = useRef(false)
  const today = dateIn(user?.timeZone ?? 'UTC', new Date())
  const due = begun.targetDate >= today ? begun.targetDate : ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending || isReading.current) return
    if (!title.trim() || !area) {
      setMissing(true)
      form.current?.querySelector<HTMLElement>(title.trim() ? 'select' : 'input')?.focus()
      return
    }
    isReading.current = true
    const counted = await countedAsSent(client, { ...begun, title, domain: area, targetDate: due })
    isReading.current = false
    create.mutate(toNewGoal(counted))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-2">
      <fieldset disabled={create.isPending} className="grid gap-3">
        <label htmlFor="first-goal" className="text-lg/snug font-[550] text-pretty">
          {question}
        </label>
        <div className="flex flex-wrap gap-2">
          <Input
            id="first-goal"
            data-do="first-goal"
            dir="auto"
            autoComplete="off"
            maxLength={200}
            placeholder="Run a half marathon"
            aria-invalid={lack && !title.trim() ? true : undefined}
            aria-describedby={lack ? 'first-goal-lack' : undefined}
            value={title}
            onChange={({ target }) => {
              setBack(false)
              setTitle(target.value)
              keep({ title: target.value })
            }}
            className="flex-[3] basis-64"
          />
          <Select
            aria-label="Area"
            aria-invalid={lack && !area ? true : undefined}
            aria-describedby={lack ? 'first-goal-lack' : undefined}
            value={area}
            onChange={({ target }) => {
              const picked = target.value as Domain | ''
              setArea(picked)
              keep({ domain: picked })
            }}
            className="flex-[2] basis-44"
          >
            <option value="">Choose an area</option>
            <AreaOptions chosen={areas} value={area} />
          </Select>
          <SubmitButton pending={create.isPending} pendingLabel="Creating...">
            Create goal
          </SubmitButton>
        </div>
        {lack && (
          <p id="first-goal-lack" role="alert" className="text-sm text-bad">
            <TitledWords title={lack.title} words={own ? `${lack.description}. ${own}.` : lack.description} />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {isBack && <p className="text-sm text-ink-2">What you had not saved is back.</p>}
          {due && <p className="num text-sm text-ink-2">Due {dayName(due, today)}</p>}
          <DueOffer
            title={title}
            targetDate={due}
            onDate={(targetDate) => {
              setBegun({ ...begun, targetDate })
              draft.save({ ...begun, title, domain: area, targetDate })
              // The offer goes with its press.
              form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
            }}
          />
        </div>
      </fieldset>
    </form>
  )
}
