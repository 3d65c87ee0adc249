'use client'

import { type KeyboardEvent, useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import type { MeasureForm } from '@/lib/client/measure-form'

type MeasureFieldsProps = {
  value: MeasureForm
  error?: string | undefined
  doneLabel: string
  isPending?: boolean
  onChange: (value: MeasureForm) => void
  onDone: () => void
  onDecline: () => void
  /** Where there is something to go back to. */
  onCancel?: () => void
}

const labels = { unit: 'Unit', start: 'From', target: 'To' } as const

/** How a goal is counted, field by field. */
export function MeasureFields(props: MeasureFieldsProps) {
  const { value, error, doneLabel, isPending, onChange, onDone, onDecline, onCancel } = props
  const id = useId()
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
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <div className="grid gap-1">
          <Label htmlFor={`${id}-kind`}>Counts</Label>
          <Select
            id={`${id}-kind`}
            value={value.kind}
            onChange={({ target }) => set({ kind: target.value as MeasureForm['kind'] })}
          >
            <option value="total">adding up</option>
            <option value="level">where it stands</option>
          </Select>
        </div>
        {(['unit', 'start', 'target'] as const).map((name) => (
          <div key={name} className="grid gap-1">
            <Label htmlFor={`${id}-${name}`}>{labels[name]}</Label>
            <Input
              id={`${id}-${name}`}
              value={value[name]}
              maxLength={20}
              inputMode={name === 'unit' ? 'text' : 'decimal'}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
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
