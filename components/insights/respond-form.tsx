'use client'

import type { FormEvent } from 'react'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { useRequiredAnswer } from '@/components/shared/use-required-answer'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toGoalResponse } from '@/lib/client/insights/draft'
import { responseMutationKey, useRespondToInsight } from '@/lib/client/insights/responses'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import type { GoalResponseAnswer } from '@/lib/contract/insight-response'
import { insightMessages } from '@/lib/contract/messages/insights'
import { CoachText } from './coach-text'
import { DescriptionField } from './description-field'
import { ProgressField } from './progress-field'
import { useInsightDraft } from './use-insight-draft'

type RespondFormProps = {
  goal: Goal
  analysis: GoalAnalysis
  onKept: (answer: GoalResponseAnswer) => void
}

export function RespondForm({ goal, analysis, onKept }: RespondFormProps) {
  const { draft, change, clear, reload } = useInsightDraft(goal.id)
  const send = useRespondToInsight(goal.id, (answer) => {
    clear()
    onKept(answer)
  })
  const { field, missing, isPending, written, refuse } = useRequiredAnswer(
    responseMutationKey(goal.id),
    send.isPending,
    reload,
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (!draft.response.trim()) return refuse(insightMessages.insightResponseRequired)
    send.mutate(toGoalResponse(draft, goal))
  }

  const refused = send.error && (send.error.fields?.responseText?.[0] ?? send.error.sentence)
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isPending}>
        <DialogBody className="gap-5">
          <blockquote className="grid gap-1.5 rounded-control bg-burn-soft px-4 py-3">
            <p className="eyebrow">The insight</p>
            <CoachText text={analysis.analysis} />
          </blockquote>
          <FormField
            label="Your response"
            hint="What do you think? Saved with this goal."
            error={missing?.description ?? refused ?? undefined}
            errorTitle={missing?.title}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={field}
                dir="auto"
                rows={3}
                value={draft.response}
                onChange={(event) => {
                  written()
                  change({ response: event.target.value })
                }}
              />
            )}
          </FormField>
          <FormField
            label="Title"
            hint={isEmptied(draft.title) ? `If you leave this empty, it stays “${goal.title}”.` : undefined}
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={draft.title ?? goal.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </FormField>
          <DescriptionField
            goal={goal}
            draft={draft}
            onChange={(description) => change({ description })}
            onResponseMissing={() => refuse(insightMessages.regenerationNeedsResponse)}
          />
          <ProgressField current={goal.progress} value={draft.progress} onChange={(progress) => change({ progress })} />
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <SubmitButton pending={isPending} pendingLabel="Submitting...">
            Submit response
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}

function isEmptied(text: string | undefined): boolean {
  return text !== undefined && text.trim() === ''
}
