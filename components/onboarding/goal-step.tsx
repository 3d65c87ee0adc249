'use client'

import { useEffect, useRef } from 'react'
import { AreaOptions } from '@/components/goals/area-options'
import { DueOffer } from '@/components/goals/due-offer'
import { MeasureLine, type RhythmTime } from '@/components/goals/measure-line'
import { focusOnScreen } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { MeasureForm } from '@/lib/client/values/measure-form'
import type { Domain } from '@/lib/contract/domains'
import type { FieldErrors } from '@/lib/contract/error'

type GoalStepProps = {
  title: string
  area: Domain | undefined
  /** Those that were chosen. A page that is loaded anew knows them a moment later, and is not to jump then. */
  areas: readonly Domain[]
  measure: MeasureForm
  targetDate: string
  errors: FieldErrors
  onTitle: (title: string) => void
  onArea: (area: Domain) => void
  onMeasure: (measure: MeasureForm) => void
  onTime: (time: RhythmTime) => void
  onDate: (day: string) => void
}

/** A goal of that area, as one would write it. */
const examples: Record<Domain, string> = {
  career: 'Give a talk at a meetup',
  health: 'Run a half marathon',
  relationships: 'Call my parents every Sunday',
  'personal-growth': 'Read 12 books',
}

export function GoalStep({
  title,
  area,
  areas,
  measure,
  targetDate,
  errors,
  onTitle,
  onArea,
  onMeasure,
  onTime,
  onDate,
}: GoalStepProps) {
  // At a keyboard one writes at once; on a phone its keyboard would come over the question.
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => focusOnScreen(whole.current?.querySelector('input') ?? null), 50)
    return () => clearTimeout(timer)
  }, [])
  const measureError = Object.entries(errors).find(([field]) => /^(?:measure|reading)/.test(field))?.[1][0]
  return (
    <div
      ref={whole}
      className="card grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-5 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
    >
      <div className="grid min-w-0 content-start gap-4">
        <FormField label="Title" error={errors.title?.[0]}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              placeholder={area ? examples[area] : undefined}
              value={title}
              onChange={(event) => onTitle(event.target.value)}
            />
          )}
        </FormField>
        {/* What is offered while one writes stands by the title that it is read from, and moves nothing below it. */}
        <div className="-mt-2 grid min-h-14 items-start">
          <MeasureLine
            title={title}
            description=""
            value={measure}
            error={measureError}
            onChange={onMeasure}
            onTime={onTime}
          />
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField label="Area" error={errors.domain?.[0]}>
          {(control) => (
            <Select {...control} value={area} onChange={(event) => onArea(event.target.value as Domain)}>
              <AreaOptions chosen={areas} />
            </Select>
          )}
        </FormField>
        <FormField label="Target date" optional error={errors.targetDate?.[0]}>
          {(control) => (
            <Input {...control} type="date" value={targetDate} onChange={(event) => onDate(event.target.value)} />
          )}
        </FormField>
        <DueOffer title={title} targetDate={targetDate} onDate={onDate} />
      </div>
    </div>
  )
}
