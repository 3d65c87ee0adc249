'use client'

import { PenLine, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { FormField } from '@/components/shared/form-field'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { AnswerDraft } from '@/lib/client/goals/answer'
import { useSuggestDescription } from '@/lib/client/goals/guidance'
import type { Goal } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { CoachEngine } from './coach-engine'

type AnswerEditsProps = {
  goal: Goal
  answer: AnswerDraft
  onChange: (fields: Partial<AnswerDraft>) => void
  onResponseMissing: () => void
}

/** A new title or description to send along with the response, the latter with the coach's help. */
export function AnswerEdits({ goal, answer, onChange, onResponseMissing }: AnswerEditsProps) {
  const suggest = useSuggestDescription()
  const [isOpened, setOpened] = useState(false)
  const [replaced, setReplaced] = useState<string | null>(null)
  const isEditing = isOpened || answer.title !== undefined || answer.description !== undefined
  const title = answer.title ?? goal.title
  const description = answer.description ?? goal.description

  function askForDescription() {
    const userResponse = answer.response.trim()
    if (!userResponse) return onResponseMissing()
    suggest.mutate({ currentDescription: description, userResponse, goalTitle: title, progress: goal.progress })
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={suggest.isPending}
          aria-busy={suggest.isPending}
          onClick={askForDescription}
        >
          {suggest.isPending ? <Spinner /> : <Sparkles aria-hidden="true" className="text-burn" />}
          AI description suggestion
        </Button>
        {!isEditing && (
          <Button variant="ghost" size="sm" onClick={() => setOpened(true)}>
            <PenLine aria-hidden="true" />
            Edit title or description
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden">
        {suggest.data?.care ? (
          <CareCard words={suggest.data.care} />
        ) : (
          suggest.data &&
          (addsNothing(suggest.data.suggestion, suggest.variables.currentDescription) ? (
            <p className="text-sm text-ink-2">Your answer adds nothing to the description. It can stay as it is.</p>
          ) : (
            <Suggestion
              text={suggest.data.suggestion}
              isUsed={replaced !== null && description === suggest.data.suggestion}
              onUse={(text) => {
                setReplaced(description)
                onChange({ description: text })
              }}
              onRestore={() => {
                onChange({ description: replaced ?? goal.description })
                setReplaced(null)
              }}
            />
          ))
        )}
      </div>
      {isEditing && (
        <>
          <FormField label="Title" error={title.trim() ? undefined : goalMessages.field.titleRequired}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={title}
                onChange={(event) => onChange({ title: event.target.value })}
              />
            )}
          </FormField>
          <FormField label="Description" hint="Saved together with your response.">
            {(control) => (
              <Textarea
                {...control}
                dir="auto"
                rows={3}
                value={description}
                onChange={(event) => onChange({ description: event.target.value })}
              />
            )}
          </FormField>
        </>
      )}
    </div>
  )
}

function addsNothing(suggestion: string, current = ''): boolean {
  return suggestion.trim() === current.trim()
}

type SuggestionProps = { text: string; isUsed: boolean; onUse: (text: string) => void; onRestore: () => void }

function Suggestion({ text, isUsed, onUse, onRestore }: SuggestionProps) {
  return (
    <section className="grid gap-2 rounded-control bg-raised px-4 py-3 text-sm">
      <h3 className="font-semibold tracking-normal">Suggested description</h3>
      <p dir="auto" className="whitespace-pre-line text-ink-2 wrap-anywhere">
        {text}
      </p>
      <Button
        variant={isUsed ? 'ghost' : 'outline'}
        size="sm"
        className="justify-self-start"
        onClick={() => (isUsed ? onRestore() : onUse(text))}
      >
        {isUsed ? 'Put mine back' : 'Use it'}
      </Button>
      <CoachEngine />
    </section>
  )
}
