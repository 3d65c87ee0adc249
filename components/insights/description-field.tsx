'use client'

import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { FormField } from '@/components/shared/form-field'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import type { InsightDraft } from '@/lib/client/insights/draft'
import { useRegenerateDescription } from '@/lib/client/insights/responses'
import { toast } from '@/lib/client/screen/use-toast'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'

type DescriptionFieldProps = {
  goal: Goal
  draft: InsightDraft
  onChange: (description: string | undefined) => void
  onResponseMissing: () => void
}

/** The goal's description, which the coach can write anew from the response; what stood there can be put back. */
export function DescriptionField({ goal, draft, onChange, onResponseMissing }: DescriptionFieldProps) {
  const regenerate = useRegenerateDescription()
  const [replaced, setReplaced] = useState<{ mine: string; theirs: string } | null>(null)
  const description = draft.description ?? goal.description
  const isTheirs = replaced !== null && description === replaced.theirs

  function ask() {
    const userResponse = draft.response.trim()
    if (!userResponse) return onResponseMissing()
    const goalTitle = draft.title?.trim() || goal.title
    const question = { currentDescription: description, userResponse, goalTitle }
    regenerate.mutate(question, {
      onSuccess: (answer) => {
        if (answer.care) return
        setReplaced({ mine: description, theirs: answer.description })
        onChange(answer.description)
        // Not said where the dialog was closed meanwhile: then nothing was updated.
        toast(goalMessages.descriptionUpdated)
      },
    })
  }

  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <FormField
        label="Description"
        hint={
          description.trim() || !goal.description
            ? undefined
            : 'If you leave this empty, the description stays as it is.'
        }
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            value={description}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={regenerate.isPending}
          aria-busy={regenerate.isPending}
          onClick={ask}
        >
          {regenerate.isPending ? <Spinner /> : <Sparkles aria-hidden="true" className="text-burn" />}
          {regenerate.isPending ? 'Regenerating...' : 'Regenerate description'}
        </Button>
        {isTheirs && (
          <Button variant="ghost" size="sm" onClick={() => onChange(replaced.mine)}>
            Put mine back
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {regenerate.data?.care && <CareCard words={regenerate.data.care} />}
      </div>
    </div>
  )
}
