'use client'

import { type FormEvent, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { dayName } from '@/lib/client/time/calendar'
import { useCorrectValue, useDeleteValue } from '@/lib/client/values/api'
import { figureOf } from '@/lib/client/values/measure-form'
import type { Datapoint, GoalMeasure } from '@/lib/contract/measure'
import { isOpening } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'

const act = '-my-2.5 min-h-11 rounded-control px-1.5 font-medium text-burn hover:underline disabled:opacity-55'

type MomentValueProps = { value: Datapoint; measure: GoalMeasure; today: string; onDeleted: () => void }

/** A value of a counted goal, which can be corrected or deleted where it stands. */
export function MomentValue({ value, measure, today, onDeleted }: MomentValueProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const correct = useCorrectValue(() => setTyped(null))
  const remove = useDeleteValue()
  const day = dayName(value.date, today)
  const words = valueWords(measure, value.value)
  // What counts on from another stands under where that led to: it would be read as where the goal stands.
  const isAdded = measure.kind === 'total' && value.value > 0 && !isOpening(value)
  const format = measure.kind === 'rhythm' ? 'number' : measure.format

  function save(event: FormEvent) {
    event.preventDefault()
    const figure = figureOf(typed ?? '', format)
    if (Number.isFinite(figure) && !correct.isPending) correct.mutate({ id: value.id, value: figure })
  }

  if (typed !== null) {
    return (
      <form noValidate className="mt-1 flex flex-wrap items-center gap-2" onSubmit={save}>
        <Input
          value={typed}
          aria-label={`Value of ${day}`}
          placeholder={format === 'duration' ? '26:30' : undefined}
          className="num w-28"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="sm" disabled={correct.isPending || !Number.isFinite(figureOf(typed, format))}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </form>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="num mr-1 font-medium text-ink">
        {isAdded && '+'}
        {words}
      </span>
      <Kept>
        <button
          type="button"
          aria-label={`Correct ${words} of ${day}`}
          className={act}
          onClick={() => setTyped(figureWords({ format }, value.value))}
        >
          Correct
        </button>
        <button
          type="button"
          aria-label={`Delete ${words} of ${day}`}
          disabled={correct.isPending}
          className={act}
          onClick={() => {
            onDeleted()
            remove(value)
          }}
        >
          Delete
        </button>
      </Kept>
    </p>
  )
}

/** A day of a rhythm is done or not. */
function valueWords(measure: GoalMeasure, value: number): string {
  if (measure.kind !== 'rhythm') return amountWords(measure, value)
  if (value === 0) return 'Not done'
  return value === 1 ? 'Done' : `${figureWords({ format: 'number' }, value)} times`
}
