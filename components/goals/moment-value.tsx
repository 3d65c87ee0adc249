'use client'

import { type FormEvent, useState } from 'react'
import { focusOnArrival } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { dayName } from '@/lib/client/time/calendar'
import { useCorrectValue } from '@/lib/client/values/api'
import { figureOf } from '@/lib/client/values/measure-form'
import type { Datapoint, GoalMeasure } from '@/lib/contract/measure'
import { isOpening } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'

type MomentValueProps = {
  value: Datapoint
  measure: GoalMeasure
  today: string
  isCorrecting: boolean
  /** Its correction was saved, or left. */
  onCorrected: () => void
}

/** A value of a counted goal, and the field in which it is corrected where it stands. */
export function MomentValue({ value, measure, today, isCorrecting, onCorrected }: MomentValueProps) {
  const format = measure.kind === 'rhythm' ? 'number' : measure.format
  // What counts on from another stands under where that led to: it would be read as where the goal stands.
  const isAdded = measure.kind === 'total' && value.value > 0 && !isOpening(value)
  if (isCorrecting) return <Correction value={value} format={format} today={today} onCorrected={onCorrected} />
  return (
    <p className="num text-sm font-medium text-ink">
      {isAdded && '+'}
      {valueWords(measure, value.value)}
    </p>
  )
}

type CorrectionProps = Pick<MomentValueProps, 'value' | 'today' | 'onCorrected'> & { format: 'number' | 'duration' }

function Correction({ value, format, today, onCorrected }: CorrectionProps) {
  const [typed, setTyped] = useState(() => figureWords({ format }, value.value))
  const correct = useCorrectValue(onCorrected)

  function save(event: FormEvent) {
    event.preventDefault()
    const figure = figureOf(typed, format)
    if (Number.isFinite(figure) && !correct.isPending) correct.mutate({ id: value.id, value: figure })
  }

  return (
    <form noValidate className="mt-1 flex flex-wrap items-center gap-2" onSubmit={save}>
      <Input
        ref={focusOnArrival}
        value={typed}
        aria-label={`Value of ${dayName(value.date, today)}`}
        placeholder={format === 'duration' ? '26:30' : undefined}
        className="num w-28"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="sm" disabled={correct.isPending || !Number.isFinite(figureOf(typed, format))}>
        Save
      </Button>
      <Button variant="ghost" size="sm" onClick={onCorrected}>
        Cancel
      </Button>
    </form>
  )
}

/** A day of a rhythm is done or not. */
export function valueWords(measure: GoalMeasure, value: number): string {
  if (measure.kind !== 'rhythm') return amountWords(measure, value)
  if (value === 0) return 'Not done'
  return value === 1 ? 'Done' : `${figureWords({ format: 'number' }, value)} times`
}
