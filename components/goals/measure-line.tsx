'use client'

import { useEffect, useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import {
  emptyMeasureForm,
  figureOf,
  lackingFigure,
  type MeasureForm,
  measureFormOf,
  measureFormTo,
  notAFigure,
  readingOfForm,
} from '@/lib/client/values/measure-form'
import { isReadable, useMeasureOf } from '@/lib/client/values/measures'
import type { MeasureProposal } from '@/lib/contract/measure'
import { measureWords, readingWords } from '@/lib/contract/measure-words'
import { AimLine } from './aim-line'
import { MeasureFields } from './measure-fields'

/** The first and the last day of a rhythm that is for a time; null for what begins at once, and has no end. */
export type RhythmTime = Pick<MeasureProposal, 'begins' | 'until'>

type MeasureLineProps = {
  title: string
  description: string
  value: MeasureForm
  error?: string | undefined
  /** The field that the error is about. */
  faulty?: string | undefined
  onChange: (value: MeasureForm) => void
  /** Told when a rhythm begins and ends that is for a time, and of none once the words name none. */
  onTime?: ((time: RhythmTime) => void) | undefined
}

/** How the goal is counted, read from its words: one line that can be changed or declined. */
export function MeasureLine({ title, description, value, error, faulty, onChange, onTime }: MeasureLineProps) {
  const [isOpen, setOpen] = useState(false)
  // The figure that was missing as the fields were to be done with.
  const [lack, setLack] = useState<{ name: string } | null>(null)
  const told = useMeasureOf(title, description)
  // Words that are none, or too many to be read, count nothing: what the ones before said is not of them.
  const isUnread = !isReadable(title)
  const read = isUnread ? undefined : told
  const proposed = read?.measure ?? null
  const aim = read?.aim ?? null
  const toAim = aim && measureFormTo(aim, value.start)
  const isToAim = toAim !== null && value.kind === 'level' && value.unit === toAim.unit && value.target === toAim.target
  useEffect(() => {
    if (value.isOwn || read === undefined) return
    const next = measureFormOf(proposed, read.reading)
    if (JSON.stringify(next) !== JSON.stringify(value)) onChange(next)
  }, [read, proposed, value, onChange])

  useEffect(() => {
    if (isUnread && !value.isOwn && value.kind !== 'none') onChange(emptyMeasureForm)
  }, [isUnread, value, onChange])

  const { begins, until } = (read && !value.isOwn && read) || {}
  useEffect(() => {
    if (begins !== undefined && until !== undefined) onTime?.({ begins, until })
  }, [begins, until, onTime])

  const isAim = aim !== null && (isToAim || (value.kind === 'none' && !value.isOwn))
  // What is wrong is mended in its field, which stays open while it is written in.
  const isWrong = error !== undefined && value.kind !== 'none' && !isAim
  useEffect(() => {
    if (isWrong) setOpen(true)
  }, [isWrong])
  const isNone = value.kind === 'none'
  const view =
    isOpen || isWrong ? 'fields' : isAim ? 'aim' : !isNone ? 'line' : value.isOwn || title.trim() ? 'offer' : 'hint'
  const kept = useKeptFocus<HTMLDivElement>(view)
  useEffect(() => {
    if (lack) kept.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [lack, kept.ref])

  function decline() {
    onChange({ ...emptyMeasureForm, isOwn: true })
    setOpen(false)
    setLack(null)
  }

  function done() {
    const name = lackingFigure(value)
    setLack(name ? { name } : null)
    if (!name) setOpen(false)
  }

  /** What the words say comes back; where they say nothing it is written by hand. */
  function count() {
    if (read && (proposed || aim)) return onChange(measureFormOf(proposed, read.reading))
    onChange({ ...emptyMeasureForm, isOwn: true, kind: 'total' })
    setOpen(true)
  }

  return (
    <div
      ref={kept.ref}
      className="contents"
      onClickCapture={kept.onClickCapture}
      // Enter in a field is done with the fields too.
      onKeyDownCapture={({ key }) => key === 'Enter' && kept.onClickCapture()}
    >
      {view === 'fields' && (
        <MeasureFields
          value={value}
          error={lack ? notAFigure(lack.name === 'times' ? 'number' : value.format) : error}
          faulty={lack ? lack.name : faulty}
          doneLabel="Done"
          isNew
          onChange={(form) => {
            setLack(null)
            onChange(form)
          }}
          onDone={done}
          onDecline={decline}
        />
      )}
      {view === 'aim' && aim && (
        <AimLine
          words={read?.words ?? ''}
          aim={aim}
          value={isToAim ? value.start : ''}
          error={error}
          onChange={(start) => onChange(start.trim() === '' ? emptyMeasureForm : measureFormTo(aim, start))}
          onDecline={decline}
        />
      )}
      {/* Before there is a title there is nothing to count: how it could read is what helps. */}
      {view === 'hint' && (
        <p className="text-sm text-ink-2">
          Numbers make progress easy to measure: “Read 12 books”, “Run 3 times a week”.
        </p>
      )}
      {view === 'offer' && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={count}>
          Count it in numbers
        </Button>
      )}
      {view === 'line' && (
        <div className="flex flex-wrap items-center gap-x-1 rounded-control bg-raised py-1 pr-1 pl-3 text-sm max-sm:gap-y-1 max-sm:px-3 max-sm:pt-2.5">
          <span className="mr-auto wrap-anywhere max-sm:basis-full" role="status">
            {value.isOwn || !proposed ? ownWords(value) : read?.words}
          </span>
          {/* On a phone they stand under the words, at their edge. */}
          <span className="flex max-sm:-ml-3">
            <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
              Change
            </Button>
            <Button variant="ghost" size="sm" onClick={decline}>
              Don’t count
            </Button>
          </span>
          {error && (
            <p role="alert" className="basis-full text-bad">
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function ownWords(form: MeasureForm): string {
  const { kind, unit, format, start, target } = form
  if (kind === 'none') return ''
  if (kind === 'rhythm') {
    const weekdays = form.weekdays.length > 0 ? form.weekdays : undefined
    return `Counted: ${measureWords({ kind, unit, per: form.per, times: Number(form.times), weekdays })}`
  }
  const measure = { kind, unit, format, start: figureOf(start, format), target: figureOf(target, format) }
  const isPlain = Number.isFinite(measure.start) && Number.isFinite(measure.target)
  return isPlain
    ? `Counted: ${readingWords(measure, readingOfForm(form) ?? measure.start)}`
    : `Counted: ${start} to ${target} ${unit}`.trim()
}
