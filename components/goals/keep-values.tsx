'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { figureOf } from '@/lib/client/values/measure-form'

type KeepValuesProps = {
  /** The units before and after; empty where a plain number is counted. */
  from: string
  to: string
  isPending: boolean
  onConvert: (factor: number) => void
  onKeep: () => void
  onCancel: () => void
}

/** What becomes of values in a unit that changes: they are converted, or their figures stay as they are. */
export function KeepValues({ from, to, isPending, onConvert, onKeep, onCancel }: KeepValuesProps) {
  const id = useId()
  const [text, setText] = useState('')
  const factor = figureOf(text)
  const canConvert = Number.isFinite(factor) && factor > 0
  const [before, after] = [from || 'old unit', to || 'new unit']
  return (
    <fieldset disabled={isPending} className="grid min-w-0 gap-3 rounded-control bg-raised p-3 text-sm">
      <legend className="sr-only">What happens to the values</legend>
      <p role="status">The values so far are in another unit. Convert them, or keep the figures as they are.</p>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id}>{`1 ${before} is`}</label>
        <Input
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          className="num w-24"
          onChange={({ target }) => setText(target.value)}
        />
        <span>{after}</span>
        <Button variant="outline" size="sm" disabled={!canConvert} onClick={() => onConvert(factor)}>
          Convert
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onKeep}>
          Keep the figures
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Back
        </Button>
      </div>
    </fieldset>
  )
}
