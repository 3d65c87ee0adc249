'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { editableFields, fieldText, type ProposalField, withField } from '@/lib/client/proposals/fields'
import { domainIds, domains } from '@/lib/contract/domains'
import { moodLabels } from '@/lib/contract/mood'
import type { Proposal } from '@/lib/contract/proposal'

type ProposalFormProps = {
  proposal: Proposal
  timeZone: string
  isPending: boolean
  onApply: (input: Proposal['input']) => void
  /** Absent where something is missing: then there is nothing to go back to. */
  onCancel: (() => void) | undefined
  /** More buttons behind the form's own. */
  children: ReactNode
}

/** A proposal's fields, to be put right or filled in before it is applied. */
export function ProposalForm({ proposal, timeZone, isPending, onApply, onCancel, children }: ProposalFormProps) {
  const fields = editableFields(proposal)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const textOf = (field: ProposalField) => typed[field.name] ?? fieldText(field, proposal.input, timeZone)

  function apply() {
    const changed = fields.filter(({ name }) => typed[name] !== undefined)
    onApply(
      changed.reduce((input, field) => withField(field, typed[field.name] ?? '', input, timeZone), proposal.input),
    )
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <fieldset disabled={isPending} className="grid gap-3">
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            text={textOf(field)}
            isRequired={proposal.missing?.includes(field.name) ?? false}
            onChange={(text) => setTyped((known) => ({ ...known, [field.name]: text }))}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isPending}>
          Apply
        </Button>
        {onCancel && (
          <Button variant="outline" size="sm" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </div>
    </form>
  )
}

type FieldInputProps = {
  field: ProposalField
  text: string
  isRequired: boolean
  onChange: (text: string) => void
}

function FieldInput({ field: { label, kind }, text, isRequired, onChange }: FieldInputProps) {
  const id = useId()
  const shared = {
    id,
    value: text,
    required: isRequired,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="grid gap-1">
      <Label htmlFor={id}>{label}</Label>
      {kind === 'words' || kind === 'lines' ? (
        <Textarea rows={3} {...shared} />
      ) : kind === 'area' ? (
        <Select {...shared}>
          <option value="">Choose an area</option>
          {domainIds.map((domain) => (
            <option key={domain} value={domain}>
              {domains[domain].label}
            </option>
          ))}
        </Select>
      ) : kind === 'energy' ? (
        <Select {...shared}>
          <option value="">Choose your energy</option>
          {Object.entries(moodLabels).map(([mood, name]) => (
            <option key={mood} value={mood}>
              {mood}, {name}
            </option>
          ))}
        </Select>
      ) : (
        <Input {...shared} {...inputTypes[kind]} />
      )}
    </div>
  )
}

const inputTypes = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  day: { type: 'date' },
  moment: { type: 'datetime-local' },
} as const
