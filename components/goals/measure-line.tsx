'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { emptyMeasureForm, type MeasureForm, measureFormOf } from '@/lib/client/measure-form'
import { useMeasureOf } from '@/lib/client/measures'
import { readingWords } from '@/lib/contract/measure-words'
import { MeasureFields } from './measure-fields'

type MeasureLineProps = {
  title: string
  description: string
  value: MeasureForm
  error?: string | undefined
  onChange: (value: MeasureForm) => void
}

/** How the goal is counted, read from its words: one line that can be changed or declined. */
export function MeasureLine({ title, description, value, error, onChange }: MeasureLineProps) {
  const [isOpen, setOpen] = useState(false)
  const read = useMeasureOf(title, description)
  const proposed = read?.measure ?? null
  useEffect(() => {
    if (value.isOwn || read === undefined) return
    const next = measureFormOf(proposed)
    if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next)
  }, [read, proposed, value, onChange])

  if (isOpen) {
    return (
      <MeasureFields
        value={value}
        error={error}
        doneLabel="Done"
        onChange={onChange}
        onDone={() => setOpen(false)}
        onDecline={() => {
          onChange({ ...emptyMeasureForm, isOwn: true })
          setOpen(false)
        }}
      />
    )
  }
  if (value.kind === 'none') {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={() => {
          onChange({ ...emptyMeasureForm, isOwn: true, kind: 'total' })
          setOpen(true)
        }}
      >
        Count it in numbers
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1 rounded-control bg-raised py-1 pr-1 pl-3 text-sm">
      <span className="mr-auto wrap-anywhere" role="status">
        {value.isOwn || !proposed ? ownWords(value) : read?.words}
      </span>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Change
      </Button>
      <Button variant="ghost" size="sm" onClick={() => onChange({ ...emptyMeasureForm, isOwn: true })}>
        Don’t count
      </Button>
      {error && (
        <p role="alert" className="basis-full text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

function ownWords({ kind, unit, format, start, target }: MeasureForm): string {
  if (kind === 'none') return ''
  const measure = { kind, unit, format, start: Number(start), target: Number(target) }
  const isPlain = Number.isFinite(measure.start) && Number.isFinite(measure.target) && target !== ''
  return isPlain ? `Counted: ${readingWords(measure, measure.start)}` : `Counted: ${start} to ${target} ${unit}`.trim()
}
