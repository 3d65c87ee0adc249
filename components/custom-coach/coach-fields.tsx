'use client'

import { Sparkles, Undo2 } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useKeptFocus } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { ScreenLink } from '@/components/shared/screen-link'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { type CustomCoach, useGenerateCoach } from '@/lib/client/custom-coach/api'
import type { ArchetypeId, CoachSuggestion } from '@/lib/contract/coach'
import { questionIn } from '@/lib/contract/coach-question'
import { coachMessages } from '@/lib/contract/messages/coaches'
import { paths } from '@/lib/contract/paths'
import { ArchetypePicker } from './archetype-picker'

type CoachFieldsProps = {
  form: UseFormReturn<CustomCoach>
  onGenerated: (fields: Partial<CustomCoach>) => void
  onComplaint: (words: { title: string; description: string }) => void
  restore: (() => void) | null
  /** The example was put into the fields. */
  isExample: boolean
  model: string | null
}

export function CoachFields({ form, onGenerated, onComplaint, restore, isExample, model }: CoachFieldsProps) {
  // Told to the server's render too: the form library fills its fields in the browser only.
  const { errors, defaultValues } = form.formState
  const generate = useGenerateCoach()
  const style = useWatch({ control: form.control, name: 'style' })
  // What was restored, or written since, is none of them.
  const chosen = generate.data ? wayOf(generate.data, style) : null
  const kept = useKeptFocus<HTMLDivElement>(restore === null)

  function suggest() {
    const name = form.getValues('name').trim()
    if (name) {
      generate.mutate({ name }, { onSuccess: ({ style, prompt }) => onGenerated({ style, prompt }) })
      return
    }
    form.setError('name', { message: coachMessages.coachSuggestionNeedsName.description })
    onComplaint(coachMessages.coachSuggestionNeedsName)
    form.setFocus('name')
  }

  return (
    <>
      <FormField label="Coach Name" error={errors.name?.message}>
        {(control) => (
          <Input
            dir="auto"
            autoComplete="off"
            placeholder="The Gardener"
            defaultValue={defaultValues?.name}
            {...control}
            {...form.register('name')}
          />
        )}
      </FormField>
      <div {...kept} className="-mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" disabled={generate.isPending} aria-busy={generate.isPending} onClick={suggest}>
          {generate.isPending ? <Spinner /> : <Sparkles aria-hidden="true" className="text-burn" />}
          {generate.isPending ? 'Generating...' : 'Generate suggestions'}
        </Button>
        {restore && (
          <Button variant="ghost" onClick={restore}>
            <Undo2 aria-hidden="true" />
            Restore what was here
          </Button>
        )}
        <p role="status" className="text-sm text-ink-3">
          {isExample
            ? 'The example stands in the three fields.'
            : `A style and a prompt from the name, by ${model ?? 'the built-in coach'}.`}
        </p>
      </div>
      {generate.data && (
        <ArchetypePicker
          archetypes={generate.data.archetypes}
          chosen={chosen}
          note={chosen === generate.data.archetype && !model ? whyThis(generate.data, generate.variables.name) : null}
          onChoose={({ style, prompt }) => onGenerated({ style, prompt })}
        />
      )}
      <FormField label="Coaching Style" error={errors.style?.message} hint="A few words, shown beside the name.">
        {(control) => (
          <Input
            dir="auto"
            autoComplete="off"
            placeholder="Patient Growth & Honest Pruning"
            defaultValue={defaultValues?.style}
            {...control}
            {...form.register('style')}
          />
        )}
      </FormField>
      <FormField
        label="Coaching Prompt"
        error={errors.prompt?.message}
        hint={
          <>
            {model ? (
              'How it talks, what it asks, what it does when you are stuck.'
            ) : (
              <>
                Until there is a model, one line counts:{' '}
                <span className="text-ink-2">The question you come back to: “What is the next small step?”</span>
              </>
            )}{' '}
            Whatever it says, your coach stays honest and safe.
          </>
        }
      >
        {(control) => (
          <Textarea
            dir="auto"
            rows={10}
            className="max-h-[60dvh] min-h-60 max-sm:max-h-60"
            defaultValue={defaultValues?.prompt}
            {...control}
            {...form.register('prompt')}
          />
        )}
      </FormField>
    </>
  )
}

/** What of a coach is used while the built-in one answers, and what is not: told of the prompt as it stands. */
export function WithoutModel({
  control,
  canConnect,
}: Pick<UseFormReturn<CustomCoach>, 'control'> & { canConnect: boolean }) {
  const question = questionIn(useWatch({ control, name: 'prompt' }))
  return (
    // As high as its longest words: a draft comes after the page, and moves nothing below.
    <p className="min-h-[calc(3lh+1.5rem)] content-center rounded-control bg-raised px-4 py-3 text-sm text-pretty text-ink-2 max-sm:min-h-[calc(5lh+1.5rem)]">
      Your coach speaks with its <span className="font-semibold text-ink">name</span>, its{' '}
      <span className="font-semibold text-ink">style</span> and{' '}
      {question ? (
        <>
          the question <bdi className="font-semibold text-ink">“{question}”</bdi>.
        </>
      ) : (
        <>
          one <span className="font-semibold text-ink">question</span> that you write in the prompt.
        </>
      )}{' '}
      {canConnect ? (
        <>
          The rest of the prompt counts once you{' '}
          <ScreenLink href={`${paths.settings}#engine`} className="link">
            connect a model
          </ScreenLink>
          .
        </>
      ) : (
        'The rest of the prompt counts once whoever runs this server connects a model.'
      )}
    </p>
  )
}

/** Which of the ways of coaching a style is of; null for one that is of none. */
function wayOf({ style: suggested, archetype, archetypes }: CoachSuggestion, style: string): ArchetypeId | null {
  return style === suggested ? archetype : (archetypes.find((one) => one.style === style)?.id ?? null)
}

/** Why the built-in coach begins with this way of coaching. */
function whyThis({ isFromName }: CoachSuggestion, name: string): string {
  return isFromName
    ? `The nearest to the words of “${name}”. Choose another if you mean one.`
    : `“${name}” does not say how it coaches: this is one way to begin with. Choose the one you mean.`
}
