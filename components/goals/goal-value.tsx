'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { figureOf } from '@/lib/client/measure-form'
import { useAddValue } from '@/lib/client/values'
import type { Goal } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import { readingWords } from '@/lib/contract/measure-words'
import { messages } from '@/lib/contract/messages'

type GoalValueProps = { goal: Goal; measure: Measure }

/** Where a counted goal stands, and a field for the next value. */
export function GoalValue({ goal: { id, title, reading }, measure }: GoalValueProps) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const add = useAddValue(id, () => setText(''))
  const fieldId = useId()
  const isTotal = measure.kind === 'total'
  const complaint = isRefused ? messages.field.number : add.error?.fields?.value?.[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    const value = figureOf(text)
    setRefused(!Number.isFinite(value))
    if (Number.isFinite(value) && !add.isPending) add.mutate({ value })
  }

  return (
    <form noValidate className="grid gap-1.5" onSubmit={submit}>
      <p className="num text-sm text-ink-2">{readingWords(measure, reading ?? measure.start)}</p>
      <div className="flex items-center gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {isTotal ? `Add ${measure.unit} to ${title}` : `New value of ${title}`}
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
        {measure.unit && <span className="min-w-0 truncate text-sm text-ink-3">{measure.unit}</span>}
        <Button type="submit" variant="outline" size="sm" disabled={add.isPending}>
          Add
        </Button>
      </div>
      {complaint && (
        <p id={`${fieldId}-note`} role="alert" className="text-sm text-bad">
          {complaint}
        </p>
      )}
    </form>
  )
}
