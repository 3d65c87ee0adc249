'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Fold } from '@/components/shared/fold'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { type GoalFormValues, timeOf } from '@/lib/client/goals/form'
import { goalMessages } from '@/lib/contract/messages/goals'
import { AreaOptions } from './area-options'
import { MeasureLine, type RhythmTime } from './measure-line'
import { MilestonesInput } from './milestones-input'
import { TagsInput } from './tags-input'

type GoalFieldsProps = {
  form: UseFormReturn<GoalFormValues>
  /** How the goal is counted, which is read from the title: it stands under it. */
  counted?: ReactNode
  /** What is said of its date: it stands under it. */
  dated?: ReactNode
  /** What stands last, where there is more to say of the goal. */
  children?: ReactNode
  /** Whether what a goal can do without waits behind “More”. */
  isShort?: boolean
}

export function GoalFields({ form, counted, dated, children, isShort = false }: GoalFieldsProps) {
  const { errors } = form.formState
  const areas = useCurrentUser()?.selectedDomains ?? []
  const [tags, tagText] = useWatch({ control: form.control, name: ['tags', 'tagText'] })
  /** What both lack is told in one sentence: once one of them is there, the other says what is left. */
  function written(name: 'title' | 'domain', other: 'title' | 'domain', message: string) {
    form.clearErrors(name)
    if (lackOf(errors[other]).errorTitle) form.setError(other, { type: LEFT, message })
  }
  return (
    <div className="grid min-w-0 content-start gap-4">
      <FormField label="Title" {...lackOf(errors.title, !errors.domain && field.titleRequired)}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            placeholder="Run a half marathon"
            {...form.register('title', { onChange: () => written('title', 'domain', field.domainRequired) })}
          />
        )}
      </FormField>
      {counted}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          label="Area"
          {...lackOf(errors.domain, !errors.title && field.domainRequired)}
          // Both may be missing, which is said once.
          isErrorTold={Boolean(errors.title && errors.domain)}
          hint={isShort && !errors.domain && 'The part of your life that it belongs to.'}
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('domain', { onChange: () => written('domain', 'title', field.titleRequired) })}
            >
              <option value="">Choose an area</option>
              <AreaOptions chosen={areas} hasOthers />
            </Select>
          )}
        </FormField>
        <FormField label="Target date" optional error={errors.targetDate?.message}>
          {(control) => <Input {...control} type="date" {...form.register('targetDate')} />}
        </FormField>
      </div>
      {dated}
      <MoreFields form={form} isShort={isShort}>
        <FormField
          label="Description"
          optional
          error={errors.description?.message}
          hint="What will be different when it is done, and how you will know."
        >
          {(control) => <Textarea {...control} dir="auto" rows={4} {...form.register('description')} />}
        </FormField>
        <TagsInput
          tags={tags}
          text={tagText}
          error={firstMessage(errors.tags)}
          onChange={(fields) => setFields(form, fields)}
        />
        {children}
      </MoreFields>
    </div>
  )
}

/** What is left of an error of both. */
const LEFT = 'left'
const { goalFieldsRequired, guidanceNeedsFields, field } = goalMessages

type Fault = { message?: string | undefined; type?: unknown } | undefined

/** What a field lacks, in the specified words where they name it; `own`: what is to be done where it alone lacks it. */
function lackOf(fault: Fault, own: string | false = false): { error?: string; errorTitle?: string } {
  const { message, type } = fault ?? {}
  if (message === undefined) return {}
  if (type === LEFT) return { error: message }
  const isRequired = message === field.titleRequired || message === field.domainRequired
  const named = isRequired ? goalFieldsRequired : guidanceNeedsFields
  if (!isRequired && message !== named.description) return { error: message }
  return { error: own ? `${named.description}. ${own}.` : named.description, errorTitle: named.title }
}

type MoreFieldsProps = { form: UseFormReturn<GoalFormValues>; isShort: boolean; children: ReactNode }

/** Closed until it is asked for, or something stands in it: a draft, or what the coach's questions filled in. */
function MoreFields({ form, isShort, children }: MoreFieldsProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const [description, tags, tagText, milestones, milestoneText] = useWatch({
    control: form.control,
    name: ['description', 'tags', 'tagText', 'milestones', 'milestoneText'],
  })
  const isFilled = [description, tags, tagText, milestones, milestoneText].some((value) => value.length > 0)
  if (!isShort) return children
  const isOpen = pressed ?? isFilled
  return (
    <Fold
      label={isOpen ? 'Less' : 'More: description, tags, milestones'}
      isOpen={isOpen}
      onToggle={setPressed}
      className="contents"
    >
      {children}
    </Fold>
  )
}

/** The steps of a goal that is not there yet; those of one that is are edited on its card. */
export function MilestoneFields({ form }: { form: UseFormReturn<GoalFormValues> }) {
  const [milestones, text] = useWatch({ control: form.control, name: ['milestones', 'milestoneText'] })
  return (
    <MilestonesInput
      milestones={milestones}
      text={text}
      error={firstMessage(form.formState.errors.milestones)}
      onChange={(fields) => setFields(form, fields)}
    />
  )
}

/** How a goal that is not there yet is counted. */
export function MeasureField({ form }: { form: UseFormReturn<GoalFormValues> }) {
  const [title, description, measure] = useWatch({ control: form.control, name: ['title', 'description', 'measure'] })
  const change = useCallback(
    (value: GoalFormValues['measure']) => {
      form.setValue('measure', value, { shouldDirty: value.isOwn })
      // What was wrong with it is told of what was sent. The form keeps where it stands already within it.
      form.clearErrors(['measure', 'reading' as 'measure'])
    },
    [form],
  )
  // "Dry January" begins with its month, and its last day stands in the date until another one is chosen.
  const end = useCallback(
    (time: RhythmTime) => {
      const written = form.getValues()
      // Set to what it is, a date that is half typed would be emptied: until it is whole its value is empty.
      const next = timeOf(time, written)
      for (const name of ['begins', 'until', 'targetDate'] as const) {
        if (written[name] !== next[name]) form.setValue(name, next[name])
      }
    },
    [form],
  )
  return (
    <MeasureLine
      onTime={end}
      title={title}
      description={description}
      value={measure}
      error={firstMessage(form.formState.errors.measure) ?? readingError(form.formState.errors)}
      faulty={faultyOf(form.formState.errors)}
      onChange={change}
    />
  )
}

/** What is wrong with where it stands already, which the form keeps within its measure. */
function readingError(errors: object): string | undefined {
  return 'reading' in errors ? firstMessage(errors.reading) : undefined
}

/** Which field of the measure is wrong; of what is wrong between two of them the target, or how often, is changed. */
function faultyOf({ measure, ...others }: object & { measure?: object | undefined }): string | undefined {
  if (!measure) return 'reading' in others ? 'reading' : undefined
  return ['unit', 'start', 'target', 'times'].find((name) => name in measure) ?? 'target'
}

function setFields(form: UseFormReturn<GoalFormValues>, fields: Partial<GoalFormValues>): void {
  for (const [name, value] of Object.entries(fields)) {
    form.setValue(name as keyof GoalFormValues, value, { shouldDirty: true })
  }
}

/** A list's own complaint, or that of its first item with one. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  return Object.values(error).map(firstMessage).find(Boolean)
}
