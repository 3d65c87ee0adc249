'use client'

import { type KeyboardEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { weekdayNames } from '@/lib/client/time/calendar'
import type { MeasureForm } from '@/lib/client/values/measure-form'

type MeasureFieldsProps = {
  value: MeasureForm
  error?: string | undefined
  /** The field that the error is about, where that is known. */
  faulty?: string | undefined
  doneLabel: string
  isPending?: boolean
  /** Whether it is counted for the first time, and may stand somewhere already. */
  isNew?: boolean
  onChange: (value: MeasureForm) => void
  onDone: () => void
  onDecline: () => void
  /** Where there is something to go back to. */
  onCancel?: () => void
}

const labels = { unit: 'Unit', start: 'From', target: 'To', reading: 'Now at' } as const
const figures = ['unit', 'start', 'target'] as const

/** How a goal is counted, field by field. */
export function MeasureFields(props: MeasureFieldsProps) {
  const { value, error, faulty, doneLabel, isPending, isNew = false, onChange, onDone, onDecline, onCancel } = props
  const id = useId()
  const errorId = `${id}-error`
  const lack = (name: string) => (name === faulty ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})
  const set = (fields: Partial<MeasureForm>) => onChange({ ...value, ...fields, isOwn: true })

  /** These fields are done by themselves: the form around them stays open. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onDone()
  }

  return (
    <fieldset disabled={isPending} className="grid gap-3 rounded-control bg-raised p-3">
      <legend className="sr-only">How it is counted</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <div className="col-span-full grid gap-1">
          <Label htmlFor={`${id}-kind`}>Counts</Label>
          <Select
            id={`${id}-kind`}
            value={value.kind}
            onChange={({ target }) => set({ kind: target.value as MeasureForm['kind'] })}
          >
            <option value="total">adding up</option>
            <option value="level">where it stands</option>
            <option value="rhythm">how often</option>
          </Select>
        </div>
        {(value.kind === 'rhythm' ? [] : isNew ? ([...figures, 'reading'] as const) : figures).map((name) => (
          <div key={name} className="grid gap-1">
            <Label htmlFor={`${id}-${name}`}>{labels[name]}</Label>
            <Input
              id={`${id}-${name}`}
              {...lack(name)}
              value={value[name] ?? ''}
              placeholder={name === 'reading' ? value.start : undefined}
              maxLength={20}
              inputMode={name === 'unit' ? 'text' : 'decimal'}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </div>
        ))}
        {value.kind === 'rhythm' && (
          <RhythmFields id={id} lack={lack('times')} value={value} onChange={set} onKeyDown={onKeyDown} />
        )}
      </div>
      {value.kind === 'rhythm' && <WeekdayFields value={value} onChange={set} />}
      {error && (
        <p id={errorId} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onDone}>
          {doneLabel}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDecline}>
          Don’t count
        </Button>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type RhythmFieldsProps = { value: MeasureForm; onChange: (fields: Partial<MeasureForm>) => void }

function RhythmFields({
  id,
  lack,
  value,
  onChange,
  onKeyDown,
}: RhythmFieldsProps & { id: string; lack: object; onKeyDown: (event: KeyboardEvent) => void }) {
  const isByDays = value.weekdays.length > 0
  return (
    <>
      <div className="grid gap-1">
        <Label htmlFor={`${id}-times`}>Times</Label>
        <Input
          id={`${id}-times`}
          {...lack}
          value={isByDays ? String(value.weekdays.length) : value.times}
          maxLength={4}
          inputMode="numeric"
          autoComplete="off"
          disabled={isByDays}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ times: target.value })}
        />
      </div>
      <div className="grid gap-1">
        <Label htmlFor={`${id}-per`}>A</Label>
        <Select
          id={`${id}-per`}
          value={isByDays ? 'week' : value.per}
          disabled={isByDays}
          onChange={({ target }) => onChange({ per: target.value as MeasureForm['per'] })}
        >
          <option value="day">day</option>
          <option value="week">week</option>
          <option value="month">month</option>
        </Select>
      </div>
    </>
  )
}

/** Days of their own, where it matters which. */
function WeekdayFields({ value, onChange }: RhythmFieldsProps) {
  return (
    <fieldset className="grid grid-cols-7 gap-1">
      <legend className="mb-1 text-sm text-ink-3">Only on</legend>
      {weekdayNames.map((name, at) => {
        const isOn = value.weekdays.includes(at + 1)
        const others = value.weekdays.filter((day) => day !== at + 1)
        return (
          <Button
            key={name}
            variant={isOn ? 'outline' : 'ghost'}
            size="sm"
            className="px-0"
            aria-label={name}
            aria-pressed={isOn}
            onClick={() => onChange({ weekdays: (isOn ? others : [...others, at + 1]).sort() })}
          >
            {name.slice(0, 2)}
          </Button>
        )
      })}
    </fieldset>
  )
}
