'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useDraft } from '@/lib/client/forms/drafts'
import { useCreateGoal } from '@/lib/client/goals/api'
import { countedAsSent } from '@/lib/client/goals/counted-as-sent'
import { emptyGoalForm, toNewGoal } from '@/lib/client/goals/form'
import { type Domain, domainIds, domains } from '@/lib/contract/domains'
import { goalMessages } from '@/lib/contract/messages/goals'
import { paths } from '@/lib/contract/paths'

/** The coach's question where no goal is under way, answered on the card: a title and an area make the goal. */
export function FirstGoalForm({ question }: { question: string }) {
  const router = useRouter()
  const client = useQueryClient()
  const user = useCurrentUser()
  const areas = user?.selectedDomains ?? []
  const [title, setTitle] = useState('')
  const [chosen, setArea] = useState<Domain | ''>()
  // Who chose one area most likely means it; of several none is guessed.
  const area = chosen ?? (areas.length === 1 && areas[0] ? areas[0] : '')
  const [isMissing, setMissing] = useState(false)
  const lack = isMissing && (!title.trim() || !area) ? goalMessages.goalFieldsRequired : null
  const form = useRef<HTMLFormElement>(null)
  // The draft that the form for a new goal opens with.
  const draft = useDraft<{ title: string; domain: Domain | '' }>('new-goal')
  const create = useCreateGoal(() => {
    draft.clear()
    router.refresh()
  })
  const isReading = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (create.isPending || isReading.current) return
    if (!title.trim() || !area) {
      setMissing(true)
      form.current?.querySelector<HTMLElement>(title.trim() ? 'select' : 'input')?.focus()
      return
    }
    isReading.current = true
    const counted = await countedAsSent(client, { ...emptyGoalForm, title, domain: area })
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
            dir="auto"
            autoComplete="off"
            maxLength={200}
            placeholder="Run a half marathon"
            aria-invalid={lack && !title.trim() ? true : undefined}
            aria-describedby={lack ? 'first-goal-lack' : undefined}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            className="flex-[3] basis-64"
          />
          <Select
            aria-label="Area"
            aria-invalid={lack && !area ? true : undefined}
            aria-describedby={lack ? 'first-goal-lack' : undefined}
            value={area}
            onChange={({ target }) => setArea(target.value as Domain | '')}
            className="flex-[2] basis-44"
          >
            <option value="">Choose an area</option>
            {domainIds.map((id) => (
              <option key={id} value={id}>
                {domains[id].label}
              </option>
            ))}
          </Select>
        </div>
        {lack && (
          <p id="first-goal-lack" role="alert" className="text-sm text-bad">
            <TitledWords title={lack.title} words={lack.description} />
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-2">
          <SubmitButton pending={create.isPending} pendingLabel="Creating...">
            Create goal
          </SubmitButton>
          <Button
            variant="ghost"
            onClick={() => {
              draft.save({ ...draft.read(), title: title.trim(), domain: area })
              router.push(`${paths.goals}?new=1`)
            }}
          >
            Add a date or steps
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
