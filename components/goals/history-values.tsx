'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { dayName, type Today } from '@/lib/client/calendar'
import { figureOf } from '@/lib/client/measure-form'
import { useCorrectValue, useDeleteValue, useValues } from '@/lib/client/values'
import type { Datapoint, Measure } from '@/lib/contract/measure'
import { amountWords, figureWords } from '@/lib/contract/measure-words'

type HistoryValuesProps = { goalId: string; measure: Measure; now: Today }

/** Every value of a counted goal, newest first; each can be corrected or deleted. */
export function HistoryValues({ goalId, measure, now }: HistoryValuesProps) {
  const { data: values } = useValues(goalId)
  if (!values || values.length === 0) return null
  return (
    <section aria-labelledby="history-values" className="grid gap-3">
      <h3 id="history-values" className="text-base">
        Values
      </h3>
      <ul className="grid">
        {values.map((value) => (
          <ValueRow key={value.id} value={value} measure={measure} today={now.today} />
        ))}
      </ul>
    </section>
  )
}

type ValueRowProps = { value: Datapoint; measure: Measure; today: string }

function ValueRow({ value, measure, today }: ValueRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const correct = useCorrectValue(() => setTyped(null))
  const remove = useDeleteValue()
  const day = dayName(value.date, today)
  const words = amountWords(measure, value.value)
  const isPending = correct.isPending || remove.isPending

  function save(event: FormEvent) {
    event.preventDefault()
    const figure = figureOf(typed ?? '')
    if (Number.isFinite(figure) && !isPending) correct.mutate({ id: value.id, value: figure })
  }

  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-rule py-1 text-sm">
      <time dateTime={value.date} className="num w-28 text-ink-2">
        {day}
      </time>
      {typed === null ? (
        <>
          <span className="num font-medium">{words}</span>
          <span className="min-w-0 flex-1 truncate text-ink-3" dir="auto">
            {value.note || value.ref?.quote}
          </span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Correct ${words} of ${day}`}
            onClick={() => setTyped(figureWords(measure, value.value))}
          >
            <Pencil aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Delete ${words} of ${day}`}
            disabled={isPending}
            onClick={() => remove.mutate(value.id)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </>
      ) : (
        <form noValidate className="flex flex-wrap items-center gap-2" onSubmit={save}>
          <Input
            value={typed}
            aria-label={`Value of ${day}`}
            className="num w-28"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="sm" disabled={isPending || !Number.isFinite(figureOf(typed))}>
            Save
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </form>
      )}
    </li>
  )
}
