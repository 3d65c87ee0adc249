import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useKeptFocus } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { withAnswer } from '@/lib/client/goals/guidance-answers'
import type { Guidance } from '@/lib/contract/coach'
import { measureMessages } from '@/lib/contract/messages/measures'
import { LineInput } from './line-input'

type Field = Guidance['fields'][number]
type GuidanceFieldsProps = { form: UseFormReturn<GoalFormValues>; fields: readonly Field[] }

/** What the goal's words leave open, asked shortly: each answer goes to its place in the form. */
export function GuidanceFields({ form, fields }: GuidanceFieldsProps) {
  const [placed, setPlaced] = useState<readonly Field['name'][]>([])
  const [measure, targetDate, milestones] = useWatch({
    control: form.control,
    name: ['measure', 'targetDate', 'milestones'],
  })
  // What the form holds by now is not asked for beside it.
  const isSet = {
    measure: measure.kind !== 'none',
    targetDate: targetDate !== '',
    obstacle: false,
    firstStep: milestones.length > 0,
  }
  const open = fields.filter(({ name }) => !placed.includes(name) && !isSet[name])
  const kept = useKeptFocus<HTMLElement>(placed.length)
  if (open.length === 0 && placed.length === 0) return null
  return (
    <section
      ref={kept.ref}
      tabIndex={-1}
      className="grid gap-3 outline-none"
      onClickCapture={kept.onClickCapture}
      // Enter in a field answers, too.
      onKeyDownCapture={({ key }) => key === 'Enter' && kept.onClickCapture()}
    >
      <h3 className="font-semibold tracking-normal">Questions to answer first</h3>
      {open.map(({ name, question }) =>
        name === 'targetDate' ? (
          <DateQuestion key={name} form={form} question={question} />
        ) : (
          <TextQuestion
            key={name}
            question={question}
            onAnswer={(answer) => {
              const changed = withAnswer(form.getValues(), name, answer)
              if (!changed) return false
              for (const [field, value] of Object.entries(changed)) {
                form.setValue(field as keyof GoalFormValues, value, { shouldDirty: true })
              }
              setPlaced([...placed, name])
              return true
            }}
          />
        ),
      )}
      {placed.length > 0 && (
        <p role="status" className="text-ink-2">
          {places[placed.at(-1) as keyof typeof places]}
        </p>
      )}
    </section>
  )
}

const places = {
  measure: 'It is counted that way now.',
  obstacle: 'It is in the description now.',
  firstStep: 'It is the first milestone now.',
}

/** The form's own target date, asked for here as well. */
function DateQuestion({ form, question }: { form: UseFormReturn<GoalFormValues>; question: string }) {
  const value = useWatch({ control: form.control, name: 'targetDate' })
  return (
    <FormField label={question}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => form.setValue('targetDate', target.value, { shouldDirty: true })}
        />
      )}
    </FormField>
  )
}

/** `onAnswer` says whether the answer found its place. */
function TextQuestion({ question, onAnswer }: { question: string; onAnswer: (answer: string) => boolean }) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <LineInput
      label={question}
      noun="answer"
      text={text}
      error={isRefused ? measureMessages.field.measureWords : undefined}
      onText={(next) => {
        setText(next)
        setRefused(false)
      }}
      onAdd={() => setRefused(!onAnswer(text.trim()))}
    />
  )
}
