'use client'

import { type FormEvent, useId, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { isKept } from '@/lib/client/outbox/keep'
import { useAddValue } from '@/lib/client/values/api'
import { figureOf, notAFigure } from '@/lib/client/values/measure-form'
import type { Goal, Milestone } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import { readingWords, unitWords } from '@/lib/contract/measure-words'
import { PassedMilestones } from './passed-milestones'

type GoalValueProps = {
  goal: Goal
  measure: Measure
  /** The latest day that a value may be of, where another than today may be named. */
  latest?: string | null
}

/** Where a counted goal stands, and a field for the next value. */
export function GoalValue({ goal, measure, latest = null }: GoalValueProps) {
  const { id, title, reading } = goal
  const [text, setText] = useState('')
  const [date, setDate] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [pressed, setTicked] = useState<readonly Milestone[]>([])
  const add = useAddValue({ id, title }, () => {
    setText('')
    setDate(null)
  })
  const madeAt = add.data && !isKept(add.data) ? add.data.createdAt : undefined
  // What the value ticked has its time.
  const ofValue = goal.milestones.filter(({ completedAt }) => completedAt && completedAt === madeAt)
  const fieldId = useId()
  const unit = unitWords(measure)
  const isTotal = measure.kind === 'total'
  const complaint = isRefused
    ? notAFigure(measure.format)
    : (add.error?.fields?.value?.[0] ?? add.error?.fields?.date?.[0])

  function submit(event: FormEvent) {
    event.preventDefault()
    const value = figureOf(text, measure.format)
    setRefused(!Number.isFinite(value))
    if (Number.isFinite(value)) add.mutate({ value, ...(date && { date }) })
  }

  return (
    <form noValidate className="grid gap-1.5" onSubmit={submit}>
      <p className="num text-sm text-ink-2">{readingWords(measure, reading ?? measure.start)}</p>
      <Kept>
        <div className="flex flex-wrap items-center gap-2">
          <label htmlFor={fieldId} className="sr-only">
            {isTotal ? `Add ${unit || 'a value'} to ${title}` : `New value of ${title}`}
          </label>
          <Input
            id={fieldId}
            value={text}
            inputMode={measure.format === 'duration' ? 'text' : 'decimal'}
            autoComplete="off"
            placeholder={isTotal ? '+ 1' : 'Now at'}
            aria-invalid={complaint !== undefined || undefined}
            aria-describedby={complaint ? `${fieldId}-note` : undefined}
            className="num w-24"
            onChange={({ target }) => {
              setText(target.value)
              setRefused(false)
              if (add.isError) add.reset()
            }}
          />
          {unit && <span className="min-w-0 truncate text-sm text-ink-3">{unit}</span>}
          <Button type="submit" variant="outline" size="sm" disabled={add.isPending}>
            Add
          </Button>
          {latest !== null && date === null && (
            <Button variant="ghost" size="sm" className="max-sm:-ml-3" onClick={() => setDate(latest)}>
              Another day
            </Button>
          )}
        </div>
      </Kept>
      {latest !== null && date !== null && (
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor={`${fieldId}-day`}>On</label>
          <Input
            id={`${fieldId}-day`}
            type="date"
            max={latest}
            value={date}
            className="w-auto"
            onChange={({ target }) => setDate(target.value)}
          />
        </div>
      )}
      {complaint && (
        <p id={`${fieldId}-note`} role="alert" className="text-sm text-bad">
          {complaint}
        </p>
      )}
      {add.isSuccess && <PassedMilestones goal={goal} ticked={[...ofValue, ...pressed]} setTicked={setTicked} />}
    </form>
  )
}
