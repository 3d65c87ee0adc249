'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import { type DateOrder, dateOrders } from '@/lib/contract/date-orders'
import type { ImportMapping, ImportPreview } from '@/lib/contract/file-import'

const ORDERS: Record<DateOrder, string> = { ymd: '2024-03-14', dmy: '14.03.2024', mdy: '03/14/2024' }

type ColumnFieldsProps = { preview: ImportPreview; onChange: (part: ImportMapping) => void }

/** Which column of a table is what. Of Daylio's it is known. */
export function ColumnFields({ preview, onChange }: ColumnFieldsProps) {
  const id = useId()
  const { columns, mapping, kind } = preview
  if (kind === 'daylio') return null
  const names = [...new Set(columns)].filter(Boolean)
  const options = names.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))
  const written = mapping.notes ?? []
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">What is in its columns?</legend>
      <Row id={`${id}-date`} label="The day">
        <Select
          id={`${id}-date`}
          className="w-full sm:w-56"
          aria-invalid={mapping.date === undefined}
          value={mapping.date ?? ''}
          onChange={({ target }) => onChange({ date: target.value })}
        >
          {mapping.date === undefined && <option value="">Choose</option>}
          {options}
        </Select>
      </Row>
      <Row id={`${id}-order`} label="14 March 2024 would stand there as">
        <Select
          id={`${id}-order`}
          className="w-full sm:w-56"
          aria-invalid={mapping.dateOrder === undefined}
          value={mapping.dateOrder ?? ''}
          onChange={({ target }) => onChange({ dateOrder: target.value as DateOrder })}
        >
          {mapping.dateOrder === undefined && <option value="">Choose</option>}
          {dateOrders.map((order) => (
            <option key={order} value={order}>
              {ORDERS[order]}
            </option>
          ))}
        </Select>
      </Row>
      <Row id={`${id}-mood`} label="The mood">
        <Select
          id={`${id}-mood`}
          className="w-full sm:w-56"
          value={mapping.mood ?? ''}
          onChange={({ target }) => onChange({ mood: target.value || null })}
        >
          <option value="">None: energy 3 for all</option>
          {options}
        </Select>
      </Row>
      <fieldset className="grid gap-1">
        <legend className="text-sm text-ink-2">What was written</legend>
        {names.map((name) => (
          <label key={name} htmlFor={`${id}-${name}`} className="flex min-h-10 items-center gap-3">
            <Checkbox
              id={`${id}-${name}`}
              checked={written.includes(name)}
              onChange={({ target }) => {
                const notes = names.filter((one) => (one === name ? target.checked : written.includes(one)))
                if (notes.length > 0) onChange({ notes })
              }}
            />
            <bdi className="wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}

function Row({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id} className="text-sm text-ink-2">
        {label}
      </label>
      {children}
    </div>
  )
}
